import { z } from "zod"
import type { EmbedderSettings } from "../../configuration/embedder.ts"

const TIMEOUT_MS = 3_000
const listed = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(10_000) })
/** Endpoints list models of every kind and do not tell which make vectors; their names mostly do. */
const EMBEDS = /embed|minilm|\bbge|\bgte|\be5\b|arctic|voyage|nomic|jina/i

/** The embedder's own model first, then what its endpoint lists as such. One that lists nothing has its own alone. */
export async function listEmbeddingModels(embedder: EmbedderSettings | undefined) {
  if (embedder === undefined) return { models: [] }
  const { model: own, dimensions } = embedder
  const others = (await namesAt(embedder)).filter((name) => name !== own && EMBEDS.test(name))
  return {
    models: [
      { value: own, label: own, dimensions: dimensions ?? null, inUse: true },
      ...others.map((name) => ({ value: name, label: name, dimensions: null, inUse: false })),
    ],
  }
}

async function namesAt({ baseUrl, apiKey }: EmbedderSettings): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${baseUrl.replace(/\/+$/, "")}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
    })
    return listed.parse(await answer.json()).data.map(({ id }) => id)
  } catch {
    return []
  }
}
