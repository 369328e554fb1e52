import { createHash } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { parseArgs } from "node:util"
import { logProgress } from "./progress.ts"

// The worst possible embedder, on loopback: its vectors are stable and meaningless. Use it to check that recall does
// not suffer:

const { values } = parseArgs({
  options: { port: { type: "string", default: "8199" }, dimensions: { type: "string", default: "384" } },
})
const dimensions = Number(values.dimensions)

const server = createServer(async (req, res) => {
  const { status, body } = await handleRequest(req)
  res.writeHead(status, { "content-type": "application/json" })
  res.end(JSON.stringify(body))
})
server.listen(Number(values.port), "127.0.0.1", () => {
  logProgress(`Vectors of ${dimensions} random numbers at http://127.0.0.1:${values.port}/v1`)
})

async function handleRequest(req: IncomingMessage): Promise<{ readonly status: number; readonly body: unknown }> {
  if (req.method !== "POST" || req.url !== "/v1/embeddings") {
    return { status: 404, body: { error: { message: "Only POST /v1/embeddings is answered" } } }
  }
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  const { model, input } = JSON.parse(Buffer.concat(parts).toString())
  const texts: readonly string[] = [input].flat()
  const data = texts.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }))
  return { status: 200, body: { object: "list", model, data, usage: { prompt_tokens: 0, total_tokens: 0 } } }
}

/**
 * A uniformly distributed point on the sphere, derived from the text's hash with normally distributed components (Box
 * and Muller, 1958).
 */
function vectorOf(text: string): readonly number[] {
  const random = uniformNumbers(text)
  const values = Array.from({ length: dimensions }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next().value))
    return radius * Math.cos(2 * Math.PI * random.next().value)
  })
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

/** 32-bit numbers in [0, 1) from SHA-256 of the text and a counter. */
function* uniformNumbers(text: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hash = createHash("sha256").update(`${block}\n${text}`).digest()
    for (let at = 0; at < hash.length; at += 4) yield hash.readUInt32LE(at) / 2 ** 32
  }
}
