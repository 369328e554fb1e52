import { type CallOptions, type Embedding, type EmbeddingBatches, MemoryError } from "@keepsake/core/plugin"

/** A text of a job, with the name under which its vector comes back. */
export interface JobText {
  readonly id: string
  readonly text: string
}

/** What a vendor says of a job. */
export interface JobStatus {
  readonly state: "running" | "done" | "failed"
  readonly why?: string
}

/** What is a vendor's own about its batch API. */
export interface VendorJobs extends Pick<EmbeddingBatches, "maxTexts" | "maxBytes" | "hours" | "priceFactor"> {
  start(name: string, texts: readonly JobText[], call: CallOptions): Promise<string>
  find(name: string, call: CallOptions): Promise<string | undefined>
  status(id: string, call: CallOptions): Promise<JobStatus>
  /** Each answered text with its vector; `tokens` as far as the vendor counts them. */
  results(
    id: string,
    call: CallOptions,
  ): AsyncIterable<{ readonly id: string; readonly values: readonly number[]; readonly tokens?: number | undefined }>
  cancel(id: string, call: CallOptions): Promise<void>
}

/** The batches of a vendor, with checked vectors and counted tokens. */
export function vendorBatches(
  jobs: VendorJobs,
  cut: (text: string) => string,
  toEmbedding: (values: readonly number[]) => Embedding,
  addTokens: (tokens: number) => Promise<void>,
): EmbeddingBatches {
  const { maxTexts, maxBytes, hours, priceFactor } = jobs
  return {
    maxTexts,
    maxBytes,
    hours,
    priceFactor,
    start: (name, texts, call = {}) =>
      jobs.start(
        name,
        texts.map(({ id, text }) => ({ id, text: cut(text) })),
        call,
      ),
    find: (name, call = {}) => jobs.find(name, call),
    status: (id, call = {}) => jobs.status(id, call),
    async *results(id, call = {}) {
      let sum = 0
      for await (const { id: line, values, tokens = 0 } of jobs.results(id, call)) {
        sum += tokens
        yield [line, toEmbedding(values)] as const
      }
      await addTokens(sum)
    },
    cancel: (id, call = {}) => jobs.cancel(id, call),
  }
}

export function missingResult(vendor: string): MemoryError {
  return new MemoryError("upstream_failed", `${vendor} says that the batch is done, but names no file with its results`)
}
