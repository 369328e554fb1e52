import { reach } from "../folder/reach.ts"
import { table } from "../output/table.ts"
import type { Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const reconcile: Command = {
  usage: "",
  words: 0,
  options: serverOptions,
  async run(call) {
    call.out.progress("Comparing both sides; what differs is repaired, what has no vector is embedded.")
    const found = await reach(call, (client) => client.reconcile())
    const { compared, missing = 0, outdated = 0, extra = 0, embedded } = found
    const sides =
      compared === undefined
        ? []
        : [
            ["compared", `${compared} memories`],
            ["repaired", `${missing} missing, ${outdated} outdated, ${extra} that the records do not have`],
          ]
    call.out.answer({ json: found, text: table([...sides, ["embedded", `${embedded} that had no vector`]]) })
    return 0
  },
}
