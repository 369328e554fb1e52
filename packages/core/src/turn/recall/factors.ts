import type { Range } from "../../contract/store.ts"
import { analyse } from "../../text/analyse.ts"
import type { Cues } from "./cues.ts"
import type { ScoredCandidate } from "./rank.ts"
import { OWN, TIME } from "./signs.ts"

/** The query names exactly one participant, and this one said it. */
const NAMED = 1.4
/** Not an assistant's, a tool's or a file's: people tell of themselves, replies mostly advise. */
const PERSON = 2
/** A person asks about themselves, and this speaks of what is the speaker's own. */
const OF_ONESELF = 1.2
/** The query asks for a time, and the text has one. */
const TIMED = 1.2
/** Kept in the time that the query names, or told within a week behind it. */
const THEN = 1.3
const SOON_AFTER = 1.15
const WEEK = 7 * 86_400_000

/**
 * What a score is multiplied by: the figures above, found on the development conversations of LongMemEval, LoCoMo and REALTALK (`docs/recall.md` says
 * what each is worth); and importance, pin and feedback, which are neutral for a memory that nobody touched.
 */
export function factorsOf(scored: readonly ScoredCandidate[], cues: Cues): (one: ScoredCandidate) => number {
  const named = namedOf(new Set(scored.map(({ words }) => words.speaker)), cues)
  return ({ candidate: { memory }, words, signs }) => {
    let factor = 1 + 0.2 * (memory.importance - 0.5)
    if (named !== undefined && words.speaker === named) factor *= NAMED
    if (!OTHERS.has(memory.source.origin)) factor *= (signs & OWN) === 0 ? PERSON : PERSON * OF_ONESELF
    if ((signs & TIME) !== 0) factor *= TIMED
    if (cues.time !== undefined) factor *= then(memory.createdAt, cues.time)
    if (memory.pinned === true) factor *= 1.1
    const { useful = 0, wrong = 0 } = memory.signals ?? {}
    return factor * Math.min(1.25, Math.max(0.5, 1 + 0.05 * useful - 0.1 * wrong))
  }
}

const OTHERS: ReadonlySet<string> = new Set(["assistant", "tool", "file"])

function namedOf(speakers: ReadonlySet<string>, cues: Cues): string | undefined {
  const asked = new Set(analyse(cues.text))
  const named = [...speakers].filter((speaker) => speaker.split(" ").some((word) => asked.has(word)))
  return named.length === 1 ? named[0] : undefined
}

function then(time: number, { from = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: Range): number {
  if (time < from) return 1
  if (time < below) return THEN
  return time < below + WEEK ? SOON_AFTER : 1
}
