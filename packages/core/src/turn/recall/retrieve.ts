import type { Embedding, Memory } from "../../contract/memory.ts"
import { type CallOptions, equallyWeighted, type QueryWord, type Range, type Where } from "../../contract/store.ts"
import type { Leg, RecallQuery } from "../../contract/turn.ts"
import type { Cues } from "./cues.ts"
import type { Deadline } from "./deadline.ts"
import { RELATED_WEIGHT } from "./rank.ts"
import type { RecallParts, RecallRequest } from "./recall-request.ts"

const MAX_CANDIDATES = 200
const MAX_EXCLUDED = 1_000
const DAY_MS = 86_400_000

/** Queries every retriever concurrently and takes what arrives before the deadline, which records the missing kinds. */
export async function retrieve(
  parts: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  deadline: Deadline,
): Promise<readonly Leg[]> {
  if (ask.settings.strategy === "recent") return retrieveNewest(parts, ask, deadline)
  const query = queryOf(parts, ask, cues)
  const failed: string[] = []
  const pending = parts.retrievers.map(async (retriever) => {
    const legs = await deadline.wait(retriever.retrieve(query, { signal: deadline.signal }))
    if (legs === undefined) failed.push(retriever.name)
    return legs ?? []
  })
  const legs = (await Promise.all(pending)).flat()
  const absent = expectedKinds(parts, ask, cues).filter((kind) => !legs.some((leg) => leg.kind === kind))
  for (const name of absent.length > 0 ? absent : failed) deadline.missing.add(name)
  if (legs.some(({ found }) => found.scanned !== undefined)) deadline.missing.add("text-index")
  return legs
}

/** The request's filter, limited to what is valid now and to the retention. */
export function filterOf(ask: RecallRequest): Where {
  const { retentionDays } = ask.settings
  return retentionDays === null
    ? withoutRetention(ask)
    : narrowToPeriod(withoutRetention(ask), { from: ask.at - retentionDays * DAY_MS })
}

/** The same for pinned memories and the profile, which retention does not hide. */
export function withoutRetention(ask: RecallRequest): Where {
  return { ...ask.where, at: ask.at }
}

/** Narrows a filter to a period. */
export function narrowToPeriod(where: Where, { from, below }: Range): Where {
  const start = Math.max(from ?? Number.NEGATIVE_INFINITY, where.createdAt?.from ?? Number.NEGATIVE_INFINITY)
  const end = Math.min(below ?? Number.POSITIVE_INFINITY, where.createdAt?.below ?? Number.POSITIVE_INFINITY)
  const createdAt = { ...(Number.isFinite(start) && { from: start }), ...(Number.isFinite(end) && { below: end }) }
  return { ...where, createdAt }
}

function queryOf(parts: RecallParts, ask: RecallRequest, cues: Cues): RecallQuery {
  const { strategy } = ask.settings
  let embedding: Promise<Embedding | undefined> | undefined
  return {
    owner: ask.owner,
    scope: ask.scope,
    where: filterOf(ask),
    text: cues.text,
    words: strategy === "semantic" ? [] : queryTermsOf(cues),
    before: ask.before,
    at: ask.at,
    limit: MAX_CANDIDATES,
    exclude: (ask.exclude ?? []).slice(-MAX_EXCLUDED),
    embedding(call) {
      embedding ??= strategy === "keyword" ? Promise.resolve(undefined) : embed(parts, cues.text, call)
      return embedding
    },
  }
}

/** The query's words, then the words related to them, up to the number that a store takes. */
function queryTermsOf({ words, related }: Cues): readonly QueryWord[] {
  const own = equallyWeighted(words.map(({ word }) => word))
  const further = related.map(({ word, of, weight }) => ({
    word,
    weight: RELATED_WEIGHT * weight,
    of: words[of]?.word ?? word,
  }))
  return [...own, ...further].slice(0, MAX_TERMS)
}

const MAX_TERMS = 128

async function embed(parts: RecallParts, text: string, call?: CallOptions): Promise<Embedding | undefined> {
  const [embedding] = (await parts.embedder?.embed([text], { as: "query", ...call })) ?? []
  return embedding
}

function expectedKinds(parts: RecallParts, ask: RecallRequest, cues: Cues): readonly Leg["kind"][] {
  const { strategy } = ask.settings
  const kinds: Leg["kind"][] = []
  if (strategy !== "semantic" && cues.words.length > 0) kinds.push("words")
  if (strategy === "semantic" || (strategy === "hybrid" && parts.embedder !== undefined)) kinds.push("vectors")
  return kinds
}

async function retrieveNewest(parts: RecallParts, ask: RecallRequest, deadline: Deadline): Promise<readonly Leg[]> {
  const query = { limit: MAX_CANDIDATES, where: filterOf(ask) }
  const page = await deadline.wait(parts.store.list(ask.scope, query, { signal: deadline.signal }), "recent")
  const hits = (page?.items ?? []).map((memory: Memory) => ({ memory, score: memory.createdAt }))
  return [{ name: "recent", kind: "words", found: { hits } }]
}
