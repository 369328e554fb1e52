import { graphemeStart } from "../../text/grapheme.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { sentencesOf } from "../../text/sentences.ts"

/** Maximum UTF-8 size of one memory in bytes. */
export const MAX_CONTENT_BYTES = 8 * 1024

/** Splits a text into parts of at most 8 KiB at sentence ends; a longer sentence is split between grapheme clusters. */
export function splitIntoParts(text: string): readonly string[] {
  const whole = text.trim()
  if (whole === "") return []
  return byteLength(whole) <= MAX_CONTENT_BYTES ? [whole] : splitLong(whole)
}

/** Number of long texts whose parts are cached: each statement of a message is located in them, and many turns run at once. */
const CACHE_SIZE = 32

const splitLong = rememberRecent((whole): readonly string[] => {
  const parts: string[] = []
  let from = 0
  let to = 0
  let size = 0
  for (const end of cutPointsOf(whole)) {
    const more = byteLength(whole.slice(to, end))
    if (size > 0 && size + more > MAX_CONTENT_BYTES) {
      parts.push(whole.slice(from, to).trim())
      from = to
      size = 0
    }
    size += more
    to = end
  }
  parts.push(whole.slice(from).trim())
  return parts.filter((part) => part !== "")
}, CACHE_SIZE)

/**
 * Places to cut at, each at most a part's length after the previous one. A UTF-16 unit needs at most three bytes of
 * UTF-8.
 */
function cutPointsOf(text: string): readonly number[] {
  const longest = Math.floor(MAX_CONTENT_BYTES / 3)
  const ends: number[] = []
  let from = 0
  for (const { end } of [...sentencesOf(text), { end: text.length }]) {
    while (end - from > longest) {
      const cut = graphemeStart(text, from + longest)
      from = cut > from ? cut : from + longest
      ends.push(from)
    }
    if (end > from) ends.push(end)
    from = Math.max(from, end)
  }
  return ends
}

export function byteLength(text: string): number {
  return Buffer.byteLength(text, "utf8")
}
