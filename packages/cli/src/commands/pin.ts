import { reach } from "../folder/reach.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const pin: Command = {
  usage: "ID",
  words: 1,
  options: { ...ownerOptions, off: { about: "take the pin away" } },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw wrongUsage("pin needs the id of a memory", "keepsake list shows ids.")
    const pinned = !words.has("off")
    const { memory } = await reach(call, (client) => client.updateMemory({ id, pinned, tenant: words.text("tenant") }))
    const text = pinned ? `Pinned: ${id}. It belongs into every conversation now.` : `No longer pinned: ${id}`
    out.answer({ json: { memory }, text })
    return 0
  },
}
