import type { Client } from "@keepsake/api"
import { asStop } from "../output/output.ts"
import { type Check, fail, ok, warn } from "./check.ts"

/** Whether the embedder makes vectors of the right size, how many memories have theirs, and whether the Qdrant that keeps them can be used. */
export async function checkVectors(client: Client): Promise<readonly Check[]> {
  const embedder = await client.embedderStatus()
  const qdrant = await client.getQdrant()
  return [
    ...(embedder.configured ? [await checkEmbedder(client, embedder)] : []),
    ...(embedder.coverage ? [checkCoverage(embedder.coverage, embedder.space ?? "")] : []),
    ...(qdrant.enabled ? [await checkQdrant(client, qdrant.url, embedder.dimensions)] : []),
  ]
}

type EmbedderStatus = Awaited<ReturnType<Client["embedderStatus"]>>

/** Asks it for the vector of one question, as a recall does. */
async function checkEmbedder(client: Client, { space, usage, paused, why }: EmbedderStatus): Promise<Check> {
  const today = usage === null ? "" : `, ${usage.tokens} tokens today`
  if (paused) return warn("embedder", `${why}${today}`, "Wait, or mend what it names; words find memories meanwhile.")
  try {
    const { latencyMs } = await client.searchQdrant({ query: "Does the embedder answer?", topK: 1 })
    return ok("embedder", `${space} answers in ${latencyMs} ms${today}`)
  } catch (error) {
    const { message, remedy } = asStop(error)
    return fail("embedder", message, remedy ?? "Check embedder.baseUrl, embedder.model and embedder.apiKey.")
  }
}

function checkCoverage({ embedded, memories }: { embedded: number; memories: number }, space: string): Check {
  const message = `${embedded} of ${memories} memories have theirs in ${space}`
  if (embedded >= memories) return ok("vectors", message)
  return warn("vectors", message, "The rest follows by itself while a server runs; keepsake reconcile does it at once.")
}

async function checkQdrant(client: Client, url: string, dimensions: number | null): Promise<Check> {
  const { ok: well, error, remedy, version, latencyMs, collection } = await client.qdrantHealth()
  if (!well) return fail("qdrant", error ?? `${url} cannot be used`, remedy ?? "Check qdrant.url and qdrant.apiKey.")
  if (collection === null) return ok("qdrant", `${version} at ${url}, nothing kept there yet`)
  const sizes = collection.spaces.map((space) => space.dimensions)
  if (dimensions !== null && collection.points > 0 && !sizes.includes(dimensions)) {
    return warn(
      "qdrant",
      `${collection.name} has vectors of ${sizes.join(", ") || "no"} numbers, the embedder makes ${dimensions}`,
      "What is kept is embedded again while a server runs; until then words find it.",
    )
  }
  return ok("qdrant", `${version} at ${url} answers in ${latencyMs} ms, ${collection.points} points`)
}
