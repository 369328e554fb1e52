import { createHash } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import { json } from "node:stream/consumers"

const DIMENSIONS = 64

/**
 * An OpenAI-compatible embeddings endpoint whose vectors depend on the words only, so that texts with common words are
 * similar.
 */
export async function startEmbeddings() {
  const server = createServer(async (request, response) => {
    const { input } = await json(request)
    const data = [input].flat().map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }))
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ object: "list", model: "words", data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return { url: `http://127.0.0.1:${server.address().port}/v1`, close: () => server.close() }
}

function vectorOf(text) {
  const vector = Array.from({ length: DIMENSIONS }, () => 0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [""]) {
    const hash = createHash("sha256").update(word).digest()
    vector[hash[0] % DIMENSIONS] += hash[1] % 2 === 0 ? 1 : -1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
