import { analyse } from "../../text/analyse.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { marksOf } from "../../text/similarity.ts"

/** From this share of its words on, a sentence says what a recalled memory says. */
const RESTATES = 0.8
/** Shorter runs of equal words are chance. */
const SHORTEST_RUN = 3
/** An injected line's own opening, as a model may repeat it, and the number that a model may give it. */
const LINE_OPENING = /^[ \t]*(?:[-*•] \[\d{4}-\d{2}-\d{2}[^\]\n]{0,80}\] ?|\d{1,3}[.)] )/gm
/** Words with which people and models lead up to what they repeat. */
const FRAME = new Set(
  analyse(
    `from memory memories i you your my me we remember recall that said say told tell mentioned mention know known
    noted note earlier before previously
    previous conversation conversations according to based on what have has had are is as also and in the of so well
    yes right it s ve re m d
    here there like note reference last time am was were be been anything else help`,
  ),
)

/**
 * The text without the sentences that only restate what was recalled into this turn, so that a memory is never kept
 * again because it was shown. A sentence with another number, name, date or
 * negation stays. Returns the text itself when nothing is cut.
 */
export function stripRestated(text: string, recalledTexts: readonly string[]): string {
  if (recalledTexts.length === 0) return text
  const recalled = recalledOf(recalledTexts)
  const bare = text.replace(LINE_OPENING, "")
  let rest = ""
  let from = 0
  let cut = false
  for (const sentence of sentencesOf(bare)) {
    if (restates(sentence.text, recalled)) {
      rest += bare.slice(from, sentence.start)
      from = sentence.end
      cut = true
    }
  }
  if (!cut) return text
  return (rest + bare.slice(from)).replace(/[ \t]{2,}/g, " ").trim()
}

interface Recalled {
  /** Every run of `SHORTEST_RUN` words in any recalled text, and whole shorter texts. */
  readonly runs: ReadonlySet<string>
  readonly statements: readonly {
    readonly words: ReadonlySet<string>
    readonly tokens: string
    readonly negated: boolean
  }[]
  /** The indexes of the statements with a word. */
  readonly postings: ReadonlyMap<string, readonly number[]>
}

function recalledOf(texts: readonly string[]): Recalled {
  const runs = new Set<string>()
  const statements: ReturnType<typeof marksOf>[] = []
  const postings = new Map<string, number[]>()
  for (const text of texts) {
    const words = analyse(text)
    if (words.length < SHORTEST_RUN) runs.add(words.join(" "))
    for (let at = 0; at + SHORTEST_RUN <= words.length; at++) runs.add(words.slice(at, at + SHORTEST_RUN).join(" "))
    for (const sentence of sentencesOf(text)) {
      const marks = marksOf(sentence.text)
      for (const word of marks.words) {
        const indexes = postings.get(word)
        if (indexes) indexes.push(statements.length)
        else postings.set(word, [statements.length])
      }
      statements.push(marks)
    }
  }
  return { runs, statements, postings }
}

function restates(sentence: string, recalled: Recalled): boolean {
  const words = analyse(sentence)
  if (words.length === 0) return false
  const covered = coveredBy(words, recalled.runs)
  const left = words.filter((_, index) => !covered[index])
  const some = left.length < words.length
  if (some && (left.length <= words.length * (1 - RESTATES) || left.every((word) => FRAME.has(word)))) {
    return !left.some((word) => /\p{N}/u.test(word)) && (!marksOf(sentence).negated || !addsNegation(left))
  }
  return overlaps(sentence, recalled)
}

function addsNegation(left: readonly string[]): boolean {
  return marksOf(left.join(" ")).negated || left.includes("t")
}

function coveredBy(words: readonly string[], runs: ReadonlySet<string>): readonly boolean[] {
  const covered = words.map(() => false)
  for (let length = SHORTEST_RUN; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (runs.has(words.slice(at, at + length).join(" "))) covered.fill(true, at, at + length)
    }
  }
  return covered
}

function overlaps(sentence: string, { statements, postings }: Recalled): boolean {
  const marks = marksOf(sentence)
  if (marks.words.size < SHORTEST_RUN) return false
  const shared = new Map<number, number>()
  for (const word of marks.words) {
    for (const index of postings.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
  }
  for (const [index, count] of shared) {
    const statement = statements[index]
    if (count < RESTATES * marks.words.size || statement === undefined) continue
    if (statement.negated !== marks.negated) continue
    const known = new Set(statement.tokens.split(" "))
    const names = marks.tokens.split(" ")
    if (names.every((name) => name === "" || known.has(name) || statement.words.has(analyse(name)[0] ?? "")))
      return true
  }
  return false
}
