import type { Memory } from "../../contract/index.ts"
import { isSummary } from "../summaries.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"

/**
 * The kind of memory that a request asks for: who the user is, facts, what was talked about, exact words, or none.
 */
export type Section = "none" | "identity" | "pinned" | "episode" | "transcript"

/** Attributes that say who somebody is. */
const IDENTITY: ReadonlySet<string> = new Set([
  "name",
  "age",
  "birthday",
  "home",
  "hometown",
  "employer",
  "job",
  "role",
])

/** The section of a request whose gate is open; the first that applies decides. */
export function sectionOf(cues: Cues): Exclude<Section, "none"> {
  if (cues.verbatim) return "transcript"
  if (cues.topicless === "user") return "identity"
  if (cues.topicless === "past" || cues.time !== undefined || (cues.past && cues.didI)) return "episode"
  const { attributes, own } = cues.asked
  if (own && attributes.some((attribute) => IDENTITY.has(attribute))) return "identity"
  return "pinned"
}

const IDENTITY_CATEGORIES: ReadonlySet<string> = new Set(["identity", "relationship"])

/**
 * The candidates of one section, at most as many as it gives within the budget: facts up to one for 60 tokens (3 to
 * 15), episodes one for 120 (2 to 8), turns one for 200 (2 to 6). If the section has none, all candidates.
 */
export function ofSection(
  ranked: readonly RankedCandidate[],
  section: Section,
  maxTokens: number,
): readonly RankedCandidate[] {
  const { holds, most } = LIMITS[section]
  const own = ranked.filter(({ memory }) => holds(memory))
  return own.length === 0 ? ranked : own.slice(0, most(maxTokens))
}

interface SectionLimits {
  readonly holds: (memory: Memory) => boolean
  readonly most: (maxTokens: number) => number
}

const isTurn = ({ category }: Memory): boolean => category === "turn"
const oneFor =
  (tokens: number, least: number, most: number) =>
  (maxTokens: number): number =>
    Math.min(most, Math.max(least, Math.floor(maxTokens / tokens)))

const LIMITS: Readonly<Record<Section, SectionLimits>> = {
  none: { holds: () => false, most: () => 0 },
  identity: { holds: ({ category }) => IDENTITY_CATEGORIES.has(category), most: oneFor(60, 3, 15) },
  pinned: { holds: (memory) => !isTurn(memory), most: oneFor(60, 3, 15) },
  episode: { holds: (memory) => isTurn(memory) || isSummary(memory), most: oneFor(120, 2, 8) },
  transcript: { holds: isTurn, most: oneFor(200, 2, 6) },
}
