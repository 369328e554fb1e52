import type { Words } from "@keepsake/core/plugin"

/** The four fields of a memory's words as the index takes them. */
export interface IndexWords {
  readonly text: string
  readonly speaker: string
  readonly before: string
  readonly after: string
}

export function indexWords({ text, speaker, before, after }: Words): IndexWords {
  return { text: safe(text), speaker: safe(speaker), before: safe(before), after: safe(after) }
}

/** The same, with how many words there are in all four and each that occurs, once. */
export interface CountedWords extends IndexWords {
  readonly length: number
  readonly distinct: ReadonlySet<string>
}

export function countedWords(words: Words): CountedWords {
  const fields = indexWords(words)
  const distinct = new Set<string>()
  let length = 0
  for (const field of [fields.text, fields.speaker, fields.before, fields.after]) {
    for (const word of field.split(" ")) {
      if (word === "") continue
      length++
      distinct.add(word)
    }
  }
  return { ...fields, length, distinct }
}

/**
 * A text in which the index's tokenizer sees exactly the words between the spaces: it would fold capitals and split at control characters,
 * so these are spelled as `%` and their number. Analysed words have neither and stay as they are.
 */
export function safe(words: string): string {
  return UNSAFE.test(words) ? words.replace(EVERY_UNSAFE, (character) => `%${character.charCodeAt(0)};`) : words
}
/** A string of FTS5's query language: any text, as itself. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

// Control characters are meant here.
// biome-ignore lint/suspicious/noControlCharactersInRegex: words of any text come here
const UNSAFE = /[\u0000-\u001f\u007f%A-Z]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: words of any text come here
const EVERY_UNSAFE = /[\u0000-\u001f\u007f%A-Z]/g
