import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import type { Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const reconcileCommand: Command = {
  usage: "",
  example: "keepsake reconcile",
  maxPositionals: 0,
  options: serverOptions,
  async run(call) {
    call.out.progress("Comparing records with vectors: differences are repaired, missing vectors are embedded.")
    const found = await withClient(call, (client) => client.reconcile())
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
