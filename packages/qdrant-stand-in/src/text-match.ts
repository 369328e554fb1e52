import { type Tokenizer, tokens } from "./tokens.ts"

/** How the text at a key was split when it was indexed. */
export interface TextIndex {
  readonly tokenizer: Tokenizer
  readonly lowercase: boolean
}

/** `text`: all its words; `text_any`: one of them; `phrase`: all, in order and together. Without an index the string itself is looked for. */
export function textMatches(
  item: string,
  match: Readonly<Record<string, string>>,
  index: TextIndex | undefined,
): boolean {
  const asked = match.text ?? match.text_any ?? match.phrase ?? ""
  if (index === undefined) {
    return match.text_any === undefined ? item.includes(asked) : asked.split(/\s+/u).some((word) => item.includes(word))
  }
  const held = tokens(item, index.tokenizer, index.lowercase)
  // A query is split into whole words also where the index holds their beginnings.
  const wanted = tokens(asked, index.tokenizer === "prefix" ? "word" : index.tokenizer, index.lowercase)
  if (wanted.length === 0) return false
  if (match.text_any !== undefined) return wanted.some((word) => held.includes(word))
  if (match.phrase === undefined) return wanted.every((word) => held.includes(word))
  return held.some((_, at) => wanted.every((word, place) => held[at + place] === word))
}
