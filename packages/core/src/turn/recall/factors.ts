import { analyse } from "../../text/analyse.ts"
import type { Cues } from "./cues.ts"
import type { Scored } from "./rank.ts"

const NAMED = 1.4
const USER = 2
const TIMED = 1.2
const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|ago|(?:last|next|this|past|every) (?:week|month|year|night|weekend|morning|evening|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d{1,2}(?::\d\d| ?[ap]m)|(?:19|20)\d\d|(?:\d+|a|an|one|two|three|four|five|six|few|couple of|several) (?:minute|hour|day|week|month|year)s?)\b/i

/**
 * What a score is multiplied by: 1.4 when the query names exactly one participant and this one said it; 2 for what is not an assistant's, a tool's or a
 * file's in a chat of one user and an assistant; 1.2 when the query asks for a time and the text has one; and importance, pin and feedback, which
 * are neutral for a memory that nobody touched.
 */
export function factorsOf(scored: readonly Scored[], cues: Cues): (one: Scored) => number {
  const speakers = new Set(scored.map(({ words }) => words.speaker).filter((speaker) => speaker !== ""))
  const named = namedOf(speakers, cues)
  const chat = speakers.size < 2
  return ({ candidate: { memory }, words }) => {
    let factor = 1 + 0.2 * (memory.importance - 0.5)
    if (named !== undefined && words.speaker === named) factor *= NAMED
    if (chat && !OTHERS.has(memory.source.origin)) factor *= USER
    if (cues.asksTime && TIME.test(memory.content)) factor *= TIMED
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
