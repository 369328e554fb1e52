import { text as readAll } from "node:stream/consumers"
import { reach } from "../folder/reach.ts"
import { audience } from "../output/memory-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { narrowingOf, ownerOptions, sessionOption } from "./owner-options.ts"

const sentences = {
  created: "Kept as a new memory",
  updated: "Kept as the next version of the memory with this key",
  duplicate: "Already known, nothing was added",
  superseded: "Kept; it takes the place of an older memory",
} as const

export const add: Command = {
  usage: "TEXT (or - to read it from stdin)",
  words: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    project: { value: "NAME", about: "the project that it belongs to; else KEEPSAKE_PROJECT" },
    type: { value: "TYPE", about: "factual, episodic, procedural or semantic" },
    category: { value: "NAME", about: "finer, and open: preference, decision, instruction …" },
    key: { value: "KEY", about: "adding it again makes the next version of the same memory" },
    pin: { about: "belongs into every conversation" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [written] = words.positionals
    if (written === undefined) throw wrongUsage("add needs the text to keep", 'keepsake add "I prefer tea to coffee"')
    const type = words.oneOf("type", ["factual", "episodic", "procedural", "semantic"])
    const content = written === "-" ? (await readAll(call.stdin)).trim() : written
    if (content.trim() === "") throw wrongUsage("There is no text to keep", 'keepsake add "I prefer tea to coffee"')

    const memory = {
      content,
      ...narrowingOf(call),
      type,
      category: words.text("category"),
      key: words.text("key"),
      project: words.text("project") ?? (call.environment.KEEPSAKE_PROJECT || undefined),
      ...(words.has("pin") && { pinned: true }),
    }
    const added = await reach(call, (client) => client.addMemory(memory), { begins: true })
    const quarantined =
      added.status === "quarantined" ? "\nIt reads as instructions: a search finds it, no conversation gets it." : ""
    out.answer({ json: added, text: `${sentences[added.did]}: ${added.id}\n${audience(added.memory)}${quarantined}` })
    return 0
  },
}
