import { beginsWithSomebody, isSomebody, namesKin } from "../../text/given-names.ts"
import { forbids, isIntroducing, isSameOfOther, readHalfSentence, withoutJoin } from "../../text/half-sentences.ts"
import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { frameUnspaced, placeHalf } from "../../text/value-place.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { withSubject } from "./dropped-subject.ts"
import type { Fact } from "./fact.ts"
import type { Statement } from "./statements.ts"
import type { ParsedFact } from "./with-safety.ts"

type FactsOf = (statement: Statement) => readonly Pick<ParsedFact, "category" | "key" | "rule">[]

/**
 * What half a sentence states behind a statement: "And to sesame" what it goes on with, "And pregnant" what its speaker
 * is. `nothing` where it says something of somebody else, or asks: "Sarah too". `undefined` where it stays as it is.
 * `isAnswer`: of whom a message says something that begins with it, the messages before it tell.
 */
export function continueBy(
  before: Statement | undefined,
  by: Statement,
  factsOf: FactsOf,
  isAnswer = false,
): Statement | "nothing" | undefined {
  if (isOfSomebody(before, by.quote, factsOf) || asksMore(by.quote)) return "nothing"
  const state = stateOf(before, by)
  if (state !== undefined) return isAnswer && before === undefined ? "nothing" : state
  return before === undefined ? undefined : continuedBy(before, by, factsOf)
}

/** The most characters of a reply that only takes note. */
const MAX_NOTED = 120
/** A reply that asks whether there is more, and nothing else. */
const MORE = wholeWords(
  "else|more|other|noch|sonst|weitere?s?|autres?|d'autre|más|otra|altro|altre|mais|outra|anything",
  "还有|其他|別的|别的|他に|ほかに",
)

/**
 * The same for a message that is half a sentence alone, behind the last sentence of the user's message before it and a
 * reply that only takes note.
 */
export function continueEarlier(
  last: Statement,
  by: Statement,
  reply: string,
  factsOf: FactsOf,
): Statement | undefined {
  if (!takesNote(reply) || (/[?？]/u.test(reply) && !MORE.test(reply))) return undefined
  const found = continueBy(last, by, factsOf)
  return found === undefined || found === "nothing" || found === by ? undefined : { ...found, isEarlier: true }
}

const takesNote = (reply: string): boolean =>
  reply.length <= MAX_NOTED && !reply.trim().includes("\n") && !/[:：]/u.test(reply)

/** Whether a reply takes note and asks only whether there is more. */
export const asksForMore = (reply: string): boolean => takesNote(reply) && MORE.test(reply)

/** What half a sentence goes on with: "And to sesame" behind "I'm allergic to peanuts". */
function continuedBy(before: Statement, by: Statement, factsOf: FactsOf): Statement | undefined {
  const said = before.asks ? undefined : continueStatement(before.said, by.quote)
  if (said === undefined || isPredicate(before.said, by, factsOf)) return undefined
  const alone = wishAlone(before, by, factsOf)
  if (alone !== undefined) return alone
  const statement = { ...before, quote: said, text: withSubject(said), said }
  const [facts, earlier] = [factsOf(statement), factsOf(before)]
  if (!givesSame(earlier, facts)) return undefined
  // Of what has a single value, as a home or a name, the other one is no continuation.
  if (facts.some(({ key }) => key !== undefined && earlier.some((one) => one.key === key))) return undefined
  const { from, to, before: previous, quote } = by
  return { ...statement, from, to, whole: quote, continues: true, opens: false, ...(previous && { before: previous }) }
}

/**
 * Half a sentence behind a standing wish that is a wish itself, without the word that goes on: "And use metric units",
 * "Und keine Emojis".
 */
function wishAlone(before: Statement, by: Statement, factsOf: FactsOf): Statement | undefined {
  const isWish = (statement: Statement): boolean =>
    factsOf(statement).some(({ category }) => category === "instruction")
  if (!isWish(before)) return undefined
  const said = withoutJoin(by.said)
  const alone = { ...by, quote: withoutJoin(by.quote), text: said, said }
  return forbids(said) || isWish(alone) ? alone : undefined
}

/** Whether half a sentence names somebody of whom the same is true: "Sarah too". "And Sarah" is a value as "And Ibuprofen" is. */
function isOfSomebody(before: Statement | undefined, quote: string, factsOf: FactsOf): boolean {
  if (isSameOfOther(quote)) return true
  const half = readHalfSentence(quote)
  return half?.isSame === true && isSomebody(half.value) && !(before !== undefined && namesLike(before, factsOf))
}

/** Whether a statement gives a name itself, so that another one is its value: "My son is called Tom. Max too", "I've lived in Oman. Jordan too". */
function namesLike(before: Statement, factsOf: FactsOf): boolean {
  const { said } = before
  if (UNSPACED.test(said)) return namesKin(said)
  if (isSomebody(lastWord(said))) return true
  // German writes every noun with a capital.
  const isName = /^(?:ich|wir|mein|hab|bin)/iu.test(said)
    ? /\s(?:in|nach) \p{Lu}/u.test(said)
    : /^\p{Lu}/u.test(lastWord(said))
  return isName && factsOf(before).every(({ category }) => category !== "constraint" && category !== "identity")
}

const lastWord = (text: string): string => text.split(/\s/u).at(-1) ?? ""

/** "Also suggest a dessert", but not "And show tunes". */
function asksMore(quote: string): boolean {
  const half = readHalfSentence(quote)
  if (half?.joins !== true || UNSPACED.test(half.value)) return false
  const [first = "", ...more] = foldedWords(half.value)
  const isRequest = more.length > 0 && cuesOfWord(first).includes("request")
  return isRequest && (!IN_NAMES_OF_THINGS.test(first) || more.some((word) => DETERMINES.test(word)))
}

/** Words of requests with which things are called as well: a request with them says of what. */
const IN_NAMES_OF_THINGS =
  /^(?:show|draft|turn|list|name|check|look|help|make|create|put|fix|add|convert|compare|kurz|such|liste|aide|propose|dame|favor|resume|busca|prepara)$/u
const DETERMINES =
  /^(?:me|us|my|our|an?|the|some|this|that|mir|uns|eine?n?|den|die|das|moi|nous|une?|les?|la|mon|ma|mes|una?|los?|las|el|mi|mis|il|gli|uma?|os?|as|meu|minha)$/u

/** "And pregnant", in the words in which people say what they are; of somebody else behind a statement about them. */
function stateOf(before: Statement | undefined, by: Statement): Statement | "nothing" | undefined {
  const value = readHalfSentence(by.quote)?.value
  if (value === undefined || UNSPACED.test(value) || !isState(value)) return undefined
  if (before !== undefined && isOfOther(before.text)) return by
  const being = BEING.find(([begins]) => begins.test(before?.text ?? ""))?.[1] ?? beingOf(by.quote)
  if (being === undefined) return undefined
  const said = `${being} ${value.charAt(0).toLowerCase()}${value.slice(1)}`
  return { ...by, quote: said, text: said, said, whole: by.quote, continues: true, opens: false }
}

/** Whether a statement begins with somebody else: "My sister is 30", "He's a nurse", "Anna lives here". */
function isOfOther(text: string): boolean {
  const cues = new Set(foldedWords(text).slice(0, 3).flatMap(cuesOfWord))
  const isOthers = !cues.has("i") && ["they", "kin", "others"].some((cue) => cues.has(cue))
  return isOthers || beginsWithSomebody(text) || opensWithRelative(text) || otherSubjectIn(text) !== undefined
}

const isState = (value: string): boolean => STATES.exec(value)?.[0] === value

/** How the speaker of a word that goes on says what they are. */
const beingOf = (quote: string): string | undefined => JOINING.find(([begins]) => begins.test(quote))?.[1]
const JOINING: readonly (readonly [begins: RegExp, being: string])[] = [
  [/^(?:and|also|plus)\s/iu, "I'm"],
  [/^(?:und|auch|außerdem)\s/iu, "Ich bin"],
  [/^(?:et|aussi)\s/iu, "Je suis"],
  [/^(?:y|además)\s/iu, "Soy"],
]

/** How people say what they are, by how they began: "Also vegan" behind "I'm allergic to kiwi" is nothing that they are allergic to. */
const BEING: readonly (readonly [begins: RegExp, being: string])[] = [
  [/^(?:i|my)(?![\p{L}])/iu, "I'm"],
  [/^(?:ich|mein\p{L}*|hab)(?!\p{L})/iu, "Ich bin"],
  [/^(?:(?:je|mon|ma|mes)(?!\p{L})|j['’])/iu, "Je suis"],
  [/^(?:tengo|soy|estoy|no como|no puedo|vivo|mi|yo)(?!\p{L})/iu, "Soy"],
  [/^(?:sono|ho|non|mi[oa]?|il mio|la mia)(?!\p{L})/iu, "Sono"],
  [/^(?:sou|tenho|não|eu|meu|minha)(?!\p{L})/iu, "Sou"],
]

/** What people are, and not what they have or cannot stand. */
const STATES = wholeWords(
  `schwanger|vegetarisch|vegan|zuckerkrank|diabetisch|blind|taub|enceinte|végétarienn?e?|végane?|diabétique|cœliaque|coeliaque|embarazada|vegetarian[oa]|vegan[oa]|diabétic[oa]|celíac[oa]
  |incinta|diabetic[oa]|celiac[oa]|grávida|intolerant[e]?|intolérante?|intolleranti?|laktoseintolerant|glutenintolerant|pregnant|diabetic|c[o]?eliac`,
  "怀孕|妊娠|妊婦|素食|糖尿",
)

/** Whether half a sentence says by itself what its speaker is, in a form that a rule knows. */
function isPredicate(said: string, by: Statement, factsOf: FactsOf): boolean {
  const isRuled = (statement: Statement): boolean =>
    factsOf(statement).some(({ category, rule }) => category === "constraint" && rule !== "reader" && rule !== "safety")
  const value = readHalfSentence(by.quote)?.value
  const being = BEING.find(([begins]) => begins.test(said))?.[1]
  if (value === undefined || isIntroducing(value.split(/\s/u)[0] ?? "")) return false
  if (STATES.test(value) || isRuled(by)) return true
  const told = `${being} ${value}`
  return being !== undefined && isRuled({ ...by, quote: told, text: told, said: told })
}

/** A longer statement, in characters, tells more than one value. */
const MAX_CONTINUED = 90

/**
 * A statement in its own words with the value of half a sentence behind it that goes on: "I'm allergic to peanuts" and
 * "And to sesame" is "I'm allergic to sesame". `undefined` where nothing says that it goes on, or where it is not clear
 * what the value takes the place of. Linear in both.
 */
function continueStatement(said: string, by: string): string | undefined {
  const half = said.length > MAX_CONTINUED ? undefined : readHalfSentence(by)
  if (half === undefined || UNSPACED.test(said) !== UNSPACED.test(half.value)) return undefined
  const frame = UNSPACED.test(said) ? frameUnspaced(said) : undefined
  if (frame !== undefined) return frame.before + half.value + frame.after
  return UNSPACED.test(said) ? undefined : placeHalf(said, half)
}

/** Whether two statements give facts of the same, so that the value of one may take the place of the other's. */
export function givesSame(one: readonly Pick<Fact, "category">[], other: readonly Pick<Fact, "category">[]): boolean {
  const [before, now] = [one.at(-1), other.at(-1)]
  return now !== undefined && one.length === other.length && before?.category === now.category
}
