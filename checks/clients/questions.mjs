/** The questions of every client, independent of the dialect. */
export const question = "Hello there, how are you?"
export const system = "Be short."
export const image =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
export const imageData = image.split(",")[1]
export const parameters = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
}
export const result = "18 degrees"

/** A call that must fail. Returns the client's error. */
export async function expectFailure(call) {
  try {
    await call()
  } catch (error) {
    const { status, statusCode, code, type, message, error: body, responseBody } = error
    return {
      class: error.constructor.name,
      status: status ?? statusCode,
      code,
      type,
      message,
      body: body ?? responseBody,
    }
  }
  throw new Error("The call succeeded and should have failed")
}

export async function readAll(stream) {
  const seen = []
  for await (const part of stream) seen.push(part)
  return seen
}

/** Reads the beginning of a stream and aborts it. Returns the time. */
export async function abortStream(stream, abort, parts = 3) {
  let seen = 0
  let at = 0
  try {
    for await (const _ of stream) {
      if (++seen !== parts) continue
      at = Date.now()
      abort()
    }
  } catch {
    // Some clients end the loop, some throw.
  }
  return at
}
