/** What the worker thread needs to load a model. */
export interface LocalModelOptions {
  readonly modelFile: string
  readonly tokenizerFile: string
  readonly tokenizerConfigFile: string | undefined
  readonly pooling: "mean" | "cls"
  readonly maxTokens: number
}

export interface EmbedJob {
  readonly texts: readonly string[]
}

/** `ready` once; then `vectors` or `failed` for each job, in order. `failed` as the first message: the model cannot be loaded. */
export type EmbedAnswer =
  | { readonly kind: "ready"; readonly dimensions: number }
  | { readonly kind: "vectors"; readonly vectors: readonly Float32Array[] }
  | { readonly kind: "failed"; readonly why: string }
