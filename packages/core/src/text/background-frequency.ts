import { stemmer } from "stemmer"
import { BACKGROUND_ABROAD } from "./background-abroad-table.ts"
import { BACKGROUND_TABLE, BACKGROUND_TURNS } from "./background-table.ts"
import { isStopWord } from "./stop-words.ts"

/** The share of chat messages that contain an analysed word; 0 for words too rare to be counted. English only. */
export function backgroundFrequency(stem: string): number {
  // The table holds stop words by their stems, which the analyser does not give them.
  return (counts.get(isStopWord(stem) ? stemmer(stem) : stem) ?? 0) / BACKGROUND_TURNS
}

/**
 * The same in the language that uses the word most, from fewer texts: "wie" and "que" are as common as "how". A word of
 * English that another language uses as a particle, "die", counts as common.
 */
export function commonness(word: string): number {
  return Math.max(backgroundFrequency(word), (abroad.get(word) ?? 0) / 1_000)
}

const counts = parseTable(BACKGROUND_TABLE)
const abroad = parseTable(BACKGROUND_ABROAD)

function parseTable(text: string): ReadonlyMap<string, number> {
  const table = new Map<string, number>()
  let count = 0
  for (const entry of text.trim().split(/\s+/)) {
    if (entry.startsWith("=")) count = Number(entry.slice(1))
    else table.set(entry, count)
  }
  return table
}
