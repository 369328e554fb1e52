import { BROAD_TOPICS, RELATED_WORDS } from "./related-words-table.ts"

/** A word that people use in telling what a word of the query asks for: "beagle" where somebody asks for dogs. */
export interface RelatedWord {
  readonly word: string
  /** Index of the query's word. */
  readonly of: number
  /** How surely it speaks of what that word asks for, 0 to 1. */
  readonly weight: number
}

/** A matter of a person's life that a query speaks of, such as the pets or the commute, and the words that speak of it. */
export interface QueryMatter {
  /** How surely the query means it, 0 to 1. */
  readonly certainty: number
  /** −ln of the share of sentences in general that speak of it. */
  readonly rarity: number
  /** How surely a text that holds the word speaks of the matter, 0 to 1, the query's own words included. */
  readonly words: ReadonlyMap<string, number>
}

/** A longer query holds words enough of its own, and its related words bring chatter. */
const MAX_WORDS = 16
/** A word that tells a matter may be said in passing; one that asks for it names it. */
const TELLS = 0.8

/** The matters that a query speaks of, likeliest first. */
export function mattersOf(
  query: readonly { readonly word: string; readonly weight: number }[],
): readonly QueryMatter[] {
  if (query.length > MAX_WORDS) return []
  table ??= parseTable()
  const sure = new Map<number, number>()
  for (const { word, weight } of query) {
    const places = table.askedBy.get(word) ?? []
    // A word that asks for many matters means none of them surely.
    const certainty = weight / Math.sqrt(places.length)
    for (const matter of places) sure.set(matter, Math.max(sure.get(matter) ?? 0, certainty))
  }
  return [...sure]
    .map(([at, share]) => {
      const { rarity, words } = table?.matters[at] ?? NO_MATTER
      return { certainty: share, rarity, words }
    })
    .sort((one, other) => valueOfMatter(other) - valueOfMatter(one))
}

const valueOfMatter = ({ certainty, rarity }: QueryMatter): number => certainty * rarity

/** The words of a query's matters that it does not hold itself, surest first. */
export function relatedWords(
  query: readonly { readonly word: string }[],
  matters: readonly QueryMatter[],
): readonly RelatedWord[] {
  const known = new Set(query.map(({ word }) => word))
  const most = matters[0] === undefined ? 1 : valueOfMatter(matters[0])
  const related = new Map<string, RelatedWord>()
  for (const matter of matters) {
    const { words } = matter
    const of = query.findIndex(({ word }) => words.has(word))
    for (const [word, share] of words)
      if (!known.has(word) && !related.has(word))
        related.set(word, { word, of, weight: (share * valueOfMatter(matter)) / most })
  }
  return [...related.values()]
}

/** Up to this many words a request names what it means. */
const MAX_NAMING = 10

/** The words that tell what a word of a request asks for, by broad topics alone: what deletes must not meet by chance. */
export function relatedByTopic(naming: readonly { readonly word: string }[]): ReadonlySet<string> {
  if (naming.length > MAX_NAMING) return new Set()
  table ??= parseTable()
  const topics = table.matters.slice(0, BROAD_TOPICS)
  const telling = naming.flatMap(({ word }) => topics.flatMap(({ asks, tells }) => (asks.has(word) ? tells : [])))
  const known = new Set(naming.map(({ word }) => word))
  return new Set(telling.filter((word) => !known.has(word)))
}

interface Table {
  /** The broad topics, then the narrow matters. */
  readonly matters: readonly {
    readonly rarity: number
    readonly asks: ReadonlySet<string>
    readonly tells: readonly string[]
    readonly words: ReadonlyMap<string, number>
  }[]
  /** The matters, by index, that a word asks for. */
  readonly askedBy: ReadonlyMap<string, readonly number[]>
}

const NO_MATTER = { rarity: 0, words: new Map<string, number>() }
let table: Table | undefined

function parseTable(): Table {
  const lines = RELATED_WORDS.trim()
    .split("\n")
    .map((line) => {
      const [rarity = "", asks = "", tells = ""] = line.split("|")
      const words = new Map<string, number>()
      for (const word of tells.split(" ")) words.set(word, TELLS)
      for (const word of asks.split(" ")) words.set(word, 1)
      return { rarity: Number(rarity), asks: new Set(asks.split(" ")), tells: tells.split(" "), words }
    })
  const askedBy = new Map<string, number[]>()
  const counts = new Map<string, number>()
  for (const [at, { asks, words }] of lines.entries()) {
    for (const word of asks) askedBy.set(word, [...(askedBy.get(word) ?? []), at])
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // A word of many matters speaks of none surely.
  const matters = lines.map((line) => ({
    ...line,
    words: new Map([...line.words].map(([word, share]) => [word, share / Math.sqrt(counts.get(word) ?? 1)])),
  }))
  return { matters, askedBy }
}
