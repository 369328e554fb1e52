import { rememberRecent } from "../remember-recent.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { bucketOf } from "../topics/folded-words.ts"
import { countriesIn } from "./countries.ts"
import { VALUE_BIAS, VALUE_SCALE, VALUE_WEIGHTS } from "./value-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const VALUE_BUCKETS = 32_768

/** What the model knows the values of: attributes of the person, favourites, things of theirs, and that something is denied altogether. */
export const VALUED = [
  "home",
  "employer",
  "job",
  "birthday",
  "email",
  "phone",
  "marital",
  "favourite",
  "thing",
  "denial",
] as const
export type Valued = (typeof VALUED)[number]

/** The value is at the beginning of a statement. */
const MAX_CHARACTERS = 120
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}'’@+-]+|[,;:.]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** The buckets of a statement's features: runs of words, their forms, and the endings of words. */
export function valueFeatures(of: Valued, statement: string): readonly number[] {
  const text = statement.slice(0, MAX_CHARACTERS).normalize("NFC").replace(/[’‘]/g, "'")
  const tokens = text.match(TOKEN) ?? []
  const words = ["^", ...tokens.map((token) => (/\p{N}/u.test(token) ? "0" : token.toLowerCase())), "$"]
  const forms = ["^", ...tokens.map(formOf), "$"]
  const countries = of === "home" ? countriesIn(text) : []
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void =>
    void buckets.add(bucketOf(`${of} ${kind}`, value) & (VALUE_BUCKETS - 1))
  for (const [at, word] of words.entries()) {
    const most = UNSPACED.test(word) ? 4 : 3
    for (let size = 1; size <= most && at + size <= words.length; size++) {
      add(`words ${size}`, words.slice(at, at + size).join(" "))
      if (size > 1) add(`forms ${size}`, forms.slice(at, at + size).join(" "))
    }
    if (word.length > 4) add("end", word.slice(-3))
    const before = words[at - 1]
    if (before !== undefined) add("word and form", `${before} ${forms[at]}`)
  }
  if (countries.length > 0) add("country", String(tokens.filter((token) => /^\p{Lu}/u.test(token)).length < 3))
  return [...buckets]
}

/** What a word looks like: a name, a number, an address, a short word or any other. */
function formOf(token: string, place: number): string {
  if (token.includes("@")) return "@"
  if (/\p{N}/u.test(token)) return "0"
  if (/^\p{Lu}/u.test(token)) return place === 0 ? "First" : "Name"
  return token.length <= 3 ? token.toLowerCase() : "word"
}

const model = readModel(VALUE_BIAS, VALUE_SCALE, VALUE_WEIGHTS)

const recent = rememberRecent((key: string): number => {
  const at = key.indexOf("\n")
  const of = VALUED.find((one) => one === key.slice(0, at))
  return of === undefined ? 1 : probabilityOf(valueFeatures(of, key.slice(at + 1)), model)
})

/**
 * The probability, 0 to 1, that a statement gives a value of the kind that an attribute holds one of at a time: a town
 * for the home, and neither its country nor a kind of building; an employer, and no time of day. A logistic regression
 * for any language; `scripts/train-values.mjs` fits and measures it.
 */
export const valueProbability = (of: Valued, statement: string): number => recent(`${of}\n${statement}`)
