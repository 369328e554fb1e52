import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Owner, Scope } from "../../contract/memory.ts"
import type { CallOptions, Store, Where } from "../../contract/store.ts"
import type { Embedder, Injector, Leg, Message, Placement, Retriever } from "../../contract/turn.ts"
import { bestPassage } from "../../text/passage.ts"
import { countTokens } from "../../text/tokens.ts"
import { type MemorySettings, recallDeadlineMs } from "../settings.ts"
import { candidatesOf } from "./candidates.ts"
import { type Cues, cuesOf } from "./cues.ts"
import { Deadline } from "./deadline.ts"
import { diversify, type RequestContent } from "./diversify.ts"
import { EXCERPT, LEAST_TOKENS, type RecalledMemory, TokenBudget } from "./fit.ts"
import { type Gate, gateDecision, gateOf, thresholdOf } from "./gate.ts"
import type { KeptLists } from "./kept-lists.ts"
import type { Ledger } from "./ledger.ts"
import { type RankedCandidate, rank } from "./rank.ts"
import { retrieve } from "./retrieve.ts"
import { fewFacts, profileOf, withoutTopic } from "./standing-memories.ts"
import type { VectorTrust } from "./vector-trust.ts"

export interface RecallParts {
  readonly store: Store
  readonly retrievers: readonly Retriever[]
  readonly injector: Injector
  readonly embedder?: Embedder
  readonly lists: KeptLists
  readonly trust: VectorTrust
}

export interface RecallRequest {
  readonly owner: Owner
  readonly scope: Scope
  /** The marks that narrow the scope, and what a search asks for. */
  readonly where: Where
  readonly settings: MemorySettings
  readonly maxTokens: number
  readonly at: number
  /** What a person typed last, without the wrappers of a client. */
  readonly text: string
  /** The request's earlier messages, oldest first. */
  readonly before: readonly Message[]
  /** What the request holds already. */
  readonly standing: RequestContent
  readonly systemRole: boolean
  /** Memories to leave out; of a longer list the last 1,000 count. */
  readonly exclude?: readonly MemoryId[]
  /** Where the steps write down what they decide; absent, nothing is written down. */
  readonly ledger?: Ledger
}

export interface RecallOutcome {
  /** In the order of the block, the profile first. */
  readonly memories: readonly RecalledMemory[]
  /** How many of them are of the profile, which goes along whatever is asked. */
  readonly profile: number
  readonly placement: Placement | undefined
  readonly tokens: number
  readonly degraded: readonly string[]
  readonly gate: Gate
}

/** The memories that bear on a request, gated, inside the token budget and placed. Trouble of a part degrades it; only the caller's abort throws. */
export async function recall(parts: RecallParts, ask: RecallRequest, call?: CallOptions): Promise<RecallOutcome> {
  const cues = cuesOf({ text: ask.text, before: ask.before, ignore: ask.settings.ignore, at: ask.at })
  if (ask.ledger) ask.ledger.cues = cues
  if (ask.maxTokens < LEAST_TOKENS) return nothing(gateDecision(false, 0, "budget-too-small", { least: LEAST_TOKENS }))
  if (cues.text === "") return nothing(gateDecision(false, 0, "no-user-text"))
  using deadline = new Deadline(recallDeadlineMs(ask.settings, parts.embedder), call)
  // The search first: what it found is ranked while the store looks up the rest.
  const [found, profile, facts] = await Promise.all([
    find(parts, ask, cues, deadline),
    profileOf(parts, ask, deadline),
    cues.nothing ? undefined : fewFacts(parts, ask, deadline),
  ])
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The recall was cancelled")
  const gate = gateOf(cues, found, ask.settings, facts !== undefined && facts.length > 0)
  if (ask.ledger) {
    ask.ledger.threshold = thresholdOf(ask.settings)
    Object.assign(ask.ledger, { profile, facts, ranked: found.ranked })
  }
  const page = fill(parts, ask, cues, {
    profile,
    facts,
    ranked: gate.open ? found.ranked : [],
    open: gate.open,
  })
  if (ask.ledger) ask.ledger.left = page.left
  const placement = page.shown.length === 0 ? undefined : page.place(ask.settings.position, ask.systemRole)
  const standing = new Set(profile.map(({ id }) => id))
  return {
    memories: page.shown,
    profile: page.shown.filter(({ memory }) => standing.has(memory.id)).length,
    placement,
    tokens: placement === undefined ? 0 : countTokens(placement.block),
    degraded: [...deadline.missing],
    gate,
  }
}

/** What bears on a query, ranked; neither gated nor cut to a budget or retention, nor compared with a request. Without a word: the newest. */
export async function search(
  parts: RecallParts,
  asked: RecallRequest & { readonly limit: number },
  call?: CallOptions,
): Promise<{ readonly memories: readonly RecalledMemory[]; readonly degraded: readonly string[] }> {
  const cues = cuesOf({ text: asked.text, before: asked.before, ignore: [], at: asked.at })
  const { strategy } = asked.settings
  const settings = { ...asked.settings, retentionDays: null, strategy: cues.text === "" ? "recent" : strategy } as const
  using deadline = new Deadline(recallDeadlineMs(asked.settings, parts.embedder), call)
  const { ranked } = await find(parts, { ...asked, settings }, { ...cues, nothing: false }, deadline)
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The search was cancelled")
  const words = cues.words.map(({ word }) => word)
  return {
    memories: ranked.slice(0, asked.limit).map((one) => passageLater(one, words)),
    degraded: [...deadline.missing],
  }
}

/** Its passage is looked for when it is read first: few read those of all 200, and one in Chinese takes half a millisecond. */
function passageLater({ memory, score }: RankedCandidate, words: readonly string[]): RecalledMemory {
  let shown: string | undefined
  return {
    memory,
    score,
    get shown() {
      shown ??= bestPassage(memory.content, words)
      return shown
    },
  }
}

function nothing(gate: Gate): RecallOutcome {
  return { memories: [], profile: 0, placement: undefined, tokens: 0, degraded: [], gate }
}

interface Found {
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: ReturnType<typeof candidatesOf>["candidates"]
  /** How far the vectors among them are believed, 0 to 1. */
  readonly trust: number
}

async function find(parts: RecallParts, ask: RecallRequest, cues: Cues, deadline: Deadline): Promise<Found> {
  if (cues.nothing) return { ranked: [], candidates: [], trust: 0 }
  if (cues.topicless !== undefined) {
    const memories = await withoutTopic(parts.store, ask, cues.topicless, cues.time, deadline)
    return { ranked: inOrder(memories), candidates: [], trust: 0 }
  }
  return ranking(parts, await retrieve(parts, ask, cues, deadline), ask, cues)
}

function ranking(parts: RecallParts, legs: readonly Leg[], ask: RecallRequest, cues: Cues): Found {
  const { strategy, fusion, fusionK, fusionWeight } = ask.settings
  const { candidates, counts } = candidatesOf(legs)
  if (ask.ledger) ask.ledger.legs = legs
  const semantic = strategy === "semantic"
  const bears = parts.trust.weigh(legs, { space: parts.embedder?.space ?? "", scope: ask.scope })
  const ranked = rank(candidates, counts, cues, {
    fusionWeight: semantic ? 1 : Math.min(fusionWeight, bears),
    fusionK: fusion === "rrf" ? fusionK : undefined,
    wordsCount: !semantic,
    ledger: ask.ledger,
  })
  if (strategy === "recent") ranked.sort((one, other) => other.memory.createdAt - one.memory.createdAt)
  return { ranked, candidates, trust: semantic ? 1 : Math.min(1, bears / USUAL_WEIGHT) }
}

/** Vectors that bear this weight, the default one, are believed wholly. */
const USUAL_WEIGHT = 0.3

function inOrder(memories: readonly Memory[]): readonly RankedCandidate[] {
  return memories.map((memory, place) => ({
    memory,
    score: 1 - place / (2 * memories.length),
    coverage: 0,
    closeness: 0,
  }))
}

interface Material {
  readonly profile: readonly Memory[]
  readonly facts: readonly Memory[] | undefined
  readonly ranked: readonly RankedCandidate[]
  readonly open: boolean
}

/** The profile first; then all facts, where they are few and fit; then what ranks best. */
function fill(
  { injector }: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  { profile, facts, ranked, open }: Material,
): TokenBudget {
  const words = cues.words.map(({ word }) => word)
  const page = new TokenBudget(injector, words, ask.maxTokens, ask.ledger)
  const scores = new Map(ranked.map(({ memory, score }) => [memory.id, score]))
  const scored = (memory: Memory) => ({ memory, score: scores.get(memory.id) ?? 0 })
  const given = () => page.shown.map(({ memory }) => memory)

  const { ledger } = ask
  const alone = ask.settings.profile === "always"
  if (alone || ranked.length > 0) {
    page.add(diversify(profile.map(scored), ask.standing, [], { ledger }), ask.settings.profileTokens)
  }
  const bearing = worthShowing(ranked, ask, cues)
  const hits = () => diversify(bearing, ask.standing, given(), { history: cues.before, ledger })
  if (open && facts !== undefined) {
    const all = [...diversify(facts.map(scored).sort(byScore), ask.standing, given(), { ledger })]
    const costOf = (memories: readonly { readonly memory: Memory }[]): number =>
      memories.reduce((sum, { memory }) => sum + page.costOf({ memory, shown: memory.content.slice(0, EXCERPT) }), 0)
    // What answers the request comes before everything else that is known.
    if (costOf(all) + costOf(firstOf(hits(), ANSWERS)) <= page.left) page.add(all)
  }
  page.add(hits())
  return page
}

function firstOf<T>(all: Iterable<T>, most: number): readonly T[] {
  const first: T[] = []
  for (const one of all) {
    first.push(one)
    if (first.length >= most) break
  }
  return first
}

/** As many of the best hits have their place before all facts are given. */
const ANSWERS = 5

/** Below this share of the best score nothing was lost on LongMemEval, and a budget of 2,000 tokens was a third smaller. */
const FLOOR = 0.25

/** A reply that holds no word of the request was found through what stood before it: an earlier answer to the same question, often an empty one. */
function worthShowing(ranked: readonly RankedCandidate[], ask: RecallRequest, cues: Cues): readonly RankedCandidate[] {
  if (ask.settings.strategy !== "hybrid" && ask.settings.strategy !== "keyword") return ranked
  if (cues.topicless !== undefined) return ranked
  // Fused by places, scores do not tell how much worse one is than the best.
  const floor = ask.settings.fusion === "rrf" ? 0 : FLOOR * (ranked[0]?.score ?? 0)
  return ranked.filter(({ memory, score, coverage, closeness }) => {
    if (score < floor) {
      ask.ledger?.dropped(memory.id, { reason: "below-floor" })
      return false
    }
    const bears = memory.source.origin !== "assistant" || coverage > 0 || closeness > 0
    if (!bears) ask.ledger?.dropped(memory.id, { reason: "holds-no-word" })
    return bears
  })
}

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score
}
