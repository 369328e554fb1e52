import { expression } from "../regex.ts"
import { countriesIn } from "./countries.ts"
import { type Valued, valueProbability } from "./value-model.ts"

/**
 * What a statement at an attribute with one value at a time gives.
 * - `value`: such a value, which takes the place of another.
 * - `country`: for a home, the country alone, in which the town may be.
 * - `further`: something that holds next to the value: a kind of building, a time of day, how it is.
 */
export type ValueKind = "value" | "country" | "further"

/** Attributes of which the model knows what is a value; any other statement counts as one. */
const MODELS: Readonly<Record<string, Valued>> = {
  home: "home",
  employer: "employer",
  job: "job",
  birthday: "birthday",
  email: "email",
  phone: "phone",
  "marital status": "marital",
  car: "thing",
  bike: "thing",
  computer: "thing",
  supervisor: "thing",
  rent: "thing",
}

/** Below this probability a statement gives no value: of two statements in doubt both are kept. */
const VALUE_FROM = 0.3

/** The same for a home if the statement names a country: "Paris, France" is a value, "France, so euros are fine" none. */
const VALUE_WITH_COUNTRY_FROM = 0.8

/** What a statement gives at an attribute of its speaker. */
export function valueKind(attribute: string, statement: string): ValueKind {
  const model = Object.hasOwn(MODELS, attribute) ? MODELS[attribute] : undefined
  if (model === undefined || isValue(model, statement)) return "value"
  return model === "home" && countriesIn(statement).length > 0 ? "country" : "further"
}

function isValue(of: Valued, statement: string): boolean {
  if (of === "home" && tellsMove(statement) && countriesIn(statement).length === 0) return true
  const from = of === "home" && countriesIn(statement).length > 0 ? VALUE_WITH_COUNTRY_FROM : VALUE_FROM
  return valueProbability(of, statement) >= from
}

/** Verbs of nothing but a new home, before its name. */
const RELOCATES = expression("iu")`
  (?<!\p{L})(?:(?:relocated|resettled)(?: to| in)
  |(?:me mudei|mudei-me|nos mud[áa]mos|mud[áa]mo-nos|a gente (?:se )?mudou|transferi-me|mudar-me|me mudar|(?:fui|fomos) viver|morar|morando|moramos|vivemos|mora)(?: agora)? (?:para|pra|pro|em|no|na)
  |trasladado a|trasladé a|trasladamos a|trasferit[oaie] a|installée?s? à|(?:dé|em)ménagé à)[ ]
`
const RELOCATES_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー](?:に|へ)(?:引っ?越|移住|転居)/u

function tellsMove(statement: string): boolean {
  const move = RELOCATES.exec(statement)
  const isNamed = move !== null && /^\p{Lu}/u.test(statement.slice(move.index + move[0].length))
  return isNamed || RELOCATES_KANA.test(statement)
}

/** Keys under which a value takes the place of another. */
const KEYS: readonly (readonly [key: RegExp, of: Valued])[] = [
  [/^identity:(?:home|address)$/, "home"],
  [/^identity:employer$/, "employer"],
  [/^identity:job$/, "job"],
  [/^identity:birthday$/, "birthday"],
  [/^identity:email$/, "email"],
  [/^identity:phone/, "phone"],
  [/^relationship:status$/, "marital"],
  [/^fact:my_/, "thing"],
  [/^constraint:!/, "denial"],
]
const FAVOURITE = /^(?:my )?favou?rite/i

/** Whether a statement gives what its key holds, so that it takes the place of another of that key. */
export function givesValue(key: string, statement: string): boolean {
  const of = FAVOURITE.test(statement) ? "favourite" : KEYS.find(([one]) => one.test(key))?.[1]
  return of === undefined || isValue(of, statement)
}
