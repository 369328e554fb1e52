import {
  type CallOptions,
  type DailyUsage,
  type Embedder,
  type EmbedderReport,
  type Embedding,
  type EmbeddingBatches,
  type EmbedOptions,
  MemoryError,
} from "@keepsake/core/plugin"
import { type VendorJobs, vendorBatches } from "./vendor-jobs.ts"

/** The limits of a vendor's requests. */
interface BatchLimits {
  readonly texts: number
  readonly tokens: number
  readonly tokensPerText: number
}

/** What is a vendor's own: its limits, and how it is asked. */
export interface Vendor {
  readonly name: string
  readonly model: string
  readonly dimensions: number
  readonly limits: BatchLimits
  /** US dollars for a million tokens, as published in November 2026; absent for other models. */
  readonly listPrice?: number | undefined
  readonly jobs: VendorJobs
  readonly paused: { readonly why: string; readonly until: number } | undefined
  /** Embeds texts that are within the limits, in their order. Resolves to the vectors, with the tokens that the vendor counted, if it says. */
  embed(
    texts: readonly string[],
    as: "query" | "document",
    call: CallOptions,
  ): Promise<{ readonly vectors: readonly (readonly number[])[]; readonly tokens: number | undefined }>
}

/** Embeddings of one vendor's model, normalized to length 1. A vector of another size, or an invalid one, is `upstream_failed`. */
export class VendorEmbedder implements Embedder {
  readonly space: string
  readonly dimensions: number
  readonly maxBatch: number
  readonly batches: EmbeddingBatches
  readonly listPrice?: number
  readonly #usage: DailyUsage
  readonly #vendor: Vendor

  constructor(usage: DailyUsage, vendor: Vendor) {
    const { name, model, dimensions, limits } = vendor
    this.#usage = usage
    this.#vendor = vendor
    this.space = `${name}/${model}/${dimensions}`
    this.dimensions = dimensions
    this.maxBatch = limits.texts
    if (vendor.listPrice !== undefined) this.listPrice = vendor.listPrice
    this.batches = vendorBatches(
      vendor.jobs,
      (text) => cutText(text, limits),
      (values) => ({ space: this.space, values: this.#normalize(values) }),
      (tokens) => usage.add(tokens),
    )
  }

  async embed(
    texts: readonly string[],
    { as = "document", ...call }: EmbedOptions = {},
  ): Promise<readonly Embedding[]> {
    const groups = await Promise.all(
      groupTexts(texts, this.#vendor.limits).map((group) => this.#embedGroup(group, as, call)),
    )
    return groups.flat()
  }

  async report(): Promise<EmbedderReport> {
    const { paused } = this.#vendor
    return { ...(await this.#usage.report()), ...(paused && { paused }) }
  }

  async #embedGroup(
    group: readonly string[],
    as: "query" | "document",
    call: CallOptions,
  ): Promise<readonly Embedding[]> {
    const { vectors } = await this.#usage.spend(
      group,
      () => this.#vendor.embed(group, as, call),
      ({ tokens }) => tokens,
    )
    if (vectors.length !== group.length)
      throw new MemoryError(
        "upstream_failed",
        `${this.#vendor.model} answered ${vectors.length} vectors for ${group.length} texts`,
      )
    return vectors.map((values) => ({ space: this.space, values: this.#normalize(values) }))
  }

  #normalize(values: readonly number[]): Float32Array {
    const { model } = this.#vendor
    if (values.length !== this.dimensions) {
      throw new MemoryError(
        "upstream_failed",
        `${model} answered vectors of ${values.length} numbers instead of ${this.dimensions}`,
        { remedy: `Set the embedder's dimensions to ${values.length}, or name the model that was used before.` },
      )
    }
    const length = Math.hypot(...values)
    if (length > 0 && Number.isFinite(length)) return Float32Array.from(values, (value) => value / length)
    throw new MemoryError("upstream_failed", `${model} answered a vector that points nowhere`)
  }
}

/** A deliberately low estimate: prose has four bytes of UTF-8 per token in English and three in Chinese. */
const BYTES_PER_TOKEN = 3

/** Truncates a text to the model's limit. An empty text, which vendors reject, becomes a space. */
function cutText(text: string, { tokensPerText }: BatchLimits): string {
  return truncateText(text, tokensPerText * BYTES_PER_TOKEN) || " "
}

/** Truncates texts to the model's limit and groups them, in order, into requests. An empty text, which vendors reject, becomes a space. */
function groupTexts(texts: readonly string[], limits: BatchLimits): readonly (readonly string[])[] {
  const groups: string[][] = []
  let bytes = 0
  for (const text of texts) {
    const cut = cutText(text, limits)
    const size = Buffer.byteLength(cut)
    const last = groups.at(-1)
    if (last === undefined || last.length === limits.texts || bytes + size > limits.tokens * BYTES_PER_TOKEN) {
      groups.push([cut])
      bytes = size
    } else {
      last.push(cut)
      bytes += size
    }
  }
  return groups
}

function truncateText(text: string, bytes: number): string {
  const whole = text.toWellFormed()
  if (Buffer.byteLength(whole) <= bytes) return whole
  // Cutting inside a multi-byte character leaves a replacement character, which is removed.
  return Buffer.from(whole)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD$/, "")
}
