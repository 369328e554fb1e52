import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { searchAll } from "../../text/multi-search.ts"
import { cutSpans } from "./named-secrets/cut-spans.ts"
import { namedSecretFinders } from "./named-secrets/named-secrets.ts"
import { furtherWords, hasLetterAndDigit } from "./no-secret.ts"
import { NAMED } from "./password-names.ts"
import { cutSecretColumns } from "./secret-columns.ts"
import { cutSecretLists } from "./secret-lists.ts"
import type { SecretPattern } from "./secret-pattern.ts"
import { secretPatterns } from "./secret-patterns.ts"
import { readSpokenNumbers } from "./spoken-numbers.ts"

export interface RedactedText {
  readonly text: string
  /** The kinds of cut secrets, each once. */
  readonly found: readonly string[]
}

/**
 * Replaces secrets by `[redacted: kind]`: keys and tokens of known issuers, JWTs, private keys, credentials in headers
 * and addresses, stated passwords, named tokens, card numbers. Random-looking names that are no secrets (UUIDs, commit
 * hashes, order numbers) stay. Idempotent, linear in the text.
 */
export function redact(text: string): RedactedText {
  const secrets = new Map<string, string>()
  const clean = redactText(text, secrets)
  // A word that is a password in one line may be any word in another.
  const made = new Map([...secrets].filter(([secret]) => hasLetterAndDigit(secret) && !/[\s()]/.test(secret)))
  return cutRepeatedSecrets([clean], made)[0] ?? clean
}

/** The same with all line breaks, also those of a secret of several lines, so that the lines keep their numbers. */
export function redactLines(text: string): string {
  return redactText(text, new Map(), true).text
}

/**
 * The same for texts of one conversation: what is a secret in one of them is cut out of all, as when a reply repeats
 * a password in passing. Yields between texts.
 */
export async function redactTogether(texts: readonly string[]): Promise<readonly RedactedText[]> {
  const secrets = new Map<string, string>()
  const clean: RedactedText[] = []
  for (const text of texts) {
    await yieldBeforeReply()
    clean.push(redactText(text, secrets))
  }
  return cutRepeatedSecrets(clean, secrets)
}

/** Cuts secrets out of texts in which they are repeated in passing. */
function cutRepeatedSecrets(
  clean: readonly RedactedText[],
  secrets: ReadonlyMap<string, string>,
): readonly RedactedText[] {
  const repeated = [...secrets].filter(([secret]) => secret.length >= MIN_REPEATED_CHARACTERS)
  if (repeated.length === 0) return clean
  const search = searchAll(repeated.map(([secret]) => secret))
  return clean.map(({ text, found }) => {
    const kinds = new Set(found)
    const rest = replaceOutsideMarkers(text, (part) => {
      const pieces: string[] = []
      let from = 0
      for (const { start, end, pattern } of search(part)) {
        const kind = repeated[pattern]?.[1] ?? "secret"
        pieces.push(part.slice(from, start), `[redacted: ${kind}]`)
        from = end
        kinds.add(kind)
      }
      return pieces.length === 0 ? part : pieces.join("") + part.slice(from)
    })
    return { text: rest, found: [...kinds] }
  })
}

const MARKER = /\[redacted: [^\]\n]{1,40}\]/g

/** A secret may be a word of a marker, as in "my password is password". */
function replaceOutsideMarkers(text: string, replace: (part: string) => string): string {
  const parts = text.split(MARKER).map(replace)
  const markers = text.match(MARKER) ?? []
  return parts.map((part, index) => part + (markers[index] ?? "")).join("")
}

interface Span {
  readonly start: number
  readonly end: number
}

function markersIn(text: string): readonly Span[] {
  if (!text.includes("[redacted: ")) return []
  return [...text.matchAll(MARKER)].map(({ index, 0: marker }) => ({ start: index, end: index + marker.length }))
}

/** Minimum length of a secret that is cut everywhere; a shorter one (a PIN) may mean something else elsewhere. */
const MIN_REPEATED_CHARACTERS = 6

function redactText(text: string, secrets: Map<string, string>, keepsLines = false): RedactedText {
  const found = new Set<string>()
  if (DISGUISED.test(text)) {
    // Invisible characters split a secret, and full-width ones disguise it. A text without disguised secrets is
    // returned unchanged.
    const plain = text.replace(INVISIBLE, "").replace(FULL_WIDTH, (character) => character.normalize("NFKC"))
    const clean = cutAllPatterns(plain, found, secrets, keepsLines)
    return { text: clean === plain ? text : clean, found: [...found] }
  }
  return { text: cutAllPatterns(text, found, secrets, keepsLines), found: [...found] }
}

const DISGUISED = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\uff01-\uff5e]/
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** Also the secrets that are said in words: the patterns read these as digits. */
function cutAllPatterns(text: string, found: Set<string>, secrets: Map<string, string>, keepsLines: boolean): string {
  const written = cutWrittenSecrets(text, found, secrets, keepsLines)
  const spoken = readSpokenNumbers(written)
  if (spoken === undefined) return written
  const values = new Map<string, string>()
  cutWrittenSecrets(spoken.text, new Set(), values, keepsLines)
  const words = [...values].flatMap(([value, kind]) => spoken.wordsOf(value).map((said) => [said, kind] as const))
  return words.reduce((clean, [said, kind]) => {
    found.add(kind)
    secrets.set(said, kind)
    return clean.split(said).join(`[redacted: ${kind}]`)
  }, written)
}

function cutWrittenSecrets(
  text: string,
  found: Set<string>,
  secrets: Map<string, string>,
  keepsLines: boolean,
): string {
  const cut = (secret: string, kind: string): string => {
    found.add(kind)
    secrets.set(secret, kind)
    return `[redacted: ${kind}]`
  }
  const named = NAMED.test(text)
  const numbered = NUMBER.test(text)
  let clean = text.includes("\n") ? cutSecretColumns(text, cut) : text
  for (const find of namedSecretFinders) clean = cutSpans(clean, find(clean), cut)
  if (/\d/.test(clean)) clean = cutSecretLists(clean, cut)
  for (const secret of secretPatterns) {
    const { needs } = secret
    const isPossible =
      needs === undefined || (needs === "password" ? named : needs === "number" ? numbered : text.includes(needs))
    if (isPossible) clean = cutPattern(clean, secret, { found, secrets, keepsLines })
  }
  return clean
}

/** What every code and PIN has in its digits. */
const NUMBER = /\d[\d-]{2}|\d\d\p{L}/u

function cutPattern(
  text: string,
  { kind, needs, pattern, holds, among }: SecretPattern,
  {
    found,
    secrets,
    keepsLines,
  }: {
    readonly found: Set<string>
    readonly secrets: Map<string, string>
    readonly keepsLines: boolean
  },
): string {
  // Most texts hold no secret, and a search costs a third of starting to collect matches.
  if (text.search(pattern) < 0) return text
  const markers = markersIn(text)
  let clean = ""
  let from = 0
  let next = 0
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups
    const named = groups?.secret ?? groups?.a ?? groups?.b ?? groups?.c
    const whole = named ?? match[0]
    if (named !== undefined && holds?.(named) === false) continue
    const start = match.index + (named === undefined ? 0 : match[0].lastIndexOf(named))
    const first = groups?.secret === undefined ? whole : trimPunctuation(whole)
    const isWord = needs === "password" && text[start - 1] === " " && /^\p{L}+$/u.test(first)
    const secret = isWord ? first + furtherWords(lineBehind(text, start + first.length)) : first
    if (among?.(lineBefore(text, start), lineBehind(text, start + secret.length)) === false) continue
    while ((markers[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    // A marker of an earlier pattern is no secret; a match around it includes it whole, so that markers are not
    // nested.
    if (start < from || (markers[next]?.start ?? Number.POSITIVE_INFINITY) <= start) continue
    clean += `${text.slice(from, start)}[redacted: ${kind}]`
    from = start + secret.length
    for (let marker = markers[next]; marker !== undefined && marker.start < from; marker = markers[++next]) {
      from = Math.max(from, marker.end)
    }
    if (keepsLines) clean += text.slice(start, from).replace(/[^\n]+/g, "")
    found.add(kind)
    secrets.set(secret, kind)
  }
  return clean + text.slice(from)
}

const CONTEXT_CHARACTERS = 80

function lineBefore(text: string, end: number): string {
  const around = text.slice(Math.max(0, end - CONTEXT_CHARACTERS), end)
  return around.slice(around.lastIndexOf("\n") + 1)
}

function lineBehind(text: string, start: number): string {
  const around = text.slice(start, start + CONTEXT_CHARACTERS)
  const end = around.indexOf("\n")
  return end < 0 ? around : around.slice(0, end)
}

/** Final punctuation belongs to the sentence; an exclamation mark may belong to the secret. */
function trimPunctuation(secret: string): string {
  return secret.replace(/[.,;:?)\]]{1,4}$/, "")
}
