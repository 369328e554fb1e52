import { cuesOfWord } from "./cue-words.ts"

/** Of whom the words speak, the farthest first: a relative, others, the user. */
export function speakerOf(words: readonly string[]): string {
  const cues = new Set(words.flatMap(cuesOfWord))
  return ["kin", "others", "they", "mine", "we", "i"].find((cue) => cues.has(cue)) ?? "nobody"
}

/** Whether words speak of a relative. "Ma" is one in English alone, "my" in French and "but" in Italian. */
export const speaksOfKin = (text: string): boolean =>
  speakerOf(foldedWords(text).filter((word) => word !== "ma")) === "kin"

/** Words in lower case without diacritics; of unspaced scripts groups of one to three characters. */
export function foldedWords(text: string): readonly string[] {
  return [
    ...foldSpelling(text).matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}0]+/gu),
  ].map(([word]) => word)
}

/** Lower case without diacritics, every number as 0. */
export function foldSpelling(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{N}+/gu, "0")
}

/** FNV-1a, 32 bits, folded. */
export function bucketOf(kind: string, value: string): number {
  const feature = `${kind} ${value}`
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
