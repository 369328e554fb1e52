import { withClient } from "../folder/with-client.ts"
import type { Command } from "./command.ts"
import { ownerOptions, requireId } from "./owner-options.ts"

export const pinCommand: Command = {
  usage: "ID",
  example: "keepsake pin 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: { ...ownerOptions, off: { about: "Unpin it" } },
  async run(call) {
    const { arguments: words, out } = call
    const id = requireId(call, "pin")
    const pinned = !words.has("off")
    const { memory } = await withClient(call, (client) =>
      client.updateMemory({ id, pinned, tenant: words.text("tenant") }),
    )
    const text = pinned ? `Pinned: ${id}. It is now included in every conversation.` : `Unpinned: ${id}`
    return out.answer({ json: { memory }, text })
  },
}
