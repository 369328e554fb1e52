/** A JSON object from a client, not validated. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The field if it is a non-empty string. */
export function stringField(object: JsonObject, name: string): string | undefined {
  const value = object[name]
  return typeof value === "string" && value !== "" ? value : undefined
}
