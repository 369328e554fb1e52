import type { Memory } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { isCalledName } from "../../text/called-name.ts"
import { UNCERTAIN } from "../../text/change-cues.ts"
import { scopeOfWish } from "../../text/one-text.ts"
import { isBirthOfOthers } from "../../text/topics/births.ts"
import { foldedWords, speaksOfKin } from "../../text/topics/folded-words.ts"
import { type LifeState, stateIn } from "../../text/topics/state-model.ts"
import {
  changesWishes,
  isOfOtherMatter,
  sharesMatter,
  surelyNoWish,
  wishMatter,
  wishStance,
} from "../../text/topics/wish-model.ts"
import {
  disproves,
  surelyDisproves,
  surelyWithdrawsNothing,
  type Withdrawal,
  withdrawalIn,
} from "../../text/topics/withdrawal-model.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { type EndedFact, isAllergy, isSaidBefore } from "./ended-facts.ts"
import { readForPairs } from "./pair-model.ts"
import { reportOf } from "./reported-in.ts"
import { isNamedAgain, namesSubstance } from "./substances.ts"

/** A statement that may not be stored yet. */
type Statement = Omit<Memory, "revision" | "signals">

/** Whether a new statement may withdraw or replace an earlier one. */
export function reportsWithdrawal(statement: Pick<Statement, "category" | "content" | "source">): boolean {
  return withdrawalIn(reportOf(statement)) !== "nothing" || isWish(statement)
}

/** Whether a statement says how answers should be from now on, or no longer have to be. */
function isWish({ category, content, source }: Pick<Statement, "category" | "content" | "source">): boolean {
  const said = source.quote ?? content
  return changesWishes(said) || (category === "instruction" && !surelyNoWish(said))
}

/**
 * The earlier allergies, illnesses, medicines or standing wishes of the user's that a statement withdraws: "Ya no soy alérgico a las
 * nueces", "You can use emojis again". A wish about the same matter is surely replaced; of health both statements stay,
 * in doubt, because a missed allergy or medicine harms more than an outdated one.
 */
export function findWithdrawn(statement: Statement, recent: readonly Memory[]): readonly EndedFact[] {
  const said = reportOf(statement)
  const kind = withdrawalIn(said)
  const earlier = recent.filter((memory) => isSaidBefore(memory, statement))
  if (kind === "nothing") {
    if (!isWish(statement) || speaksOfKin(said)) return []
    const wishes = earlier.filter((memory) =>
      isCalledName(memory)
        ? takesNameBack(said, memory.content)
        : memory.category === "instruction" && isSameWish(said, memory.content),
    )
    const scope = scopeOfWish(said)
    return wishes.flatMap((memory) => {
      const isForSame = scope === scopeOfWish(memory.content)
      // What holds "for recipes" changes nothing of what holds otherwise.
      if (scope !== undefined && !isForSame) return []
      return [{ earlier: memory, isSure: isForSame && !wishesMore(memory.content, said) }]
    })
  }
  if (UNCERTAIN.test(said) && !surelyDisproves(said)) return []
  // A birth is told of the child.
  if (kind === "birth" ? isBirthOfOthers(said) : isOfRelative(said)) return []
  const own = earlier.filter(
    (memory) => memory.category !== "instruction" && isOwn(memory) && withdrawalIn(memory.content) === "nothing",
  )
  return findContradicted(kind, said, own).map((memory) => ({ earlier: memory, isSure: false }))
}

/**
 * Whether an earlier way to live surely holds on, for all that a statement says: "I haven't had a drink for three years" ends
 * nothing of somebody who does not drink.
 */
export function holdsStill(statement: Statement): (earlier: Memory) => boolean {
  const isNothing = surelyWithdrawsNothing(reportOf(statement))
  return (earlier) => isNothing && HOLDS_ON.has(stateIn(earlier.content))
}

/** Ways to live of which the model knows what ends them. Of treatments and other diets there are too many. */
const HOLDS_ON: ReadonlySet<LifeState> = new Set([
  "vegan",
  "vegetarian",
  "lactose",
  "gluten",
  "sober",
  "smoker",
  "pregnant",
])

/** Which states of somebody's what they withdraw contradicts. */
const CONTRADICTED: Readonly<Record<Exclude<Withdrawal, "nothing" | "medicine" | "illness">, readonly LifeState[]>> = {
  allergy: ["lactose", "gluten"],
  treatment: ["treatment"],
  diet: ["vegan", "vegetarian", "gluten", "diet"],
  meat: ["vegan", "vegetarian"],
  dairy: ["vegan", "lactose"],
  gluten: ["gluten"],
  alcohol: ["sober"],
  smoking: ["smoker"],
  birth: ["pregnant"],
}

/** What somebody has again who does not tolerate it: "I can drink milk again". */
const FOODS_OF: Partial<Readonly<Record<LifeState, RegExp>>> = {
  lactose: wholeWords(
    "milk|dairy|cheese|lactose|milch\\p{L}*|käse|laktose|lait|fromage|leche|lácteos|queso|lactosa|latte|latticini|formaggio|lattosio|leite|laticínios|queijo",
    "奶|乳|チーズ",
  ),
  gluten: wholeWords(
    "gluten|wheat|bread|weizen|brot|blé|pain|trigo|pan|glutine|grano|pane|glúten|pão",
    "麸|小麦|面包|パン|グルテン",
  ),
}

function findContradicted(
  kind: Exclude<Withdrawal, "nothing">,
  said: string,
  own: readonly Memory[],
): readonly Memory[] {
  const named = own.filter(({ content }) => isNamedAgain(content, said))
  if (kind === "medicine") return named.filter((memory) => !isAllergy(memory))
  // Hay fever is an illness to some and an allergy to others. "The wasps are gone" says nothing of one.
  if (kind === "illness") {
    const isOfAllergy = isAllergy({ content: said })
    return named.filter((memory) => (isAllergy(memory) ? isOfAllergy : memory.category === "constraint"))
  }
  const states = CONTRADICTED[kind]
  const there = own.filter((memory) => states.includes(stateIn(memory.content)))
  if (kind === "allergy") {
    const allergies = own.filter(isAllergy)
    const again = named.filter((memory) => allergies.includes(memory) || memory.category === "constraint")
    if (again.length > 0) return again
    const tolerated = there.filter(({ content }) => FOODS_OF[stateIn(content)]?.test(said) === true)
    if (tolerated.length > 0) return tolerated
    return allergies.length === 1 && !namesSubstance(said) && disproves(said) ? allergies : []
  }
  if (kind !== "treatment" && kind !== "diet") return there
  const again = named.filter((memory) => (kind === "treatment" ? !isAllergy(memory) : there.includes(memory)))
  return again.length === 0 && there.length === 1 ? there : again
}

/** Whether a sentence is about somebody else: what they quit, the user does not. */
function isOfRelative(said: string): boolean {
  return speaksOfKin(said) || otherSubjectIn(said) !== undefined
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

/** Whether a name to be called is named again and taken back: "Stop calling me Bee". Another name stands beside it. */
function takesNameBack(said: string, called: string): boolean {
  if (wishMatter(said) !== "name" || !STOPS.test(said)) return false
  const again = readForPairs({ content: said, at: 0 }).names
  return [...readForPairs({ content: called, at: 0 }).names].some((name) => again.has(name))
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
