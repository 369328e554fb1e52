import { stemmer } from "stemmer"
import { RARITY_TABLE, RARITY_TURNS } from "./rarity-table.ts"
import { isStopWord } from "./stop-words.ts"

/** In what share of people's chat messages an analysed word stands, 0 when it is too rare to have been counted; English only. */
export function shareOf(stem: string): number {
  // The table holds stop words by their stems, which the analyser does not give them.
  return (counts.get(isStopWord(stem) ? stemmer(stem) : stem) ?? 0) / RARITY_TURNS
}

const counts: ReadonlyMap<string, number> = unpacked()

function unpacked(): Map<string, number> {
  const table = new Map<string, number>()
  let count = 0
  for (const entry of RARITY_TABLE.trim().split(/\s+/)) {
    if (entry.startsWith("=")) count = Number(entry.slice(1))
    else table.set(entry, count)
  }
  return table
}
