import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { HashEmbedder } from "@keepsake/testkit"

const SIZES = { openai: 1_536, gemini: 3_072 } as const

/** Embeddings of OpenAI and Gemini in their own forms on loopback, with their clients' variables. */
export class VendorsEndpoint implements AsyncDisposable {
  readonly #embedder = new HashEmbedder()
  readonly #server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const isGemini = request.url?.includes(":batchEmbedContents") === true
      const vendor = isGemini ? "gemini" : "openai"
      // The clients under test send these shapes.
      const asked = JSON.parse(body) as { input?: string[]; requests?: { content: { parts: { text: string }[] } }[] }
      const texts = asked.input ?? asked.requests?.map(({ content }) => content.parts[0]?.text ?? "") ?? []
      this.asked.push({
        vendor,
        texts,
        key: String(request.headers["x-goog-api-key"] ?? request.headers.authorization),
      })
      const made = await this.#embedder.embed(texts)
      const padded = made.map(({ values }) => [...values, ...Array<number>(SIZES[vendor] - values.length).fill(0)])
      response.writeHead(200, { "content-type": "application/json" })
      response.end(
        JSON.stringify(
          isGemini
            ? { embeddings: padded.map((values) => ({ values })) }
            : { object: "list", data: padded.map((embedding, index) => ({ object: "embedding", index, embedding })) },
        ),
      )
    })
  })
  readonly asked: { readonly vendor: keyof typeof SIZES; readonly texts: readonly string[]; readonly key: string }[] =
    []

  static async start(): Promise<VendorsEndpoint> {
    const endpoint = new VendorsEndpoint()
    endpoint.#server.listen(0, "127.0.0.1")
    await once(endpoint.#server, "listening")
    return endpoint
  }

  get url(): string {
    // A server on a port has such an address.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get openai(): Record<string, string> {
    return { OPENAI_API_KEY: "key-of-openai", OPENAI_BASE_URL: `${this.url}/v1` }
  }

  get gemini(): Record<string, string> {
    return { GEMINI_API_KEY: "key-of-gemini", GOOGLE_GEMINI_BASE_URL: this.url }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }
}
