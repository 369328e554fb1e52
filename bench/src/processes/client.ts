import { Pool } from "undici"

/** Sends requests to one server over persistent connections. */
export class LoadClient implements AsyncDisposable {
  readonly #pool: Pool
  readonly #headers: Readonly<Record<string, string>>

  constructor(url: string, key: string, connections: number) {
    this.#pool = new Pool(url, { connections, pipelining: 1 })
    this.#headers = { "content-type": "application/json", authorization: `Bearer ${key}` }
  }

  /** Milliseconds until the first and the last byte of the response. Throws unless the status is 200. */
  async chat(text: string, stream = false, user?: string): Promise<{ readonly first: number; readonly last: number }> {
    const messages = [
      { role: "system", content: "You are a helpful assistant who answers briefly and to the point." },
      { role: "user", content: text },
    ]
    const from = performance.now()
    const { statusCode, body } = await this.#pool.request({
      method: "POST",
      path: "/v1/chat/completions",
      headers: { ...this.#headers, ...(user !== undefined && { "x-keepsake-user": user }) },
      body: JSON.stringify({ model: "stub", messages, ...(stream && { stream }) }),
    })
    let first: number | undefined
    let end: Buffer | undefined
    for await (const part of body) {
      first ??= performance.now() - from
      end = part
    }
    const last = performance.now() - from
    if (statusCode !== 200) throw new Error(`The measured server answered ${statusCode}: ${end}`)
    return { first: first ?? last, last }
  }

  /** Adds a memory to a person's, which is durable when this resolves. */
  async add(content: string, user: string): Promise<void> {
    const { statusCode, body } = await this.#pool.request({
      method: "POST",
      path: "/api/memory",
      headers: { ...this.#headers, "x-keepsake-user": user },
      body: JSON.stringify({ content }),
    })
    const text = await body.text()
    if (statusCode >= 300) throw new Error(`The measured server answered ${statusCode}: ${text}`)
  }

  /** Sends all texts, with as many concurrent requests as connections. */
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
