/** JSON that was not parsed yet. Workers return rows as text, because parsing it is cheaper than structured cloning. */
export type JsonString<T> = string & { readonly __of?: T }

export function parseJson<T>(text: JsonString<T>): T {
  // Written by this package from its own rows, so it has the declared shape.
  return JSON.parse(text) as T
}

export function jsonText<T>(value: T): JsonString<T> {
  return JSON.stringify(value)
}

/** JSON in UTF-8. Large results are transferred between threads as bytes, without a copy. */
export type JsonBytes<T> = Uint8Array & { readonly __of?: T }

export function parseJsonBytes<T>({ buffer, byteOffset, byteLength }: JsonBytes<T>): T {
  // Same as above.
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString()) as T
}
