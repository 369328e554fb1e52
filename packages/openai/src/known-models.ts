/** How many numbers a model's vectors have when nothing else is asked, and whether it can be asked for fewer (as its vendor's page says). */
export interface KnownModel {
  readonly dimensions: number
  readonly shortens?: boolean
}

const KNOWN: Readonly<Record<string, KnownModel>> = {
  "text-embedding-3-small": { dimensions: 1536, shortens: true },
  "text-embedding-3-large": { dimensions: 3072, shortens: true },
  "text-embedding-ada-002": { dimensions: 1536 },
  "gemini-embedding-001": { dimensions: 3072, shortens: true },
  "nomic-embed-text": { dimensions: 768 },
  "mxbai-embed-large": { dimensions: 1024 },
  "all-minilm": { dimensions: 384 },
  "bge-m3": { dimensions: 1024 },
  "snowflake-arctic-embed2": { dimensions: 1024 },
}

/** Names as endpoints write them: with a tag (`nomic-embed-text:latest`) or a path before them (`models/gemini-embedding-001`). */
export function knownModel(name: string): KnownModel | undefined {
  return KNOWN[name.slice(name.lastIndexOf("/") + 1).split(":", 1)[0] ?? ""]
}
