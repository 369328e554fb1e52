import { createHash } from "node:crypto"
import type { Embedding, Memory } from "../../contract/memory.ts"
import type { Embedder, EmbedOptions } from "../../contract/turn.ts"

/** How a memory becomes the text that is embedded; another recipe is another space. */
const RECIPE = "said-1"
/** Questions come again: a client tries anew, an agent asks at each step. */
const REMEMBERED_QUERIES = 500

/** What is embedded of a memory: who said it, where that is known, and the words. */
export function inputOf({ content, source }: Memory): string {
  return source.speaker === undefined ? content : `${source.speaker}: ${content}`
}

/** The same embedder, in a space that names the recipe as well, and with the vectors of the newest queries at hand. Those stay in this process. */
export function withRecipe(embedder: Embedder): Embedder {
  const queries = new Map<string, Embedding>()
  const embed = async (texts: readonly string[], call?: EmbedOptions): Promise<readonly Embedding[]> => {
    const made = await embedder.embed(texts, call)
    return made.map(({ values }) => ({ space: spaceOf(embedder), values }))
  }
  return {
    get space() {
      return spaceOf(embedder)
    },
    get dimensions() {
      return embedder.dimensions
    },
    maxBatch: embedder.maxBatch,
    ...(embedder.report && { report: () => embedder.report?.() ?? Promise.resolve({ requests: 0, tokens: 0 }) }),
    async embed(texts, call) {
      const [text] = texts
      if (call?.as !== "query" || texts.length !== 1 || text === undefined) return embed(texts, call)
      // Only a hash of the question is kept, never its text.
      const key = createHash("sha256").update(text).digest("base64")
      const [embedding] = queries.has(key) ? [queries.get(key)] : await embed(texts, call)
      if (embedding === undefined) return []
      queries.delete(key)
      queries.set(key, embedding)
      if (queries.size > REMEMBERED_QUERIES) queries.delete(queries.keys().next().value ?? "")
      return [embedding]
    },
  }
}

function spaceOf(embedder: Embedder): string {
  return `${embedder.space}/${RECIPE}`
}
