import { text as readAll } from "node:stream/consumers"
import { reach } from "../folder/reach.ts"
import { audience } from "../output/memory-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { narrowingOf, ownerOptions, sessionOption } from "./owner-options.ts"

const sentences = {
  created: "Added",
  updated: "Updated the memory with this key",
  duplicate: "Already known, nothing was added",
  superseded: "Added, replacing an older memory",
} as const

export const add: Command = {
  usage: "TEXT (- reads it from stdin)",
  example: 'keepsake add "I prefer tea to coffee"',
  words: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    project: { value: "NAME", about: "Project; default KEEPSAKE_PROJECT" },
    type: { value: "TYPE", about: "Type: factual, episodic, procedural or semantic" },
    category: { value: "NAME", about: "Category, such as preference, decision or instruction" },
    key: { value: "KEY", about: "Adding this key again updates the memory" },
    pin: { about: "Include it in every conversation" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [written] = words.positionals
    if (written === undefined)
      throw wrongUsage("add needs the text to remember", 'keepsake add "I prefer tea to coffee"')
    const type = words.oneOf("type", ["factual", "episodic", "procedural", "semantic"])
    const content = written === "-" ? (await readAll(call.stdin)).trim() : written
    if (content.trim() === "")
      throw wrongUsage("The text to remember is empty", 'keepsake add "I prefer tea to coffee"')

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
      added.status === "quarantined"
        ? "\nQuarantined, because it reads like instructions: searches find it, conversations never include it."
        : ""
    out.answer({ json: added, text: `${sentences[added.did]}: ${added.id}\n${audience(added.memory)}${quarantined}` })
    return 0
  },
}
