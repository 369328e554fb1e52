import { rememberRecent } from "../remember-recent.ts"
import { type BucketModel, probabilityOf, readModel } from "../spans/bucket-model.ts"
import { clauseFeatures } from "../spans/clause-model.ts"
import * as weights from "./asked-of-user-weights.ts"

/** The attributes of which a bare answer is a fact. */
export const ASKED_ATTRIBUTES = ["allergy", "diet"] as const
export type AskedAttribute = (typeof ASKED_ATTRIBUTES)[number]
/** The languages whose letters do not show them. */
export const ASKED_LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const
export type AskedLanguage = (typeof ASKED_LANGUAGES)[number] | "zh" | "ja"

/** Number of buckets of the hashed features of a question, a power of two. */
export const ASKED_OF_USER_BUCKETS = 4096

/** The features of a question. */
export const askedOfUserFeatures = (question: string): readonly number[] => [
  ...new Set(clauseFeatures(question).map((bucket) => bucket & (ASKED_OF_USER_BUCKETS - 1))),
]

/** An attribute and the language of its question, or neither. */
type AskedOfUser =
  | { readonly attribute: AskedAttribute; readonly language: AskedLanguage }
  | { readonly attribute?: undefined; readonly language?: undefined }

/** From this probability on a question asks for an attribute of its user. */
const ASKS_FROM = 0.7

/**
 * Which attribute of its user a question of the assistant asks for, and in which language: "Any allergies?".
 * Logistic regressions, which `scripts/train-asked-of-user.mjs` fits and measures.
 */
export const askedOfUser = rememberRecent((question: string): AskedOfUser => {
  const features = askedOfUserFeatures(question)
  const [attribute, chance] = likeliest(ASKED_ATTRIBUTES, attributes, features)
  return chance < ASKS_FROM ? {} : { attribute, language: languageOf(question, features) }
})

function languageOf(question: string, features: readonly number[]): AskedLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return "ja"
  if (/\p{Script=Han}/u.test(question)) return "zh"
  return likeliest(ASKED_LANGUAGES, languages, features)[0]
}

function likeliest<T extends string>(
  names: readonly [T, ...T[]],
  models: Readonly<Record<T, BucketModel>>,
  features: readonly number[],
): readonly [T, number] {
  return names
    .map((name) => [name, probabilityOf(features, models[name])] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best))
}

const attributes: Readonly<Record<AskedAttribute, BucketModel>> = {
  allergy: readModel(weights.ASKS_ALLERGY_BIAS, weights.ASKS_ALLERGY_SCALE, weights.ASKS_ALLERGY_WEIGHTS),
  diet: readModel(weights.ASKS_DIET_BIAS, weights.ASKS_DIET_SCALE, weights.ASKS_DIET_WEIGHTS),
}
const languages: Readonly<Record<(typeof ASKED_LANGUAGES)[number], BucketModel>> = {
  en: readModel(weights.ASKED_IN_EN_BIAS, weights.ASKED_IN_EN_SCALE, weights.ASKED_IN_EN_WEIGHTS),
  de: readModel(weights.ASKED_IN_DE_BIAS, weights.ASKED_IN_DE_SCALE, weights.ASKED_IN_DE_WEIGHTS),
  fr: readModel(weights.ASKED_IN_FR_BIAS, weights.ASKED_IN_FR_SCALE, weights.ASKED_IN_FR_WEIGHTS),
  es: readModel(weights.ASKED_IN_ES_BIAS, weights.ASKED_IN_ES_SCALE, weights.ASKED_IN_ES_WEIGHTS),
  it: readModel(weights.ASKED_IN_IT_BIAS, weights.ASKED_IN_IT_SCALE, weights.ASKED_IN_IT_WEIGHTS),
  pt: readModel(weights.ASKED_IN_PT_BIAS, weights.ASKED_IN_PT_SCALE, weights.ASKED_IN_PT_WEIGHTS),
}
