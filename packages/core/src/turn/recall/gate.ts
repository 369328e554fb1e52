import type { Cues } from "./cues.ts"
import { type GateEvidence, gateFeatures, gateLogit } from "./gate-model.ts"
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

const THRESHOLD = 0.5
/** Half of the usual cosine of the nearest memory to an unrelated request. */
const UNRELATED_COSINE = 0.2
/** Log-odds for half of a cosine above that. */
const COSINE_WEIGHT = 5

interface GateInput extends GateEvidence {
  /** Reliability of the vectors, 0 to 1. */
  readonly reliability: number
}

/**
 * Whether a request needs memories. The figure is the probability that it does, by what it asks for and by how the best
 * memories meet it. Scores of the ranking cannot decide this, because they grow with the length of the request.
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
const DOUBT = 0.15

/** Whether the figure decided, and only just. */
export function isDoubtful({ code, figure }: Gate, settings: { readonly gateThreshold?: number | undefined }): boolean {
  return (code === "covered" || code === "not-covered") && Math.abs(figure - thresholdOf(settings)) <= DOUBT
}

/** The minimum figure of an open gate. */
export function thresholdOf({ gateThreshold }: { readonly gateThreshold?: number | undefined }): number {
  return gateThreshold ?? THRESHOLD
}

/** The probability, 0 to 1, that a request needs memories: a model of its features, and the nearest vector. */
export function figureOf(cues: Cues, { ranked, candidates, reliability }: GateInput): number {
  const cosines = candidates.flatMap(({ cosine }) => cosine ?? [])
  const nearest = cosines.length === 0 ? 0 : 0.5 * Math.max(...cosines) - UNRELATED_COSINE
  const logit = gateLogit(gateFeatures(cues, { ranked, candidates })) + COSINE_WEIGHT * reliability * nearest
  return 1 / (1 + Math.exp(-logit))
}
