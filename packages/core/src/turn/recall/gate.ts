import type { Candidate, RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { Section } from "./section.ts"

export interface Gate {
  readonly open: boolean
  readonly figure: number
  /** Why, for programs. */
  readonly code: GateCode
  /** Why, for people. */
  readonly because: string
  /** The values in the sentence. */
  readonly params?: Readonly<Record<string, number>>
  /** The kind of memory that the request asks for; absent in older traces. */
  readonly section?: Section
}

export type GateCode = keyof typeof SENTENCES

const SENTENCES = {
  off: "the gate is off",
  "nothing-asked": "nothing was asked",
  "about-user": "a question about the user",
  "about-past": "a question about the past",
  "little-known": "a question about the user, of whom little is known",
  "nothing-found": "nothing was found",
  covered: "memories cover the request",
  "not-covered": "no memory covers the request",
  "no-user-text": "no words of a person",
  "budget-too-small": "the budget is below {least} tokens",
} as const

/** A decision of the gate with its reason as a code and as a sentence. */
export function gateDecision(open: boolean, figure: number, code: GateCode, params?: Gate["params"]): Gate {
  const because = SENTENCES[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params?.[name] ?? whole))
  return { open, figure, code, because, ...(params && { params }) }
}

/** Chosen on talk with the deduction for general requests: see `docs/gate.md`. */
const THRESHOLD = 0.5
/** Half of the usual cosine of the nearest memory to an unrelated request. */
const UNRELATED_COSINE = 0.2

/** The gate's input; `reliability` is that of the vectors, 0 to 1. */
interface GateInput {
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: readonly Candidate[]
  readonly reliability: number
}

/**
 * Whether a request needs memories. The figure is the share of the request's idf that the best memory holds, plus the
 * weights of the cues, plus half of the highest cosine above that of unrelated texts. Keyword scores cannot decide
 * this, because they grow with the length of the request.
 */
export function decideGate(
  cues: Cues,
  found: GateInput,
  settings: { readonly gate: "off" | "heuristic" | "llm"; readonly gateThreshold?: number | undefined },
  fewFacts: boolean,
): Gate {
  const figure = figureOf(cues, found)
  if (settings.gate === "off") return gateDecision(true, figure, "off")
  if (cues.nothing) return gateDecision(false, figure, "nothing-asked")
  if (cues.topicless !== undefined) return gateDecision(true, figure, `about-${cues.topicless}`)
  // All facts fit: asked about the user, a model finds what no common word would.
  if (cues.asksOwn && fewFacts) return gateDecision(true, figure, "little-known")
  if (found.ranked.length === 0) return gateDecision(false, figure, "nothing-found")
  const open = figure >= thresholdOf(settings)
  return gateDecision(open, figure, open ? "covered" : "not-covered")
}

/** A figure this near the threshold decides little. */
const DOUBT = 0.12

/** Whether coverage decided, and only just. */
export function isDoubtful({ code, figure }: Gate, settings: { readonly gateThreshold?: number | undefined }): boolean {
  return (code === "covered" || code === "not-covered") && Math.abs(figure - thresholdOf(settings)) <= DOUBT
}

/** The minimum figure of an open gate. */
export function thresholdOf({ gateThreshold }: { readonly gateThreshold?: number | undefined }): number {
  return gateThreshold ?? THRESHOLD
}

/** Uses the best coverage outside assistant replies, plus a share of what a reply covers beyond that. */
export function figureOf(cues: Cues, { ranked, candidates, reliability }: GateInput): number {
  let own = 0
  let replies = 0
  for (const { memory, coverage, typedCoverage, typedOnly } of ranked) {
    // Pasted words alone open no gate: a question about the text has cues of its own.
    const covered = typedOnly ? typedCoverage : Math.max(typedCoverage, PASTED_WEIGHT * coverage)
    if (memory.source.origin === "assistant") replies = Math.max(replies, covered)
    else own = Math.max(own, covered)
  }
  const cosines = candidates.flatMap(({ cosine }) => cosine ?? [])
  const nearest = cosines.length === 0 ? 0 : 0.5 * Math.max(...cosines) - UNRELATED_COSINE
  let sum = own + REPLY_WEIGHT * Math.max(0, replies - own) + reliability * nearest
  const about = SELF_CUE_WEIGHTS.reduce((total, [cue, weight]) => total + (cues[cue] ? weight : 0), 0)
  sum += Math.max(about, ownQuestionWeight(cues.ownQuestion))
  for (const [cue, weight] of CUE_WEIGHTS) if (cues[cue]) sum += weight
  const isSpeakerNamed = namesSpeaker(cues, candidates)
  if (isSpeakerNamed) sum += SPEAKER_WEIGHT
  const isPersonal = isSpeakerNamed || hasPersonalCue(cues) || ranked.some(({ isAddressed }) => isAddressed === true)
  if (!isPersonal) sum -= generalRequestPenalty(cues.ownQuestion)
  return sum - LENGTH_PENALTY * Math.min(1, cues.text.length / 400)
}

/** Whether the request names a participant of a conversation. */
function namesSpeaker(cues: Cues, candidates: readonly Candidate[]): boolean {
  const queryTerms = new Set(cues.words.map(({ word }) => word))
  const speakers = new Set(candidates.map(({ words }) => words?.speaker ?? ""))
  return [...speakers].some((speaker) => speaker.split(" ").some((name) => queryTerms.has(name)))
}

const REPLY_WEIGHT = 0.25
/** Weight of what a pasted text covers that the question asks for. At 0.55 a fifth of the questions about Japanese passages (JSQuAD) found the gate closed. */
const PASTED_WEIGHT = 0.8
const SPEAKER_WEIGHT = 0.2
/** Deduction for a request of 400 characters or more: long texts share words with some memory by chance. */
const LENGTH_PENALTY = 0.3
/**
 * The weight of the probability that a request asks about the user's own life: 0 up to 0.5, rising to 0.5 at 0.9. It
 * takes the place of the cues below where it is higher, so that questions count that no pattern covers.
 */
function ownQuestionWeight(probability: number): number {
  return 0.5 * Math.min(1, Math.max(0, (probability - 0.5) / 0.4))
}

/**
 * The deduction for a request that is hardly about the user's own life: 0.2 at a probability of 0, falling to 0 at 0.4.
 * A question about the world shares words with some memory by chance.
 */
function generalRequestPenalty(probability: number): number {
  return 0.2 * Math.max(0, 1 - probability / 0.4)
}

/** Whether a pattern recognizes that a request is about the user or the past, whatever its probability. */
function hasPersonalCue({ mentionsOwn, didI, refersToUser, asksOwn, past }: Cues): boolean {
  return mentionsOwn || didI || refersToUser || asksOwn || past
}

/** Hints that a request is about the user. */
const SELF_CUE_WEIGHTS: readonly (readonly [
  cue: "mentionsOwn" | "didI" | "question" | "refersToUser",
  weight: number,
])[] = [
  ["mentionsOwn", 0.25],
  ["didI", 0.35],
  ["question", 0.15],
  ["refersToUser", 0.1],
]
const CUE_WEIGHTS: readonly (readonly [cue: "past" | "asksTime" | "takesUp", weight: number])[] = [
  ["past", 0.25],
  ["asksTime", 0.1],
  ["takesUp", -0.2],
]
