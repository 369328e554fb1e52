/**
 * Endpoints take this many texts in a request (OpenAI 2,048, others fewer) and so many tokens in all of them together. A small model on a busy processor
 * reads some ten turns of conversation a second (all-MiniLM-L6-v2 on two cores): many times the texts would not be answered before the request's timeout.
 */
const MOST_TEXTS = 64
const MOST_TOKENS = 100_000
/** What embedding models read of one text; the rest would be an error with some and cut away by others. */
const MOST_TOKENS_A_TEXT = 8_000
/** Bytes of UTF-8 to a token: a token of prose has four in English and three in Chinese; three keeps clear of the limits. */
const BYTES_A_TOKEN = 3

/** At most this many texts in one request. */
export const maxBatch = MOST_TEXTS

/** Cuts each text to what a model reads and groups them, in order, into requests that an endpoint takes. An empty text becomes a space: empty is an error. */
export function batchesOf(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let bytes = 0
  for (const text of texts) {
    const cut = cutTo(MOST_TOKENS_A_TEXT * BYTES_A_TOKEN, text) || " "
    const size = Buffer.byteLength(cut)
    const last = batches.at(-1)
    if (last === undefined || last.length === MOST_TEXTS || bytes + size > MOST_TOKENS * BYTES_A_TOKEN) {
      batches.push([cut])
      bytes = size
    } else {
      last.push(cut)
      bytes += size
    }
  }
  return batches
}

function cutTo(bytes: number, text: string): string {
  const whole = text.toWellFormed()
  if (whole.length * 3 <= bytes || Buffer.byteLength(whole) <= bytes) return whole
  // Cutting between the bytes of a character leaves a mark of replacement, which goes too.
  return Buffer.from(whole)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, "")
}
