/** From this certainty on, times that of the request, a statement is meant: one that the rules by words choose too, or any other, which among few never is. */
const AMONG_FEW = { byWords: 0.3, alone: Number.POSITIVE_INFINITY }
const AMONG_SOME = { byWords: 0.64, alone: 0.74 }
/** The same for a direct request, which has at most so many words that name anything: others give reasons as well. */
const DIRECT = { words: 2, byWords: 0.55, alone: 0.64 }
/** The same for a statement that alone has a word of a direct request that says so much, and is so many times likelier than the next. */
const OWN_WORD = { weight: 0.7, lead: 8, certainty: 0.35 }
/** Among so many statements a word that only one of them shares with the request tells more. */
const MANY_STATEMENTS = 60
const AMONG_MANY = 0.56
/** Of texts without spaces pairs of characters agree by chance more often than words. */
const UNSPACED = 0.7
/** A request whose reply says that it is done means something that was told. */
const CONFIRMED = 0.45
/** Among fewer statements than these little tells how much likelier one is than others. */
export const MIN_STATEMENTS = 6

/** How many statements a request is compared with: how sure a choice is depends on other things among few than among many. */
export const CHOICE_SIZES = ["few", "some", "many"] as const
export type ChoiceSize = (typeof CHOICE_SIZES)[number]

export function choiceSize(statements: number): ChoiceSize {
  if (statements < MIN_STATEMENTS) return "few"
  return statements < MANY_STATEMENTS ? "some" : "many"
}

/** What the certainty that is needed depends on. */
interface ChoiceKind {
  readonly statements: number
  /** How many words of the request name anything. */
  readonly words: number
  /** Whether the rules by words choose the statement too. */
  readonly isByWords: boolean
  /** Whether the request is written without spaces. */
  readonly isUnspaced: boolean
  /** How much the word says that the statement alone shares with the request, 0 to 1. */
  readonly ownWord: number
  /** How many times likelier it is than the next. */
  readonly lead: number
  /** Whether the reply to the request says that it is done. */
  readonly isConfirmed: boolean
}

/** From which certainty on, from 0 to 1, the likeliest statement is taken for the one that is meant. */
export function leastCertainty(kind: ChoiceKind): number {
  const { statements, words, isByWords, isUnspaced, ownWord, lead, isConfirmed } = kind
  if (isConfirmed) return CONFIRMED
  const by = isByWords ? "byWords" : "alone"
  const size = choiceSize(statements)
  if (size === "few") return AMONG_FEW[by]
  if (isUnspaced) return UNSPACED
  if (size === "many") return AMONG_MANY
  if (words > DIRECT.words) return AMONG_SOME[by]
  return ownWord >= OWN_WORD.weight && lead >= OWN_WORD.lead ? OWN_WORD.certainty : DIRECT[by]
}
