import { reach } from "../folder/reach.ts"
import { memoryText } from "../output/memory-text.ts"
import { reviewLines } from "../output/review-text.ts"
import { wrongUsage } from "../stop.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions, scopeOf, scopeOption } from "./owner-options.ts"

export const review: Command = {
  usage: "[ID accept|reject|merge]",
  words: 2,
  options: {
    ...ownerOptions,
    ...scopeOption,
    conflicts: { about: "those that contradict what stands, in the place of those that were set aside" },
    duplicates: { about: "those that say again what stands" },
    into: { value: "ID", about: "with merge: the memory that takes it in" },
    content: { value: "TEXT", about: "with merge: what that memory says from now on" },
    limit: { value: "N", about: "at most so many, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "go on where another list ended" },
  },
  async run(call) {
    const [id, decision] = call.arguments.positionals
    return id === undefined ? listed(call) : decided(call, id, decision)
  },
}

async function listed(call: Call): Promise<0> {
  const { arguments: words, out } = call
  const page = await reach(call, (client) =>
    client.listReview({
      because: words.has("conflicts") ? "conflicting" : words.has("duplicates") ? "duplicate" : "quarantined",
      tenant: words.text("tenant"),
      scope: scopeOf(call),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }),
  )
  const more = page.next === undefined ? "" : `\n\nMore: --cursor ${page.next}`
  const text = page.data.length === 0 ? "Nothing waits for a decision." : `${reviewLines(page.data)}${more}`
  out.answer({ json: page, text })
  return 0
}

const DECISIONS = ["accept", "reject", "merge"] as const

async function decided(call: Call, id: string, word: string | undefined): Promise<0> {
  const { arguments: words, out } = call
  const decision = DECISIONS.find((known) => known === word)
  if (decision === undefined) {
    const before = DECISIONS.find((known) => known === id)
    if (before !== undefined) {
      const behind = before === "merge" ? " --into ID" : ""
      throw wrongUsage("review takes the id before the decision", `keepsake review ${word ?? "ID"} ${before}${behind}`)
    }
    throw wrongUsage("review needs a decision behind the id", `keepsake review ${id} accept|reject|merge --into ID`)
  }
  const into = words.text("into")
  if (decision === "merge" && into === undefined)
    throw wrongUsage("merge needs --into", "It names a memory of the same pool.")
  const wanted = { id, decision, into, content: words.text("content"), tenant: words.text("tenant") }
  const { memory } = await reach(call, (client) => client.decideReview(wanted))
  const done = { accept: "Accepted", reject: `Rejected and forgotten: ${id}`, merge: `Merged: ${id} is forgotten` }[
    decision
  ]
  out.answer({ json: { id, decision, memory }, text: memory === null ? done : `${done}\n\n${memoryText(memory)}` })
  return 0
}
