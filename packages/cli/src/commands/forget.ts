import { withClient } from "../folder/with-client.ts"
import { heldByFileText, sourceMessagesText } from "../output/with-messages.ts"
import type { Command } from "./command.ts"
import { answerErased } from "./erase-memory.ts"
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
    const tenant = call.arguments.text("tenant")
    const keep = call.arguments.has("keep-words")
    if (call.arguments.has("erase")) return answerErased(call, { id, keep, compact: true })
    const { also = [], file } = await withClient(call, (client) =>
      client.deleteMemory({ id, tenant, ...(keep && { words: "keep" }) }),
    )
    const undo = `Undo within memory.undoDays (30 days by default): keepsake restore ${id}`
    const offer =
      also.length > 0
        ? [`Wrong only as it was read? keepsake restore ${id}, then keepsake forget ${id} --keep-words`]
        : []
    const place = file === undefined ? [] : [heldByFileText(file)]
    return call.out.answer({
      json: {
        id,
        did: "forgotten",
        ...(also.length > 0 && { also: [...also] }),
        ...(file !== undefined && { file }),
      },
      text: [`Forgotten: ${id}${sourceMessagesText(also.length, keep)}`, ...place, undo, ...offer].join("\n"),
    })
  },
}
