import { withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { valueTable } from "../output/table.ts"
import type { Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const reconcileCommand: Command = {
  usage: "",
  example: "keepsake reconcile",
  maxPositionals: 0,
  options: serverOptions,
  async run(call) {
    call.out.progress("Comparing records with vectors: differences are repaired, missing vectors are embedded.")
    const result = await withClient(call, (client) => client.reconcile())
    const { compared, missing = 0, outdated = 0, extra = 0, embedded } = result
    const isCompared = compared !== undefined
    const text = valueTable([
      ["compared", isCompared && pluralize(compared, "memory", "memories")],
      ["repaired", isCompared && `${missing} missing, ${outdated} outdated, ${extra} without a record`],
      ["embedded", pluralize(embedded, "memory", "memories")],
    ])
    return call.out.answer({ json: result, text })
  },
}
