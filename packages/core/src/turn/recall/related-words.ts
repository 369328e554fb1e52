import { type Matter, type MatterTable, parseMatterTable, tellingShare } from "./matter-table.ts"

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
  /** How surely the query means it: 1 where one word asks for it alone, more where several do. */
  readonly certainty: number
  /** −ln of the share of sentences in general that speak of it. */
  readonly rarity: number
  /** How surely a text that holds the word speaks of the matter, 0 to 1, the query's own words included. */
  readonly words: ReadonlyMap<string, number>
}

/** A longer query holds words enough of its own, and its related words bring chatter. */
const MAX_WORDS = 16

let table: MatterTable | undefined

/** The matters that a query speaks of, likeliest first. */
export function mattersOf(
  query: readonly { readonly word: string; readonly weight: number }[],
): readonly QueryMatter[] {
  if (query.length > MAX_WORDS) return []
  table ??= parseMatterTable()
  return languagesOf(query, table)
    .flatMap(({ language, share }) => {
      const sure = new Map<number, number>()
      for (const { word, weight } of query) {
        const matters = language.askedBy(word)
        // A word that asks for many matters means none of them surely.
        for (const at of matters)
          sure.set(at, (sure.get(at) ?? 0) + (share * weight * tellingShare(word)) / Math.sqrt(matters.length))
      }
      return [...sure].map(([at, certainty]): QueryMatter => {
        const { rarity, words } = language.matter(at)
        return { certainty, rarity, words }
      })
    })
    .sort((one, other) => valueOfMatter(other) - valueOfMatter(one))
}

const valueOfMatter = ({ certainty, rarity }: QueryMatter): number => certainty * rarity

/** The languages that a query may be written in, and how its matters in them count: by how many of its words they know. */
function languagesOf(
  query: readonly { readonly word: string }[],
  { languages }: MatterTable,
): readonly { readonly language: MatterTable["languages"][number]; readonly share: number }[] {
  const known = languages.map((language) => query.filter(({ word }) => language.knows(word)).length)
  const most = Math.max(...known)
  return languages.flatMap((language, at) => {
    const count = known[at] ?? 0
    return count === 0 ? [] : [{ language, share: (count / most) ** 2 }]
  })
}

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

/** The narrow matters that a text's words speak of, and how surely it speaks of each, 0 to 1. */
export function mattersToldIn(words: ReadonlySet<string>): ReadonlyMap<Matter, number> {
  table ??= parseMatterTable()
  const named = table.languages.map((language) => ({
    language,
    known: [...words].filter((word) => language.knows(word)),
  }))
  const most = Math.max(...named.map(({ known }) => known.length))
  const told = new Map<Matter, number>()
  for (const { language, known } of named) {
    const share = (known.length / most) ** 2
    for (const word of known)
      for (const [matter, certainty] of language.namedBy(word))
        told.set(matter, Math.min(1, (told.get(matter) ?? 0) + share * certainty))
  }
  return told
}

/** Up to this many words a request names what it means. */
const MAX_NAMING = 10

/** The words that tell what a word of a request asks for, by broad topics alone: what deletes must not meet by chance. */
export function relatedByTopic(naming: readonly { readonly word: string }[]): ReadonlySet<string> {
  if (naming.length > MAX_NAMING) return new Set()
  table ??= parseMatterTable()
  const telling = table.languages.flatMap((language) =>
    naming.flatMap(({ word }) =>
      language
        .askedBy(word)
        .map((at) => language.matter(at))
        .flatMap(({ isBroad, tells }) => (isBroad ? tells : [])),
    ),
  )
  const known = new Set(naming.map(({ word }) => word))
  return new Set(telling.filter((word) => !known.has(word)))
}
