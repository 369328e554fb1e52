import { QdrantClient } from "@qdrant/js-client-rest"
import { expect, it } from "vitest"
import { QdrantStandIn } from "../src/index.ts"

async function get(standIn: QdrantStandIn, path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(standIn.url + path, { headers })
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() }
}

it("requires its key except for probes, and rejects in plain text", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "whole", readOnlyKey: "half" })
  for (const probe of ["/", "/readyz", "/healthz", "/livez"]) expect((await get(standIn, probe)).status).toBe(200)
  const missing = "Must provide an API key or an Authorization bearer token"
  expect(await get(standIn, "/collections")).toEqual({ status: 401, type: null, text: missing })
  const wrong = await get(standIn, "/collections", { "api-key": "other" })
  expect(wrong).toEqual({ status: 401, type: null, text: "Invalid API key or JWT" })
  expect((await get(standIn, "/collections", { "api-key": "whole" })).status).toBe(200)
  expect((await get(standIn, "/collections", { authorization: "Bearer half" })).status).toBe(200)
  const put = { method: "PUT", headers: { "api-key": "half" }, body: "{}" }
  const refused = await fetch(`${standIn.url}/collections/x`, put)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ status: { error: "Forbidden: Global manage access is required" } })
})

it("injects each planned fault once", async () => {
  await using standIn = await QdrantStandIn.start()
  standIn.faults.plan({ kind: "too-many", retryAfterSeconds: 30 })
  standIn.faults.plan({ kind: "unavailable" }, { on: /^GET \/collections$/ })
  const limited = await fetch(`${standIn.url}/collections`)
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "30"])
  expect((await get(standIn, "/collections")).status).toBe(503)
  expect((await get(standIn, "/collections")).status).toBe(200)
})

it("executes a request whose response is interrupted after the work, and not one that is interrupted before", async () => {
  await using standIn = await QdrantStandIn.start()
  for (const [name, when] of [
    ["one", "before"],
    ["two", "after"],
  ] as const) {
    standIn.faults.plan({ kind: "cut", when })
    await expect(fetch(`${standIn.url}/collections/${name}`, { method: "PUT", body: "{}" })).rejects.toThrow()
  }
  const { text } = await get(standIn, "/collections")
  expect(JSON.parse(text)).toMatchObject({ result: { collections: [{ name: "two" }] } })
})

it("adds and drops named vectors of an existing collection through the official client", async () => {
  await using standIn = await QdrantStandIn.start()
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  await client.createCollection("one", { vectors: {} })
  await client.createVectorName("one", "small", { dense: { size: 2, distance: "Cosine" } }, { wait: true })
  await client.upsert("one", { wait: true, points: [{ id: 1, vector: { small: [3, 4] } }] })
  const [found] = (await client.query("one", { query: [1, 0], using: "small" })).points
  expect(found?.score).toBeCloseTo(0.6, 5)
  await client.deleteVectorName("one", "small", { wait: true })
  expect(await client.retrieve("one", { ids: [1], with_vector: true })).toMatchObject([{ id: 1, vector: {} }])
})

it("computes idf within a corpus if the query names one", async () => {
  await using standIn = await QdrantStandIn.start()
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  await client.createCollection("one", { sparse_vectors: { words: { modifier: "idf" } } })
  const points = [1, 2, 3, 4].map((id) => ({
    id,
    vector: { words: { indices: id === 1 ? [1] : [1, 2], values: id === 1 ? [1] : [1, 1] } },
    payload: { tenant: id < 3 ? "a" : "b" },
  }))
  await client.upsert("one", { wait: true, points })
  const corpus = { must: [{ key: "tenant", match: { value: "a" } }] }
  const score = async (params?: { readonly idf: { readonly corpus: typeof corpus } }): Promise<number | undefined> => {
    const asked = { query: { indices: [2], values: [1] }, using: "words", filter: corpus, ...(params && { params }) }
    return (await client.query("one", asked)).points[0]?.score
  }
  expect(await score()).toBeCloseTo(Math.log(1.5 / 3.5 + 1), 5)
  expect(await score({ idf: { corpus } })).toBeCloseTo(Math.log(1.5 / 1.5 + 1), 5)
})

it("orders equal scores by id, also in a rank fusion, where a real server uses any order", async () => {
  await using standIn = await QdrantStandIn.start()
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  await client.createCollection("equal", { vectors: { size: 2, distance: "Cosine" } })
  const points = [3, 1, 2].map((id) => ({ id, vector: [1, id === 3 ? 1 : 0] }))
  await client.upsert("equal", { points, wait: true })
  const prefetch = [{ query: [1, 0] }, { query: [1, 1] }]
  const fused = await client.query("equal", { prefetch, query: { fusion: "rrf" } })
  const places = fused.points.map(({ id, score }) => [id, Number(score.toFixed(4))])
  expect(places).toEqual([
    [2, 0.8333],
    [3, 0.75],
    [1, 0.5833],
  ])
})
