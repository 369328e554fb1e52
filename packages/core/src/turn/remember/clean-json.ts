import type { Json, Memory } from "../../contract/index.ts"

/** Metadata with every text in them cleaned, names included. Their depth was checked, or is checked before they are kept. */
export function cleanJsonOf(metadata: Memory["metadata"], clean: (text: string) => string): Memory["metadata"] {
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [clean(name), cleaned(value, clean)]))
}

function cleaned(value: Json, clean: (text: string) => string): Json {
  if (typeof value === "string") return clean(value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((inner: Json) => cleaned(inner, clean))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), cleaned(inner, clean)]))
}
