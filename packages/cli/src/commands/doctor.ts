import { table } from "../output/table.ts"
import { type Command, folderOptions } from "./command.ts"

export const doctor: Command = {
  name: "doctor",
  summary: "look for what is wrong and say how to mend it; exit 3 when something is broken",
  usage: "",
  words: 0,
  options: folderOptions,
  async run(call) {
    // What it takes to try the store's rules is loaded only here.
    const { examine } = await import("../doctor/examine.ts")
    const checks = await examine(call)
    const healthy = checks.every(({ level }) => level !== "fail")
    const rows = checks.flatMap(({ name, level, message, remedy }) => [
      [level, name, message],
      ...(remedy === undefined ? [] : [["", "", `-> ${remedy}`]]),
    ])
    call.out.answer({ json: { healthy, checks }, text: table(rows) })
    return healthy ? 0 : 3
  },
}
