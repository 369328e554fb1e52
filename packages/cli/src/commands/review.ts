import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { memoryText } from "../output/memory-text.ts"
import { reviewLines } from "../output/review-text.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions, parseScope, scopeOption } from "./owner-options.ts"

export const reviewCommand: Command = {
  usage: "[ID accept|reject|merge]",
  example: "keepsake review 019ab3c4-5d6e-7f80-9123-456789abcdef accept",
  maxPositionals: 2,
  options: {
    ...ownerOptions,
    ...scopeOption,
    conflicts: { about: "List contradictions instead of quarantined memories" },
    duplicates: { about: "List duplicates instead of quarantined memories" },
    into: { value: "ID", about: "merge: the memory to merge into" },
    content: { value: "TEXT", about: "merge: the new text of that memory" },
    limit: { value: "N", about: "Memories to show, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "Continue after the previous page" },
  },
  async run(call) {
    const [id, decision] = call.arguments.positionals
    return id === undefined ? listReview(call) : decideReview(call, id, decision)
  },
}

async function listReview(call: Call): Promise<0> {
  const { arguments: words, out } = call
  const page = await withClient(call, (client) =>
    client.listReview({
      because: words.has("conflicts") ? "conflicting" : words.has("duplicates") ? "duplicate" : "quarantined",
      tenant: words.text("tenant"),
      scope: parseScope(call),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }),
  )
  const more = page.next === undefined ? "" : `\n\nMore: --cursor ${page.next}`
  const text = page.data.length === 0 ? "Nothing waits for review." : `${reviewLines(page.data)}${more}`
  out.answer({ json: page, text })
  return 0
}

const DECISIONS = ["accept", "reject", "merge"] as const

async function decideReview(call: Call, id: string, word: string | undefined): Promise<0> {
  const { arguments: words, out } = call
  const decision = DECISIONS.find((known) => known === word)
  if (decision === undefined) {
    const before = DECISIONS.find((known) => known === id)
    if (before !== undefined) {
      const behind = before === "merge" ? " --into ID" : ""
      throw usageError("review takes the ID before the decision", `keepsake review ${word ?? "ID"} ${before}${behind}`)
    }
    throw usageError("review needs a decision after the ID", `keepsake review ${id} accept|reject|merge --into ID`)
  }
  const into = words.text("into")
  if (decision === "merge" && into === undefined)
    throw usageError("merge needs --into", "Name a memory of the same pool.")
  const wanted = { id, decision, into, content: words.text("content"), tenant: words.text("tenant") }
  const { memory } = await withClient(call, (client) => client.decideReview(wanted))
  const done = { accept: "Accepted", reject: `Rejected and forgotten: ${id}`, merge: `Merged: ${id} is forgotten` }[
    decision
  ]
  out.answer({ json: { id, decision, memory }, text: memory === null ? done : `${done}\n\n${memoryText(memory)}` })
  return 0
}
