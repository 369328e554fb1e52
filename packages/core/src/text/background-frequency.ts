import { stemmer } from "stemmer"
import { BACKGROUND_TABLE, BACKGROUND_TURNS } from "./background-table.ts"
import { isStopWord } from "./stop-words.ts"

/** The share of chat messages that contain an analysed word; 0 for words too rare to be counted. English only. */
export function backgroundFrequency(stem: string): number {
  // The table holds stop words by their stems, which the analyser does not give them.
  return (counts.get(isStopWord(stem) ? stemmer(stem) : stem) ?? 0) / BACKGROUND_TURNS
}

const counts: ReadonlyMap<string, number> = parseTable()

function parseTable(): Map<string, number> {
  const table = new Map<string, number>()
  let count = 0
  for (const entry of BACKGROUND_TABLE.trim().split(/\s+/)) {
    if (entry.startsWith("=")) count = Number(entry.slice(1))
    else table.set(entry, count)
  }
  return table
}
