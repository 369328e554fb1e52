import { isSomebody } from "../../text/given-names.ts"
import { hasNoValue, hasNoValueWord } from "../../text/half-sentences.ts"
import { expression, oneLine } from "../../text/regex.ts"
import { type AskedAttribute, type AskedLanguage, askedOfUser } from "../../text/topics/asked-of-user-model.ts"
import { allergenProbability } from "../../text/topics/bare-answer-model.ts"
import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import {
  AGREES,
  ALLERGY_STATEMENTS,
  BEHIND_VALUE,
  DIET_STATEMENTS,
  DIETS,
  ONLY_AGREES,
  SAYS_IT,
} from "./answer-templates.ts"

/** A longer answer, in characters, is read as a statement. */
const MAX_ANSWER = 80
const MAX_ITEMS = 6
const MAX_WORDS = 3
const MAX_UNSPACED = 8

/** What an answer of a few words states in full, and of which attribute of its speaker. */
export interface StatedInFull {
  readonly attribute: AskedAttribute
  readonly statement: string
}

/**
 * What an answer of a few words states of its speaker: "Are you allergic to anything?" and "Eggs" is "I'm allergic to
 * eggs". `undefined` where the question is of something else, or where it is no answer that is known to be one, because
 * an allergy must not be invented of a refusal or a joke. `question` is marked as the reader learned it.
 */
export function stateInFull(answer: string, question: string): StatedInFull | undefined {
  if (question === "" || answer.length > MAX_ANSWER || /[?？]|["“”„()[\]{}<>@/\\=\n]/u.test(answer)) return undefined
  const unmarked = question.replace(/^A: /u, "")
  const { attribute, language } = askedIn(unmarked)
  if (attribute === undefined) return undefined
  const bare = answer.trim().replace(/[.!。！…\s]{1,10}$/u, "")
  const value = withoutAssent(bare)
  const statement =
    attribute === "allergy" ? allergyIn(value, languageOf(value, language)) : dietIn(bare, unmarked, language)
  return statement === undefined ? undefined : { attribute, statement }
}

/** "Before I start: are you allergic to anything?" */
function askedIn(question: string): ReturnType<typeof askedOfUser> {
  const whole = askedOfUser(question)
  const last = question.split(/[:：–—]\s?/u).at(-1) ?? ""
  return whole.attribute === undefined && last !== question ? askedOfUser(last) : whole
}

const withoutAssent = (bare: string): string =>
  bare.replace(AGREES, "").trim().replace(SAYS_IT, "").replace(BEHIND_VALUE, "").trim()

/** The language of an answer, if the word that introduces its value or its script shows another than the question's. */
function languageOf(value: string, asked: AskedLanguage): AskedLanguage {
  if (UNSPACED.test(value))
    return asked === "ja" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value) ? "ja" : "zh"
  const shown = LANGUAGES_SHOWN.filter(([, words]) => words.test(value)).map(([language]) => language)
  return shown.includes(asked) ? asked : (shown[0] ?? (asked === "ja" || asked === "zh" ? "en" : asked))
}
const LANGUAGES_SHOWN: readonly (readonly [AskedLanguage, RegExp])[] = [
  ["en", /^(?:to|the) /iu],
  ["de", /^(?:gegen|auf|der|die|das) /iu],
  ["fr", /^(?:aux?|à la|à l['’]|les?|la|du|des) |^à l['’]|^l['’]/iu],
  ["es", /^(?:a los|a las|a la|al|el|los|las|la) /iu],
  ["it", /^(?:al|allo|alla|ai|agli|alle|il|lo|la|gli|i|le) |^(?:all|l)['’]/iu],
  ["pt", /^(?:ao|aos|às|à|os?|as?) /iu],
]

function allergyIn(value: string, language: AskedLanguage): string | undefined {
  const items = value.split(BETWEEN_ITEMS).map((one) => one.trim())
  if (items.length > MAX_ITEMS || !items.every(isAllergen)) return undefined
  return ALLERGY_STATEMENTS[language](language === "de" ? value : withoutCapital(value))
}
/** "Peanuts" began a sentence; "MSG" is written so. */
const withoutCapital = (value: string): string =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(value) ? value.slice(0, 1).toLowerCase() + value.slice(1) : value
const BETWEEN_ITEMS = expression("iu")`
  ,?\s(?:and|n|und|et|y|e|ed|sowie|also|plus|&)\s|\s?[,;+]\s?|[，、；和跟と]
`

/** From these probabilities on words name what somebody is allergic to; a few characters of Chinese or Japanese look alike more often. */
const ALLERGEN_FROM = { spaced: 0.75, unspaced: 0.85 }
/** What says itself what it is about is read as a statement. */
const SAYS_ALLERGY = /all?[eé]rg|int[oó]l+er|过敏|過敏|アレルギー/iu

function isAllergen(item: string): boolean {
  const name = item.replace(INTRODUCED, "")
  const words = name.split(/\s+/u)
  const isShort = UNSPACED.test(item) ? item.length <= MAX_UNSPACED : words.length <= MAX_WORDS
  if (item === "" || !isShort || !/\p{L}{2}|\p{Script=Han}/u.test(item)) return false
  if (
    /[:：|#~]/u.test(item) ||
    SAYS_ALLERGY.test(item) ||
    NO_ANSWER.test(item) ||
    NO_ANSWER.test(name) ||
    hasNoValueWord(name) ||
    words.every(hasNoValue)
  )
    return false
  if (opensWithRelative(item) || isSomebody(item)) return false
  return allergenProbability(name) >= ALLERGEN_FROM[UNSPACED.test(name) ? "unspaced" : "spaced"]
}
/** The words that introduce what somebody is allergic to. */
const INTRODUCED =
  /^(?:(?:to|gegen|auf|a|à|aux?|al|allo|alla|ai|agli|alle|ao|aos|às|les?|la|los|las|el|il|lo|gli|i|o|os|as|die|der|das|the)\s|all['’]|l['’])/iu

function dietIn(bare: string, question: string, language: AskedLanguage): string | undefined {
  if (ONLY_AGREES.test(bare)) {
    const [first, ...more] = question.match(DIETS) ?? []
    const isOne = first !== undefined && more.every((diet) => diet.toLowerCase() === first.toLowerCase())
    return isOne ? DIET_STATEMENTS[language](first) : undefined
  }
  const value = withoutAssent(bare)
  const [diet] = value.match(DIETS) ?? []
  return diet === value ? DIET_STATEMENTS[language](value.toLowerCase()) : undefined
}

/** What a refusal, a wish and what is of another time or somebody else begin with. */
const NO_ANSWER = new RegExp(
  `^(?:${oneLine(`
    no|nope|nah|none|nothing|never|nobody|not|some|any|maybe|perhaps|formerly|once|used|im|i['’]m|with|without|before|my|our|your|his|her
    |nein|nö|nee|kein\\p{L}*|nichts|niemand|vielleicht|früher|bin|ich|mit|ohne|allein|ehemals|irgend\\p{L}*|mein\\p{L}*|unser\\p{L}*|dein\\p{L}*
    |non|nan|aucune?|rien|personne|peut-être|suis|avec|sans|avant|autrefois|mon|ma|mes|notre|nos|ton|ta|tes
    |ningun[oa]s?|nada|nadie|quizás?|soy(?! (?:milk|sauce|beans?))(?= )|con|sin|de|antes|antiguamente|mis?|tus?|nuestr\\p{L}*
    |nessun[oa]?|niente|nulla|forse|sono|senza|prima|una volta|mi[oa]|miei|tu[oa]|nostr\\p{L}*
    |não|nenhum[a]?|ninguém|talvez|sou|sem|com|antigamente|meus?|minhas?|seus?|suas?
  `)})(?![\\p{L}])|[不没無无吗呢吧你您他她我想以昔]|^[有喝吃爱开是做在翻](?=.)|ない|小时候|ません|いいえ|が(?:い|良)|ください|お願い|[がはにを]`,
  "iu",
)
