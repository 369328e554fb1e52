import { Rejection } from "../rejection.ts"

export const LINES = "application/x-ndjson"
const TAKEN = /^(?:application\/(?:x-ndjson|ndjson|jsonl|json|x-jsonlines)|text\/markdown)\s*(?:;|$)/i
/** So much is gathered before it is sent: a line alone is a costly packet. */
const PIECE_CHARACTERS = 65_536

/** The body as it comes in. 415 under a content type that a page elsewhere could send without asking, and under every other that is none of these. */
export function streamIn(request: Request): ReadableStream<Uint8Array> {
  if (!TAKEN.test(request.headers.get("content-type") ?? "")) {
    throw new Rejection(
      415,
      "content_type",
      "The body is not said to be lines of JSON",
      `Send it with content-type: ${LINES}.`,
    )
  }
  return request.body ?? new ReadableStream({ start: (controller) => controller.close() })
}

/** Each value as a line of JSON, made only as fast as they are taken. What fails on the way breaks the stream off: it has no end line then. */
export function streamOf(values: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const iterator = values[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      let piece = ""
      while (piece.length < PIECE_CHARACTERS) {
        const { done, value } = await iterator.next()
        if (done) {
          if (piece !== "") controller.enqueue(encoder.encode(piece))
          controller.close()
          return
        }
        piece += `${JSON.stringify(value)}\n`
      }
      controller.enqueue(encoder.encode(piece))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
