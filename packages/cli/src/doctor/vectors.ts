import type { Client } from "@keepsake/api"
import { toCommandError } from "../output/output.ts"
import { pluralize } from "../output/plural.ts"
import { type Check, fail, ok, warn } from "./check.ts"
import { checkStrategy } from "./strategy.ts"

export type SettingsOnTheWire = Awaited<ReturnType<Client["listSettings"]>>["data"]

/** Whether the embedder returns vectors of the right size, how many memories are embedded, and whether Qdrant is usable. */
export async function checkVectors(client: Client, settings: SettingsOnTheWire): Promise<readonly Check[]> {
  const embedder = await client.embedderStatus()
  const qdrant = await client.getVectorDatabase()
  const { value: strategy, from = "default" } = settings.find(({ path }) => path === "memory.strategy") ?? {}
  return [
    ...checkStrategy({ strategy, isChosen: from !== "default", hasEmbedder: embedder.configured }),
    ...(embedder.configured ? [await checkEmbedder(client, embedder)] : []),
    ...(embedder.coverage ? [checkCoverage(embedder.coverage, embedder.space ?? "")] : []),
    ...(qdrant.enabled ? [await checkQdrant(client, qdrant.url, embedder.dimensions)] : []),
  ]
}

type EmbedderStatus = Awaited<ReturnType<Client["embedderStatus"]>>

/** Embeds one query, as a recall does. */
async function checkEmbedder(client: Client, { space, usage, paused, why }: EmbedderStatus): Promise<Check> {
  const today = usage === null ? "" : `, ${usage.tokens} tokens today`
  if (paused) return warn("embedder", `${why}${today}`, "Wait or fix the cause; keyword search works meanwhile.")
  try {
    const { latencyMs } = await client.searchVectors({ query: "Does the embedder answer?", topK: 1 })
    return ok("embedder", `${space} responds in ${latencyMs} ms${today}`)
  } catch (error) {
    const { message, remedy } = toCommandError(error)
    return fail("embedder", message, remedy ?? "Check embedder.baseUrl, embedder.model and embedder.apiKey.")
  }
}

function checkCoverage({ embedded, memories }: { embedded: number; memories: number }, space: string): Check {
  const message = `${embedded} of ${pluralize(memories, "memory", "memories")} embedded in ${space}`
  if (embedded >= memories) return ok("vectors", message)
  return warn("vectors", message, "A running server embeds the rest; keepsake reconcile does it now.")
}

async function checkQdrant(client: Client, url: string, dimensions: number | null): Promise<Check> {
  const { ok: well, error, remedy, version, latencyMs, collection } = await client.vectorDatabaseHealth()
  if (!well) return fail("qdrant", error ?? `${url} cannot be used`, remedy ?? "Check qdrant.url and qdrant.apiKey.")
  if (collection === null) return ok("qdrant", `${version} at ${url}, no collection yet`)
  const sizes = collection.spaces.map((space) => space.dimensions)
  if (dimensions !== null && collection.points > 0 && !sizes.includes(dimensions)) {
    return warn(
      "qdrant",
      `${collection.name} has vectors of ${sizes.join(", ") || "no"} dimensions, the embedder returns ${dimensions}`,
      "A running server embeds the memories again; keyword search works meanwhile.",
    )
  }
  return ok("qdrant", `${version} at ${url} responds in ${latencyMs} ms, ${pluralize(collection.points, "point")}`)
}
