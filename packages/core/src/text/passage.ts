import { analyse } from "./analyse.ts"
import { commonness } from "./background-frequency.ts"
import { graphemeStart, truncate } from "./grapheme.ts"
import { type Sentence, sentencesOf } from "./sentences.ts"

/**
 * The part of a text that says most about the analysed words, in at most `max` UTF-16 units: whole sentences side by side, with an ellipsis where
 * something was left out. A sentence that is too long itself is cut around what matched, never inside a character. A short text comes back whole.
 */
export function bestPassage(text: string, words: readonly string[], max = 400): string {
  const whole = text.trim()
  if (whole.length <= max) return whole
  const weights = new Map(words.map((word) => [word, -Math.log(Math.max(commonness(word), 1 / 50_000))]))
  const sentences = sentencesOf(whole)
  const { first, last } = bestRun(sentences, weights, max - 4)
  const from = sentences[first]
  const to = sentences[last]
  if (from === undefined || to === undefined) return truncate(whole, max)
  const start = from.start
  const end = to.end
  if (end - start > max - 4) return around(whole, start, end, weights, max)
  return `${start > 0 ? "… " : ""}${whole.slice(start, end)}${end < whole.length ? " …" : ""}`
}

type Weights = ReadonlyMap<string, number>

/**
 * The run of sentences with the highest weight of distinct words within `max`; ties go to the earliest, then the
 * longest.
 */
function bestRun(sentences: readonly Sentence[], weights: Weights, max: number): { first: number; last: number } {
  const wordsOfSentences = sentences.map(
    (sentence) => new Set(analyse(sentence.text).filter((word) => weights.has(word))),
  )
  let best = { first: 0, last: 0, weight: -1 }
  for (const [first, from] of sentences.entries()) {
    const seen = new Set<string>()
    let weight = 0
    for (let last = first; last < sentences.length; last++) {
      const to = sentences[last]
      if (to === undefined || (last > first && to.end - from.start > max)) break
      for (const word of wordsOfSentences[last] ?? []) {
        if (seen.has(word)) continue
        seen.add(word)
        weight += weights.get(word) ?? 0
      }
      if (weight > best.weight || (weight === best.weight && first === best.first)) best = { first, last, weight }
    }
  }
  return best
}

/** A window inside one long sentence, a third of it before the heaviest word. */
function around(text: string, start: number, end: number, weights: Weights, max: number): string {
  const sentence = text.slice(start, end)
  let place = 0
  let heaviest = 0
  for (const match of sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const weight = Math.max(0, ...analyse(match[0]).map((word) => weights.get(word) ?? 0))
    if (weight > heaviest) {
      heaviest = weight
      place = match.index
    }
  }
  const room = max - 4
  const from = place < room * 0.8 ? 0 : Math.min(place - Math.floor(room / 3), sentence.length - room)
  const cut = sentence.slice(graphemeStart(sentence, from), graphemeStart(sentence, from + room))
  const word = cut.indexOf(" ") + 1
  const inner = from > 0 && word <= 24 ? cut.slice(word) : cut
  return `${start + from > 0 ? "… " : ""}${inner.trim()}${start + from + room < text.length ? " …" : ""}`
}
