import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { isProduct, isTechnical } from "./no-secret.ts"
import { asksForChange, type RequestedSecret, requestedSecret } from "./secret-requests.ts"
import { cutValue } from "./told-secret-model.ts"

/** A shorter value, in characters, may mean something else in another message. */
const MIN_REPEATED_CHARACTERS = 6
/** Messages of the user after which a change no longer means the secret before. */
const MAX_BETWEEN = 2
const MARKER = /\[redacted: [^\]\n]{1,40}\]/g

/** The user says afterwards what the assistant's message was: "Right, that's my password." */
const NAMES_LAST =
  /(?:that['’]?s|that (?:is|was)|das (?:ist|war)|c['’]est|(?:esa|ese) es|(?:è|quella è)|(?:essa|esse) é) (?:still |now )?(?:my|our|the|mein\p{L}*|unser\p{L}*|das|mon|notre|le|mi|la|il|a|o) (?:[\p{L}-]{1,20} ){0,2}?(?:password|passphrase|pin|pass ?code|code|passwort|kennwort|mot de passe|contraseña|clave|senha|wachtwoord)(?!\p{L})/iu

/**
 * Cuts the secrets that an assistant makes up or repeats because the user asked for them ("Give me a strong password")
 * out of the replies and of all texts that repeat them. `roles` are those of the texts at their positions; further texts have none. Yields
 * between texts.
 */
export async function cutRequestedSecrets(
  texts: readonly string[],
  roles: readonly string[],
): Promise<readonly string[]> {
  const clean = [...texts]
  const repeated = new Set<string>()
  let kind: RequestedSecret | undefined
  let between = 0
  for (const [index, text] of texts.entries()) {
    if (roles[index] !== "user") continue
    await yieldBeforeReply()
    const requested = requestedSecret(text)
    const isChange = requested === undefined && kind !== undefined && asksForChange(text)
    if (requested !== undefined || isChange) between = 0
    else if (++between > MAX_BETWEEN) kind = undefined
    kind = requested ?? kind
    const isNamed = NAMES_LAST.test(text)
    const beside = [...(isNamed ? [index - 1] : []), ...(requested !== undefined || isChange ? [index + 1] : [])]
    for (const at of beside) {
      if (roles[at] !== "assistant") continue
      const secrets = findOfferedSecrets(clean[at] ?? "", kind ?? "any")
      for (const secret of secrets) if (secret.length >= MIN_REPEATED_CHARACTERS) repeated.add(secret)
      clean[at] = secrets.reduce(cutValue, clean[at] ?? "")
      if (roles[at + 1] === "user") clean[at + 1] = secrets.reduce(cutValue, clean[at + 1] ?? "")
    }
  }
  return repeated.size === 0 ? clean : clean.map((text) => [...repeated].reduce(cutValue, text))
}

/** The values of a reply to a request for a secret that may be it, the longest first. */
export function findOfferedSecrets(reply: string, kind: RequestedSecret): readonly string[] {
  const text = reply.replace(MARKER, " ")
  const found = new Set<string>()
  for (const [, code, bold, quoted] of text.matchAll(MARKED)) {
    const value = (code ?? bold ?? quoted ?? "").trim()
    if (isOffered(value, kind, code !== undefined)) found.add(value)
  }
  const lines = text.split("\n").map((line) => line.replace(LINE_START, "").replace(/[*_\x60\s]{1,8}$/, ""))
  for (const line of lines) {
    if (WHOLE.test(line) && isOffered(line, kind, lines.length === 1)) found.add(line)
    const behind = /[:：]\s{1,3}([^:：]{3,100}?)[.!]?$/u.exec(line)?.[1]
    if (behind !== undefined && isWords(behind)) found.add(behind)
    if (kind === "phrase" && isWords(line)) found.add(line)
  }
  const minMixed = text.trim().split(/\s+/).length <= MAX_ALONE_WORDS ? MIN_MIXED.alone : MIN_MIXED.other
  for (const [run] of text.matchAll(TOKEN)) {
    const token = trimMarks(run)
    if (looksLikeSecret(token, minMixed)) found.add(token)
  }
  if (kind === "number" || kind === "any") for (const number of numbersOf(text, kind)) found.add(number)
  return [...found].toSorted((one, other) => other.length - one.length)
}

const MARKED =
  /\x60{1,3}(?:\w{0,12}\n)?([^\x60\n]{3,200})\n?\x60{1,3}|\*\*([^*\n]{3,200})\*\*|["“„«「『]([^"”“»」』\n]{3,100})["”“»」』]/gu
/** Marks of lists and quotes at the start of a line. */
const LINE_START = /^[\s>*_\x60-]{0,8}(?:\d{1,2}[.)]\s{1,3})?[\s*_\x60]{0,4}/
/** A run without white space, quotes and letters of scripts without spaces. */
const TOKEN =
  /[^\s"“”„«»「」『』\x60，。！？、：；（）\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4,200}/gu
const WHOLE = new RegExp(`^${TOKEN.source}$`, "u")

const trimMarks = (run: string): string => run.replace(/^[*_(['‘]{1,4}/, "").replace(/[.,;:?)\]'’*]{1,4}$/, "")

/** A marked value or a whole line: whatever is no plain word, and words that are a passphrase. */
function isOffered(value: string, kind: RequestedSecret, isAlone: boolean): boolean {
  if (/\s/.test(value)) return isWords(value)
  if (/^\d[\d-]*$/.test(value)) return kind === "phrase" ? false : value.length >= 4
  const bare = trimMarks(value)
  if (looksLikeSecret(bare)) return true
  if (isHarmless(bare)) return false
  return isAlone
    ? value.length >= 6 && !/^\p{Lu}\p{Ll}+[.!]?$/u.test(value)
    : /\p{Ll}\p{Lu}/u.test(value) && /\d/.test(value)
}

/** Three to ten words of which none is a stop word, as passphrases are. */
function isWords(text: string): boolean {
  const words = text.split(/[\s.,_-]+/)
  const areWords = words.length >= 3 && words.length <= 10 && words.every((word) => /^[\p{L}\d]{2,16}$/u.test(word))
  return areWords && words.every((word) => word === word.toLowerCase() && !isStopWord(word))
}

/** Addresses, paths, times, dates, measures and versions. */
const HARMLESS =
  /:\/\/|^www\.|^[\w.+-]+@[\w-]+\.\w+$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|de|fr|es|it|pt|br|cn|jp|nl|app|dev|gov|edu|co|uk|example)(?:\/|$)|^[./~]|^[\d.,:/-]+(?:st|nd|rd|th|\p{L}{0,3}|[-–]?(?:character|digit|bit|word|zeichen)\p{L}*)$|^\d+[hx°]\d*\p{L}?$|^v?\d+(?:\.\d+)+|^\d+-\p{L}+|^\p{L}+-\d{1,3}$|^\p{L}+['’][\p{L}\d]+$|[({<>})]|^\$\{|^--?\p{L}/iu
/** Names of standards and models are in capitals, "AES256": in small letters it is a word with digits, "tulip7788". */
const STANDARD = /^\p{Lu}{2,5}-?\d{1,5}(?:-\d+\p{L}?)?$/u
const isHarmless = (token: string): boolean =>
  HARMLESS.test(token) || STANDARD.test(token) || isProduct(token) || isTechnical(token)
/** The least characters of letters with digits: of a whole short reply, "It's mango7.", and of any. */
const MIN_MIXED = { alone: 4, other: 7 }
/** A longer reply, in words, says more than the secret. */
const MAX_ALONE_WORDS = 6

/** Whether a token is made as generated passwords are: letters and digits, inner marks, or joined words. */
function looksLikeSecret(token: string, minMixed = MIN_MIXED.other): boolean {
  if (token.length < 4 || isHarmless(token)) return false
  const hasLetter = /\p{L}/u.test(token)
  if (/[\p{L}\p{N}][!#$%^&*+=~@?|][\p{L}\p{N}]/u.test(token))
    return hasLetter && (/\d/.test(token) || token.length >= 8)
  if (/\d/.test(token) && hasLetter) return token.length >= minMixed
  const parts = token.split(/[-_.]/)
  return parts.length >= 3 && parts.every((part) => /^\p{L}{3,}$/u.test(part) && !isStopWord(part.toLowerCase()))
}

const NUMBER = /(?<![\p{L}\p{N}.,$€£¥+#@/_-]|[$€£¥] )\d(?:[ -]?\d){3,31}(?![\p{L}\p{N}%€$°@_]|[.,:/-]\d)/gu
/** What a number counts, or calls. */
const COUNTED =
  /^[ -]?(?:possib\p{L}*|combin\p{L}*|tries|attempts?|times|people|users?|accounts?|digits?|characters?|bits?|euros?|dollars?|years?|days?|minutes?|hours?|möglich\p{L}*|versuche\p{L}*|zeichen|ziffern|stellen|jahre|essais|tentativ\p{L}*|caract\p{L}*|chiffres|intentos|cifras|tekens|文字|个|位|回|通り)(?!\p{L})/iu
const CALLED =
  /(?:call|phone|tel|telefon\p{L}*|dial|ruf\p{L}*|appelez|llam\p{L}*|chiam\p{L}*|nist|since|seit|depuis|page|year)[.:]?\s{0,2}(?:us at |on |at )?$/iu
const MIN_PASSWORD_DIGITS = 6

function numbersOf(text: string, kind: RequestedSecret): readonly string[] {
  return [...text.matchAll(NUMBER)]
    .filter(({ 0: number, index }) => {
      const digits = number.replace(/\D/g, "").length
      const before = text.slice(Math.max(0, index - 24), index)
      const isCounted = COUNTED.test(text.slice(index + number.length)) || CALLED.test(before)
      return !isCounted && digits >= (kind === "number" ? 4 : MIN_PASSWORD_DIGITS)
    })
    .map(([number]) => number)
}
