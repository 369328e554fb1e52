import type { Schemas } from "@qdrant/js-client-rest"

export type Tokenizer = Schemas["TokenizerType"]

/** Splits a text into terms. Languages without spaces are not split: the server guesses one language per text, on which no test should rely. */
export function tokenize(text: string, tokenizer: Tokenizer, lowercase: boolean): readonly string[] {
  const cased = lowercase ? text.toLowerCase() : text
  if (tokenizer === "whitespace") return cased.split(/\s+/u).filter((word) => word !== "")
  const words = cased.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (tokenizer !== "prefix") return words
  return words.flatMap((word) => Array.from(word, (_, place) => word.slice(0, place + 1)))
}
