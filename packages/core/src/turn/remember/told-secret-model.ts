import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { withoutSyntax } from "./named-secrets/syntax-lines.ts"
import { readSpokenNumbers } from "./spoken-numbers.ts"
import {
  findSecretCandidates,
  isMadeWord,
  mayBeSecret,
  namesSecret,
  type SecretCandidate,
  toldSecretFeatures,
} from "./told-secret-features.ts"
import { TOLD_SECRET_BIAS, TOLD_SECRET_SCALE, TOLD_SECRET_WEIGHTS } from "./told-secret-weights.ts"

const model = readModel(TOLD_SECRET_BIAS, TOLD_SECRET_SCALE, TOLD_SECRET_WEIGHTS)

/** From this probability on a value is a secret: a lost number of a plain statement is worse than a secret that is missed. */
const SECRET_FROM = 0.7
/** The same for a number that could be a year, and where nothing names a secret. */
const SURE_FROM = 0.8
/** Longer messages, in characters, are texts, which the patterns read. */
const MAX_MESSAGE = 1_200
/** Longer sentences, in characters, are no natural language. */
const MAX_SENTENCE = 400

/**
 * The values of a message that a person typed in a chat that are secrets by the words around them: beside a word that
 * names a secret or made like a password, and far more likely one than not. Never a plain word or name. For text that is
 * no chat the patterns of `redact` alone decide.
 */
export function findToldSecrets(message: string): readonly string[] {
  if (message.length > MAX_MESSAGE) return []
  const spoken = readSpokenNumbers(message)
  const { text: written } = spoken ?? { text: message }
  if (!/\p{N}/u.test(written)) return []
  const secrets = sentencesOf(written).flatMap(({ text }) =>
    text.length > MAX_SENTENCE ? [] : secretsOfSentence(text),
  )
  return [...secrets, ...secrets.flatMap((secret) => spoken?.wordsOf(secret) ?? [])]
}

/** From this score on a number is a secret beside one of as many digits that is: "she typed 4417 instead of 4471". */
const NEIGHBOUR_FROM = 0.2

function secretsOfSentence(sentence: string): readonly string[] {
  const scored = findSecretCandidates(sentence)
    .filter((candidate) => mayBeSecret(sentence, candidate))
    .map((candidate) => ({ ...candidate, score: probabilityOf(toldSecretFeatures(sentence, candidate), model) }))
  const sure = scored.filter((one) => one.score >= leastScore(sentence, one))
  const lengths = new Set(sure.flatMap(({ value }) => (/^\d+$/.test(value) ? [value.length] : [])))
  return scored
    .filter(
      (one) =>
        sure.includes(one) || (/^\d+$/.test(one.value) && lengths.has(one.value.length) && one.score >= NEIGHBOUR_FROM),
    )
    .map(({ value }) => value)
}

/** From which score on a value is a secret. */
function leastScore(sentence: string, { value }: SecretCandidate): number {
  const isDoubtful = /^(?:19\d\d|20[0-3]\d)$/.test(value) || (isMadeWord(value) && !namesSecret(sentence))
  return isDoubtful ? SURE_FROM : SECRET_FROM
}

/** A shorter value, in characters, may mean something else in another message. */
const MIN_REPEATED_CHARACTERS = 6

/**
 * Replaces the secrets that the typed ones of some texts tell by `[redacted: secret]`: short ones in their own text, others in
 * all of them. `isTyped`: whether the text at an index was typed by a person in a chat. Yields between texts.
 */
export async function cutToldSecrets(
  texts: readonly string[],
  isTyped: (index: number) => boolean,
): Promise<readonly string[]> {
  const told: (readonly string[])[] = []
  for (const [index, text] of texts.entries()) {
    await yieldBeforeReply()
    told.push(isTyped(index) ? findToldSecrets(withoutSyntax(text)) : [])
  }
  const repeated = new Set(told.flat().filter(({ length }) => length >= MIN_REPEATED_CHARACTERS))
  return texts.map((text, index) => [...new Set([...(told[index] ?? []), ...repeated])].reduce(cutValue, text))
}

/** Replaces a value by a marker wherever it is no part of a longer word or number. */
export function cutValue(text: string, value: string): string {
  const parts = text.split(value)
  if (parts.length === 1) return text
  return parts.reduce((before, behind) => {
    const isPart = /[\p{L}\p{N}]$/u.test(before) && !UNSPACED_END.test(before)
    return `${before}${isPart || /^[a-z0-9]/i.test(behind) ? value : "[redacted: secret]"}${behind}`
  })
}

const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u
