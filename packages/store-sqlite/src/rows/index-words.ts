import type { Words } from "@keepsake/core/plugin"

/** The four fields of a memory's words, escaped for the index. */
export interface IndexWords {
  readonly text: string
  readonly speaker: string
  readonly before: string
  readonly after: string
}

export function indexWords({ text, speaker, before, after }: Words): IndexWords {
  return { text: escapeTerm(text), speaker: escapeTerm(speaker), before: escapeTerm(before), after: escapeTerm(after) }
}

/** The fields with their total number of terms and their distinct terms. */
export interface CountedTerms extends IndexWords {
  readonly length: number
  readonly distinct: ReadonlySet<string>
}

export function countTerms(words: Words): CountedTerms {
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
 * Escapes a text so that the index's tokenizer splits it only at spaces. The tokenizer would fold capitals and split at control characters,
 * so these are replaced by `%` and their code. Analysed words contain neither and are unchanged.
 */
export function escapeTerm(words: string): string {
  return UNSAFE.test(words) ? words.replace(EVERY_UNSAFE, (character) => `%${character.charCodeAt(0)};`) : words
}
/** A literal string in FTS5's query language. */
export function quoteTerm(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

// Matches control characters intentionally.
// biome-ignore lint/suspicious/noControlCharactersInRegex: words of any text come here
const UNSAFE = /[\u0000-\u001f\u007f%A-Z]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: words of any text come here
const EVERY_UNSAFE = /[\u0000-\u001f\u007f%A-Z]/g
