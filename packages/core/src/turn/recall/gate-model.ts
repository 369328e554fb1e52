import type { Candidate, RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"

/** The features by which a request needs memories, by the name that an explanation gives them. */
export const GATE_FEATURES = [
  "ownQuestion",
  "words",
  "matters",
  "secondMatters",
  "address",
  "mentionsOwn",
  "refersToUser",
  "past",
  "length",
  "coverageBeyondHalf",
  "replyCoverage",
  "speaker",
  "takesUp",
] as const

/** What a gate reads: the ranked candidates without messages that only ask, and all of them. */
export interface GateEvidence {
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: readonly Candidate[]
}

/** Weight of what a pasted text covers that the question asks for. At 0.55 a fifth of the questions about Japanese passages (JSQuAD) found the gate closed. */
const PASTED_WEIGHT = 0.8
/** A surer probability says no more. */
const MAX_LOGIT = 5

/** The values of `GATE_FEATURES` for a request. */
export function gateFeatures(cues: Cues, { ranked, candidates }: GateEvidence): readonly number[] {
  let [own, replies, matters, secondMatters] = [0, 0, 0, 0]
  let isAddressed = false
  for (const { memory, coverage, typedCoverage, typedOnly, evidence, isAddressed: addressed } of ranked) {
    // Pasted words alone open no gate: a question about the text has cues of its own.
    const covered = typedOnly ? typedCoverage : Math.max(typedCoverage, PASTED_WEIGHT * coverage)
    if (memory.source.origin === "assistant") {
      replies = Math.max(replies, covered)
      continue
    }
    own = Math.max(own, covered)
    isAddressed ||= addressed === true
    const related = evidence?.related ?? 0
    secondMatters = Math.max(secondMatters, Math.min(matters, related))
    matters = Math.max(matters, related)
  }
  const logit = Math.log(cues.ownQuestion / (1 - cues.ownQuestion))
  return [
    Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, logit)),
    Math.log1p(cues.words.length),
    matters,
    secondMatters,
    Number(isAddressed),
    Number(cues.mentionsOwn),
    Number(cues.refersToUser),
    Number(cues.past),
    Math.min(1, cues.text.length / 400),
    Math.max(0, own - 0.5),
    Math.max(0, replies - own),
    Number(namesSpeaker(cues, candidates)),
    Number(cues.takesUp),
  ]
}

/** The same by the names of the features, for an explanation. */
export function namedGateFeatures(cues: Cues, evidence: GateEvidence): Readonly<Record<string, number>> {
  const values = gateFeatures(cues, evidence)
  return Object.fromEntries(GATE_FEATURES.map((name, at) => [name, values[at] ?? 0]))
}

/** Whether the request names a participant of a conversation. */
function namesSpeaker(cues: Cues, candidates: readonly Candidate[]): boolean {
  const queryTerms = new Set(cues.words.map(({ word }) => word))
  const speakers = new Set(candidates.map(({ words }) => words?.speaker ?? ""))
  return [...speakers].some((speaker) => speaker.split(" ").some((name) => queryTerms.has(name)))
}

const GATE_BIAS = -1.366
/** In the order of `GATE_FEATURES`. Fitted by `scripts/train-gate.mjs` but for the last four, of which its talk has little. */
const GATE_WEIGHTS: readonly number[] = [
  0.6064, 0.2697, 1.981, 2.242, 2.711, 0.5792, 1.276, 0.3766, -0.6106, 8, 2.5, 1, -1,
]

/** The log-odds that a request needs memories: a logistic regression over `gateFeatures`. */
export function gateLogit(features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (GATE_WEIGHTS[at] ?? 0), GATE_BIAS)
}
