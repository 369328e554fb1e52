import { Rejection } from "../rejection.ts"

export const NDJSON = "application/x-ndjson"
const ACCEPTED_TYPES = /^(?:application\/(?:x-ndjson|ndjson|jsonl|json|x-jsonlines)|text\/markdown)\s*(?:;|$)/i
/** Number of characters that are buffered before they are sent, because one packet per line is slow. */
const PIECE_CHARACTERS = 65_536

/** The body as a stream. Throws a 415 for other content types, among them all that a page can send cross-origin without a preflight. */
export function readLineStream(request: Request): ReadableStream<Uint8Array> {
  if (!ACCEPTED_TYPES.test(request.headers.get("content-type") ?? "")) {
    throw new Rejection(
      415,
      "content_type",
      "The body is not said to be lines of JSON",
      `Send it with content-type: ${NDJSON}.`,
    )
  }
  return request.body ?? new ReadableStream({ start: (controller) => controller.close() })
}

/**
 * Serializes values as lines of JSON, with backpressure. Resolves with the first piece, so that an early failure becomes an error response. A later
 * failure is passed to `brokeOff` and ends the stream without its end line.
 */
export async function writeLineStream(
  values: AsyncIterable<unknown>,
  brokeOff: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const pieces = serializeLines(values)
  let next: IteratorResult<Uint8Array> | undefined = await pieces.next()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = next ?? (await pieces.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        brokeOff(error)
        controller.close()
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* serializeLines(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, undefined, undefined> {
  const encoder = new TextEncoder()
  let piece = ""
  for await (const value of values) {
    piece += `${JSON.stringify(value)}\n`
    if (piece.length < PIECE_CHARACTERS) continue
    yield encoder.encode(piece)
    piece = ""
  }
  if (piece !== "") yield encoder.encode(piece)
}
