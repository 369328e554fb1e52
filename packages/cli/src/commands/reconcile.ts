import { reach } from "../folder/reach.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import type { Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const reconcile: Command = {
  usage: "",
  example: "keepsake reconcile",
  words: 0,
  options: serverOptions,
  async run(call) {
    call.out.progress("Comparing records with vectors: differences are repaired, missing vectors are embedded.")
    const found = await reach(call, (client) => client.reconcile())
    const { compared, missing = 0, outdated = 0, extra = 0, embedded } = found
    const sides =
      compared === undefined
        ? []
        : [
            ["compared", pluralize(compared, "memory", "memories")],
            ["repaired", `${missing} missing, ${outdated} outdated, ${extra} without a record`],
          ]
    call.out.answer({ json: found, text: table([...sides, ["embedded", pluralize(embedded, "memory", "memories")]]) })
    return 0
  },
}
