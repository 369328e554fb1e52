import { expression } from "../../../text/regex.ts"
import { isStopWord } from "../../../text/stop-words.ts"
import { continuesSentence, hasLetterAndDigit, isAssignedValue, isRemark } from "../no-secret.ts"
import { isChosenSecret, isIdentifier, isSecretName, kindOfName } from "./secret-names.ts"

/** What stands for a value in settings, schemas and documentation: types, answers, ways to log in, references. */
const NO_VALUE = expression("iu")`
  ^(?:-+|n\/a|yes|no|on|off|ja|nein|oui|non|s[ií]|sim|não|text|string|number|numeric|alphanumeric|uuid|guid|char|password|hidden|masked|required|optional|hash(?:ed)?|encrypted|same|none|empty|never|always|default|auto|basic|digest|bearer|oauth2?|kerberos|ldap|plain(?:text)?|cleartext|strict|weak|medium|strong|unset|stdin|prompt|ask|foo|bar|baz|dummy|placeholder|example
  |\*+|x+|[.…•●]+|<.*|\[.*|…?\(.*|\\.*|\{\}|@\S+|%[A-Z_]+%|\$\{?[A-Z_][\w.:]*\}?|\$\(.*|!\w.*
  |(?:\S{1,20}[-_])?(?:your|my|some|the)[-_ ]\S{1,40}|(?:change|replace)[-_ ]?(?:me|this|it)\S{0,3}|(?:bearer|basic|digest|token)\s.*)$
  |\$\{|\{\{|#\{|%\(|%s|<[\w ]+>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]
`
/** An address or a path, which tells where a secret is. */
const PLACE = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\.{0,2}\/[\w.-]+\/|~\/|[A-Za-z]:\\)/i
const MAX_WORDS = 8
const MAX_LENGTH = 4000

/** Whether the value of something that is named a secret may be one. Several words are one only with digits in them. */
export function isFieldValue(value: string): boolean {
  if (value.length < 3 || value.length > MAX_LENGTH || value.includes("[redacted: ")) return false
  if (!isAssignedValue(value) || NO_VALUE.test(value) || PLACE.test(value) || isRemark(value)) return false
  if (/^\d{1,3}$/.test(value) || !/[\p{L}\p{N}]/u.test(value)) return false
  if (/\s/.test(value)) return isQuotedPhrase(value) && /\d/.test(value)
  return (!isSecretName(value) || /\d|\p{L}[!@#$%^&*]/u.test(value)) && !isStopWord(value.toLowerCase())
}

/** The same for a value in quotes where only a password may be: several words that are no sentence. */
export function isQuotedValue(value: string): boolean {
  return (
    isFieldValue(value) ||
    (isQuotedPhrase(value) && isAssignedValue(value) && !NO_VALUE.test(value) && !value.includes("[redacted: "))
  )
}

function isQuotedPhrase(value: string): boolean {
  const words = value.split(/\s+/)
  return (
    words.length > 1 &&
    words.length <= MAX_WORDS &&
    value.length <= 100 &&
    !/[,;:] |[.?:…]$/.test(value) &&
    !words.some((word) => continuesSentence(word) || isSecretName(word))
  )
}

/**
 * Whether a value fits the name of a secret: a PIN has digits, a key or a token is generated, and only a password may be
 * any word. A name of several words names nothing but a secret.
 */
export function fitsName(value: string, name: string): boolean {
  const kind = kindOfName(name)
  if (kind === "PIN") return /\d{3}/.test(value) && value.length <= 12
  return kind === "password" || isChosenSecret(name) || isMadeValue(value) || isIdentifier(name)
}

/** Whether a text in base64 is a user and a password, or the settings with them: `auth` in the settings of docker. */
export function isEncodedLogin(value: string): boolean {
  if (!/^[A-Za-z0-9+/_-]{8,100000}={0,2}$/.test(value)) return false
  const text = Buffer.from(value.slice(0, MAX_LENGTH), "base64").toString("latin1")
  return /^[\x20-\x7e\s]{4,}$/.test(text) && /^[\x20-\x39\x3b-\x7e]{0,200}:[\x20-\x7e]{2}|^\s{0,4}\{\s{0,4}"/.test(text)
}

/** Whether a value looks generated, or is written as no word of a sentence or program is. */
export function isMadeValue(value: string): boolean {
  return hasLetterAndDigit(value) || /\p{L}[!#$%^&*+=~@]\p{L}/u.test(value) || /^[\w+/=.~-]{24,}$/.test(value)
}
