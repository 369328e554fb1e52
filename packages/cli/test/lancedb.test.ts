import { readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

async function add(server: Server, content: string): Promise<string> {
  const { status, body } = await server.ask("/api/memory", server.ready.keys?.client, { content, user: "ada" })
  expect(status).toBe(201)
  // The API's table promises an id.
  return (JSON.parse(body) as { id: string }).id
}

async function search(server: Server, key: string | undefined, query: string) {
  const { body } = await server.ask("/api/memory/search", key, { query, user: "ada" })
  // The API's table promises these.
  return JSON.parse(body) as { data: { memory: { id: string } }[]; degraded: string[] }
}

/** The files of a folder, with those in folders below, that contain a text. */
function filesWith(folder: string, text: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
  return all.filter((file) => statSync(file).isFile() && readFileSync(file, "latin1").includes(text))
}

it("keeps the vectors of SQLite's records in a folder of LanceDB, through a kill and a repair, and erases them there", async () => {
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = { ...embeddings.environment, KEEPSAKE_VECTORS: "lancedb", KEEPSAKE_MEMORY_DEADLINE_MS: "5000" }
  const first = await place.serve([], environment)
  const { client, admin } = first.ready.keys ?? { client: "", admin: "" }
  const dog = await add(first, "My dog is called Biscuit.")
  const cat = await add(first, "My cat is called zqcanaryxv.")
  const statusOf = async (server: Server) => JSON.parse((await server.ask("/api/status", admin)).body)
  await expect.poll(() => statusOf(first)).toMatchObject({ vectors: { embedded: 2, memories: 2 } })
  expect(await statusOf(first)).toMatchObject({ store: "sqlite-lancedb", warnings: [] })
  expect(filesWith(join(place.data, "lancedb-vectors"), dog)).not.toEqual([])
  expect(filesWith(join(place.data, "lancedb-vectors"), "Biscuit")).toEqual([])
  await first.stop("SIGKILL")

  const second = await place.serve([], environment)
  const found = await search(second, client, "the name of the dog")
  expect([found.data.map(({ memory }) => memory.id).includes(dog), found.degraded]).toEqual([true, []])
  expect(embeddings.texts.filter((text) => text.includes("Biscuit"))).toHaveLength(1)
  const reconciled = await place.run(["reconcile", "--json"], environment)
  expect(JSON.parse(reconciled.stdout)).toMatchObject({ missing: 0, outdated: 0, extra: 0 })

  const erased = await second.ask("/api/erase", admin, { user: "ada" })
  expect([erased.status, JSON.parse(erased.body)]).toMatchObject([200, { receipt: { compacted: true, awaits: [] } }])
  expect(erased.body).not.toContain("LanceDB")
  expect(filesWith(place.data, "zqcanaryxv")).toEqual([])
  expect((await search(second, client, "cat")).data.map(({ memory }) => memory.id)).not.toContain(cat)
  await second.stop()
})

it("fills a folder of vectors that was deleted again at the next start, and pays for no text twice", async () => {
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = { ...embeddings.environment, KEEPSAKE_VECTORS: "lancedb" }
  const first = await place.serve([], environment)
  const admin = first.ready.keys?.admin
  const vectorsOf = async (server: Server) => JSON.parse((await server.ask("/api/status", admin)).body).vectors
  for (const pet of ["dog", "cat", "bird"]) await add(first, `My ${pet} is called Biscuit.`)
  await expect.poll(() => vectorsOf(first), { timeout: 10_000 }).toMatchObject({ embedded: 3, memories: 3 })
  expect(await first.stop()).toBe(0)
  rmSync(join(place.data, "lancedb-vectors"), { recursive: true })
  const documents = () => embeddings.texts.filter((text) => text.includes("Biscuit")).length
  expect(documents()).toBe(3)
  const second = await place.serve([], environment)
  await expect.poll(() => vectorsOf(second), { timeout: 10_000 }).toMatchObject({ embedded: 3, memories: 3 })
  expect(documents()).toBe(3)
  await second.stop()
})

it("stores whole memories in a folder of LanceDB, moves them there and back, and says what a backup lacks", async () => {
  await using place = new Place()
  const before = await place.serve()
  const admin = before.ready.keys?.client
  await add(before, "My dog is called Biscuit.")
  const id = await add(before, "My cat is called Tom.")
  expect(await before.stop()).toBe(0)
  expect((await place.run(["migrate", "--to", "lancedb"])).code).toBe(0)
  expect((await place.run(["migrate", "--end"])).code).toBe(0)

  const environment = { KEEPSAKE_STORE: "lancedb" }
  const moved = await place.serve([], environment)
  expect(moved.ready.store).toBe("lancedb")
  expect((await search(moved, admin, "cat Tom")).data[0]?.memory.id).toBe(id)
  expect(await moved.stop()).toBe(0)
  const backup = await place.run(["backup"], environment)
  expect(backup.stdout).toContain(`Memories are in ${join(place.data, "lancedb")}`)
  expect((await place.run(["migrate", "--to", "sqlite"], environment)).code).toBe(0)
  expect((await place.run(["migrate", "--end"], environment)).code).toBe(0)
  const back = await place.serve()
  expect((await search(back, admin, "cat Tom")).data[0]?.memory.id).toBe(id)
  await back.stop()
})

it("refuses settings under which vectors would outlive their records, or two servers open one folder", async () => {
  await using place = new Place()
  const lost = await place.run(["serve"], { KEEPSAKE_VECTORS: "lancedb", KEEPSAKE_STORE: "memory" })
  expect([lost.code, lost.stderr]).toEqual([2, expect.stringContaining("vectors is lancedb, but the memory store")])
  const many = await place.run(["serve"], {
    KEEPSAKE_VECTORS: "lancedb",
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: "postgres://127.0.0.1:1/keepsake",
    KEEPSAKE_POSTGRES_WRITERS: "many",
    KEEPSAKE_SETTINGS_KEY: "00".repeat(32),
  })
  expect([many.code, many.stderr]).toEqual([2, expect.stringContaining("which one server opens")])
})

it("an address that is no folder and no bucket of S3 is refused with a sentence, and nothing is created in its place", async () => {
  await using place = new Place()
  for (const path of ["gs://bucket/memories", "s3://bucket"]) {
    const { code, stderr } = await place.run(["add", "Prefers tea"], {
      KEEPSAKE_STORE: "lancedb",
      KEEPSAKE_LANCEDB_PATH: path,
    })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(/neither a folder nor an address of S3|names no bucket and prefix/)
  }
  expect(readdirSync(place.data).filter((name) => /s3|gs|lance/.test(name))).toEqual([])
})
