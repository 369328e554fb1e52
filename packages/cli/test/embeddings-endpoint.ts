import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { HashEmbedder } from "@keepsake/testkit"

type Mood = "well" | "refusing" | "silent" | "babbling" | "short"

/** An `/embeddings` endpoint on loopback that can fall ill: it answers 503, nothing until it is well again, a web page, or vectors of half their size. */
export class EmbeddingsEndpoint implements AsyncDisposable {
  readonly #embedder = new HashEmbedder()
  readonly #server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (this.#mood === "silent") await this.#well.promise
      if (this.#mood === "refusing") return response.writeHead(503).end("{}")
      if (this.#mood === "babbling") {
        return response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>")
      }
      if (request.method !== "POST") return response.writeHead(404).end("{}")
      // The client under test sends this shape.
      const { input } = JSON.parse(body) as { input: string[] }
      this.texts.push(...input)
      this.heard?.(this.texts.length)
      const size = this.#mood === "short" ? this.#embedder.dimensions / 2 : undefined
      const made = await this.#embedder.embed(input)
      const data = made.map(({ values }, index) => ({
        object: "embedding",
        index,
        embedding: [...values.subarray(0, size)],
      }))
      response.writeHead(200, { "content-type": "application/json" })
      return response.end(JSON.stringify({ object: "list", data, usage: { prompt_tokens: 1, total_tokens: 1 } }))
    })
  })
  #mood: Mood = "well"
  #well = Promise.withResolvers<void>()
  /** What it was asked for, while it was well. */
  readonly texts: string[] = []
  /** Called with the number of all texts before a request is answered. */
  heard: ((texts: number) => void) | undefined

  static async start(): Promise<EmbeddingsEndpoint> {
    const endpoint = new EmbeddingsEndpoint()
    endpoint.#server.listen(0, "127.0.0.1")
    await once(endpoint.#server, "listening")
    return endpoint
  }

  /** What makes Keepsake use it. */
  get environment(): Record<string, string> {
    // A server on a port has such an address.
    const { port } = this.#server.address() as AddressInfo
    return { KEEPSAKE_EMBEDDER_BASE_URL: `http://127.0.0.1:${port}/v1`, KEEPSAKE_EMBEDDER_MODEL: "hash" }
  }

  falls(mood: Exclude<Mood, "well">): void {
    this.#mood = mood
    this.#well = Promise.withResolvers()
  }

  recovers(): void {
    this.#mood = "well"
    this.#well.resolve()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.recovers()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }
}
