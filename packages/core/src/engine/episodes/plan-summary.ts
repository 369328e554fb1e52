import type { Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { dayIn, processTimeZone } from "../../text/day.ts"
import { countTokens } from "../../text/tokens.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { keyedMemoryId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { trustOf } from "../../turn/remember/trust.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { monthKey, SUMMARY_CATEGORY, summaryKey } from "../../turn/summaries.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { extractSummary, lineOf, type SourceSentence, sentencesOfTurns } from "./extract.ts"
import { summarizeWithModel } from "./model-summary.ts"

/** Turns that a summary links to; metadata has how many there were. */
const MAX_LINKS = 200
const MAX_DECISIONS = 10
const IMPORTANCE = 0.5
const SUMMARY_TOKENS = 400
/** Sentences of the extract of a conversation and of a month. */
const MAX_SENTENCES = { conversation: 12, month: 30 } as const
/** Messages of a month that are read: the newest ones. */
const MAX_TURNS = 5_000

/** What one summary covers: a conversation, or a month such as `2026-05` in UTC. */
export type SummarySpan = { readonly session: string } | { readonly month: string }

/** A summary that was written or is to be written, of a conversation or of a month. */
export interface SummarizedSession {
  readonly id: MemoryId
  readonly session?: string
  readonly month?: string
  readonly content: string
  readonly turns: number
  /** Of its messages. */
  readonly tokens: number
  /** Of the summary. */
  readonly summaryTokens: number
  readonly from: number
  readonly until: number
}

export interface PlannedSummary {
  readonly shown: SummarizedSession
  readonly memory: Memory
  readonly turns: readonly Memory[]
}

export interface PlanSummaryParts {
  readonly store: Store
  readonly settings: () => Pick<MemorySettings, "timeZone">
  /** Without one, summaries are extracts. */
  readonly model: MeteredModel | undefined
  readonly now: () => number
}

export function spanId(pool: Pool, span: SummarySpan): MemoryId {
  return keyedMemoryId(pool, keyOf(span))
}

function keyOf(span: SummarySpan): string {
  return "session" in span ? summaryKey(span.session) : monthKey(span.month)
}

/** The summary of a conversation or a month as it would be written; `undefined` if there is nothing to tell, or nothing new. */
export async function planSummary(
  parts: PlanSummaryParts,
  pool: Pool,
  span: SummarySpan,
  maxTokens = SUMMARY_TOKENS,
): Promise<PlannedSummary | undefined> {
  const { store, model, settings, now } = parts
  const where = whereOf(span)
  const turns = inOrder(await listAll(store, pool, { ...where, category: ["turn"], at: now() }))
  const [first] = turns
  const last = turns.at(-1)
  if (first === undefined || last === undefined) return undefined
  const known = await listAll(store, pool, { ...where, category: FACT_CATEGORIES })
  const sentences = sentencesOfTurns(turns, now())
  const timeZone = settings().timeZone ?? processTimeZone()
  const maxSentences = "session" in span ? MAX_SENTENCES.conversation : MAX_SENTENCES.month
  const extract = extractSummary(sentences, { known, maxTokens, maxSentences, timeZone })
  if (extract === undefined) return undefined
  const written = model && (await summarizeByModel(model, pool, sentences, maxTokens))
  const id = spanId(pool, span)
  const [stored] = await store.read(scopeOf(pool), [id])
  const earlier = stored === undefined ? [] : linesBefore(stored, first.createdAt, sentences, timeZone)
  const content = [...earlier, written?.content ?? extract.content].join("\n")
  if (stored !== undefined && stored.content === content) return undefined
  const trust = trustOf({ origin: "system", text: content })
  const linked = [...new Set([...extract.sentences.map(({ turn }) => turn), ...known.map((fact) => fact.id)])]
  const leftOut = (await listAll(store, pool, { ...where, category: ["turn"], status: ["quarantined"] })).length
  const { session: _, ...owner } = first.owner
  const from = earlier.length > 0 ? (stored?.validFrom ?? first.createdAt) : first.createdAt
  const memory: Memory = {
    id,
    pool: pool.name,
    owner: "session" in span ? { ...owner, session: span.session } : owner,
    type: "episodic",
    category: SUMMARY_CATEGORY,
    key: keyOf(span),
    content,
    importance: IMPORTANCE,
    status: trust.status,
    ...(trust.review !== undefined && { review: trust.review }),
    source: { origin: "system", extractor: written === undefined ? "extract@1" : `${model?.name ?? "model"}@1` },
    links: linked.slice(0, MAX_LINKS).map((to) => ({ to, as: "summarises" })),
    metadata: {
      topics: [...(written?.topics ?? extract.topics)],
      entities: entitiesOf(known),
      decisions: [...(written?.decisions ?? decisionsOf(known))],
      actionItems: [...(written?.actionItems ?? [])],
      turns: { first: first.id, last: last.id, count: turns.length },
      ...(leftOut > 0 && { leftOut }),
      ...(written !== undefined && { tokens: written.tokens }),
    },
    createdAt: last.createdAt,
    updatedAt: now(),
    validFrom: from,
    revision: (stored?.revision ?? 0) + 1,
  }
  const tokens = turns.reduce((sum, turn) => sum + countTokens(turn.content), 0)
  const counts = { turns: turns.length, tokens, summaryTokens: countTokens(content) }
  return { shown: { id, ...span, content, ...counts, from, until: last.createdAt }, memory, turns }
}

/** The lines of an earlier summary about messages that have expired or were archived since. */
function linesBefore(
  { content, validFrom }: Memory,
  first: number,
  sentences: readonly SourceSentence[],
  timeZone: string,
): readonly string[] {
  if (validFrom === undefined || validFrom >= first) return []
  const lines = content.split("\n")
  // The text of a model has no days: all of it stays while any of its messages is gone.
  if (!lines.every((line) => DATED.test(line))) return lines
  const day = dayIn(timeZone, first)
  const present = new Set(sentences.map((sentence) => lineOf(sentence, timeZone)))
  return lines.filter((line) => (DATED.exec(line)?.[1] ?? "") <= day && !present.has(line))
}
const DATED = /^\[(\d{4}-\d{2}-\d{2})\] /u

/** A message and its reply may be of the same moment. */
function inOrder(turns: readonly Memory[]): readonly Memory[] {
  const placeOf = ({ source, metadata }: Memory) => [source.position ?? 0, Number(metadata.part ?? 0)] as const
  return turns.toSorted((one, other) => {
    const [[position, part], [otherPosition, otherPart]] = [placeOf(one), placeOf(other)]
    return one.createdAt - other.createdAt || position - otherPosition || part - otherPart
  })
}

function whereOf(span: SummarySpan) {
  if ("session" in span) return { session: span.session }
  const from = Date.parse(`${span.month}-01T00:00:00Z`)
  const next = new Date(from)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { createdAt: { from, below: next.getTime() } }
}

/** Whom the statements of a conversation are about, besides the user. */
function entitiesOf(known: readonly Memory[]): string[] {
  const subjects = known.flatMap(({ about }) =>
    about === undefined || about.subject === "user" ? [] : [about.subject],
  )
  return [...new Set(subjects)]
}

function decisionsOf(known: readonly Memory[]): readonly string[] {
  const decisions = known.filter(({ category, status }) => category === "decision" && status === "active")
  return decisions.slice(0, MAX_DECISIONS).map(({ content }) => content)
}

async function listAll(store: Store, pool: Pool, where: Parameters<Store["list"]>[1]["where"]) {
  const found: Memory[] = []
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where: where ?? {} }))) {
    found.push(memory)
    if (found.length >= MAX_TURNS) break
  }
  return found.reverse()
}

/** The model's text; `undefined` where it fails, is too expensive, or states what nobody said. */
async function summarizeByModel(
  model: MeteredModel,
  { tenant }: Pool,
  sentences: readonly SourceSentence[],
  maxTokens: number,
) {
  return summarizeWithModel(model, tenant, sentences, maxTokens).catch(() => undefined)
}
