import { Rejection } from "../rejection.ts"

export const NDJSON = "application/x-ndjson"
const ACCEPTED_TYPES = /^(?:application\/(?:x-ndjson|ndjson|jsonl|json|x-jsonlines)|text\/markdown)\s*(?:;|$)/i
/** So much is gathered before it is sent: a line alone is a costly packet. */
const PIECE_CHARACTERS = 65_536

/** The body as it comes in. 415 under a content type that a page elsewhere could send without asking, and under every other that is none of these. */
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
 * Each value as a line of JSON, made only as fast as they are taken. It is there with its first piece, so that what fails at once is an answer; what fails
 * later breaks the stream off: it has no end line then, and `brokeOff` hears why.
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
