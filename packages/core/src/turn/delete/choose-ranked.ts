import type { ComparedTextReader } from "./compared-text.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isOneStatement, sharesPersonOnly } from "./named-statements.ts"
import { rankStatements } from "./rank-statements.ts"

/** What the rules by words choose, and what they find near. */
export interface NamedChoice {
  readonly chosen: readonly string[]
  readonly near: readonly string[]
}

/** Among fewer statements than these nothing tells how much likelier one is than others. */
const MIN_STATEMENTS = 6
/** From this probability on a statement is meant: if the rules by words choose it too, among few and among many statements, and without them. */
const MIN_PROBABILITY = { byWordsAmongFew: 0.2, byWords: 0.3, alone: 0.5 }
/** Statements that are offered have this probability at least. */
const MIN_OFFERED = 0.04
const MAX_OFFERED = 8
/** Sentences that are ranked: the first, which a search by the words of the request found. */
const MAX_RANKED = 300

/**
 * Which sentences a request means, by a trained model that also knows what the rules by words choose. What is not sure
 * enough is near, likeliest first. A request whose form is known means only what the rules by words choose, and among few
 * statements all of it.
 */
export function chooseRanked(
  asked: ForgetRequest,
  sentences: readonly string[],
  byWords: NamedChoice,
  reader: ComparedTextReader & { readonly named: (sentence: string) => readonly string[] },
  agrees: (sentence: string) => boolean,
): NamedChoice {
  const isOfForm = asked.certainty === undefined
  const isAmongFew = sentences.length < MIN_STATEMENTS
  if (isOfForm && isAmongFew) return byWords
  const isSame = (sentence: string, other: string): boolean =>
    isOneStatement({ words: reader.named(sentence) }, { words: reader.named(other) })
  // "Everything about Dan" names several statements.
  if (byWords.chosen.some((one) => !isSame(one, byWords.chosen[0] ?? ""))) return byWords
  const choice = { chosen: new Set(byWords.chosen), near: new Set(byWords.near) }
  const ranked = rankStatements(asked, sentences.slice(0, MAX_RANKED), choice, reader).filter(
    ({ isRelated }) => isRelated,
  )
  const [first] = ranked
  if (first === undefined) return byWords
  const group = ranked.filter(({ sentence }) => sentence === first.sentence || isSame(sentence, first.sentence))
  const probability = group.reduce((sum, one) => sum + one.probability, 0) * (asked.certainty ?? 1)
  const isClear = choice.chosen.has(first.sentence)
    ? probability >= (isAmongFew ? MIN_PROBABILITY.byWordsAmongFew : MIN_PROBABILITY.byWords)
    : !isOfForm &&
      !isAmongFew &&
      probability >= MIN_PROBABILITY.alone &&
      !sharesPersonOnly(asked, first.sentence, reader.named(first.sentence))
  if (isClear && agrees(first.sentence)) return { chosen: group.map(({ sentence }) => sentence), near: [] }
  const offered = ranked.filter((one) => one.probability >= MIN_OFFERED).slice(0, MAX_OFFERED)
  return { chosen: [], near: offered.map(({ sentence }) => sentence) }
}
