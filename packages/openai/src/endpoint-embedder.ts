import {
  type DailyUsage,
  type Embedder,
  type EmbedderReport,
  type Embedding,
  type EmbeddingBatches,
  type EmbedOptions,
  MemoryError,
  type State,
} from "@keepsake/core/plugin"
import type { CreateEmbeddingResponse } from "openai/resources/embeddings"
import { z } from "zod"
import { maxBatch, splitIntoBatches } from "./batches.ts"
import type { Endpoint } from "./endpoint.ts"
import { OpenAiBatches } from "./openai-batches.ts"

const KNOWN_MODELS: Readonly<Record<string, KnownModel>> = {
  "text-embedding-3-small": { dimensions: 1536, canShorten: true, listPrice: 0.02 },
  "text-embedding-3-large": { dimensions: 3072, canShorten: true, listPrice: 0.13 },
  "text-embedding-ada-002": { dimensions: 1536, listPrice: 0.1 },
  "gemini-embedding-001": { dimensions: 3072, canShorten: true },
  "nomic-embed-text": { dimensions: 768 },
  "mxbai-embed-large": { dimensions: 1024 },
  "all-minilm": { dimensions: 384 },
  "bge-m3": { dimensions: 1024 },
  "snowflake-arctic-embed2": { dimensions: 1024 },
}

const BUCKET = "embedder"
/** The client passes any response on unchecked, so it is validated here. */
const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().min(0).optional(), embedding: z.array(z.number()) })),
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
})

interface EmbeddingModel {
  readonly model: string
  /** Defaults to the model's own: known by its name, otherwise read from a first request and stored. */
  readonly dimensions?: number | undefined
}

/** Embeddings of one model at one endpoint, normalized to length 1. A vector of another size, or an invalid one, is `upstream_failed`. */
export class EndpointEmbedder implements Embedder {
  readonly maxBatch = maxBatch
  readonly batches: EmbeddingBatches
  readonly listPrice?: number
  readonly #endpoint: Endpoint
  readonly #usage: DailyUsage
  readonly #state: State
  readonly #model: string
  readonly #shorten: number | undefined
  #dimensions: number | undefined

  constructor(endpoint: Endpoint, usage: DailyUsage, state: State, { model, dimensions }: EmbeddingModel) {
    const known = findKnownModel(model)
    this.#endpoint = endpoint
    this.#usage = usage
    this.#state = state
    this.#model = model
    this.#dimensions = dimensions ?? known?.dimensions
    if (known?.listPrice !== undefined) this.listPrice = known.listPrice
    this.#shorten = known?.canShorten && dimensions !== known.dimensions ? dimensions : undefined
    this.batches = new OpenAiBatches(endpoint, {
      model,
      dimensions: this.#shorten,
      toEmbedding: (values) => this.#toEmbedding(values),
      onTokens: (tokens) => usage.add(tokens),
    })
  }

  get dimensions(): number {
    if (this.#dimensions === undefined) throw new MemoryError("store_unavailable", "The embedder is not open")
    return this.#dimensions
  }

  get space(): string {
    return `openai/${this.#model}/${this.dimensions}`
  }

  async open(): Promise<void> {
    if (this.#dimensions !== undefined) return
    const stored = z
      .int()
      .min(1)
      .safeParse((await this.#state.get(BUCKET, this.#model))?.value)
    this.#dimensions = stored.success ? stored.data : await this.#measure()
  }

  async embed(texts: readonly string[], call: EmbedOptions = {}): Promise<readonly Embedding[]> {
    const made = await Promise.all(splitIntoBatches(texts).map((batch) => this.#ask(batch, call.signal)))
    return made.flat().map((values) => this.#toEmbedding(values))
  }

  #toEmbedding(values: readonly number[]): Embedding {
    if (values.length === this.dimensions) return { space: this.space, values: normalizeVector(values, this.#model) }
    throw new MemoryError(
      "upstream_failed",
      `${this.#model} answered vectors of ${values.length} numbers instead of ${this.dimensions}`,
      { remedy: `Set the embedder's dimensions to ${values.length}, or name the model that was used before.` },
    )
  }

  async report(): Promise<EmbedderReport> {
    const { paused } = this.#endpoint
    return { ...(await this.#usage.report()), ...(paused && { paused }) }
  }

  /** Determines the dimensions of an unknown model with one request. */
  async #measure(): Promise<number> {
    const vectors = await this.#ask(["size"]).catch((failure: unknown) => {
      throw new MemoryError("upstream_failed", `The size of ${this.#model}'s vectors cannot be found out`, {
        cause: failure,
        remedy: `${MemoryError.is(failure) ? `${messageWithRemedy(failure)} ` : ""}With the embedder's dimensions set, Keepsake starts without asking.`,
      })
    })
    const size = vectors[0]?.length ?? 0
    if (size === 0) throw new MemoryError("upstream_failed", `${this.#model} answered an empty vector`)
    await this.#state.set(BUCKET, this.#model, size)
    return size
  }

  async #ask(batch: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]> {
    const shorten = this.#shorten !== undefined && { dimensions: this.#shorten }
    const send = () =>
      this.#endpoint.call(
        async (client, abort) =>
          // The client defaults to base64, which many endpoints do not support.
          parseAnswer(
            await client.embeddings.create(
              { model: this.#model, input: [...batch], encoding_format: "float", ...shorten },
              { ...(abort && { signal: abort }) },
            ),
            batch.length,
          ),
        signal,
      )
    const { vectors } = await this.#usage.spend(batch, send, ({ tokens }) => tokens)
    return vectors
  }
}

function messageWithRemedy({ message, remedy = "" }: MemoryError): string {
  return `${message}. ${remedy}`.trimEnd()
}

function parseAnswer(answer: CreateEmbeddingResponse, wanted: number): { vectors: number[][]; tokens: number } {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success || parsed.data.data.length !== wanted) {
    throw new MemoryError("upstream_failed", `The endpoint did not respond with a list of ${wanted} vectors`, {
      remedy: "Check that the base URL is that of an embeddings endpoint, up to and including /v1.",
    })
  }
  const vectors = parsed.data.data
    .map(({ embedding, index }, place) => ({ embedding, place: index ?? place }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ embedding }) => embedding)
  return { vectors, tokens: parsed.data.usage?.total_tokens ?? 0 }
}

function normalizeVector(values: readonly number[], model: string): Float32Array {
  const length = Math.hypot(...values)
  if (!(length > 0 && Number.isFinite(length))) {
    throw new MemoryError("upstream_failed", `${model} answered a vector that points nowhere`)
  }
  return Float32Array.from(values, (value) => value / length)
}

/** A model's default dimensions, and whether it can return shorter vectors (according to its vendor). */
interface KnownModel {
  readonly dimensions: number
  readonly canShorten?: boolean
  /** US dollars for a million tokens, as published in November 2026. */
  readonly listPrice?: number
}

/** Looks up a model by name, without a tag (`nomic-embed-text:latest`) or path (`models/gemini-embedding-001`). */
function findKnownModel(name: string): KnownModel | undefined {
  return KNOWN_MODELS[name.slice(name.lastIndexOf("/") + 1).split(":", 1)[0] ?? ""]
}
