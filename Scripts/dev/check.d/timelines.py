"""Validates timelines of every script on several devices, and every golden one, with jsonschema."""

import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parents[3]
TOOL = ROOT / ".build/debug/animscript"
DEVICES = ["iphone-se", "iphone-16", "iphone-16-pro-max", "ipad", "pixel-9", "390x844", "844x390"]

schema = json.loads((ROOT / "Sources/Timelines/timeline.schema.json").read_text())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
failed = 0
passed = 0


def check(name, text):
    global failed, passed
    errors = list(validator.iter_errors(json.loads(text)))
    for error in errors[:5]:
        print(f"{name}: {error.json_path}: {error.message[:200]}", file=sys.stderr)
    if errors:
        failed += 1
    else:
        passed += 1


for script in sorted((ROOT / "Scripts").glob("*.lua")):
    for device in DEVICES:
        run = subprocess.run(
            [TOOL, "run", script, "--device", device, "--fps", "60"], capture_output=True)
        if run.returncode:
            print(f"{script.name} on {device}: exit {run.returncode}", file=sys.stderr)
            failed += 1
        else:
            check(f"{script.name} on {device}", run.stdout)
for golden in sorted(ROOT.glob("Tests/*/Golden/*.timeline.json")):
    check(golden.name, golden.read_text())

# The validator must notice what is wrong, or its silence means nothing.
broken = json.loads((ROOT / "Tests/EndToEndTests/Golden/slide_down.timeline.json").read_text())
for change in ({"format": "animscript.timeline/2"}, {"duration": -1}, {"surprise": 1}):
    if validator.is_valid({**broken, **change}):
        print(f"timelines: the schema lets {change} pass", file=sys.stderr)
        failed += 1
    else:
        passed += 1

print(f"timelines: {passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
