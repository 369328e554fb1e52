import type { Memory, MemoryId } from "../../contract/memory.ts"
import { RecentMap } from "../../text/recent-map.ts"
import { attributeChances } from "../../text/topics/attribute-model.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"

/** Some 10 MB for each of the three readings. */
const MAX_CACHED = 20_000
/** A longer text is read to here. */
const MAX_CHARACTERS = 400

/**
 * A reading of memories whose latest results are kept: it takes most of the time of a recall, and is the
 * same for every question. The results hold no words.
 */
export function readOnce<T extends {}>(read: (text: string) => T): (memory: Memory) => T {
  const known = new RecentMap<MemoryId, { readonly revision: number; readonly result: T }>(MAX_CACHED)
  return ({ id, revision, content }) => {
    const earlier = known.get(id)
    if (earlier?.revision === revision) return earlier.result
    const result = read(content.slice(0, MAX_CHARACTERS))
    known.set(id, { revision, result })
    return result
  }
}

/** The probability of each attribute that a memory tells. */
export const attributesOf: (memory: Memory) => readonly number[] = readOnce((text) => attributeChances(text))

/** The subtopics that the words of a text name. */
export function namedSubtopics(text: string): ReadonlySet<string> {
  return new Set(subtopicsIn(foldedWords(text), text))
}

/** The subtopics that a memory's words name. */
export const subtopicsOf: (memory: Memory) => ReadonlySet<string> = readOnce(namedSubtopics)
