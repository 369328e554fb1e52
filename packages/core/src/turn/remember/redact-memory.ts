import type { Json, Memory } from "../../contract/memory.ts"
import { NAMES } from "./password-names.ts"
import { type RedactedText, redact } from "./redact.ts"

/** A value without secrets, and the kinds of secrets that were cut. */
export interface RedactedValue<T> {
  readonly value: T
  readonly kinds: readonly string[]
}

/** Redacts every text of a value, including member names. The depth of the value is checked on input. */
export function redactJson(value: Json): RedactedValue<Json> {
  const kinds = new Set<string>()
  const clean = (text: string): string => {
    const { text: rest, found } = redact(text)
    for (const kind of found) kinds.add(kind)
    return rest
  }
  const cut = (): string => {
    kinds.add("secret")
    return REDACTED_FIELD
  }
  return { value: cleanTextsIn(value, { clean, cut }), kinds: [...kinds] }
}

/** What a memory is called: its key, category and address. */
type MemoryNames = Pick<Memory, "key" | "about"> & Partial<Pick<Memory, "category">>

/**
 * A text of a memory without secrets. A secret may be told by the names of the memory alone, such as `octopus777` under
 * `wifi-password`: it is read as the value of that name, and a single word is one.
 */
export function redactContent(text: string, { key, category, about }: MemoryNames): RedactedText {
  const plain = redact(text)
  const { subject = "", attribute = "" } = about ?? {}
  const names = [`${subject} ${attribute}`, attribute, `${attribute} ${subject}`, key ?? "", category ?? ""]
  const name = names.find((one) => isSecretField(one))
  const value = plain.text.trim()
  if (name === undefined || value === "" || REDACTED_WHOLE.test(value)) return plain
  if (!/\s/.test(value)) return { text: REDACTED_FIELD, found: [...new Set([...plain.found, "secret"])] }
  for (const told of [`${name}: `, "password: ", "my password is "]) {
    const read = redact(told + value)
    if (read.text.startsWith(told) && read.found.length > 0) {
      return { text: read.text.slice(told.length), found: [...new Set([...plain.found, ...read.found])] }
    }
  }
  return plain
}

/** A memory without the secrets in its content, key, quote and metadata. Ids, names and times stay as they are. */
export function redactMemory(memory: Memory): RedactedValue<Memory> {
  const { content, key, metadata, source } = memory
  // Redaction keeps the structure: a text stays a text.
  const texts = { metadata, ...(key !== undefined && { key }) }
  const { value, kinds } = redactJson(texts)
  const [text, quote] = [redactContent(content, memory), redactContent(source.quote ?? "", memory)]
  const found = [...new Set([...kinds, ...text.found, ...quote.found])]
  if (found.length === 0) return { value: memory, kinds: [] }
  const redacted = { content: text.text, ...(value as typeof texts) }
  return {
    value: { ...memory, ...redacted, source: { ...source, ...(source.quote && { quote: quote.text }) } },
    kinds: found,
  }
}

/**
 * Metadata without secrets: patterns are cut out of every text, names included, and the value of a field that is named
 * after a secret (`password`, `apiKey`, `access_token`) is replaced whole. Their depth was checked, or is checked
 * before they are stored.
 */
export function redactMetadata(metadata: Memory["metadata"]): Memory["metadata"] {
  const cleaning = { clean: (text: string): string => redact(text).text, cut: () => REDACTED_FIELD }
  return Object.fromEntries(Object.entries(metadata).map((entry) => cleanField(entry, cleaning)))
}

const REDACTED_FIELD = "[redacted: secret]"

interface Cleaning {
  readonly clean: (text: string) => string
  /** What takes the place of the value of a secret field. */
  readonly cut: () => string
}

function cleanTextsIn(value: Json, cleaning: Cleaning): Json {
  if (typeof value === "string") return cleaning.clean(value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((inner: Json) => cleanTextsIn(inner, cleaning))
  return Object.fromEntries(Object.entries(value).map((entry) => cleanField(entry, cleaning)))
}

function cleanField([name, value]: [string, Json], cleaning: Cleaning): [string, Json] {
  return [cleaning.clean(name), isSecretField(name) ? cutTextsIn(value, cleaning) : cleanTextsIn(value, cleaning)]
}

/** Every text and number of a secret field is one; a flag or an empty text is none. */
function cutTextsIn(value: Json, cleaning: Cleaning): Json {
  if (typeof value === "number" || (typeof value === "string" && value.trim() !== ""))
    return typeof value === "string" && REDACTED_WHOLE.test(value) ? value : cleaning.cut()
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((inner: Json) => cutTextsIn(inner, cleaning))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleaning.clean(name), cutTextsIn(inner, cleaning)]),
  )
}

/** A value that is a marker already is not counted as a secret again. */
const REDACTED_WHOLE = /^\[redacted: [^\]\n]{1,40}\]$/

/**
 * Names of secrets at the end of a field's name, which is in words: "db password", "aws secret access key". Counts of
 * a model's tokens and positions in a list are none.
 */
const SECRET = new RegExp(
  String.raw`(?:^|[\s])(?:pass ?words?|pass|pw|psk|pat|secrets?|client secrets?|(?:api|private|secret|access|auth|encryption|signing|master|preshared|ssh|license|recovery) ?keys?|apikeys?|(?:auth|access|refresh|id|bearer|session|api|bot|user|login|oauth|security|csrf|jwt|github|gitlab|slack|personal access) ?tokens?|token|jwt|credentials?|creds|authorization|otp|totp|mfa code|pin|pin code|cvv|cvc|(?:one time|backup|recovery|security|access|door|gate|alarm|verification) codes?|(?:seed|recovery) (?:phrase|words)|mnemonic)$|(?:^|\s)(?:${NAMES})$`,
  "iu",
)
const HARMLESS =
  /(?:^|\s)(?:page|cursor|continuation|next|sync|max|min|stop|count|total|reading|map|lapel|rolling)\s(?:token|pin|pass)$/i

/** Whether a field of this name holds a secret, whatever its value looks like: `password`, `apiKey`, `DB_PASS`. */
function isSecretField(name: string): boolean {
  if (name.length > MAX_NAME) return false
  const words = name
    .normalize("NFKC")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-.:/\s]+/g, " ")
    .replace(/(?<!\d) ?\d{1,4}$/, "")
    .trim()
  return SECRET.test(words) && !HARMLESS.test(words)
}

const MAX_NAME = 100
