import { commonness } from "../../text/background-frequency.ts"
import { RELATED_WORDS } from "./related-words-table.ts"

/** The matters of a person's life, by language. */
export interface MatterTable {
  readonly languages: readonly MatterLanguage[]
}

/** The matters that one language has words for. */
export interface MatterLanguage {
  /** Whether a word is of any of its matters. */
  knows(word: string): boolean
  /** The matters, by index, that a word asks for. */
  askedBy(word: string): readonly number[]
  /** The narrow matters that a word asks for or tells, and how surely a text that holds it speaks of each, 0 to 1. */
  namedBy(word: string): readonly (readonly [matter: Matter, share: number])[]
  matter(at: number): Matter
}

/** A narrow subject of a person's life and the words that speak of it. */
export interface Matter {
  /** −ln of the share of sentences in general that speak of it. */
  readonly rarity: number
  /** One of some 28 broad topics. */
  readonly isBroad: boolean
  /** How surely a text that holds the word speaks of it, 0 to 1. */
  readonly words: ReadonlyMap<string, number>
  /** The words that tell it and do not ask for it. */
  readonly tells: readonly string[]
}

/** A word that tells a matter may be said in passing; one that asks for it names it. */
const TELLS = 0.8

/** A word this rare, in nats, says all that it can; a common one is said of anything. */
const TELLING_IDF = 5

/** How much a word says of its matters, 0 to 1, by how rare it is in texts in general. */
export function tellingShare(word: string): number {
  const share = Math.min(1, 2 * commonness(word))
  return share === 0 ? 1 : Math.min(1, -Math.log(share) / TELLING_IDF)
}

/** Reads the table that `scripts/make-related-words.mjs` describes. A matter is read whole when a query asks for it. */
export function parseMatterTable(): MatterTable {
  const sections: string[][] = []
  for (const line of RELATED_WORDS.trim().split("\n")) {
    if (line.includes("|")) sections.at(-1)?.push(line)
    else sections.push([])
  }
  return { languages: sections.map(parseLanguage) }
}

function parseLanguage(lines: readonly string[]): MatterLanguage {
  const uses = new Map<string, number[]>()
  const asked = new Map<string, number[]>()
  const note = (map: Map<string, number[]>, word: string, at: number): void => {
    const matters = map.get(word)
    if (matters === undefined) map.set(word, [at])
    else matters.push(at)
  }
  for (const [at, line] of lines.entries()) {
    const [, asks = "", tells = ""] = line.split("|")
    for (const word of wordsOf(asks)) note(asked, word, at)
    for (const word of [...wordsOf(asks), ...wordsOf(tells)]) note(uses, word, at)
  }
  const matters = new Map<number, Matter>()
  const matterAt = (at: number): Matter => {
    const known = matters.get(at) ?? parseMatter(lines[at] ?? "", uses)
    matters.set(at, known)
    return known
  }
  const named = new Map<string, readonly (readonly [Matter, number])[]>()
  return {
    knows: (word) => uses.has(word),
    askedBy: (word) => asked.get(word) ?? [],
    namedBy(word) {
      const known = named.get(word)
      if (known !== undefined) return known
      const all = (uses.get(word) ?? []).map(matterAt).filter(({ isBroad }) => !isBroad)
      const now = all.map((matter) => [matter, matter.words.get(word) ?? 0] as const)
      if (uses.has(word)) named.set(word, now)
      return now
    },
    matter: matterAt,
  }
}

function parseMatter(line: string, uses: ReadonlyMap<string, readonly number[]>): Matter {
  const [rarity = "", asks = "", tells = ""] = line.split("|")
  const isBroad = rarity.startsWith("*")
  // A word of many matters speaks of none surely.
  const weigh = (word: string, share: number) =>
    [word, (share * tellingShare(word)) / Math.sqrt(uses.get(word)?.length ?? 1)] as const
  const words = new Map([
    ...wordsOf(tells).map((word) => weigh(word, TELLS)),
    ...wordsOf(asks).map((word) => weigh(word, 1)),
  ])
  return { rarity: Number(isBroad ? rarity.slice(1) : rarity), isBroad, words, tells: wordsOf(tells) }
}

const wordsOf = (list: string): readonly string[] => (list === "" ? [] : list.split(" "))
