import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Owner, Scope } from "../../contract/memory.ts"
import type { CallOptions, Store, Where } from "../../contract/store.ts"
import type { Embedder, Injector, Leg, Message, Placement, Retriever } from "../../contract/turn.ts"
import { bestPassage } from "../../text/passage.ts"
import { countTokens } from "../../text/tokens.ts"
import { type MemorySettings, recallDeadlineMs } from "../settings.ts"
import { mergeLegs } from "./candidates.ts"
import { type Cues, parseCues } from "./cues.ts"
import { Deadline } from "./deadline.ts"
import { diversify, type RequestContent } from "./diversify.ts"
import { type EmbedderReliability, UNMEASURED_WEIGHT } from "./embedder-reliability.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"
import { EXCERPT_CHARACTERS, MIN_TOKENS, type RecalledMemory, TokenBudget } from "./fit.ts"
import { decideGate, type Gate, gateDecision, thresholdOf } from "./gate.ts"
import type { ListCache } from "./list-cache.ts"
import { listWithoutTopic, loadFewFacts, loadProfile } from "./profile.ts"
import { type RankedCandidate, rank } from "./rank.ts"
import { retrieve } from "./retrieve.ts"

export interface RecallParts {
  readonly store: Store
  readonly retrievers: readonly Retriever[]
  readonly injector: Injector
  readonly embedder?: Embedder
  readonly lists: ListCache
  readonly reliability: EmbedderReliability
}

export interface RecallRequest {
  readonly owner: Owner
  readonly scope: Scope
  /** The filter of the scope and of a search. */
  readonly where: Where
  readonly settings: MemorySettings
  readonly maxTokens: number
  readonly at: number
  /** The last typed message, without the wrappers of a client. */
  readonly text: string
  /** The request's earlier messages, oldest first. */
  readonly before: readonly Message[]
  /** What the request contains already. */
  readonly standing: RequestContent
  readonly systemRole: boolean
  /** Memories to exclude; the last 1,000 count. */
  readonly exclude?: readonly MemoryId[]
  /** Records the decisions of the steps if given. */
  readonly recorder?: ExplainRecorder
}

export interface RecallOutcome {
  /** In block order, the profile first. */
  readonly memories: readonly RecalledMemory[]
  /** How many of them belong to the profile, which is always included. */
  readonly profile: number
  readonly placement: Placement | undefined
  readonly tokens: number
  readonly degraded: readonly string[]
  readonly gate: Gate
}

/**
 * Recalls memories for a request: gated, within the token budget, and placed. Failures of parts degrade it; only the
 * caller's abort throws.
 */
export async function recall(parts: RecallParts, ask: RecallRequest, call?: CallOptions): Promise<RecallOutcome> {
  const cues = parseCues({ text: ask.text, before: ask.before, ignore: ask.settings.ignore, at: ask.at })
  if (ask.recorder) ask.recorder.cues = cues
  if (ask.maxTokens < MIN_TOKENS) return emptyOutcome(gateDecision(false, 0, "budget-too-small", { least: MIN_TOKENS }))
  if (cues.text === "") return emptyOutcome(gateDecision(false, 0, "no-user-text"))
  using deadline = new Deadline(recallDeadlineMs(ask.settings, parts.embedder), call)
  // The search starts first: its hits are ranked while the store answers the other queries.
  const [found, profile, facts] = await Promise.all([
    findMemories(parts, ask, cues, deadline),
    loadProfile(parts, ask, deadline),
    cues.nothing ? undefined : loadFewFacts(parts, ask, deadline),
  ])
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The recall was cancelled")
  const gate = decideGate(cues, found, ask.settings, facts !== undefined && facts.length > 0)
  if (ask.recorder) {
    ask.recorder.threshold = thresholdOf(ask.settings)
    Object.assign(ask.recorder, { profile, facts, ranked: found.ranked })
  }
  const page = fillBudget(parts, ask, cues, {
    profile,
    facts,
    ranked: gate.open ? found.ranked : [],
    open: gate.open,
  })
  if (ask.recorder) ask.recorder.left = page.left
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

/**
 * Searches memories by rank, without gate, budget, retention and comparison with a request. Without a word: the
 * newest.
 */
export async function searchMemories(
  parts: RecallParts,
  asked: RecallRequest & { readonly limit: number },
  call?: CallOptions,
): Promise<{ readonly memories: readonly RecalledMemory[]; readonly degraded: readonly string[] }> {
  const cues = parseCues({ text: asked.text, before: asked.before, ignore: [], at: asked.at })
  const { strategy } = asked.settings
  const settings = { ...asked.settings, retentionDays: null, strategy: cues.text === "" ? "recent" : strategy } as const
  using deadline = new Deadline(recallDeadlineMs(asked.settings, parts.embedder), call)
  const { ranked } = await findMemories(parts, { ...asked, settings }, { ...cues, nothing: false }, deadline)
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The search was cancelled")
  const words = cues.words.map(({ word }) => word)
  return {
    memories: ranked.slice(0, asked.limit).map((one) => withLazyPassage(one, words)),
    degraded: [...deadline.missing],
  }
}

/** The passage is computed on first access: few callers read all 200, and one in Chinese takes half a millisecond. */
function withLazyPassage({ memory, score }: RankedCandidate, words: readonly string[]): RecalledMemory {
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

function emptyOutcome(gate: Gate): RecallOutcome {
  return { memories: [], profile: 0, placement: undefined, tokens: 0, degraded: [], gate }
}

interface RankedMemories {
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: ReturnType<typeof mergeLegs>["candidates"]
  /** Reliability of the vectors, 0 to 1. */
  readonly reliability: number
}

async function findMemories(
  parts: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  deadline: Deadline,
): Promise<RankedMemories> {
  if (cues.nothing) return { ranked: [], candidates: [], reliability: 0 }
  if (cues.topicless !== undefined) {
    const memories = await listWithoutTopic(parts.store, ask, cues.topicless, cues.time, deadline)
    return { ranked: scoreByOrder(memories), candidates: [], reliability: 0 }
  }
  const [legs, maxWeight] = await Promise.all([
    retrieve(parts, ask, cues, deadline),
    readVectorWeight(parts, ask, deadline),
  ])
  return rankLegs(legs, maxWeight, ask, cues)
}

/** The highest weight that vectors may have beside the words. */
async function readVectorWeight(parts: RecallParts, ask: RecallRequest, deadline: Deadline): Promise<number> {
  const { embedder, reliability } = parts
  if (embedder === undefined || ask.settings.strategy !== "hybrid") return UNMEASURED_WEIGHT
  return (await deadline.wait(reliability.maxWeight(embedder.space, ask.scope))) ?? UNMEASURED_WEIGHT
}

function rankLegs(legs: readonly Leg[], maxWeight: number, ask: RecallRequest, cues: Cues): RankedMemories {
  const { strategy, fusion, fusionK, fusionWeight } = ask.settings
  const { candidates, counts } = mergeLegs(legs)
  if (ask.recorder) ask.recorder.legs = legs
  const semantic = strategy === "semantic"
  const ranked = rank(candidates, counts, cues, {
    fusionWeight: semantic ? 1 : Math.min(fusionWeight, maxWeight),
    fusionK: fusion === "rrf" ? fusionK : undefined,
    wordsCount: !semantic,
    recorder: ask.recorder,
  })
  if (strategy === "recent") ranked.sort((one, other) => other.memory.createdAt - one.memory.createdAt)
  return { ranked, candidates, reliability: semantic ? 1 : Math.min(1, maxWeight / USUAL_WEIGHT) }
}

/** Vectors with this weight, the default, are fully reliable. */
const USUAL_WEIGHT = 0.3

function scoreByOrder(memories: readonly Memory[]): readonly RankedCandidate[] {
  return memories.map((memory, place) => ({
    memory,
    score: 1 - place / (2 * memories.length),
    coverage: 0,
    closeness: 0,
  }))
}

interface BudgetInput {
  readonly profile: readonly Memory[]
  readonly facts: readonly Memory[] | undefined
  readonly ranked: readonly RankedCandidate[]
  readonly open: boolean
}

/** Fills the budget: the profile, then all facts if they are few and fit, then the best hits. */
function fillBudget(
  { injector }: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  { profile, facts, ranked, open }: BudgetInput,
): TokenBudget {
  const words = cues.words.map(({ word }) => word)
  const page = new TokenBudget(injector, words, ask.maxTokens, ask.recorder)
  const scores = new Map(ranked.map(({ memory, score }) => [memory.id, score]))
  const scored = (memory: Memory) => ({ memory, score: scores.get(memory.id) ?? 0 })
  const given = () => page.shown.map(({ memory }) => memory)

  const { recorder } = ask
  const alone = ask.settings.profile === "always"
  if (alone || ranked.length > 0) {
    page.add(diversify(profile.map(scored), ask.standing, [], { recorder }), ask.settings.profileTokens)
  }
  const bearing = cutWeakCandidates(ranked, ask, cues)
  const hits = () => diversify(bearing, ask.standing, given(), { history: cues.before, recorder })
  if (open && facts !== undefined) {
    const all = [...diversify(facts.map(scored).sort(byScore), ask.standing, given(), { recorder })]
    const totalTokensOf = (memories: readonly { readonly memory: Memory }[]): number =>
      memories.reduce(
        (sum, { memory }) => sum + page.tokensOf({ memory, shown: memory.content.slice(0, EXCERPT_CHARACTERS) }),
        0,
      )
    // The best hits come before everything else that is known.
    if (totalTokensOf(all) + totalTokensOf(take(hits(), RESERVED_HITS)) <= page.left) page.add(all)
  }
  page.add(hits())
  return page
}

function take<T>(all: Iterable<T>, most: number): readonly T[] {
  const first: T[] = []
  for (const one of all) {
    first.push(one)
    if (first.length >= most) break
  }
  return first
}

/** Number of best hits that are reserved before all facts are added. */
const RESERVED_HITS = 5

/**
 * Minimum share of the best score: below it nothing was lost on LongMemEval, and a budget of 2,000 tokens was a third
 * smaller.
 */
const MIN_SCORE_SHARE = 0.25

/**
 * Drops weak hits. A reply without a word of the request was found through the message before it: an earlier answer to
 * the same question, often an empty one.
 */
function cutWeakCandidates(
  ranked: readonly RankedCandidate[],
  ask: RecallRequest,
  cues: Cues,
): readonly RankedCandidate[] {
  if (ask.settings.strategy !== "hybrid" && ask.settings.strategy !== "keyword") return ranked
  if (cues.topicless !== undefined) return ranked
  // With rank fusion, scores do not show the distance to the best.
  const floor = ask.settings.fusion === "rrf" ? 0 : MIN_SCORE_SHARE * (ranked[0]?.score ?? 0)
  return ranked.filter(({ memory, score, coverage, closeness }) => {
    if (score < floor) {
      ask.recorder?.recordDrop(memory.id, { reason: "below-floor" })
      return false
    }
    const bears = memory.source.origin !== "assistant" || coverage > 0 || closeness > 0
    if (!bears) ask.recorder?.recordDrop(memory.id, { reason: "holds-no-word" })
    return bears
  })
}

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score
}
