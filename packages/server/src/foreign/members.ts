/** The object that a value is; an empty one for everything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  // Every member is unknown until it is asked for.
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** A text that says something. */
export function nonBlank(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

/** The name of a file, which may be called anything, as it can be told. */
export function printableName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "\uFFFD").slice(0, 500)
}
