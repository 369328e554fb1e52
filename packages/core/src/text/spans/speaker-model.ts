import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { speakerFeatures } from "./speaker-features.ts"
import { OTHER_BIAS, OTHER_SCALE, OTHER_WEIGHTS, OWNER_BIAS, OWNER_SCALE, OWNER_WEIGHTS } from "./speaker-weights.ts"

const other = readModel(OTHER_BIAS, OTHER_SCALE, OTHER_WEIGHTS)
const owner = readModel(OWNER_BIAS, OWNER_SCALE, OWNER_WEIGHTS)

/** From this probability on a sentence says that somebody else types from here on, or in whose words it speaks. */
const OTHER_FROM = 0.8
/** From this probability on, after such a sentence, it says that the owner is back. */
const OWNER_FROM = 0.7
/** Who types is said at the beginning of a message. */
const MAX_CHARACTERS = 600
const MAX_SENTENCES = 2

type Speaker = "other" | "owner"

/** Whom each of the first sentences of a message that names its writer names. `scripts/train-speakers.mjs` fits the models. */
const speakersNamed = rememberRecent((message: string): readonly Speaker[] => {
  const sentences = sentencesOf(message.slice(0, MAX_CHARACTERS)).slice(0, MAX_SENTENCES)
  return sentences.flatMap(({ text }): readonly Speaker[] => {
    const features = speakerFeatures(text)
    if (probabilityOf(features, owner) >= OWNER_FROM) return ["owner"]
    return probabilityOf(features, other) >= OTHER_FROM ? ["other"] : []
  })
})

/** Whether somebody else than the owner writes any of the last of these messages of a user, by what they say of it, oldest first. */
export function isOtherSpeaker(messages: readonly string[]): boolean {
  const before = messages.slice(0, -1).flatMap(speakersNamed).at(-1)
  const named = speakersNamed(messages.at(-1) ?? "")
  return named.includes("other") || (before === "other" && named.length === 0)
}
