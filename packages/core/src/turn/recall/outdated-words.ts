import type { Memory, StoredSpan } from "../../contract/memory.ts"
import { dayIn, processTimeZone } from "../../text/day.ts"
import { memoryWords } from "../../text/words.ts"
import { addRanges, type CutRange, cutOut } from "../delete/cut-text.ts"
import type { Candidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import { outdatedSentences, type PastValue } from "./outdated-replies.ts"
import type { RecallRequest } from "./recall-request.ts"

/** Turns as a question reads them, and the stored ones by id where that is something else. */
export interface ReadCandidates {
  readonly candidates: readonly Candidate[]
  readonly stored: ReadonlyMap<string, Memory>
}

/**
 * Cuts words that are out of date from the turns of a question about now, so that they are ranked by what is left; a
 * turn with nothing left is dropped; likewise sentences in which an assistant repeats one of the `past` values. A question about the past, and a search (`keepAll`), gets them with the day on
 * which they ended.
 */
export function readCurrentWords(
  candidates: readonly Candidate[],
  ask: RecallRequest,
  cues: Pick<Cues, "before" | "time">,
  { keepAll = false, past = [] }: { readonly keepAll?: boolean; readonly past?: readonly PastValue[] } = {},
): ReadCandidates {
  const stored = new Map<string, Memory>()
  const dayOf = (at: number) => dayIn(ask.settings.timeZone ?? ask.timeZone ?? processTimeZone(), at)
  const read = candidates.flatMap((candidate): readonly Candidate[] => {
    const { memory, words } = candidate
    const over = memory.spans?.filter((span): span is EndedSpan => span.until !== undefined && span.until <= ask.at)
    const isAboutPast = keepAll || cues.before || cues.time !== undefined
    const repeated = isAboutPast ? [] : outdatedSentences(memory, past)
    const ended = over ?? []
    if (ended.length === 0 && repeated.length === 0) return [candidate]
    stored.set(memory.id, memory)
    if (isAboutPast) return [{ ...candidate, memory: withEndDays(memory, ended, dayOf) }]
    const out = [...ended, ...repeated].reduce<readonly CutRange[]>(
      (all, one) => addRanges(all, [one], one.by ?? ""),
      [],
    )
    const { left } = cutOut(memory, out)
    if (left.content.trim() === "") {
      const by = ended[0]?.by ?? repeated[0]?.by
      ask.recorder?.recordDrop(memory.id, { reason: "outdated", ...(by && { by }) })
      return []
    }
    const current = { ...memory, ...left }
    return [{ ...candidate, memory: current, words: words && { ...words, text: memoryWords(current).text } }]
  })
  return { candidates: read, stored }
}

type EndedSpan = StoredSpan & { readonly until: number }

/** Says behind each stretch that is out of date until when it held. Spans of kinds are dropped with the offsets. */
function withEndDays(
  { spans: _, ...memory }: Memory,
  over: readonly EndedSpan[],
  dayOf: (at: number) => string,
): Memory {
  let content = ""
  let at = 0
  for (const [place, { to, until }] of over.entries()) {
    const next = over[place + 1]
    if (next?.from === to && next.until === until) continue
    content += `${memory.content.slice(at, to)} (until ${dayOf(until)})`
    at = to
  }
  return { ...memory, content: content + memory.content.slice(at) }
}

const END_DAY = / \(until \d{4}-\d{2}-\d{2}\)/

/** Whether a turn is read with the days on which words of it ended. */
export function hasEndDays({ content }: Memory): boolean {
  return END_DAY.test(content)
}
