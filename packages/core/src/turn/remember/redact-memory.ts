import type { Json, Memory } from "../../contract/memory.ts"
import { redact } from "./redact.ts"

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
  return { value: cleanTextsIn(value, clean), kinds: [...kinds] }
}

/** A memory without the secrets in its content, key, quote and metadata. Ids, names and times stay as they are. */
export function redactMemory(memory: Memory): RedactedValue<Memory> {
  const { content, key, metadata, source } = memory
  // Redaction keeps the structure: a text stays a text.
  const texts = { content, metadata, ...(key !== undefined && { key }), ...(source.quote && { quote: source.quote }) }
  const { value, kinds } = redactJson(texts)
  if (kinds.length === 0) return { value: memory, kinds }
  const { quote, ...rest } = value as typeof texts
  return { value: { ...memory, ...rest, source: { ...source, ...(quote !== undefined && { quote }) } }, kinds }
}

/** Metadata with every text in them cleaned, names included. Their depth was checked, or is checked before they are kept. */
export function cleanTexts(metadata: Memory["metadata"], clean: (text: string) => string): Memory["metadata"] {
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [clean(name), cleanTextsIn(value, clean)]))
}

function cleanTextsIn(value: Json, clean: (text: string) => string): Json {
  if (typeof value === "string") return clean(value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((inner: Json) => cleanTextsIn(inner, clean))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), cleanTextsIn(inner, clean)]))
}
