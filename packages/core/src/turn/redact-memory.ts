import type { Json, Memory } from "../contract/memory.ts"
import { redact } from "./remember/redact.ts"

/** A value in which no text holds a secret, and the kinds of those that were cut out of it. */
export interface RedactedValue<T> {
  readonly value: T
  readonly kinds: readonly string[]
}

/** The value with every text in it redacted, names of members included. Its depth was checked when it came in. */
export function redactJson(value: Json): RedactedValue<Json> {
  const kinds = new Set<string>()
  const clean = (text: string): string => {
    const { text: rest, found } = redact(text)
    for (const kind of found) kinds.add(kind)
    return rest
  }
  const walk = (inner: Json): Json => {
    if (typeof inner === "string") return clean(inner)
    if (typeof inner !== "object" || inner === null) return inner
    if (Array.isArray(inner)) return inner.map((one: Json) => walk(one))
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [clean(name), walk(one)]))
  }
  return { value: walk(value), kinds: [...kinds] }
}

/** A memory without the secrets in its content, key, quote and metadata. Ids, names and times stay as they are. */
export function redactMemory(memory: Memory): RedactedValue<Memory> {
  const { content, key, metadata, source } = memory
  // As JSON these are what they were: texts stay texts.
  const texts = { content, metadata, ...(key !== undefined && { key }), ...(source.quote && { quote: source.quote }) }
  const { value, kinds } = redactJson(texts)
  if (kinds.length === 0) return { value: memory, kinds }
  const { quote, ...rest } = value as typeof texts
  return { value: { ...memory, ...rest, source: { ...source, ...(quote !== undefined && { quote }) } }, kinds }
}
