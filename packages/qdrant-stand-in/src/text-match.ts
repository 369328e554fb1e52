import { type Tokenizer, tokenize } from "./tokenizer.ts"

/** Tokenization parameters of a text index. */
export interface TextIndexParams {
  readonly tokenizer: Tokenizer
  readonly lowercase: boolean
}

/** `text` matches all terms, `text_any` one of them, `phrase` all of them in sequence. Without an index it matches substrings. */
export function matchesText(
  item: string,
  match: Readonly<Record<string, string>>,
  index: TextIndexParams | undefined,
): boolean {
  const asked = match.text ?? match.text_any ?? match.phrase ?? ""
  if (index === undefined) {
    return match.text_any === undefined ? item.includes(asked) : asked.split(/\s+/u).some((word) => item.includes(word))
  }
  const held = tokenize(item, index.tokenizer, index.lowercase)
  // Queries are tokenized into whole words even if the index contains prefixes.
  const wanted = tokenize(asked, index.tokenizer === "prefix" ? "word" : index.tokenizer, index.lowercase)
  if (wanted.length === 0) return false
  if (match.text_any !== undefined) return wanted.some((word) => held.includes(word))
  if (match.phrase === undefined) return wanted.every((word) => held.includes(word))
  return held.some((_, at) => wanted.every((word, place) => held[at + place] === word))
}
