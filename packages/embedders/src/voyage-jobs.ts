import type { CallOptions } from "@keepsake/core/plugin"
import { FormData } from "undici"
import { z } from "zod"
import type { VendorClient } from "./vendor-client.ts"
import { type JobStatus, type JobText, missingResult, type VendorJobs } from "./vendor-jobs.ts"

const fileSchema = z.object({ id: z.string() })
const batchSchema = z.object({
  id: z.string(),
  status: z.string(),
  output_file_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
const listSchema = z.object({ data: z.array(batchSchema) })
const lineSchema = z.object({
  custom_id: z.string(),
  response: z.object({
    status_code: z.int(),
    body: z.object({
      data: z.tuple([z.object({ embedding: z.array(z.number()) })]),
      usage: z
        .object({ total_tokens: z.int().min(0) })
        .optional()
        .catch(undefined),
    }),
  }),
})

/** Voyage's batch API: OpenAI's form, with model and task for the whole file; a third cheaper, within 12 hours. */
export class VoyageJobs implements VendorJobs {
  /** Voyage takes 100,000 texts. */
  readonly maxTexts = 10_000
  readonly maxBytes = 6_000_000
  readonly hours = 12
  readonly priceFactor = 0.67
  readonly #client: VendorClient
  readonly #baseUrl: string
  readonly #parameters: { readonly model: string; readonly output_dimension: number }

  constructor(client: VendorClient, baseUrl: string, model: string, dimensions: number) {
    this.#client = client
    this.#baseUrl = baseUrl
    this.#parameters = { model, output_dimension: dimensions }
  }

  async start(name: string, texts: readonly JobText[], { signal }: CallOptions): Promise<string> {
    const lines = texts.map(({ id, text }) => JSON.stringify({ custom_id: id, body: { input: [text] } }))
    const form = new FormData()
    form.set("purpose", "batch")
    form.set("file", new Blob([`${lines.join("\n")}\n`], { type: "application/jsonl" }), `${name}.jsonl`)
    const file = await this.#client.send(`${this.#baseUrl}/files`, { method: "POST", form }, fileSchema, signal)
    const body = {
      endpoint: "/v1/embeddings",
      completion_window: "12h",
      request_params: { ...this.#parameters, input_type: "document", truncation: true },
      input_file_id: file.id,
      metadata: { keepsake: name },
    }
    // Not repeated: a second batch would be paid for as well.
    const batch = await this.#client.send(
      `${this.#baseUrl}/batches`,
      { method: "POST", body, once: true },
      batchSchema,
      signal,
    )
    return batch.id
  }

  async find(name: string, { signal }: CallOptions): Promise<string | undefined> {
    const { data } = await this.#client.send(
      `${this.#baseUrl}/batches?limit=100`,
      { method: "GET" },
      listSchema,
      signal,
    )
    return data.find(({ metadata }) => metadata?.keepsake === name)?.id
  }

  async status(id: string, call: CallOptions): Promise<JobStatus> {
    const { status } = await this.#batch(id, call)
    if (status === "completed") return { state: "done" }
    if (["failed", "expired", "cancelled"].includes(status)) return { state: "failed", why: `Voyage's batch ${status}` }
    return { state: "running" }
  }

  async *results(id: string, call: CallOptions) {
    const { output_file_id: output } = await this.#batch(id, call)
    if (!output) throw missingResult("Voyage")
    for await (const line of this.#client.lines(`${this.#baseUrl}/files/${output}/content`, call.signal)) {
      const parsed = lineSchema.safeParse(line)
      // A text that was refused has an error instead.
      if (!parsed.success) continue
      const { data, usage } = parsed.data.response.body
      yield { id: parsed.data.custom_id, values: data[0].embedding, tokens: usage?.total_tokens }
    }
  }

  async cancel(id: string, { signal }: CallOptions): Promise<void> {
    await this.#client.send(`${this.#baseUrl}/batches/${id}/cancel`, { method: "POST", body: {} }, z.unknown(), signal)
  }

  #batch(id: string, { signal }: CallOptions) {
    return this.#client.send(`${this.#baseUrl}/batches/${id}`, { method: "GET" }, batchSchema, signal)
  }
}
