import { diffArrays } from "diff"

export interface DiffPart {
  readonly is: "same" | "added" | "removed"
  readonly text: string
}

const words = new Intl.Segmenter(undefined, { granularity: "word" })
/** Texts that have next to nothing in common are not compared to the end. */
const MOST_EDITS = 2_000

/** What became of a text, word by word in any script: what is the same and what was removed make the old one, what is the same and what was added the new. */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return []
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS })
  if (parts === undefined)
    return [
      { is: "removed", text: before },
      { is: "added", text: after },
    ]
  return parts.map(({ added, removed, value }) => ({
    is: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }))
}

function wordsOf(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment)
}
