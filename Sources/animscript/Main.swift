internal import AnimscriptCLI

@main
enum Main {
  static func main() {
    Program.main()
  }
}
