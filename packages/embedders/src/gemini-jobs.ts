import { randomUUID } from "node:crypto"
import type { CallOptions } from "@keepsake/core/plugin"
import { z } from "zod"
import type { VendorClient } from "./vendor-client.ts"
import { type JobStatus, type JobText, missingResult, type VendorJobs } from "./vendor-jobs.ts"

const fileSchema = z.object({ file: z.object({ name: z.string() }) })
const outputSchema = z.object({ responsesFile: z.string().optional() }).optional()
/** A long-running operation; the state is in its metadata, or beside it in newer answers. */
const operationSchema = z.object({
  name: z.string(),
  done: z.boolean().optional(),
  state: z.string().optional(),
  metadata: z
    .object({ state: z.string().optional(), displayName: z.string().optional(), output: outputSchema })
    .optional(),
  response: outputSchema,
  output: outputSchema,
  error: z.object({ message: z.string() }).optional(),
})
const listSchema = z.object({ operations: z.array(operationSchema).default([]) })
const lineSchema = z.object({
  key: z.string(),
  response: z.object({ embedding: z.object({ values: z.array(z.number()) }) }),
})

/** Gemini's batch API: `asyncBatchEmbedContent` on an uploaded file, at half the price within 24 hours. */
export class GeminiJobs implements VendorJobs {
  readonly maxTexts = 10_000
  readonly maxBytes = 6_000_000
  readonly hours = 24
  readonly priceFactor = 0.5
  readonly #client: VendorClient
  readonly #baseUrl: string
  readonly #model: string
  readonly #dimensions: number

  /** `baseUrl` ends with the version; files are sent to and read from `/upload` and `/download` in front of it. */
  constructor(client: VendorClient, baseUrl: string, model: string, dimensions: number) {
    this.#client = client
    this.#baseUrl = baseUrl
    this.#model = model
    this.#dimensions = dimensions
  }

  async start(name: string, texts: readonly JobText[], { signal }: CallOptions): Promise<string> {
    const lines = texts.map(({ id, text }) =>
      JSON.stringify({
        key: id,
        request: {
          model: this.#model,
          content: { parts: [{ text }] },
          taskType: "RETRIEVAL_DOCUMENT",
          outputDimensionality: this.#dimensions,
        },
      }),
    )
    const { file } = await this.#client.send(
      `${this.#fileUrl("upload")}/files?uploadType=multipart`,
      { method: "POST", raw: multipart({ file: { displayName: name, mimeType: "application/jsonl" } }, lines) },
      fileSchema,
      signal,
    )
    const batch = { displayName: name, inputConfig: { file_name: file.name } }
    // Not repeated: a second batch would be paid for as well.
    const operation = await this.#client.send(
      `${this.#baseUrl}/${this.#model}:asyncBatchEmbedContent`,
      { method: "POST", body: { batch }, once: true },
      operationSchema,
      signal,
    )
    return operation.name
  }

  async find(name: string, { signal }: CallOptions): Promise<string | undefined> {
    const { operations } = await this.#client.send(
      `${this.#baseUrl}/batches?pageSize=100`,
      { method: "GET" },
      listSchema,
      signal,
    )
    return operations.find(({ metadata }) => metadata?.displayName === name)?.name
  }

  async status(id: string, call: CallOptions): Promise<JobStatus> {
    const { done, state: own, metadata, error } = await this.#operation(id, call)
    const state = own ?? metadata?.state ?? ""
    if (error !== undefined) return { state: "failed", why: `Gemini's batch failed: ${error.message}` }
    if (/_(?:FAILED|CANCELLED|EXPIRED)$/.test(state)) {
      return { state: "failed", why: `Gemini's batch ended with ${state}` }
    }
    return { state: done === true || state.endsWith("_SUCCEEDED") ? "done" : "running" }
  }

  async *results(id: string, call: CallOptions) {
    const { response, output, metadata } = await this.#operation(id, call)
    const file = response?.responsesFile ?? output?.responsesFile ?? metadata?.output?.responsesFile
    if (file === undefined) throw missingResult("Gemini")
    for await (const line of this.#client.lines(
      `${this.#fileUrl("download")}/${file}:download?alt=media`,
      call.signal,
    )) {
      const parsed = lineSchema.safeParse(line)
      // A text that was refused has an error instead.
      if (parsed.success) yield { id: parsed.data.key, values: parsed.data.response.embedding.values }
    }
  }

  async cancel(id: string, { signal }: CallOptions): Promise<void> {
    await this.#client.send(`${this.#baseUrl}/${id}:cancel`, { method: "POST", body: {} }, z.unknown(), signal)
  }

  #operation(id: string, { signal }: CallOptions) {
    return this.#client.send(`${this.#baseUrl}/${id}`, { method: "GET" }, operationSchema, signal)
  }

  #fileUrl(kind: "upload" | "download"): string {
    const url = new URL(this.#baseUrl)
    url.pathname = `/${kind}${url.pathname}`
    return url.href
  }
}

/** Metadata and file in one body (RFC 2387). */
function multipart(metadata: unknown, lines: readonly string[]): { readonly type: string; readonly body: string } {
  const boundary = randomUUID()
  const parts = [
    `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}`,
    `--${boundary}\r\ncontent-type: application/jsonl\r\n\r\n${lines.join("\n")}\n`,
    `--${boundary}--\r\n`,
  ]
  return { type: `multipart/related; boundary=${boundary}`, body: parts.join("\r\n") }
}
