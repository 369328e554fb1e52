import { RELATED_WORDS } from "./related-words-table.ts"

/** A word that people use in telling what a word of the query asks for: "beagle" where somebody asks for dogs. */
export interface RelatedWord {
  readonly word: string
  /** Index of the query's word. */
  readonly of: number
  /** How much it counts where the query's own word is missing, 0 to 1. */
  readonly weight: number
}

const WEIGHT = 0.6
/** Up to this many words a query is short: each of its words names what is asked for. */
const SHORT = 4
/** A longer query holds words enough of its own, and its related words bring chatter. */
const MAX_WORDS = 10

/** The related words of a query, fewer and weaker the more words it has of its own. */
export function relatedWords(
  query: readonly { readonly word: string; readonly weight: number }[],
): readonly RelatedWord[] {
  if (query.length > MAX_WORDS) return []
  tellingWords ??= parseTable()
  const known = new Set(query.map(({ word }) => word))
  const share = Math.min(1, SHORT / query.length)
  const found = new Map<string, RelatedWord>()
  for (const [of, { word, weight }] of query.entries()) {
    for (const other of tellingWords.get(word) ?? [])
      if (!known.has(other) && !found.has(other)) found.set(other, { word: other, of, weight: WEIGHT * share * weight })
  }
  return [...found.values()]
}

let tellingWords: ReadonlyMap<string, ReadonlySet<string>> | undefined

function parseTable(): ReadonlyMap<string, ReadonlySet<string>> {
  const table = new Map<string, Set<string>>()
  for (const line of RELATED_WORDS.trim().split("\n")) {
    const [asks = "", tells = ""] = line.split("|")
    for (const word of asks.split(" ")) {
      const told = table.get(word) ?? new Set()
      for (const other of tells.split(" ")) told.add(other)
      table.set(word, told)
    }
  }
  return table
}
