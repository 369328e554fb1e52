import { analyse } from "../../text/analyse.ts"
import { commonness } from "../../text/background-frequency.ts"
import { isSomebody } from "../../text/given-names.ts"
import { oneLine } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { selfWordProbability } from "../../text/topics/self-word-model.ts"
import type { StatedFact } from "../reader/read-statement.ts"
import { capitalize } from "./fact.ts"
import { readRenaming } from "./renaming.ts"

/** Alternatives that may begin with a capital letter; names are told by theirs, so that the flag `i` cannot be used. */
function eitherCase(source: string): string {
  return oneLine(source).replace(/(?<=^|\||\(\?:)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

const HELLO = `(?:(?:${eitherCase(`
  hi|hey|hiya|hello|yo|hallo|moin|servus|salut|coucou|bonjour|hola|buenas|oi|olá|ciao|salve|guten (?:Tag|Morgen|Abend)
`)})(?: there| all| zusammen)?[,!.]? )?`
const COPULA = eitherCase(`
  I['’]?m|im|I am|this is|my name is|my name['’]s|ich bin(?: die| der)?|bin(?: die| der)?|ich hei(?:ß|ss)e?|mein name ist|moi,? c['’]est|je suis
  |je m['’]appelle|soy(?: la| el)?|me llamo|mi nombre es|sono|io sono|mi chiamo|sou(?: o| a)?|me chamo|meu nome é
`)
const INTRODUCES = eitherCase(`
  my name is|my name['’]s|ich hei(?:ß|ss)e?|mein name ist|moi,? c['’]est|je m['’]appelle|me llamo|mi nombre es|mi chiamo|me chamo|meu nome é
`)
const WORD = String.raw`\p{L}[\p{L}'’-]{1,20}`
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?`
const AGE = String.raw`,? (?:I['’]m |bin |tengo |j['’]ai |ho |tenho )?(?:1[3-9]|[2-9]\d)(?![\p{L}\d%°€$]|[.:,]\d)`
const AGE_ENDS = String.raw`(?= ?(?:$|[,.;!–—(]|years|yrs|y\/?o\b|jahre|ans\b|años|anni\b|anos))`
const PART_ENDS = `(?=$|[,.;!–—(]| and I| und ich)`

/** "I'm Priya, 26", "hey bin leon, 19, azubi koch": an age tells that the word before it is a name. */
const WITH_AGE = new RegExp(`^${HELLO}(?:${COPULA}) (${WORD})${AGE}`, "u")
/** "Je m'appelle Camille", "我叫…": words that introduce nothing but a name. */
const BY_NAME = [
  new RegExp(`^${HELLO}(?:${INTRODUCES}) (?:[Dd]ie |[Dd]er )?(${WORD})`, "u"),
  /^(?:你好|嗨|大家好)?[，,！!。]?\s?(?:我叫|我的名字[是叫]|本人叫)(\p{Script=Han}{1,4})/u,
  /^(?:はじめまして|こんにちは)?[、。！]?(?:私は)?(\p{L}{1,10})(?:と申します|といいます)/u,
]
const NAME_HERE = new RegExp(`^${HELLO}(${NAME}) (?:here|hier|aquí|acá|ici|qui|aqui)${PART_ENDS}`, "u")
/** The same at the beginning of a message only, where other words than names are rare: "Dmitri, 38, back-end", "Tom here", "I'm Mara, …". */
const OPENING = [
  new RegExp(`^${HELLO}(${NAME})${AGE}${AGE_ENDS}`, "u"),
  NAME_HERE,
  new RegExp(`^${HELLO}(?:${COPULA}) (${NAME})${PART_ENDS}`, "u"),
]
/** What "im …" says of a moment, and what is no name before "here". */
const NO_NAME = new RegExp(
  `^(?:\\w{2,}(?:ing|ed|ly)|${oneLine(`
    i['’]m|here|back|good|fine|ok|okay|sick|lost|new|late|home|done|broke|free|stuck|sad|mad|dead|sorry|ready|sure|hungry|busy|happy|old|vegan|vegetarian
    |single|pregnant|ill|cold|hot|male|female|winter|summer|autumn|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday|nothing|anyone
    |someone|everyone|everything|something|bug|typo|spam|crash|storm|rain|snow|chaos|silence|wifi|noon|midnight|thunder|plumber
    |fehler|regen|stau|schnee|sturm|feierabend|mittag|mitternacht|baustelle|stromausfall|gewitter|hochwasser|frage|anfänger(?:in)?|kund(?:e|in)|erreur|problème|problema|pluie|neige|orage|bouchons?|panne|canicule|tempête|minuit|midi|retard
    |lluvia|nieve|tormenta|pregunta|calor|frío|medianoche|silencio|atasco|errore|pioggia|neve|temporale|domanda|caldo|freddo|mezzanotte|silenzio|traffico|erro|chuva|tempestade|pergunta|frio|silêncio|trânsito|german|french|english|american|british|spanish|italian|chinese|japanese|still|awake|alone|asleep|serious
  `)})$`,
  "i",
)

/** Sentences at the beginning of a message in which somebody may introduce themselves. */
export const MAX_OPENING = 2

/**
 * The introduction of the speaker by name that a sentence begins with, in its words with the rest of the sentence;
 * `opens`: it is at the beginning of its message. `undefined` if it is none.
 */
export function readIntroduction(
  sentence: string,
  opens: boolean,
): (StatedFact & { readonly rule?: string }) | undefined {
  const renamed = readRenaming(sentence)
  if (renamed !== undefined) return renamed
  const forms = opens ? [WITH_AGE, ...BY_NAME, ...OPENING] : [WITH_AGE, ...BY_NAME]
  const form = forms.find((one) => isName(one.exec(sentence)?.[1], one === NAME_HERE))
  if (form === undefined) return undefined
  const word = form.exec(sentence)?.[1] ?? ""
  const likely = BY_NAME.includes(form) ? "name" : introducedAttribute(sentence, word)
  const isNamed = likely !== "name" || BY_NAME.includes(form)
  const self = isNamed ? 0 : selfProbability(sentence, word)
  if (self >= IS_SELF_FROM && form !== WITH_AGE) return undefined
  const fact = { type: "factual", category: "identity", content: capitalize(sentence), importance: 0.9 } as const
  // What may be a name neither takes the place of another one nor goes with a former age.
  if (self >= IS_SELF_FROM && self < IS_SURELY_SELF_FROM) return fact
  return { ...fact, about: { subject: "user", attribute: self >= IS_SELF_FROM ? "age" : likely } }
}

/** A whole sentence of what somebody is and their age, without their name: "Soy viudo, tengo 68 años". */
export const isSelfWithAge = (sentence: string): boolean => {
  const word = WITH_AGE_ALONE.exec(sentence)?.[1]
  return word !== undefined && !(isName(word, false) && selfProbability(sentence, word) < IS_SELF_FROM)
}
const WITH_AGE_ALONE = new RegExp(
  `${WITH_AGE.source}(?: ?(?:years old|y/?o|jahre(?: alt)?|ans|años|anni|anos))?[.!]{0,2}$`,
  "iu",
)

/** From this probability on a word with a capital says what somebody is: "I'm Hindu". */
const NO_NAME_FROM = 0.4

function introducedAttribute(sentence: string, name: string): Attribute {
  const chances = attributeChances(sentence.slice(0, sentence.indexOf(name) + name.length))
  const chance = Math.max(...chances)
  const attribute = ATTRIBUTES[chances.indexOf(chance)] ?? "name"
  return chance >= NO_NAME_FROM && attribute !== "other" ? attribute : "name"
}

/** From this share of chat messages on a word before "here" is one of things: "Lunch here". */
const OF_THINGS_FROM = 0.0012

function isName(word: string | undefined, isBeforeHere: boolean): boolean {
  if (word === undefined || NO_NAME.test(word)) return false
  if (isBeforeHere && !isSomebody(word) && commonness(analyse(word)[0] ?? "") >= OF_THINGS_FROM) return false
  return !isStopWord(word.toLowerCase()) && cuesOfWord(word.toLowerCase()).length === 0
}

/** From this probability on a word says what somebody is. Names that no list has look like such words more often than the reverse. */
const IS_SELF_FROM = 0.8
/** From this one on it surely does. */
const IS_SURELY_SELF_FROM = 0.95
const HELLO_BEFORE = new RegExp(`^${HELLO}`, "u")

/**
 * The probability that a word behind "I'm" is what somebody is, and not what they are called: "viudo" in a message with
 * capitals, "Welsh". A name that is known never is. "I'm" has its capital whatever its writer typed.
 */
function selfProbability(sentence: string, word: string): number {
  if (isSomebody(word.split(" ", 1)[0] ?? word)) return 0
  const isLower = /^\p{Ll}/u.test(word)
  if (isLower && /^\p{Lu}/u.test(sentence) && !/^I(?:['’]?m| am)\s/u.test(sentence)) return 1
  const introduction = sentence.replace(HELLO_BEFORE, "")
  return selfWordProbability(introduction.slice(0, introduction.indexOf(word) + word.length))
}

const PERSONS = new Set(["i", "mine", "we", "you", "they", "kin", "others"])

/** "Self employed sparky, Kidderminster, 58", after an introduction: a fragment without a person is about its speaker. */
export function continueIntroduction(fact: StatedFact): StatedFact {
  if (!MAY_CONTINUE.has(fact.category)) return fact
  if (
    fact.about !== undefined ||
    foldedWords(fact.content)
      .flatMap(cuesOfWord)
      .some((cue) => PERSONS.has(cue))
  )
    return fact
  return { ...fact, category: "identity", importance: Math.max(fact.importance, CONTINUED) }
}

const MAY_CONTINUE: ReadonlySet<string> = new Set(["fact", "identity", "relationship"])
const CONTINUED = 0.7
