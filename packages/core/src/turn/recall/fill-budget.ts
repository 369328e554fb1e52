import type { Injector, Memory } from "../../contract/index.ts"
import { processTimeZone } from "../../text/day.ts"
import { partitionSummaries } from "../summaries.ts"
import { type Bearings, readBearings } from "./bearing.ts"
import { cutWeakCandidates } from "./bearing-cut.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import { diversify } from "./diversify.ts"
import { type RecalledMemory, TokenBudget } from "./fit.ts"
import type { NewerLines } from "./newer-lines.ts"
import { headsFirst } from "./profile.ts"
import { profilePassage } from "./profile-line.ts"
import type { RecallParts, RecallRequest } from "./recall-request.ts"

export interface BudgetInput {
  readonly profile: readonly Memory[]
  readonly facts: readonly Memory[] | undefined
  readonly ranked: readonly RankedCandidate[]
  readonly open: boolean
  readonly bearings: Bearings
  /** Reliability of the vectors, 0 to 1. */
  readonly reliability: number
  /** What may end an earlier line, by that line. */
  readonly newer: NewerLines
}

/** Fills the budget: the profile, then the best hits, then the facts if they are very few, or few and no hit fits the request. */
export function fillBudget(
  { injector }: RecallParts,
  ask: RecallRequest,
  cues: Cues,
  { profile, facts, ranked, open, newer, bearings, reliability }: BudgetInput,
): TokenBudget {
  const words = cues.words.map(({ word }) => word)
  const timeZone = ask.settings.timeZone ?? ask.timeZone ?? processTimeZone()
  const page = new TokenBudget(withTimeZone(injector, timeZone), words, ask.maxTokens, newer, ask.recorder)
  const scores = new Map(ranked.map(({ memory, score }) => [memory.id, score]))
  const { summaries, others } = partitionSummaries(ranked, cues.topicless === undefined)
  const scored = (memory: Memory) => ({ memory, score: scores.get(memory.id) ?? 0 })
  const shownMemories = () => page.shown.map(asShown)

  const { recorder } = ask
  const alone = ask.settings.profile === "always"
  if (alone || ranked.length > 0) {
    const asked = new Set(ranked.filter(({ coverage }) => coverage > 0).map(({ memory }) => memory.id))
    const lines = [...diversify(profile.map(scored), ask.standing, [], { recorder })].map((one) =>
      asked.has(one.memory.id) || one.memory.pinned === true ? one : { ...one, passage: profilePassage(one.memory) },
    )
    const room = open && others.length > 0 ? Math.floor(ask.maxTokens * PROFILE_SHARE) : ask.maxTokens
    page.add(lines, Math.min(room, ask.settings.profileTokens))
  }
  // A summary takes no line's place, and sets no measure for them: everything else is placed as if there were none.
  const told =
    summaries.length === 0
      ? []
      : cutWeakCandidates(ranked, ask, cues, readBearings(ranked, cues, ask, reliability), newer)
  const relevant = cutWeakCandidates(others, ask, cues, bearings, newer)
  const hits = diversify(relevant, ask.standing, shownMemories(), { history: cues.before, recorder })
  page.add(hits)
  const best = Math.max(0, ...others.map(({ coverage }) => coverage))
  const isAskedFor = cues.asksOwn && (facts ?? []).length <= MAX_EXTRA_FACTS
  const isAllThereIs = best < LITTLE_COVERED && relevant.length === 0
  if (open && facts !== undefined && (isAskedFor || isAllThereIs)) {
    const extra = facts.length <= MAX_EXTRA_FACTS ? facts : headsFirst(facts).slice(0, MAX_EXTRA_FACTS)
    page.add(diversify(extra.map(scored).sort(byScore), ask.standing, shownMemories(), { recorder }))
  }
  page.add(
    diversify(partitionSummaries(told).summaries, ask.standing, shownMemories(), { history: cues.before, recorder }),
  )
  return page
}

/** What a line says of its memory: a long one is shortened. */
function asShown({ memory, shown }: RecalledMemory): Memory {
  if (shown === memory.content) return memory
  return { ...memory, content: shown, source: { ...memory.source, quote: shown } }
}

/** Maximum share of the budget for the profile where a request is about something that is remembered. */
const PROFILE_SHARE = 1 / 4

function withTimeZone(injector: Injector, timeZone: string): Injector {
  return {
    name: injector.name,
    line: (memory, shown) => injector.line(memory, shown, timeZone),
    place: (...asked) => injector.place(...asked),
  }
}

/** So few facts cost little, and follow any hits. */
const MAX_EXTRA_FACTS = 10
/**
 * Below this coverage no hit shares a telling word with the request. Where none bears on it either, ten of few facts
 * follow; beside hits they were lines of the talk for tuning that answered nothing.
 */
const LITTLE_COVERED = 0.2

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score
}
