"""Compares the code with the layout article: targets, arrows, imports, file sizes, golden files."""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
ARTICLE = ROOT / "Sources/AnimscriptKit/AnimscriptKit.docc/Layout.md"
TOP_LEVEL = {"Package.swift", "README.md", "LICENSE", "Sources", "Tests", "Scripts", "Plugins"}
LONGEST_FILE = 500
SYSTEM_MODULES = {"Swift", "Glibc", "Darwin", "FoundationEssentials", "Synchronization"}

faults = []


def tracked():
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in listing.stdout.decode().split("\0") if name]


def allowed_arrows():
    """The table of the layout article: target -> the targets that it may import."""
    arrows = {}
    for line in ARTICLE.read_text().splitlines():
        row = re.match(r"\| `(\w+)`[^|]*\| ([^|]*)\|", line)
        if row:
            arrows[row[1]] = set(re.findall(r"`(\w+)`", row[2]))
    return arrows


def package_arrows():
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, check=True)
    arrows = {}
    for target in json.loads(dump.stdout)["targets"]:
        if target["type"] != "test" and target["name"] != "TestSupport":
            arrows[target["name"]] = {d["byName"][0] for d in target["dependencies"]}
    return arrows


def check_arrows():
    allowed, package = allowed_arrows(), package_arrows()
    for target, arrows in package.items():
        if target not in allowed:
            faults.append(f"Package.swift: target {target} is not in the layout article")
        for arrow in sorted(arrows - allowed.get(target, set())):
            faults.append(f"Package.swift: arrow {target} -> {arrow} is not in the layout article")
    for target in allowed.keys() - package.keys():
        faults.append(f"{ARTICLE.relative_to(ROOT)}: target {target} is not in Package.swift")
    for name in tracked():
        parts = pathlib.PurePath(name).parts
        if parts[0] != "Sources" or not name.endswith(".swift"):
            continue
        for number, line in enumerate((ROOT / name).read_text().splitlines(), 1):
            found = re.match(r"\s*(?:@\w+ )?(?:public |internal |private |package )?import (\w+)", line)
            if not found or found[1] in SYSTEM_MODULES:
                continue
            if found[1] not in package.get(parts[1], set()):
                faults.append(f"{name}:{number}: import of {found[1]} is no arrow of {parts[1]}")


def check_files():
    files = tracked()
    for name in sorted({pathlib.PurePath(name).parts[0] for name in files}):
        if not name.startswith(".") and name not in TOP_LEVEL:
            faults.append(f"{name}: not part of the top level")
    lengths = []
    for name in files:
        if name.endswith((".swift", ".c", ".h")):
            lines = (ROOT / name).read_text().count("\n")
            if name.startswith("Sources/"):
                lengths.append(lines)
            if lines > LONGEST_FILE:
                faults.append(f"{name}: {lines} lines, {LONGEST_FILE} at most")
        if " " in name:
            faults.append(f"{name}: a space in the path")
    golden = {pathlib.PurePath(name).name for name in files if "/Golden/" in name}
    for name in files:
        path = pathlib.PurePath(name)
        if path.parent == pathlib.PurePath("Scripts") and path.suffix == ".lua":
            if f"{path.stem}.timeline.json" not in golden:
                faults.append(f"{name}: no golden file")
    if lengths:
        lengths.sort()
        print(f"structure: {len(lengths)} source files, median {lengths[len(lengths) // 2]} lines,"
              f" nine in ten under {lengths[len(lengths) * 9 // 10] + 1}")


check_arrows()
check_files()
for fault in faults:
    print(f"structure: {fault}", file=sys.stderr)
sys.exit(1 if faults else 0)
