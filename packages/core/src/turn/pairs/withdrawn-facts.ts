import type { Memory } from "../../contract/index.ts"
import { USER_SUBJECT } from "../../text/attributes.ts"
import { UNCERTAIN } from "../../text/change-cues.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { readWished, type Wished, withdrawalIn } from "../../text/topics/withdrawal-model.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { type EndedFact, isAllergy, isSaidBefore, tellsMore } from "./ended-facts.ts"
import { readForPairs } from "./pair-model.ts"
import { isNamedAgain, namesSubstance } from "./substances.ts"

/** From this probability on it is known what a wish is about. */
const WISHED_FROM = 0.5

/** A statement that may not be stored yet. */
type Statement = Omit<Memory, "revision" | "signals">

/** Whether a new statement may withdraw an earlier one. */
export function reportsWithdrawal({ content, source }: Pick<Statement, "content" | "source">): boolean {
  return withdrawalIn(source.quote ?? content) !== "nothing"
}

/**
 * The earlier allergies, medicines or standing wishes of the user's that a statement withdraws: "Ya no soy alérgico a las
 * nueces", "You can use emojis again". A wish is surely withdrawn; of health both statements stay, in doubt, because a
 * missed allergy or medicine harms more than an outdated one.
 */
export function findWithdrawn(statement: Statement, recent: readonly Memory[]): readonly EndedFact[] {
  const said = statement.source.quote ?? statement.content
  const kind = withdrawalIn(said)
  if (kind === "nothing" || UNCERTAIN.test(said) || isOfRelative(said)) return []
  const earlier = recent.filter((memory) => isSaidBefore(memory, statement))
  if (kind === "wish") {
    const wishes = earlier.filter((memory) => memory.category === "instruction" && isSameWish(said, memory.content))
    return wishes.map((memory) => ({ earlier: memory, isSure: !tellsMore(memory.content) }))
  }
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

/** Whether both are about the same matter of answers, or what the earlier one names is named again. */
function isSameWish(said: string, earlier: string): boolean {
  const [later, before] = [wishedIn(said), wishedIn(earlier)]
  const [names, again] = [readForPairs({ content: earlier, at: 0 }).names, readForPairs({ content: said, at: 0 }).names]
  const shared = [...names].filter((name) => again.has(name)).length
  if (later === undefined || before === undefined || later === "other") return names.size > 0 && shared * 2 > names.size
  // "Stop calling me Captain" leaves another name.
  return later === before && (later !== "name" || shared > 0 || namesLast(said, earlier) || !STOPS.test(said))
}

/** Whether the last word of a wish, which may be no name otherwise, is named again: "Call me boss", "Stop calling me boss". */
function namesLast(said: string, earlier: string): boolean {
  const last = foldedWords(earlier).at(-1)
  return last !== undefined && foldedWords(said).includes(last)
}

const STOPS = wholeWords(
  "stop|don['’]?t|do not|no more|not|nicht|kein\\p{L}*|hör|arrête|cesse|plus|no|deja|para|non|smetti|smettila|não|pare",
  "别|不|呼ばないで|やめて",
)

function wishedIn(wish: string): Wished | undefined {
  const { is, chance } = readWished(wish)
  return chance >= WISHED_FROM ? is : undefined
}
