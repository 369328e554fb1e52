import type { Json, Memory } from "../../contract/memory.ts"
import { isSecretName } from "./named-secrets/secret-names.ts"
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
  const name = names.find((one) => isSecretName(one))
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
  return [cleaning.clean(name), isSecretName(name) ? cutTextsIn(value, cleaning) : cleanTextsIn(value, cleaning)]
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
