/** What a client sent as a JSON object: nothing about its fields is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The field when it is a string with something in it. */
export function stringField(object: JsonObject, name: string): string | undefined {
  const value = object[name]
  return typeof value === "string" && value !== "" ? value : undefined
}

/** Whether a request brings tools along under one of these names. An empty list brings none. */
export function hasTools(body: JsonObject, ...names: readonly string[]): boolean {
  return names.some((name) => Array.isArray(body[name]) && body[name].length > 0)
}
