import { ADDS, CHANGES, PAST_ONLY, UNCERTAIN } from "../../text/change-cues.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesInUnspaced, cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"

/** A statement as pairs are read: in its words, with the time at which it was made. */
export interface PairStatement {
  readonly content: string
  readonly at: number
}

/** What a statement's pairs have in common, read once. */
export interface ReadStatement {
  readonly at: number
  readonly words: readonly string[]
  readonly names: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  readonly cues: ReadonlySet<string>
  readonly whose: string
  readonly numbers: ReadonlySet<string>
  readonly signs: readonly string[]
}

const STEM = 6
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u

/** Reads a statement for its pairs. */
export function readForPairs({ content, at }: PairStatement): ReadStatement {
  const words = foldedWords(content)
  const cues = new Set([...words.flatMap(cuesOfWord), ...cuesInUnspaced(content).map(([cue]) => cue)])
  const names = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (UNSPACED.test(word + (words[place + 1] ?? ""))) names.add(word + words[place + 1])
    else if (word.length >= 3 && word !== "0" && cuesOfWord(word).length === 0 && !isStopWord(word))
      names.add(word.slice(0, STEM))
  }
  const signs = [
    ...(CHANGES.test(content) ? ["change"] : []),
    ...(ADDS.test(content) ? ["add"] : []),
    ...(PAST_ONLY.test(content) ? ["past"] : []),
    ...(UNCERTAIN.test(content) ? ["uncertain"] : []),
    ...(/\d/.test(content) ? ["number"] : []),
    ...(/\d[:.]\d\d|\b\d{1,2} ?(?:uhr|h|am|pm)\b|点/iu.test(content) ? ["clock"] : []),
    ...(/[€$£¥]|\beuro|元|块|pesos|reais/iu.test(content) ? ["money"] : []),
    ...(cues.has("day") ? ["day"] : []),
  ]
  return {
    at,
    words,
    names,
    topics: new Set(subtopicsIn(words, content)),
    cues,
    whose: speakerOf(words),
    numbers: new Set(content.match(/\d+(?:[.,:]\d+)*/gu) ?? []),
    signs,
  }
}
