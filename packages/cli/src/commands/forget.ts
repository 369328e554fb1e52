import { withClient } from "../folder/with-client.ts"
import { heldByFileText, sourceMessagesText } from "../output/with-messages.ts"
import type { Command } from "./command.ts"
import { ownerOptions, requireId } from "./owner-options.ts"

export const forgetCommand: Command = {
  usage: "ID",
  example: "keepsake forget 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    erase: { about: "Erase it with all its versions now, permanently" },
    "keep-words": { about: "Keep what was said: only the memory read from it is wrong" },
  },
  async run(call) {
    const id = requireId(call, "forget")
    const erase = call.arguments.has("erase")
    const tenant = call.arguments.text("tenant")
    const keep = call.arguments.has("keep-words")
    const { also = [], file } = await withClient(call, (client) =>
      client.deleteMemory({ id, tenant, ...(erase && { erase: "true" }), ...(keep && { words: "keep" }) }),
    )
    const did = erase ? "Erased with all its versions" : "Forgotten"
    const undo = erase ? [] : [`Undo within memory.undoDays (30 days by default): keepsake restore ${id}`]
    const offer =
      also.length > 0 && !erase
        ? [`Wrong only as it was read? keepsake restore ${id}, then keepsake forget ${id} --keep-words`]
        : []
    const place = file === undefined ? [] : [heldByFileText(file)]
    return call.out.answer({
      json: {
        id,
        did: erase ? "erased" : "forgotten",
        ...(also.length > 0 && { also: [...also] }),
        ...(file !== undefined && { file }),
      },
      text: [`${did}: ${id}${sourceMessagesText(also.length, keep)}`, ...place, ...undo, ...offer].join("\n"),
    })
  },
}
