import { createHash } from "node:crypto"
import type { Embedder, Embedding, EmbedOptions, Memory } from "../../contract/index.ts"
import { override } from "../override.ts"

/** How a memory becomes the embedder's input. Another recipe makes another space. */
const RECIPE = "said-1"
/** Queries recur when a client retries or an agent searches at each step. */
const MAX_CACHED_QUERIES = 500

/** The embedder's input for a memory: its text, after the speaker's name if known. */
export function embeddingInput({ content, source }: Memory): string {
  return source.speaker === undefined ? content : `${source.speaker}: ${content}`
}

/** Adds the recipe to the embedder's space and caches the vectors of the newest queries in this process. */
export function withRecipe(embedder: Embedder): Embedder {
  const queries = new Map<string, Embedding>()
  const embed = async (texts: readonly string[], call?: EmbedOptions): Promise<readonly Embedding[]> => {
    const made = await embedder.embed(texts, call)
    return made.map(({ values }) => ({ space: spaceOf(embedder), values }))
  }
  return override(() => embedder, {
    get space() {
      return spaceOf(embedder)
    },
    async embed(texts, call) {
      const [text] = texts
      if (call?.as !== "query" || texts.length !== 1 || text === undefined) return embed(texts, call)
      // The cache is keyed by a hash, so that it holds no text of a query.
      const key = createHash("sha256").update(text).digest("base64")
      const [embedding] = queries.has(key) ? [queries.get(key)] : await embed(texts, call)
      if (embedding === undefined) return []
      queries.delete(key)
      queries.set(key, embedding)
      if (queries.size > MAX_CACHED_QUERIES) queries.delete(queries.keys().next().value ?? "")
      return [embedding]
    },
  })
}

function spaceOf(embedder: Embedder): string {
  return `${embedder.space}/${RECIPE}`
}
