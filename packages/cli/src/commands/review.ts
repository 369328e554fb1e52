import type { RouteOutput, Routes } from "@keepsake/api"
import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { memoryText } from "../output/memory-text.ts"
import { bold } from "../output/output.ts"
import { truncateLine } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions, parseScope, requireId, scopeOption } from "./owner-options.ts"

export const reviewCommand: Command = {
  usage: "[ID accept|reject|merge]",
  example: "keepsake review 019ab3c4-5d6e-7f80-9123-456789abcdef accept",
  maxPositionals: 2,
  options: {
    ...ownerOptions,
    ...scopeOption,
    conflicts: { about: "List contradictions instead of quarantined memories" },
    duplicates: { about: "List duplicates instead of quarantined memories" },
    forget: { about: "List memories that an unclear request to forget may mean" },
    into: { value: "ID", about: "merge: the memory to merge into" },
    "remove-words": { about: "reject: also remove the words it was read from" },
    content: { value: "TEXT", about: "merge: the new text of that memory" },
    limit: { value: "N", about: "Memories to show, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "Continue after the previous page" },
  },
  async run(call) {
    const [id, decision] = call.arguments.positionals
    if (id === undefined) return listReview(call)
    return decideReview(call, requireId(call, "review", "See the ids with: keepsake review"), decision)
  },
}

async function listReview(call: Call): Promise<0> {
  const { arguments: words, out } = call
  const page = await withClient(call, (client) =>
    client.listReview({
      because: reasonOf(words),
      tenant: words.text("tenant"),
      scope: parseScope(call),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }),
  )
  const more = page.next === undefined ? "" : `\n\nMore: --cursor ${page.next}`
  const text = page.data.length === 0 ? "Nothing waits for review." : `${reviewLines(page.data)}${more}`
  return out.answer({ json: page, text })
}

function reasonOf(words: Call["arguments"]): Waiting["because"] {
  if (words.has("conflicts")) return "conflicting"
  if (words.has("duplicates")) return "duplicate"
  return words.has("forget") ? "forget" : "quarantined"
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
  const removes = words.has("remove-words")
  if (removes && decision !== "reject")
    throw usageError("--remove-words goes with reject", `keepsake review ${id} reject --remove-words`)
  const request = {
    id,
    decision,
    ...(removes && { words: "remove" as const }),
    into,
    content: words.text("content"),
    tenant: words.text("tenant"),
  }
  const { memory } = await withClient(call, (client) => client.decideReview(request))
  const done = {
    accept: "Accepted",
    reject: removes
      ? `Rejected and forgotten, and its words: ${id}`
      : `Rejected and forgotten: ${id}. What was said stays; remove it too with --remove-words`,
    merge: `Merged: ${id} is forgotten`,
  }[decision]
  return out.answer({
    json: { id, decision, memory },
    text: memory === null ? done : `${done}\n\n${memoryText(memory)}`,
  })
}

type Waiting = RouteOutput<Routes["listReview"]>["data"][number]

/** Memories that wait for review, why, and the memories they conflict with. */
function reviewLines(waiting: readonly Waiting[]): string {
  return waiting.map(lineOf).join("\n\n")
}

function lineOf({ memory, reason, against }: Waiting): string {
  const others = against.map((other) => `   against ${other.id}  ${truncateLine(other.content, 100)}`)
  return [`${bold(memory.id)}  ${truncateLine(reason, 80)}`, `   ${truncateLine(memory.content, 200)}`, ...others].join(
    "\n",
  )
}
