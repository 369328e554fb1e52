import type { Leg, Memory, MemoryId, Range } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import type { Cues } from "./cues.ts"
import type { Bearing, CandidateFate, DropReason, ExplainRecorder, ScoreWeights } from "./explain-recorder.ts"
import type { Gate } from "./gate.ts"
import type { RecallOutcome } from "./recall.ts"
import type { RecallRequest } from "./recall-request.ts"
import { type NotFound, reasonSentence } from "./why-not.ts"

/** Every decision of one recall, as its steps recorded it. */
export interface Explanation {
  readonly asked: {
    readonly text: string
    /** The search words; `rarity` is the weighted idf in nats, known once the counts of the scope are. */
    readonly words: readonly { readonly word: string; readonly weight: number; readonly rarity?: number }[]
    /** The cues of the request: `question`, `past`, `mentionsOwn` … */
    readonly signs: readonly string[]
    readonly topicless?: "user" | "past"
    readonly time?: Range
  }
  /** The hits of each search, in its order and with its scores. */
  readonly legs: readonly {
    readonly name: string
    readonly kind: Leg["kind"]
    readonly hits: readonly { readonly id: MemoryId; readonly score: number }[]
  }[]
  /** All candidates, best first, then profile and few facts that no search found. */
  readonly considered: readonly ExplainedCandidate[]
  /** `features`: what the gate read, by the names of `docs/gate.md`; absent where no search decided. */
  readonly gate: Gate & { readonly threshold?: number; readonly features?: Readonly<Record<string, number>> }
  /** `left`: unused tokens. */
  readonly budget: { readonly maxTokens: number; readonly left?: number }
  readonly outcome: RecallOutcome
}

/** What recall decided about one candidate. */
export interface ExplainedCandidate {
  readonly memory: Memory
  /** Its rank, 1 being the best; absent where no search found it. */
  readonly rank?: number
  readonly score?: number
  readonly weights?: ScoreWeights
  /** Share of the request's idf that it holds, 0 to 1. */
  readonly coverage?: number
  /** How likely it bears on the request; absent where vectors or ranks decide, and far behind the budget. */
  readonly bearing?: Bearing
  readonly cosine?: number
  readonly found: readonly { readonly leg: string; readonly rank: number; readonly score: number }[]
  /** Sources besides the searches: `profile` is always included, `fact` is one of few. */
  readonly as: readonly ("profile" | "fact")[]
  readonly reason: "shown" | DropReason
  readonly because: string
  readonly by?: MemoryId
  /** Tokens of its line. */
  readonly tokens?: number
  readonly shown?: string
}

/** Why a given memory was chosen or not. */
export interface ExplainedMemory {
  readonly id: MemoryId
  readonly reason: "shown" | DropReason | NotFound
  readonly because: string
  readonly by?: MemoryId
}

/** Builds the explanation of a finished recall. */
export function explainRecall(ask: RecallRequest, recorder: ExplainRecorder, outcome: RecallOutcome): Explanation {
  const { cues, ranked, profile, facts = [], threshold, left } = recorder
  const lines = new Map(outcome.memories.map((line) => [line.memory.id, line]))
  const places = ranksByLeg(recorder.legs)
  const ids = new Set(ranked.map(({ memory }) => memory.id))
  const always = [...new Map([...profile, ...facts].map((memory) => [memory.id, memory])).values()]
  const fateOf = (id: MemoryId): CandidateFate | undefined =>
    recorder.fateOf(id) ?? (outcome.gate.open ? undefined : ids.has(id) ? { reason: "gated" } : undefined)
  const considered = (memory: Memory): ExplainedCandidate => {
    const { id } = memory
    const line = lines.get(id)
    const fate = line ? undefined : (fateOf(id) ?? { reason: "not-reached" as const })
    const reason = fate?.reason ?? "shown"
    const newer = line ? recorder.newer.get(id) : undefined
    const tokens = recorder.costs.get(id) ?? fate?.tokens
    return {
      memory,
      found: places.get(id) ?? [],
      as: [
        ...(profile.includes(memory) ? ["profile" as const] : []),
        ...(facts.includes(memory) ? ["fact" as const] : []),
      ],
      reason,
      because: reasonSentence(
        newer === undefined || reason !== "shown" ? reason : newer.isSure ? "doubted" : "earlier",
      ),
      ...omitUndefined({ by: newer?.id ?? fate?.by, tokens, shown: line?.shown }),
    }
  }
  return {
    asked: describeRequest(ask, cues, recorder.idf),
    legs: recorder.legs.map(({ name, kind, found: { hits } }) => ({
      name,
      kind,
      hits: hits.map(({ memory, score }) => ({ id: memory.id, score })),
    })),
    considered: [
      ...ranked.map(({ memory, score, coverage }, index) => {
        const weights = recorder.weights.get(memory.id)
        const bearing = recorder.bearings.get(memory.id)
        const cosine = cosineOf(recorder.legs, memory.id)
        const parts = omitUndefined({ weights, bearing, cosine })
        return { ...considered(memory), rank: index + 1, score, coverage, ...parts }
      }),
      ...always.filter(({ id }) => !ids.has(id)).map(considered),
    ],
    gate: { ...outcome.gate, ...omitUndefined({ threshold, features: recorder.gateFeatures }) },
    budget: { maxTokens: ask.maxTokens, ...(left !== undefined && { left }) },
    outcome,
  }
}

const CUE_NAMES = [
  "mentionsOwn",
  "refersToUser",
  "past",
  "didI",
  "asksTime",
  "question",
  "asksOwn",
  "before",
  "takesUp",
  "nothing",
] as const satisfies readonly (keyof Cues)[]

function describeRequest(ask: RecallRequest, cues: Cues | undefined, rarity: readonly number[]): Explanation["asked"] {
  if (cues === undefined) return { text: ask.text, words: [], signs: [] }
  return {
    text: cues.text,
    words: cues.words.map(({ word, weight }, place) => {
      const value = rarity[place]
      return { word, weight, ...(value !== undefined && { rarity: value }) }
    }),
    signs: CUE_NAMES.filter((sign) => cues[sign]),
    ...omitUndefined({ topicless: cues.topicless, time: cues.time }),
  }
}

function ranksByLeg(legs: readonly Leg[]): ReadonlyMap<MemoryId, ExplainedCandidate["found"]> {
  const places = new Map<MemoryId, { leg: string; rank: number; score: number }[]>()
  for (const { name, found } of legs) {
    for (const [index, { memory, score }] of found.hits.entries()) {
      const known = places.get(memory.id) ?? []
      places.set(memory.id, [...known, { leg: name, rank: index + 1, score }])
    }
  }
  return places
}

function cosineOf(legs: readonly Leg[], id: MemoryId): number | undefined {
  const scores = legs
    .filter(({ kind }) => kind === "vectors")
    .flatMap(({ found }) => found.hits.filter(({ memory }) => memory.id === id).map(({ score }) => score))
  return scores.length === 0 ? undefined : Math.max(...scores)
}
