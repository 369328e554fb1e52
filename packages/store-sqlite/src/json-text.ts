/** JSON that was not parsed yet. Rows leave a worker as one text: parsing it is cheaper than cloning what it says. */
export type JsonText<T> = string & { readonly __of?: T }

export function parsed<T>(text: JsonText<T>): T {
  // Written by this package from rows of its own, so it has the shape that its type says.
  return JSON.parse(text) as T
}

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

/** The same in UTF-8: large answers change hands between threads as bytes, which copies nothing. */
export type JsonBytes<T> = Uint8Array & { readonly __of?: T }

export function parsedBytes<T>({ buffer, byteOffset, byteLength }: JsonBytes<T>): T {
  // As above.
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString()) as T
}
