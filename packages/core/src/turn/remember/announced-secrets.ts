import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { announcementFeatures, promisesValue, secretValueFeatures } from "./announced-secret-features.ts"
import {
  ANNOUNCED_SECRET_BIAS,
  ANNOUNCED_SECRET_SCALE,
  ANNOUNCED_SECRET_WEIGHTS,
  SECRET_VALUE_BIAS,
  SECRET_VALUE_SCALE,
  SECRET_VALUE_WEIGHTS,
} from "./announced-secret-weights.ts"
import { asksOther, withoutLead } from "./continued-secrets.ts"
import { mayAskForSecret } from "./secret-question-features.ts"

const announcements = readModel(ANNOUNCED_SECRET_BIAS, ANNOUNCED_SECRET_SCALE, ANNOUNCED_SECRET_WEIGHTS)
const values = readModel(SECRET_VALUE_BIAS, SECRET_VALUE_SCALE, SECRET_VALUE_WEIGHTS)

/** From this probability on a sentence announces a secret. */
const ANNOUNCES_FROM = 0.4
/** From this probability on another is nothing but its value: where the announcement says that it follows, and where it only reports a new secret. */
const PROMISED_FROM = 0.4
const VALUE_FROM = 0.6
/** Longer announcements, in characters, tell something else as well. */
const MAX_ANNOUNCEMENT = 240
/** Longer messages, in characters, are more than a value. */
const MAX_VALUE = 100
/** One word without digits, marks or mixed case may be anything: a dish, a town, the name of an app. */
const PLAIN_WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+)$/u
const MARKER = /\[redacted: [^\]\n]{1,40}\]/

/** Whether a message of the user ends with the announcement of a secret that it does not tell: "Let me tell you my netflix password." */
export function announcesSecret(message: string): boolean {
  if (message.length > MAX_ANNOUNCEMENT || MARKER.test(message)) return false
  const last = sentencesOf(message)
    .map(({ text }) => text.trim())
    .slice(-2)
  const asked = /[?？]$/.test(last.at(-1) ?? "") ? last.slice(-1) : last
  return asked.some(
    (text) => mayAskForSecret(text) && probabilityOf(announcementFeatures(text), announcements) >= ANNOUNCES_FROM,
  )
}

/** How likely a sentence is nothing but a value or names one, from 0 to 1: "it's marmalade", not "I live in Leeds". */
export const scoreValue = (sentence: string): number => probabilityOf(secretValueFeatures(sentence), values)

/**
 * The value of a secret in plain words that a short message tells after the message of the user that announced it:
 * "it's marmalade". `reply`: the assistant's message between them.
 */
export function findAnnouncedSecrets(announcement: string, reply: string, message: string): readonly string[] {
  if (message.length > MAX_VALUE || MARKER.test(message) || asksOther(reply)) return []
  const isPromised = promisesValue(announcement)
  const least = isPromised ? PROMISED_FROM : VALUE_FROM
  return sentencesOf(message).flatMap(({ text }) => {
    const sentence = text.trim()
    if (/[?？]$/.test(sentence) || scoreValue(sentence) < least) return []
    const value = withoutLead(sentence)
    const isBare = PLAIN_WORD.test(value) && sentence.startsWith(value)
    return value === "" || (isBare && !isPromised) ? [] : [value]
  })
}
