import { reach } from "../folder/reach.ts"
import { withMessages } from "../output/with-messages.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const forget: Command = {
  usage: "ID",
  words: 1,
  options: { ...ownerOptions, erase: { about: "purge it with its versions now" } },
  async run(call) {
    const [id] = call.arguments.positionals
    if (!id) throw wrongUsage("forget needs the id of a memory", "keepsake list shows ids.")
    const erase = call.arguments.has("erase")
    const tenant = call.arguments.text("tenant")
    const { also = [] } = await reach(call, (client) =>
      client.deleteMemory({ id, tenant, ...(erase && { erase: "true" }) }),
    )
    const text = erase
      ? `Erased with its versions: ${id}${withMessages(also.length)}`
      : `Forgotten: ${id}${withMessages(also.length)}\nThis brings it back for as many days as memory.undoDays says, 30 unless changed: keepsake restore ${id}`
    call.out.answer({
      json: { id, did: erase ? "erased" : "forgotten", ...(also.length > 0 && { also: [...also] }) },
      text,
    })
    return 0
  },
}
