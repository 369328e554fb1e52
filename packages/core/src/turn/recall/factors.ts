import type { Range } from "../../contract/store.ts"
import { analyse } from "../../text/analyse.ts"
import type { ScoredCandidate } from "./candidates.ts"
import { OWN_CUE, TIME_CUE } from "./cue-words.ts"
import type { Cues } from "./cues.ts"

/** The query names exactly one participant, who said this. */
const NAMED_SPEAKER = 1.4
/** Said by a person, not by an assistant, a tool or a file: people state facts of themselves, replies mostly advise. */
const SAID_BY_PERSON = 2
/** The user asks about themselves, and this is about its speaker. */
const ABOUT_SPEAKER = 1.2
/** The query asks for a time, and the text names one. */
const HOLDS_TIME = 1.2
/** The query asks for words as they were said. */
const VERBATIM_TURN = 2
/** Created in the time that the query names, or within a week after it. */
const IN_PERIOD = 1.3
const WITHIN_WEEK_AFTER = 1.15
const WEEK = 7 * 86_400_000

/**
 * The factor of a score: the figures above, found on the development conversations of LongMemEval, LoCoMo and REALTALK
 * (`docs/recall.md` says what each is worth), and importance, pin and feedback, which are neutral by default.
 */
export function factorsOf(scored: readonly ScoredCandidate[], cues: Cues): (one: ScoredCandidate) => number {
  const named = namedSpeaker(new Set(scored.map(({ words }) => words.speaker)), cues)
  return ({ candidate: { memory }, words, cueBits }) => {
    let factor = 1 + 0.2 * (memory.importance - 0.5)
    if (named !== undefined && words.speaker === named) factor *= NAMED_SPEAKER
    if (!NOT_A_PERSON.has(memory.source.origin))
      factor *= (cueBits & OWN_CUE) === 0 ? SAID_BY_PERSON : SAID_BY_PERSON * ABOUT_SPEAKER
    if ((cueBits & TIME_CUE) !== 0) factor *= HOLDS_TIME
    if (cues.verbatim && memory.category === "turn") factor *= VERBATIM_TURN
    if (cues.time !== undefined) factor *= periodFactor(memory.createdAt, cues.time)
    if (memory.pinned === true) factor *= 1.1
    const { useful = 0, wrong = 0 } = memory.signals ?? {}
    return factor * Math.min(1.25, Math.max(0.5, 1 + 0.05 * useful - 0.1 * wrong))
  }
}

const NOT_A_PERSON: ReadonlySet<string> = new Set(["assistant", "tool", "file"])

function namedSpeaker(speakers: ReadonlySet<string>, cues: Cues): string | undefined {
  const terms = new Set(analyse(cues.text))
  const named = [...speakers].filter((speaker) => speaker.split(" ").some((word) => terms.has(word)))
  return named.length === 1 ? named[0] : undefined
}

function periodFactor(
  time: number,
  { from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: Range,
): number {
  if (time < from) return 1
  if (time < below) return IN_PERIOD
  return time < below + WEEK ? WITHIN_WEEK_AFTER : 1
}
