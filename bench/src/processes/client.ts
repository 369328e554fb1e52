import { Pool } from "undici"

/** Asks one server over connections that stay open. */
export class Client implements AsyncDisposable {
  readonly #pool: Pool
  readonly #headers: Readonly<Record<string, string>>

  constructor(url: string, key: string, connections: number) {
    this.#pool = new Pool(url, { connections, pipelining: 1 })
    this.#headers = { "content-type": "application/json", authorization: `Bearer ${key}` }
  }

  /** Milliseconds until the first bytes of the answer, and until its last. Any answer but 200 is an error. */
  async chat(text: string, stream = false): Promise<{ readonly first: number; readonly last: number }> {
    const messages = [
      { role: "system", content: "You are a helpful assistant who answers briefly and to the point." },
      { role: "user", content: text },
    ]
    const from = performance.now()
    const { statusCode, body } = await this.#pool.request({
      method: "POST",
      path: "/v1/chat/completions",
      headers: this.#headers,
      body: JSON.stringify({ model: "stub", messages, ...(stream && { stream }) }),
    })
    let first: number | undefined
    let end: Buffer | undefined
    for await (const part of body) {
      first ??= performance.now() - from
      end = part
    }
    const last = performance.now() - from
    if (statusCode !== 200) throw new Error(`The server under measurement answered ${statusCode}: ${end}`)
    return { first: first ?? last, last }
  }

  /** Works through the texts, as many at once as there are connections. */
  async all(texts: Iterable<string>, atOnce: number): Promise<void> {
    const waiting = texts[Symbol.iterator]()
    const shared: IterableIterator<string> = { next: () => waiting.next(), [Symbol.iterator]: () => shared }
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const text of shared) await this.chat(text)
      }),
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy()
  }
}
