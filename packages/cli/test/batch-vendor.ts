import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { HashEmbedder } from "@keepsake/testkit"
import { z } from "zod"

export type Vendor = "openai" | "gemini" | "voyage"

const SIZES = { openai: 64, gemini: 64, voyage: 256 } as const
const openaiLine = z.object({ custom_id: z.string(), body: z.object({ input: z.string() }) })
const voyageLine = z.object({ custom_id: z.string(), body: z.object({ input: z.tuple([z.string()]) }) })
const content = z.object({ content: z.object({ parts: z.tuple([z.object({ text: z.string() })]) }) })
const geminiLine = z.object({ key: z.string(), request: content })
const created = z.object({ input_file_id: z.string(), metadata: z.object({ keepsake: z.string() }) })
const geminiCreated = z.object({
  batch: z.object({ displayName: z.string(), inputConfig: z.object({ file_name: z.string() }) }),
})
const single = z.union([
  z.object({ input: z.array(z.string()) }).transform(({ input }) => input),
  z
    .object({ requests: z.array(content) })
    .transform(({ requests }) => requests.map((one) => one.content.parts[0].text)),
])

interface Batch {
  readonly id: string
  readonly name: string
  readonly lines: readonly { readonly key: string; readonly text: string }[]
}

/** The embeddings and batch API of one vendor in its own form on loopback. A text with "refuse" is refused in batches. */
export class BatchVendor implements AsyncDisposable {
  /** `running`: jobs go on without end. `failed`: every job fails. `silent`: a job is started, but the answer never comes. */
  mood: "well" | "running" | "failed" | "silent" = "well"
  readonly batches: Batch[] = []
  /** Documents that were embedded at once, for the full price. */
  readonly atOnce: string[] = []
  readonly cancelled: string[] = []
  readonly #vendor: Vendor
  readonly #files = new Map<string, string>()
  readonly #embedder = new HashEmbedder()
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => this.#answer(request, body, response))
  })

  private constructor(vendor: Vendor) {
    this.#vendor = vendor
  }

  static async start(vendor: Vendor): Promise<BatchVendor> {
    const made = new BatchVendor(vendor)
    made.#server.listen(0, "127.0.0.1")
    await once(made.#server, "listening")
    return made
  }

  get baseUrl(): string {
    // A server on a port has such an address.
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}/${this.#vendor === "gemini" ? "v1beta" : "v1"}`
  }

  /** Every text of every job, in order. */
  get texts(): readonly string[] {
    return this.batches.flatMap(({ lines }) => lines.map((line) => line.text))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  async #answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const [path = "", query = ""] = (request.url ?? "").split("?")
    const send = (value: unknown): unknown =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value))
    if (path.endsWith("/embeddings") || path.endsWith(":batchEmbedContents")) return void send(await this.#embed(body))
    if (path.startsWith("/upload/") || path.endsWith("/files")) {
      const id = `file-${this.#files.size}`
      this.#files.set(
        id,
        body
          .split(/\r?\n/)
          .filter((line) => /^\{"(?:custom_id|key)"/.test(line))
          .join("\n"),
      )
      return void send(this.#vendor === "gemini" ? { file: { name: `files/${id}` } } : { id, object: "file" })
    }
    if (path.endsWith("/batches") || path.endsWith(":asyncBatchEmbedContent")) {
      if (request.method === "GET") return void send(this.#list(query))
      const batch = this.#create(body)
      return this.mood === "silent" ? undefined : void send(this.#shown(batch))
    }
    if (/[/:]cancel$/.test(path)) {
      this.cancelled.push(path)
      return void send({})
    }
    const batch = this.batches.find(({ id }) => path.includes(id))
    if (batch === undefined) return void response.writeHead(404).end("{}")
    if (path.endsWith("/content") || path.endsWith(":download")) return void response.end(await this.#results(batch))
    send(this.#shown(batch))
  }

  async #embed(body: string): Promise<unknown> {
    const texts = single.parse(JSON.parse(body))
    this.atOnce.push(...texts)
    const vectors = await this.#vectors(texts)
    return this.#vendor === "gemini"
      ? { embeddings: vectors.map((values) => ({ values })) }
      : { object: "list", data: vectors.map((embedding, index) => ({ embedding, index })), usage: { total_tokens: 1 } }
  }

  #create(body: string): Batch {
    const parsed = JSON.parse(body)
    const isGemini = this.#vendor === "gemini"
    const name = isGemini ? geminiCreated.parse(parsed).batch.displayName : created.parse(parsed).metadata.keepsake
    const file = isGemini
      ? geminiCreated.parse(parsed).batch.inputConfig.file_name.replace("files/", "")
      : created.parse(parsed).input_file_id
    const lines = (this.#files.get(file) ?? "").split("\n").map((line) => {
      const value: unknown = JSON.parse(line)
      if (isGemini) {
        const { key, request } = geminiLine.parse(value)
        return { key, text: request.content.parts[0].text }
      }
      if (this.#vendor === "openai") {
        const { custom_id: key, body: one } = openaiLine.parse(value)
        return { key, text: one.input }
      }
      const { custom_id: key, body: one } = voyageLine.parse(value)
      return { key, text: one.input[0] }
    })
    const batch = { id: `job-${this.batches.length}-`, name, lines }
    this.batches.push(batch)
    return batch
  }

  #list(_query: string): unknown {
    const shown = this.batches.map((batch) => this.#shown(batch))
    return this.#vendor === "gemini" ? { operations: shown } : { object: "list", data: shown, has_more: false }
  }

  #shown({ id, name }: Batch): unknown {
    const { mood } = this
    if (this.#vendor === "gemini") {
      const state = { well: "SUCCEEDED", running: "RUNNING", failed: "FAILED", silent: "PENDING" }[mood]
      return {
        name: `batches/${id}`,
        done: mood === "well",
        metadata: { state: `BATCH_STATE_${state}`, displayName: name },
        ...(mood === "well" && { response: { responsesFile: `files/${id}` } }),
      }
    }
    const status = { well: "completed", running: "in_progress", failed: "failed", silent: "validating" }[mood]
    return {
      id,
      object: "batch",
      status,
      metadata: { keepsake: name },
      ...(mood === "well" && { output_file_id: id }),
    }
  }

  /** In another order than the texts, without those that were refused. */
  async #results({ lines }: Batch): Promise<string> {
    const good = lines.filter((line) => !line.text.includes("refuse")).toReversed()
    const vectors = await this.#vectors(good.map((line) => line.text))
    const answers = good.map(({ key }, place) =>
      this.#vendor === "gemini"
        ? { key, response: { embedding: { values: vectors[place] } } }
        : {
            custom_id: key,
            response: {
              status_code: 200,
              body: { data: [{ embedding: vectors[place], index: 0 }], usage: { total_tokens: 5 } },
            },
          },
    )
    const refused = lines.filter((line) => line.text.includes("refuse"))
    const errors = refused.map(({ key }) => ({ key, custom_id: key, response: null, error: { message: "refused" } }))
    return [...answers, ...errors].map((line) => `${JSON.stringify(line)}\n`).join("")
  }

  async #vectors(texts: readonly string[]): Promise<readonly (readonly number[])[]> {
    const made = await this.#embedder.embed(texts)
    return made.map(({ values }) => [...values, ...Array<number>(SIZES[this.#vendor] - values.length).fill(0)])
  }
}
