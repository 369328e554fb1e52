/** The server accepts 32 MB; smaller requests are cheaper to retry. */
const MAX_CHUNK_BYTES = 8 * 1024 * 1024
const MAX_CHUNK_ITEMS = 256

/** Splits items, in order, into chunks that fit into one request. */
export function* splitIntoChunks<T>(items: readonly T[]): Generator<T[]> {
  let chunk: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item))
    if (chunk.length > 0 && (chunk.length === MAX_CHUNK_ITEMS || bytes + size > MAX_CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(item)
    bytes += size
  }
  if (chunk.length > 0) yield chunk
}
