import { depthOf, limits } from "@keepsake/api"
import { Rejection } from "../rejection.ts"

const MAX_DEPTH = limits.metadataDepth + 4

/** Reads a JSON body of at most 1 MiB, with or without `content-length`. Throws 400, 413 or 415 for others. */
export async function readJson(request: Request): Promise<unknown> {
  const encoding = request.headers.get("content-encoding") ?? "identity"
  if (encoding !== "identity") {
    throw new Rejection(415, "content_encoding", `The body is packed (${encoding})`, "Send it as it is.")
  }
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new Rejection(415, "content_type", "The body is not JSON", "Send it with content-type: application/json.")
  }
  const text = await readText(request)
  if (text.trim() === "") throw new Rejection(400, "json_malformed", "The body is empty", "Send one JSON object.")
  const value = parseJson(text)
  if (depthOf(value) > MAX_DEPTH) {
    throw new Rejection(413, "limit_exceeded", `Over the limit of ${MAX_DEPTH} levels of JSON`, "Send flatter data.")
  }
  if (text.includes("__proto__") && hasProto(value)) {
    throw new Rejection(400, "invalid_request", "A name in the body is __proto__", "Choose another name.")
  }
  return value
}

/** The rest of a larger body is not read: its client may see a closed connection instead of the answer. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024

/** Reads a text body of at most 1 MiB. What a client sends beyond is discarded, so that it gets to read the answer. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_DISCARDED_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_DISCARDED_BYTES) throw tooLarge()
    if (size <= limits.bodyBytes) chunks.push(chunk)
  }
  if (size > limits.bodyBytes) throw tooLarge()
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw malformedJson("it is not UTF-8")
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The parser's message quotes the body, so only the position is taken from it.
    const where = error instanceof Error ? /at position \d+|end of JSON input/i.exec(error.message)?.[0] : undefined
    throw malformedJson(where === undefined ? "it cannot be parsed" : `it breaks off or goes wrong ${where}`)
  }
}

function hasProto(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return Object.keys(value).includes("__proto__") || Object.values(value).some(hasProto)
}

function malformedJson(why: string): Rejection {
  return new Rejection(400, "json_malformed", `The body is not JSON: ${why}`, "Send one JSON object in UTF-8.")
}

function tooLarge(): Rejection {
  return new Rejection(413, "limit_exceeded", "The body is over the limit of 1 MiB", "Send less at a time.")
}
