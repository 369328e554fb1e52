import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { sourceMessagesText } from "../output/with-messages.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const forgetCommand: Command = {
  usage: "ID",
  example: "keepsake forget 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: { ...ownerOptions, erase: { about: "Erase it with all its versions now, permanently" } },
  async run(call) {
    const [id] = call.arguments.positionals
    if (!id) throw usageError("forget needs the id of a memory", "See the ids with: keepsake list")
    const erase = call.arguments.has("erase")
    const tenant = call.arguments.text("tenant")
    const { also = [] } = await withClient(call, (client) =>
      client.deleteMemory({ id, tenant, ...(erase && { erase: "true" }) }),
    )
    const text = erase
      ? `Erased with all its versions: ${id}${sourceMessagesText(also.length)}`
      : `Forgotten: ${id}${sourceMessagesText(also.length)}\nUndo within memory.undoDays (30 days by default): keepsake restore ${id}`
    call.out.answer({
      json: { id, did: erase ? "erased" : "forgotten", ...(also.length > 0 && { also: [...also] }) },
      text,
    })
    return 0
  },
}
