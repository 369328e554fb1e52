import { text as readAll } from "node:stream/consumers"
import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { poolText } from "../output/memory-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions, parseShared, sessionAndTenant, sessionOption, sharedOption } from "./owner-options.ts"

const sentences = {
  created: "Added",
  updated: "Updated the memory with this key",
  duplicate: "Already known, nothing was added",
  superseded: "Added, replacing an older memory",
  conflicting: "Kept for review, because it contradicts a memory that weighs more",
} as const

export const addCommand: Command = {
  usage: "TEXT (- reads it from stdin)",
  example: 'keepsake add "I prefer tea to coffee"',
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...sharedOption,
    project: { value: "NAME", about: "Project; default KEEPSAKE_PROJECT" },
    type: { value: "TYPE", about: "Type: factual, episodic, procedural or semantic" },
    category: { value: "NAME", about: "Category, such as preference, decision or instruction" },
    attribute: { value: "NAME", about: "What it states, such as home, salary or due date" },
    subject: { value: "NAME", about: 'Whose attribute it is, such as "sister ines" or "project heron"; default user' },
    key: { value: "KEY", about: "Adding this key again updates the memory" },
    pin: { about: "Include it in every conversation" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [written] = words.positionals
    if (written === undefined)
      throw usageError("add needs the text to remember", 'keepsake add "I prefer tea to coffee"')
    const type = words.oneOf("type", ["factual", "episodic", "procedural", "semantic"])
    const content = written === "-" ? (await readAll(call.stdin)).trim() : written
    if (content.trim() === "")
      throw usageError("The text to remember is empty", 'keepsake add "I prefer tea to coffee"')

    const [attribute, subject] = [words.text("attribute"), words.text("subject")]
    if (subject !== undefined && attribute === undefined)
      throw usageError(
        "--subject needs --attribute",
        'keepsake add "Ines lives in Faro" --subject "sister ines" --attribute home',
      )
    const memory = {
      content,
      ...(attribute !== undefined && { about: { attribute, ...(subject !== undefined && { subject }) } }),
      ...sessionAndTenant(call),
      type,
      category: words.text("category"),
      key: words.text("key"),
      project: words.text("project") ?? (call.environment.KEEPSAKE_PROJECT || undefined),
      ...(words.has("pin") && { pinned: true }),
      shared: parseShared(call),
    }
    const added = await withClient(call, (client) => client.addMemory(memory), { begins: true })
    const quarantined =
      added.status === "quarantined" && added.did !== "conflicting"
        ? "\nQuarantined, because it reads like instructions: searches find it, conversations never include it."
        : ""
    const isCut = added.did !== "duplicate" && added.memory.content !== content.trim()
    const redacted = isCut ? "\nSecrets in it were removed." : ""
    return out.answer({
      json: added,
      text: `${sentences[added.did]}: ${added.id}\n${poolText(added.memory)}${redacted}${quarantined}`,
    })
  },
}
