import { table } from "../output/table.ts"
import { type Command, folderOptions } from "./command.ts"

export const doctorCommand: Command = {
  usage: "",
  example: "keepsake doctor",
  maxPositionals: 0,
  options: { ...folderOptions, quick: { about: "Skip the store rules, which take 10 s and more" } },
  async run(call) {
    // What it takes to try the store's rules is loaded only here.
    const { runChecks } = await import("../doctor/run-checks.ts")
    const checks = await runChecks(call)
    const healthy = checks.every(({ level }) => level !== "fail")
    const rows = checks.flatMap(({ name, level, message, remedy }) => [
      [level, name, message],
      ...(remedy === undefined ? [] : [["", "", `-> ${remedy}`]]),
    ])
    call.out.answer({ json: { healthy, checks }, text: table(rows) })
    return healthy ? 0 : 3
  },
}
