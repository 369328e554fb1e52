import type { Memory } from "../../contract/memory.ts"
import { attributeChances } from "../../text/topics/attribute-model.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"

const MAX_CACHED = 4_000
/** A longer text is read to here. */
const MAX_CHARACTERS = 400

/** What recently compared memories are about, by id and revision: reading it takes most of the time, and it holds no words. */
const attributes = new Map<string, readonly number[]>()
const subtopics = new Map<string, ReadonlySet<string>>()

/** The probability of each attribute that a memory tells. */
export function attributesOf(memory: Memory): readonly number[] {
  return readCached(attributes, memory, attributeChances)
}

/** The subtopics that a memory's words name. */
export function subtopicsOf(memory: Memory): ReadonlySet<string> {
  return readCached(subtopics, memory, namedSubtopics)
}

/** The subtopics that the words of a text name. */
export function namedSubtopics(text: string): ReadonlySet<string> {
  return new Set(subtopicsIn(foldedWords(text), text))
}

/** What a reading of a memory gave, by its id and revision. */
export function readCached<T>(known: Map<string, T>, { id, revision, content }: Memory, read: (text: string) => T): T {
  const name = `${id} ${revision}`
  const value = known.get(name) ?? read(content.slice(0, MAX_CHARACTERS))
  if (known.size >= MAX_CACHED) known.clear()
  known.set(name, value)
  return value
}
