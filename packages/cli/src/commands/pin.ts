import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const pinCommand: Command = {
  usage: "ID",
  example: "keepsake pin 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: { ...ownerOptions, off: { about: "Unpin it" } },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw usageError("pin needs the id of a memory", "See the ids with: keepsake list")
    const pinned = !words.has("off")
    const { memory } = await withClient(call, (client) =>
      client.updateMemory({ id, pinned, tenant: words.text("tenant") }),
    )
    const text = pinned ? `Pinned: ${id}. It is now included in every conversation.` : `Unpinned: ${id}`
    out.answer({ json: { memory }, text })
    return 0
  },
}
