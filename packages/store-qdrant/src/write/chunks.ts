/** The server takes 32 MB; a request that is cut in two is made again sooner. */
const MOST_BYTES = 8 * 1024 * 1024
const MOST_ITEMS = 256

/** In order, as many together as one request should carry. */
export function* chunked<T>(items: readonly T[]): Generator<T[]> {
  let chunk: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item))
    if (chunk.length > 0 && (chunk.length === MOST_ITEMS || bytes + size > MOST_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(item)
    bytes += size
  }
  if (chunk.length > 0) yield chunk
}
