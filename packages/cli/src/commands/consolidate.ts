import type { RouteOutput, Routes } from "@keepsake/api"
import { usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { bold } from "../output/output.ts"
import { pluralize } from "../output/plural.ts"
import { truncateLine } from "../output/table.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions, parseScope, scopeOption } from "./owner-options.ts"

export const consolidateCommand: Command = {
  usage: "[ID take|leave|undo]",
  example: "keepsake consolidate --dry-run",
  maxPositionals: 2,
  options: {
    ...ownerOptions,
    ...scopeOption,
    "dry-run": { about: "Show the proposal without storing it" },
    list: { about: "List the proposals of the last 30 days" },
    items: { value: "N,…", about: "take, leave: only these changes, by the numbers that are shown" },
  },
  async run(call) {
    const [id, decision] = call.arguments.positionals
    if (id === "") throw usageError("consolidate needs the id of a proposal", "See the ids with: keepsake consolidate")
    if (id !== undefined) return decide(call, id, decision)
    return call.arguments.has("list") ? list(call) : propose(call)
  },
}

type Shown = RouteOutput<Routes["getConsolidation"]>

async function propose(call: Call): Promise<0> {
  const { arguments: words, out } = call
  const dryRun = words.has("dry-run")
  const request = { dryRun, tenant: words.text("tenant"), scope: parseScope(call) }
  const result = await withClient(call, (client) => client.proposeConsolidation(request))
  const { pools, total, isComplete } = result.progress
  const going = isComplete
    ? ""
    : `\n\n${pools} of ${total} pools read; ${dryRun ? "a dry run ends here" : "the rest goes on: keepsake consolidate --list"}.`
  if (result.data.length === 0) return out.answer({ json: result, text: `Nothing to propose.${going}` })
  const hint = dryRun ? "Nothing is stored." : "Nothing has changed yet. Make the changes: keepsake consolidate ID take"
  return out.answer({ json: result, text: `${result.data.map(runText).join("\n\n")}\n\n${hint}${going}` })
}

async function list(call: Call): Promise<0> {
  const request = { tenant: call.arguments.text("tenant"), scope: parseScope(call) }
  const page = await withClient(call, (client) => client.listConsolidations(request))
  const due = page.nextDue === null ? [] : [`Next nightly run: ${page.nextDue.slice(0, 16).replace("T", " ")} UTC`]
  const running = page.progress
  const progress =
    running === null || running.isComplete ? [] : [`Proposing: ${running.pools} of ${running.total} pools read`]
  const runs = page.data.length === 0 ? ["No proposals."] : page.data.map(headOf)
  const text = [...runs, ...progress, ...due].join("\n")
  return call.out.answer({ json: page, text })
}

const DECISIONS = ["take", "leave", "undo"] as const

async function decide(call: Call, id: string, word: string | undefined): Promise<0> {
  const { arguments: words, out } = call
  const decision = DECISIONS.find((known) => known === word)
  if (word !== undefined && decision === undefined) {
    throw usageError(`consolidate does not know "${word}"`, `keepsake consolidate ${id} take|leave|undo`)
  }
  const target = { id, tenant: words.text("tenant"), scope: parseScope(call) }
  const items = parseItems(words.text("items"))
  if (items !== undefined && decision !== "take" && decision !== "leave") {
    throw usageError("--items goes with take and leave", `keepsake consolidate ${id} take --items 0,1`)
  }
  const run = await withClient(call, (client) => {
    if (decision === "take") return client.takeConsolidation({ ...target, items })
    if (decision === "leave") return client.leaveConsolidation({ ...target, items })
    return decision === "undo" ? client.undoConsolidation(target) : client.getConsolidation(target)
  })
  return out.answer({ json: run, text: runText(run) })
}

function parseItems(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined
  const items = text.split(",").map(Number)
  if (items.every((item) => Number.isSafeInteger(item) && item >= 0)) return items
  throw usageError(`--items takes numbers with commas between them, not "${text}"`, "--items 0,1")
}

function headOf({ id, pool, at, state, counts, facts }: Omit<Shown, "items">): string {
  const { merge, archive, conflict, promote, summarize } = counts
  const more = [
    ...(conflict > 0 ? [`${conflict} to review`] : []),
    ...(promote > 0 ? [`${promote} to promote`] : []),
    ...(summarize > 0 ? [`${pluralize(summarize, "conversation", "conversations")} to summarize`] : []),
  ]
  const changes = [`${merge} to merge, ${archive} to archive of ${pluralize(facts, "fact", "facts")}`, ...more].join(
    ", ",
  )
  const names = pool.split("/").filter((name) => name !== "-" && name !== "+")
  const whose = names.length === 0 ? "" : `${names.map(decodeURIComponent).join("/")}  `
  return `${bold(id)}  ${at.slice(0, 16).replace("T", " ")}  ${whose}${state}: ${changes}`
}

function runText(run: Shown): string {
  const { questions, before, after } = run.recall
  const recall = `   ${before} of ${questions} questions found their statement before, ${after} after`
  const refused = run.refused.length === 0 ? [] : [`   ${run.refused.length} refused`]
  return [headOf(run), recall, ...refused, ...run.items.flatMap(itemLines)].join("\n")
}

function itemLines(one: Shown["items"][number]): readonly string[] {
  const { item, kind, state, memory, stays, idleDays, salience, session, sources } = one
  const text = memory === null ? "(gone)" : truncateLine(memory.content, 100)
  const against = stays === null ? "(gone)" : truncateLine(stays.content, 100)
  const head = `${item}  ${kind}${state === "open" ? "" : ` [${state}]`}`
  switch (kind) {
    case "archive":
      return [`${head}  ${text}  (unused for ${idleDays} days)`]
    case "merge":
      return [`${head}  ${text}`, `   into ${against}`]
    case "conflict":
      return [`${head}  ${text}`, `   against the earlier ${against}`]
    case "promote":
      return [`${head}  ${text}  (salience ${salience}, mentioned in ${sources.length} conversations)`]
    case "summarize":
      return [`${head}  conversation ${session ?? ""}  (its messages expire soon)`]
  }
}
