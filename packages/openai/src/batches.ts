/**
 * Limits per request. OpenAI accepts 2,048 texts, others fewer. A small model on a busy processor embeds about ten turns of conversation a second
 * (all-MiniLM-L6-v2 on two cores), so much larger batches would exceed the request's timeout.
 */
const MAX_TEXTS = 64
const MAX_TOKENS = 100_000
/** The input limit of embedding models. Longer texts are an error with some and truncated by others. */
const MAX_TOKENS_PER_TEXT = 8_000
/** A deliberately low estimate: prose has four bytes of UTF-8 per token in English and three in Chinese. */
const BYTES_PER_TOKEN = 3

/** Maximum number of texts per request. */
export const maxBatch = MAX_TEXTS

/** Truncates a text to the model's limit. An empty text, which endpoints reject, becomes a space. */
export function truncateText(text: string): string {
  return truncateToBytes(MAX_TOKENS_PER_TEXT * BYTES_PER_TOKEN, text) || " "
}

/** Truncates texts to the model's limit and groups them, in order, into requests. An empty text, which endpoints reject, becomes a space. */
export function splitIntoBatches(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let bytes = 0
  for (const text of texts) {
    const cut = truncateText(text)
    const size = Buffer.byteLength(cut)
    const last = batches.at(-1)
    if (last === undefined || last.length === MAX_TEXTS || bytes + size > MAX_TOKENS * BYTES_PER_TOKEN) {
      batches.push([cut])
      bytes = size
    } else {
      last.push(cut)
      bytes += size
    }
  }
  return batches
}

function truncateToBytes(bytes: number, text: string): string {
  const whole = text.toWellFormed()
  if (whole.length * 3 <= bytes || Buffer.byteLength(whole) <= bytes) return whole
  // Cutting inside a multi-byte character leaves a replacement character, which is removed.
  return Buffer.from(whole)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, "")
}
