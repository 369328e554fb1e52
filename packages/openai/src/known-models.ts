/** A model's default dimensions, and whether it can return shorter vectors (according to its vendor). */
export interface KnownModel {
  readonly dimensions: number
  readonly canShorten?: boolean
}

const KNOWN_MODELS: Readonly<Record<string, KnownModel>> = {
  "text-embedding-3-small": { dimensions: 1536, canShorten: true },
  "text-embedding-3-large": { dimensions: 3072, canShorten: true },
  "text-embedding-ada-002": { dimensions: 1536 },
  "gemini-embedding-001": { dimensions: 3072, canShorten: true },
  "nomic-embed-text": { dimensions: 768 },
  "mxbai-embed-large": { dimensions: 1024 },
  "all-minilm": { dimensions: 384 },
  "bge-m3": { dimensions: 1024 },
  "snowflake-arctic-embed2": { dimensions: 1024 },
}

/** Looks up a model by name, without a tag (`nomic-embed-text:latest`) or path (`models/gemini-embedding-001`). */
export function findKnownModel(name: string): KnownModel | undefined {
  return KNOWN_MODELS[name.slice(name.lastIndexOf("/") + 1).split(":", 1)[0] ?? ""]
}
