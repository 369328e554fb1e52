/** The value if it is an object, else an empty object. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  // All members are unknown.
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** The value if it is a text that is not blank. */
export function nonBlank(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

/** A file name without control characters and at a limited length. */
export function printableName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "\uFFFD").slice(0, 500)
}
