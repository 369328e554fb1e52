import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { oneLine } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { announcesSecret, findAnnouncedSecrets, scoreValue } from "./announced-secrets.ts"
import { findContinuedSecrets } from "./continued-secrets.ts"
import { withoutSyntax } from "./named-secrets/syntax-lines.ts"
import { asksForPassword } from "./password-questions.ts"
import { mayAskForSecret, secretQuestionFeatures } from "./secret-question-features.ts"
import { SECRET_QUESTION_BIAS, SECRET_QUESTION_SCALE, SECRET_QUESTION_WEIGHTS } from "./secret-question-weights.ts"
import { findSecretSpans } from "./secret-spans.ts"
import { cutValue } from "./told-secret-model.ts"

const model = readModel(SECRET_QUESTION_BIAS, SECRET_QUESTION_SCALE, SECRET_QUESTION_WEIGHTS)

/** Characters at the end of a message in which its last question is. */
const MAX_END = 400
/** Longer sentences, in characters, are no question in a chat. */
const MAX_QUESTION = 200
const QUESTIONS = 2

/** The last sentences of a message, which may ask something: at most two. */
export function questionsAtEnd(message: string): readonly string[] {
  return sentencesOf(message.slice(-MAX_END))
    .slice(-QUESTIONS)
    .map(({ text }) => text.trim())
    .filter(({ length }) => length > 0 && length <= MAX_QUESTION)
}

/** How likely the end of an assistant's message asks for a password, a PIN, a code or the like, from 0 to 1. */
function scoreSecretQuestion(message: string): number {
  return Math.max(
    0,
    ...questionsAtEnd(message)
      .filter(mayAskForSecret)
      .map((question) => (asksForPassword(question) ? 1 : probabilityOf(secretQuestionFeatures(question), model))),
  )
}

/** From this probability on a question asks for a secret, where the answer has digits or marks as secrets have. */
const ASKS_FROM = 0.4
/** The same where the answer is of plain words, or of one number that could be a year. */
const ASKS_SURELY_FROM = 0.6
/** A longer answer, in characters, of plain words tells more than a secret. */
const MAX_PLAIN_ANSWER = 160
/** Longer messages, in characters, are texts, which the patterns read. */
const MAX_MESSAGE = 1_200
/** A shorter value, in characters, may mean something else in the reply. */
const MIN_REPEATED_WORD = 4
const MIN_REPEATED_DIGITS = 3
/** Scripts whose words are short. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const MARKER = "[redacted: secret]"
const REDACTED = /\[redacted: [^\]\n]{1,40}\]/g
/** Dates, times, years and amounts, which answer most questions about a password that do not ask for it. */
const ORDINARY =
  /(?<![\p{L}\p{N}])(?:\d{1,2}[:.h]\d{2}|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.\s?\d{1,2}\.|(?:19|20)\d\d)(?![\p{L}\p{N}])|[$€£¥]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]{0,20}\s?[$€£¥%]/gu
/** Letters beside a digit or a mark within one word, as in "Maple!Syrup4". */
const MADE =
  /\p{L}[!#$%^&*_+=~/\\@-]*\p{N}|\p{N}[!#$%^&*_+=~/\\@-]*\p{L}|[\p{L}\p{N}][!#$%^&*_+=~][\p{L}\p{N}]|\p{L}-\p{L}+-\p{L}/u
const MIN_DIGITS = 3

function holdsValue(sentence: string, isSure: boolean): boolean {
  const text = isSure ? sentence : sentence.replace(ORDINARY, " ")
  return MADE.test(text) || (text.match(/\p{N}/gu)?.length ?? 0) >= MIN_DIGITS
}

const SPEAKER = oneLine(`
    i|i['’]m|i['’]ve|i['’]d|i['’]ll|me|we|we['’]re|let['’]s|my[ ]name|ich|wir|mir|mich|je|j['’]\\p{L}+|moi|nous|yo|soy|tengo|vivo|io|sono|ho|abito|mi[ ]chiamo|me[ ]llamo|eu|sou|tenho|moro
    |ik|wij|ja|jestem|mam|mieszkam|я|мы|меня|benim|ben
  `)
const NONE = oneLine(`
    no|none|not|\\p{L}+n['’]t|never|nothing|nope|kein\\p{L}*|nicht|nichts|nie|pas|aucun|rien|non|ninguna|ningún|nada|nessuna|niente|não|nenhuma|geen|niet|żadnego|нет|не|yok
    |forg[eo]t(?:ten)?|vergessen|oublié|olvid\\p{L}+|dimentic\\p{L}+|esquec\\p{L}+|vergeten|zapomni\\p{L}+|забы\\p{L}+
  `)
const TELLS_OF_ITSELF = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’])(?:${SPEAKER}|${NONE})(?![\p{L}\p{M}])|忘|不知|ません|ない|ありま|^我(?:叫|住|是)|私は|僕は|없|몰라|모르|잊`,
  "iu",
)
/** Words with which somebody says which one it is, or may be: "I use marmalade", "I think marmalade". */
const SAYS_WHICH = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${oneLine(`
    us(?:e|ing|ed|o|ei)|took|take|chose|picked|set|think|guess|believe|wrote|typed|nutze|benutz\\p{L}+|nehm\\p{L}+|nahm|verwend\\p{L}+|gewählt|glaube|denke|utilis\\p{L}+|choisi|mis|crois|pense
    |utiliz\\p{L}+|puse|elegí|creo|scelto|messo|credo|penso|escolhi|coloquei|acho|gebruik\\p{L}*|gekozen|neem|denk|używam|wybra\\p{L}+|myślę|использую|выбра\\p{L}+|думаю
  `)})(?![\p{L}\p{M}])|使って|用的|密码是|にした|にしま`,
  "iu",
)
/** Below this probability a sentence is no value. */
const HARDLY_VALUE = 0.2
const HAS_NONE =
  /忘れ|没有|不知道|不记得|ありません|没密码|없어|모르|잊|(?<!\p{L})(?:don['’]t (?:use|have|know|remember)|weiß (?:ich )?nicht|ne sais pas|no (?:lo )?sé|non (?:lo )?so|não sei|weet (?:ik |het )?niet|nie wiem|не знаю)(?!\p{L})/iu

/** Whether the answer to a question for a secret plainly tells something else: that there is none, or something of its sender. */
function tellsOtherThing(sentence: string): boolean {
  if (HAS_NONE.test(sentence)) return true
  return !SAYS_WHICH.test(sentence) && TELLS_OF_ITSELF.test(sentence) && scoreValue(sentence) < HARDLY_VALUE
}

/**
 * The sentences of an answer that tell the secret which the message before it asked for: those with a value, else the
 * whole answer if it is short, without what plainly tells something else. Empty if nothing was asked for.
 */
export function findAnsweredSecrets(question: string, answer: string): readonly string[] {
  const rest = answer.replace(REDACTED, "").trim()
  if (rest === "" || answer.length > MAX_MESSAGE) return []
  const score = scoreSecretQuestion(question)
  if (score < ASKS_FROM) return []
  const isSure = score >= ASKS_SURELY_FROM
  const sentences = sentencesOf(answer).map(({ text }) => text.trim())
  const told = sentences.filter((text) => holdsValue(text.replace(REDACTED, ""), isSure))
  if (told.length > 0) return told
  const isPlain = isSure && !answer.includes("[redacted: ") && answer.length <= MAX_PLAIN_ANSWER
  return isPlain && !/[?？]/.test(answer) ? sentences.filter((text) => !tellsOtherThing(text)) : []
}

/** The parts of an answer that a reply may repeat: numbers, made-up words, else its words without stop words. */
function repeatableParts(sentence: string): readonly string[] {
  const words = sentence.split(/[\s,;、，。]+/)
  const values = words.filter((word) => /\p{N}|[\p{L}\p{N}][!#$%^&*_+=~][\p{L}\p{N}]/u.test(word))
  const latin = words.flatMap((word) => word.split(/[^\w!#$%^&*+=~@.-]+/)).filter((part) => /\d/.test(part))
  const parts = [...values, ...latin].map((value) => value.replace(/^["'«„“(]{1,4}|[.,:;?"'»“”)]{1,4}$/gu, ""))
  const whole = sentence.match(/\p{N}.*\p{N}/u) ?? []
  const long = parts.filter(({ length }) => length >= MIN_REPEATED_DIGITS)
  if (parts.length > 0) return [...whole, ...(long.length > 0 ? long : parts)]
  return (sentence.match(/[\p{L}\p{N}'-]+/gu) ?? []).filter(
    (word) => word.length >= (UNSPACED.test(word) ? 2 : MIN_REPEATED_WORD) && !isStopWord(word.toLowerCase()),
  )
}

/** The digits of an answer that are told in groups, as one number that a reply may write in other groups. */
function digitsOf(sentence: string): readonly string[] {
  return (sentence.match(/\p{N}(?:[\s.\-/]?\p{N})+/gu) ?? [])
    .map((group) => group.replace(/\P{N}/gu, ""))
    .filter(({ length }) => length >= MIN_REPEATED_DIGITS)
}

/**
 * Cuts what answers an assistant's question for a secret out of a conversation, and what corrects, changes or continues
 * a secret of the user's messages before it or tells one that they announced; also out of the messages beside it that repeat it. `roles` are those of the
 * texts at their positions; further texts have none. Yields between texts.
 */
export async function cutAnsweredSecrets(
  texts: readonly string[],
  roles: readonly string[],
): Promise<readonly string[]> {
  const clean = [...texts]
  const earlier: string[] = []
  for (const [index, answer] of texts.entries()) {
    if (roles[index] !== "user") continue
    await yieldBeforeReply()
    const question = roles[index - 1] === "assistant" ? (texts[index - 1] ?? "") : ""
    const answered = findAnsweredSecrets(question, answer)
    clean[index] = answered.reduce((text, secret) => text.split(secret).join(MARKER), clean[index] ?? "")
    const before = earlier.at(-1) ?? ""
    const isAnnounced = announcesSecret(before)
    const continued = findContinuedSecrets(earlier, question, clean[index] ?? "", isAnnounced)
    clean[index] = continued.reduce(cutValue, clean[index] ?? "")
    const announced = isAnnounced ? findAnnouncedSecrets(before, question, clean[index] ?? "") : []
    clean[index] = announced.reduce(cutValue, clean[index] ?? "")
    const spans = findSecretSpans(withoutSyntax(clean[index] ?? ""), question, before)
    clean[index] = spans.reduce(cutValue, clean[index] ?? "")
    earlier.push(clean[index] ?? "")
    const secrets = [...answered, ...continued, ...announced, ...spans]
    for (const beside of [index - 1, index + 1]) {
      if (roles[beside] !== "assistant") continue
      clean[beside] = secrets.reduce((text, one) => cutRepeated(cutValue(text, one), one), clean[beside] ?? "")
    }
  }
  return clean
}

function cutRepeated(text: string, secret: string): string {
  const numbers = new Set(digitsOf(secret))
  const withoutNumbers = text.replace(/\p{N}(?:[\s.\-/]?\p{N})+/gu, (group) =>
    numbers.has(group.replace(/\P{N}/gu, "")) ? MARKER : group,
  )
  return repeatableParts(secret)
    .flatMap((part) => [...new Set([part, part.toLowerCase(), part.charAt(0).toUpperCase() + part.slice(1)])])
    .reduce(cutValue, withoutNumbers)
}
