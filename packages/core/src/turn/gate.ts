import type { Candidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { Ranked } from "./rank.ts"

export interface Gate {
  readonly open: boolean
  readonly figure: number
  readonly because: string
}

const THRESHOLD = 0.45

/**
 * Whether a request wants to be reminded of anything. The figure: how much of the request's word rarity the best memory holds, plus what the request
 * says about itself, plus half the highest cosine where there are vectors. Keyword scores cannot tell: they grow with the length of the request.
 */
export function gateOf(
  cues: Cues,
  ranked: readonly Ranked[],
  candidates: readonly Candidate[],
  settings: { readonly gate: "off" | "heuristic"; readonly gateThreshold?: number | undefined },
): Gate {
  const figure = figureOf(cues, ranked, candidates)
  if (settings.gate === "off") return { open: true, figure, because: "the gate is off" }
  if (cues.nothing) return { open: false, figure, because: "nothing was asked" }
  if (cues.topicless !== undefined) return { open: true, figure, because: `a question about the ${cues.topicless}` }
  if (ranked.length === 0) return { open: false, figure, because: "nothing was found" }
  const open = figure >= (settings.gateThreshold ?? THRESHOLD)
  return { open, figure, because: open ? "memories cover the request" : "no memory covers the request" }
}

export function figureOf(cues: Cues, ranked: readonly Ranked[], candidates: readonly Candidate[]): number {
  let users = 0
  let others = 0
  for (const { memory, coverage } of ranked) {
    if (memory.source.origin === "assistant") others = Math.max(others, coverage)
    else users = Math.max(users, coverage)
  }
  const cosine = Math.max(0, ...candidates.map((candidate) => candidate.cosine ?? 0))
  return (
    Math.max(users, 0.8 * others) +
    (cues.mentionsOwn ? 0.25 : 0) +
    (cues.past ? 0.25 : 0) +
    (cues.didI ? 0.35 : 0) +
    (cues.asksTime ? 0.1 : 0) -
    (cues.imperative ? 0.25 : 0) +
    0.5 * cosine
  )
}
