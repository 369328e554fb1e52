import { reach } from "../folder/reach.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const pin: Command = {
  usage: "ID",
  example: "keepsake pin 019ab3c4-5d6e-7f80-9123-456789abcdef",
  words: 1,
  options: { ...ownerOptions, off: { about: "Unpin it" } },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw wrongUsage("pin needs the id of a memory", "See the ids with: keepsake list")
    const pinned = !words.has("off")
    const { memory } = await reach(call, (client) => client.updateMemory({ id, pinned, tenant: words.text("tenant") }))
    const text = pinned ? `Pinned: ${id}. It is now included in every conversation.` : `Unpinned: ${id}`
    out.answer({ json: { memory }, text })
    return 0
  },
}
