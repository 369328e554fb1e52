import type { Memory } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { UNCERTAIN } from "../../text/change-cues.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import {
  changesWishes,
  isOfOtherMatter,
  sharesMatter,
  surelyNoWish,
  wishMatter,
  wishStance,
} from "../../text/topics/wish-model.ts"
import { withdrawalIn } from "../../text/topics/withdrawal-model.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { type EndedFact, isAllergy, isSaidBefore } from "./ended-facts.ts"
import { readForPairs } from "./pair-model.ts"
import { isNamedAgain, namesSubstance } from "./substances.ts"

/** A statement that may not be stored yet. */
type Statement = Omit<Memory, "revision" | "signals">

/** Whether a new statement may withdraw or replace an earlier one. */
export function reportsWithdrawal(statement: Pick<Statement, "category" | "content" | "source">): boolean {
  return withdrawalIn(statement.source.quote ?? statement.content) !== "nothing" || isWish(statement)
}

/** Whether a statement says how answers should be from now on, or no longer have to be. */
export function isWish({ category, content, source }: Pick<Statement, "category" | "content" | "source">): boolean {
  const said = source.quote ?? content
  return changesWishes(said) || (category === "instruction" && !surelyNoWish(said))
}

/**
 * The earlier allergies, medicines or standing wishes of the user's that a statement withdraws: "Ya no soy alérgico a las
 * nueces", "You can use emojis again". A wish about the same matter is surely replaced; of health both statements stay,
 * in doubt, because a missed allergy or medicine harms more than an outdated one.
 */
export function findWithdrawn(statement: Statement, recent: readonly Memory[]): readonly EndedFact[] {
  const said = statement.source.quote ?? statement.content
  const kind = withdrawalIn(said)
  const earlier = recent.filter((memory) => isSaidBefore(memory, statement))
  if (kind === "nothing") {
    if (!isWish(statement) || speakerOf(foldedWords(said)) === "kin") return []
    const wishes = earlier.filter((memory) => memory.category === "instruction" && isSameWish(said, memory.content))
    return wishes.map((memory) => ({ earlier: memory, isSure: !wishesMore(memory.content, said) }))
  }
  if (UNCERTAIN.test(said) || isOfRelative(said)) return []
  const own = earlier.filter(
    (memory) =>
      memory.category !== "instruction" &&
      isAllergy(memory) === (kind === "allergy") &&
      isOwn(memory) &&
      withdrawalIn(memory.content) === "nothing",
  )
  const named = own.filter(({ content }) => isNamedAgain(content, said))
  const isOnly = named.length === 0 && own.length === 1 && kind === "allergy" && !namesSubstance(said)
  return (isOnly ? own : named).map((memory) => ({ earlier: memory, isSure: false }))
}

/** Whether a sentence is about somebody else: what they quit, the user does not. */
function isOfRelative(said: string): boolean {
  return speakerOf(foldedWords(said)) === "kin" || otherSubjectIn(said) !== undefined
}

function isOwn({ about, content }: Memory): boolean {
  return about === undefined ? !isOfRelative(content) : about.subject === USER_SUBJECT
}

/** Whether both are about the same matter of answers, or what the earlier one names is named again and taken back. */
function isSameWish(said: string, earlier: string): boolean {
  const [names, again] = [readForPairs({ content: earlier, at: 0 }).names, readForPairs({ content: said, at: 0 }).names]
  const shared = [...names].filter((name) => again.has(name)).length
  if (!sharesMatter(said, earlier))
    return names.size > 0 && shared * 2 > names.size && (wishStance(said) === "lifts" || STOPS.test(said))
  // "Stop calling me Captain" leaves another name.
  return wishMatter(said) !== "name" || shared > 0 || namesLast(said, earlier) || !STOPS.test(said)
}

/** Whether a part of an earlier wish is about another matter than what is said now: "short answers and no emojis". */
function wishesMore(earlier: string, said: string): boolean {
  const parts = earlier.split(PARTS).filter((part) => part.trim() !== "")
  return parts.length > 1 && parts.some((part) => isOfOtherMatter(part, said))
}

const PARTS = /[,，、;；]|\s(?:and|und|et|y|e|ed)\s|和/u

/** Whether the last word of a wish, which may be no name otherwise, is named again: "Call me boss", "Stop calling me boss". */
function namesLast(said: string, earlier: string): boolean {
  const last = foldedWords(earlier).at(-1)
  return last !== undefined && foldedWords(said).includes(last)
}

const STOPS = wholeWords(
  "stop|don['’]?t|do not|no more|not|nicht|kein\\p{L}*|hör|arrête|cesse|plus|no|deja|para|non|smetti|smettila|não|pare",
  "别|不|呼ばないで|やめて",
)
