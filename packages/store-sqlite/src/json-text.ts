/** JSON that was not parsed yet. Rows leave a worker as one text: parsing it is cheaper than cloning what it says. */
export type JsonText<T> = string & { readonly __of?: T }

export function parsed<T>(text: JsonText<T>): T {
  // Written by this package from rows of its own, so it has the shape that its type says.
  return JSON.parse(text) as T
}

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}
