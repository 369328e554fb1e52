import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { type CallOptions, type Embedding, type EmbeddingBatches, MemoryError } from "@keepsake/core/plugin"
import { toFile } from "openai"
import { z } from "zod"
import { truncateText } from "./batches.ts"
import type { Endpoint } from "./endpoint.ts"

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

interface BatchModel {
  readonly model: string
  readonly dimensions: number | undefined
  /** Checks and normalizes a vector. */
  readonly toEmbedding: (values: readonly number[]) => Embedding
  readonly onTokens: (tokens: number) => Promise<void>
}

/** OpenAI's batch API: a file of requests, at half the price within 24 hours (`/v1/files`, `/v1/batches`). */
export class OpenAiBatches implements EmbeddingBatches {
  /** OpenAI takes 50,000; the lowest tier has 3 million tokens in its queue. */
  readonly maxTexts = 10_000
  readonly maxBytes = 6_000_000
  readonly hours = 24
  readonly priceFactor = 0.5
  readonly #endpoint: Endpoint
  readonly #model: BatchModel

  constructor(endpoint: Endpoint, model: BatchModel) {
    this.#endpoint = endpoint
    this.#model = model
  }

  async start(
    name: string,
    texts: readonly { readonly id: string; readonly text: string }[],
    { signal }: CallOptions = {},
  ): Promise<string> {
    const { model, dimensions } = this.#model
    const lines = texts.map(({ id, text }) =>
      JSON.stringify({
        custom_id: id,
        method: "POST",
        url: "/v1/embeddings",
        body: {
          model,
          input: truncateText(text),
          encoding_format: "float",
          ...(dimensions !== undefined && { dimensions }),
        },
      }),
    )
    const content = `${lines.join("\n")}\n`
    const file = await this.#endpoint.call(
      async (client, abort) =>
        client.files.create(
          { file: await toFile(Buffer.from(content), `${name}.jsonl`), purpose: "batch" },
          { ...(abort && { signal: abort }) },
        ),
      signal,
    )
    // Not repeated: a second batch would be paid for as well.
    const batch = await this.#endpoint.callOnce(
      (client, abort) =>
        client.batches.create(
          {
            input_file_id: file.id,
            endpoint: "/v1/embeddings",
            completion_window: "24h",
            metadata: { keepsake: name },
          },
          { ...(abort && { signal: abort }) },
        ),
      signal,
    )
    return batch.id
  }

  async find(name: string, { signal }: CallOptions = {}): Promise<string | undefined> {
    const page = await this.#endpoint.call(
      (client, abort) => client.batches.list({ limit: 100 }, { ...(abort && { signal: abort }) }),
      signal,
    )
    return page.data.find(({ metadata }) => metadata?.keepsake === name)?.id
  }

  async status(
    id: string,
    { signal }: CallOptions = {},
  ): Promise<{ readonly state: "running" | "done" | "failed"; readonly why?: string }> {
    const batch = await this.#retrieve(id, signal)
    // One that expired has answers for a part.
    if (batch.status === "completed" || (batch.status === "expired" && batch.output_file_id)) return { state: "done" }
    if (["failed", "expired", "cancelled"].includes(batch.status)) {
      const why = batch.errors?.data?.[0]?.message
      return { state: "failed", why: `OpenAI's batch ${batch.status}${why === undefined ? "" : `: ${why}`}` }
    }
    return { state: "running" }
  }

  async *results(id: string, { signal }: CallOptions = {}): AsyncGenerator<readonly [string, Embedding]> {
    const { output_file_id: output } = await this.#retrieve(id, signal)
    // Without one, every request failed.
    if (!output) return
    const answer = await this.#endpoint.call(
      (client, abort) => client.files.content(output, { ...(abort && { signal: abort }) }),
      signal,
    )
    if (answer.body === null) return
    const { toEmbedding, onTokens } = this.#model
    let tokens = 0
    // The stream of the standard has two declarations.
    const lines = createInterface({ input: Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) })
    for await (const line of lines) {
      if (line.trim() === "") continue
      const parsed = lineSchema.safeParse(parseJson(line))
      // A text that was refused has an error instead.
      if (!parsed.success) continue
      const [{ embedding }] = parsed.data.response.body.data
      tokens += parsed.data.response.body.usage?.total_tokens ?? 0
      yield [parsed.data.custom_id, toEmbedding(embedding)]
    }
    await onTokens(tokens)
  }

  async cancel(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.#endpoint.call((client, abort) => client.batches.cancel(id, { ...(abort && { signal: abort }) }), signal)
  }

  #retrieve(id: string, signal: AbortSignal | undefined) {
    return this.#endpoint.call(async (client, abort) => {
      const batch = await client.batches.retrieve(id, { ...(abort && { signal: abort }) })
      if (typeof batch?.status === "string") return batch
      throw new MemoryError("upstream_failed", "The endpoint answered no batch", {
        remedy: "Check the base URL: endpoints other than OpenAI's mostly have no batches.",
      })
    }, signal)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
