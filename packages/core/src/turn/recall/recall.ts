import {
  type CallOptions,
  type Leg,
  type Memory,
  MemoryError,
  type Placement,
  type Status,
} from "../../contract/index.ts"
import { matches } from "../../plugin/matches.ts"
import { isDoubted } from "../../text/doubted-memory.ts"
import { bestPassage } from "../../text/passage.ts"
import { createWordsTest } from "../../text/query-words.ts"
import { countTokens } from "../../text/tokens.ts"
import { UNTRUSTED_DOCUMENT } from "../documents/documents.ts"
import { recallDeadlineMs } from "../settings.ts"
import { partitionSummaries, SUMMARY_CATEGORY } from "../summaries.ts"
import { countFactsToCompare, findByAttribute } from "./asked-attributes.ts"
import { type Bearings, readBearings } from "./bearing.ts"
import { type Candidate, mergeLegs, type RankedCandidate } from "./candidates.ts"
import { type Cues, parseCues } from "./cues.ts"
import { Deadline } from "./deadline.ts"
import { newestFirst } from "./doubted.ts"
import { dateDoubtedLines, dateIntroductions } from "./doubted-lines.ts"
import { UNMEASURED_WEIGHT } from "./embedder-reliability.ts"
import { type BudgetInput, fillBudget } from "./fill-budget.ts"
import { MIN_TOKENS, type RecalledMemory } from "./fit.ts"
import { decideGate, type Gate, gateDecision, isDoubtful, thresholdOf } from "./gate.ts"
import { namedGateFeatures } from "./gate-model.ts"
import { findByMeaning, likenessTo } from "./likeness.ts"
import { loadPastValues } from "./outdated-replies.ts"
import { readCurrentWords } from "./outdated-words.ts"
import { withoutPastValues } from "./past-values.ts"
import { listAddressed, listWithoutTopic, loadFewFacts, loadProfile, loadSuccessors } from "./profile.ts"
import { asksOnly, collapseEqualMessages } from "./questions.ts"
import { rank } from "./rank.ts"
import type { RecallParts, RecallRequest } from "./recall-request.ts"
import { filterOf, retrieve } from "./retrieve.ts"
import { ofSection, type Section, sectionOf } from "./section.ts"

export interface RecallOutcome {
  /** In block order, the profile first. */
  readonly memories: readonly RecalledMemory[]
  /** How many of them belong to the profile, which is always included. */
  readonly profile: number
  /** How many of them a newer statement may contradict, as the block says. */
  readonly conflicts: number
  readonly placement: Placement | undefined
  readonly tokens: number
  readonly degraded: readonly string[]
  readonly gate: Gate
}

/**
 * Recalls memories for a request: gated, within the token budget, and placed. Failures of parts degrade it; only the
 * caller's abort throws.
 */
export async function recall(parts: RecallParts, asked: RecallRequest, call?: CallOptions): Promise<RecallOutcome> {
  const cues = parseCues({ text: asked.text, before: asked.before, ignore: asked.settings.ignore, at: asked.at })
  const ask = withoutUntrusted(asked, sectionOf(cues))
  if (ask.recorder) ask.recorder.cues = cues
  if (ask.maxTokens < MIN_TOKENS) return emptyOutcome(gateDecision(false, 0, "budget-too-small", { least: MIN_TOKENS }))
  if (cues.text === "") return emptyOutcome(gateDecision(false, 0, "no-user-text"))
  using deadline = new Deadline(recallDeadlineMs(ask.settings, parts.embedder), call)
  // The search starts first: its hits are ranked while the store answers the other queries.
  const loaded = loadProfile(parts, ask, deadline)
  const [found, profile, successors, facts] = await Promise.all([
    findMemories(parts, ask, cues, deadline),
    loaded,
    loaded.then((lines) => loadSuccessors(parts, ask, lines, deadline)),
    cues.nothing ? undefined : loadFewFacts(parts, ask, deadline, countFactsToCompare(cues)),
  ])
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The recall was cancelled")
  const stated = withoutQuestions(found)
  const heuristic = decideGate(cues, stated, ask.settings, facts !== undefined && facts.length > 0)
  const decided = await decideDoubtful(parts, ask, heuristic, stated.ranked, deadline)
  const gate: Gate = { ...decided, section: decided.open ? sectionOf(cues) : "none" }
  if (ask.recorder) {
    ask.recorder.gateFeatures = namedGateFeatures(cues, stated)
    ask.recorder.threshold = thresholdOf(ask.settings)
    Object.assign(ask.recorder, { profile, facts, ranked: found.ranked })
  }
  const { summaries, others } = partitionSummaries(found.ranked, cues.topicless === undefined)
  const bearings: Bearings = gate.open ? readBearings(others, cues, ask, found.reliability) : new Map()
  const dated = gate.open
    ? dateDoubtedLines({ profile, successors }, await withLocations(parts, others, deadline), cues, ask.at, bearings)
    : dateIntroductions(profile, successors)
  if (ask.recorder) ask.recorder.newer = dated.newer
  const chosen = chosenOf(ask, [...dated.ranked, ...summaries], facts, gate)
  const page = fillBudget(parts, ask, cues, { ...dated, ...chosen, bearings, reliability: found.reliability })
  if (ask.recorder) ask.recorder.left = page.left
  const placement = page.shown.length === 0 ? undefined : page.place(ask.settings.position, ask.systemRole)
  const profileIds = new Set(dated.profile.map(({ id }) => id))
  const stored = ({ memory }: RecalledMemory): Memory =>
    found.stored.get(memory.id) ?? dated.stored.get(memory.id) ?? memory
  return {
    memories: page.shown.map((one) => ({ ...one, memory: stored(one) })),
    conflicts: page.shown.filter(({ memory }) => isDoubted(memory)).length,
    profile: page.shown.filter(({ memory }) => profileIds.has(memory.id)).length,
    placement,
    tokens: placement === undefined ? 0 : countTokens(placement.block),
    degraded: [...deadline.missing],
    gate,
  }
}

/** With `memory.sections: one` only the section that is asked for, otherwise everything. */
function chosenOf(
  { settings, maxTokens }: RecallRequest,
  ranked: readonly RankedCandidate[],
  facts: readonly Memory[] | undefined,
  { open, section = "none" }: Gate,
): Pick<BudgetInput, "ranked" | "facts" | "open"> {
  if (settings.sections === "mixed" || !open) return { ranked, facts, open }
  const isOfFacts = section === "pinned" || section === "identity"
  return { ranked: ofSection(ranked, section, maxTokens), facts: isOfFacts ? facts : undefined, open }
}

/** Documents that are not trusted are found by searches alone, summaries by searches and by questions about the past. */
function withoutUntrusted(ask: RecallRequest, section: Section): RecallRequest {
  const summaries = section === "episode" ? [] : [SUMMARY_CATEGORY]
  const exceptCategory = [...(ask.where.exceptCategory ?? []), UNTRUSTED_DOCUMENT, ...summaries]
  return { ...ask, where: { ...ask.where, exceptCategory } }
}

/** With the current places of what is from documents, for the citations of the block. Without an answer in time there are none. */
async function withLocations(
  { documents }: RecallParts,
  ranked: readonly RankedCandidate[],
  deadline: Deadline,
): Promise<readonly RankedCandidate[]> {
  if (!ranked.some(({ memory }) => memory.source.origin === "file")) return ranked
  const located = await deadline.wait(documents.locate(ranked.map(({ memory }) => memory)))
  return ranked.map((one, place) => ({ ...one, memory: located?.[place] ?? one.memory }))
}

/** Has the model decide where the heuristic is in doubt. Without an answer in time the heuristic decides. */
async function decideDoubtful(
  { judgeNeed }: RecallParts,
  ask: RecallRequest,
  heuristic: Gate,
  ranked: readonly RankedCandidate[],
  deadline: Deadline,
): Promise<Gate> {
  if (ask.settings.gate !== "llm" || judgeNeed === undefined || !isDoubtful(heuristic, ask.settings)) return heuristic
  const { text, owner, before } = ask
  const reply = before.findLast(({ role }) => role === "assistant")?.text ?? ""
  const notes = ranked.map(({ memory }) => memory.content)
  const answer = judgeNeed({ tenant: owner.tenant, text, reply, notes }, { signal: deadline.signal })
  const isNeeded = await deadline.wait(answer, "gate")
  if (isNeeded === undefined) return heuristic
  return gateDecision(isNeeded, heuristic.figure, isNeeded ? "covered" : "not-covered")
}

/**
 * Searches memories by rank, without gate, budget, retention and comparison with a request. Without a word: the
 * newest.
 */
export async function searchMemories(
  parts: RecallParts,
  asked: RecallRequest & { readonly limit: number; readonly allWords?: boolean },
  call?: CallOptions,
): Promise<{ readonly memories: readonly RecalledMemory[]; readonly degraded: readonly string[] }> {
  const cues = parseCues({ text: asked.text, before: asked.before, ignore: [], at: asked.at })
  const { strategy } = asked.settings
  const settings = { ...asked.settings, retentionDays: null, strategy: cues.text === "" ? "recent" : strategy } as const
  using deadline = new Deadline(recallDeadlineMs(asked.settings, parts.embedder), call)
  const found = await findMemories(parts, { ...asked, settings }, { ...cues, nothing: false }, deadline, true)
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The search was cancelled")
  const words = cues.words.map(({ word }) => word)
  const hasWords = asked.allWords === true ? createWordsTest(asked.text) : () => true
  const matching = found.ranked.filter(({ memory }) => hasWords((found.stored.get(memory.id) ?? memory).content))
  const best = await withLocations(parts, matching.slice(0, asked.limit), deadline)
  return {
    memories: best.map((one) => withLazyPassage(one, words, found.stored)),
    degraded: [...deadline.missing],
  }
}

/** The passage is computed on first access: few callers read all 200, and one in Chinese takes half a millisecond. */
function withLazyPassage(
  { memory, score, times }: RankedCandidate,
  words: readonly string[],
  stored: RankedMemories["stored"],
): RecalledMemory {
  let shown: string | undefined
  return {
    memory: stored.get(memory.id) ?? memory,
    score,
    ...(times !== undefined && { times }),
    get shown() {
      shown ??= bestPassage(memory.content, words)
      return shown
    },
  }
}

function emptyOutcome(gate: Gate): RecallOutcome {
  return { memories: [], conflicts: 0, profile: 0, placement: undefined, tokens: 0, degraded: [], gate }
}

interface RankedMemories {
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: readonly Candidate[]
  /** Reliability of the vectors, 0 to 1. */
  readonly reliability: number
  /** The stored state of turns that the question does not read as they are stored. */
  readonly stored: ReadonlyMap<string, Memory>
}

const NO_MEMORIES: RankedMemories = { ranked: [], candidates: [], reliability: 0, stored: new Map() }

async function findMemories(
  parts: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  deadline: Deadline,
  isSearch = false,
): Promise<RankedMemories> {
  if (cues.nothing) return NO_MEMORIES
  if (cues.topicless !== undefined) {
    const memories = await listWithoutTopic(parts.store, ask, cues.topicless, cues.time, deadline)
    const listed = memories.map((memory) => ({ memory, words: undefined, closeness: 0, cosine: undefined }))
    const { candidates, stored } = readCurrentWords(listed, ask, cues, { keepAll: isSearch })
    const ranked = scoreByOrder(candidates.map(({ memory }) => memory))
    const { summaries, others } = partitionSummaries(ranked)
    return { ...NO_MEMORIES, ranked: isSearch ? [...others, ...summaries] : ranked, stored }
  }
  const isAboutNow = !isSearch && !cues.before && cues.time === undefined
  // A longer text does not ask for one thing.
  const asksOneThing = !isSearch && cues.asksAboutUser && cues.text.length <= MAX_ASKED
  const likeness = asksOneThing ? likenessTo(cues.text) : undefined
  const [legs, addressed, telling, alike, past, maxWeight] = await Promise.all([
    retrieve(parts, ask, cues, deadline),
    listAddressed(parts.store, ask, cues.asked, deadline, isSearch ? undefined : PAST_TOO),
    asksOneThing ? findByAttribute(parts, ask, cues, deadline) : undefined,
    likeness ? findByMeaning(parts, ask, likeness, deadline) : undefined,
    isAboutNow ? loadPastValues(parts, ask, deadline) : [],
    readVectorWeight(parts, ask, deadline),
  ])
  const further = [addressed, telling?.leg, alike].filter((leg) => leg !== undefined)
  const all = [...legs, ...further]
  const found = rankLegs(
    all,
    maxWeight,
    ask,
    cues,
    { keepAll: isSearch, past },
    {
      agreement: telling?.agreement,
      likeness,
    },
  )
  const current = withoutPastValues(found.ranked, cues, ask.recorder)
  if (isSearch) return { ...found, ranked: current }
  const { ranked, stored } = await newestFirst(current, async (ids) => {
    const memories = await deadline.wait(parts.store.read(ask.scope, ids, { signal: deadline.signal }))
    return memories?.filter((memory) => memory !== undefined && matches(memory, filterOf(ask)))
  })
  return { ...found, ranked, stored: new Map([...found.stored, ...stored]) }
}

const MAX_ASKED = 300

/** Past values of what a question asks for are read as well, to show them or to tell what is out of date. */
const PAST_TOO: readonly Status[] = ["active", "superseded", "ended"]

/** What opens the gate: a question that was asked before says nothing about whether its answer is known. */
function withoutQuestions({ ranked, candidates, ...found }: RankedMemories): RankedMemories {
  const states = ({ memory }: { readonly memory: Memory }): boolean => !asksOnly(memory)
  return { ...found, ranked: ranked.filter(states), candidates: candidates.filter(states) }
}

/** The highest weight that vectors may have beside the words. */
async function readVectorWeight(parts: RecallParts, ask: RecallRequest, deadline: Deadline): Promise<number> {
  const { embedder, reliability } = parts
  if (embedder === undefined || ask.settings.strategy !== "hybrid") return UNMEASURED_WEIGHT
  return (await deadline.wait(reliability.maxWeight(embedder.space, ask.scope))) ?? UNMEASURED_WEIGHT
}

function rankLegs(
  legs: readonly Leg[],
  maxWeight: number,
  ask: RecallRequest,
  cues: Cues,
  reading: NonNullable<Parameters<typeof readCurrentWords>[3]>,
  comparison: Pick<Parameters<typeof rank>[3], "agreement" | "likeness"> = {},
): RankedMemories {
  const { strategy, fusion, fusionK, fusionWeight } = ask.settings
  const { candidates: found, counts } = mergeLegs(legs)
  const { candidates, stored } = readCurrentWords(found, ask, cues, reading)
  if (ask.recorder) ask.recorder.legs = legs
  const semantic = strategy === "semantic"
  const { summaries, others } = partitionSummaries(candidates)
  const rankAll = (all: readonly Candidate[]) => {
    const ranked = rank(all, counts, cues, {
      fusionWeight: semantic ? 1 : Math.min(fusionWeight, maxWeight),
      fusionK: fusion === "rrf" ? fusionK : undefined,
      wordsCount: !semantic,
      recorder: ask.recorder,
      ...comparison,
    })
    return strategy === "recent" ? ranked.sort((one, other) => other.memory.createdAt - one.memory.createdAt) : ranked
  }
  // A summary is never ranked before what answers in its place, and changes no rank of it.
  const last = summaries.length === 0 ? [] : partitionSummaries(rankAll(candidates)).summaries
  return {
    ranked: [...collapseEqualMessages(rankAll(others), ask.recorder), ...last],
    candidates,
    stored,
    reliability: semantic ? 1 : Math.min(1, maxWeight / USUAL_WEIGHT),
  }
}

/** Vectors with this weight, the default, are fully reliable. */
const USUAL_WEIGHT = 0.3

function scoreByOrder(memories: readonly Memory[]): readonly RankedCandidate[] {
  return memories.map((memory, place) => ({
    memory,
    score: 1 - place / (2 * memories.length),
    coverage: 0,
    typedCoverage: 0,
    typedOnly: false,
    closeness: 0,
  }))
}
