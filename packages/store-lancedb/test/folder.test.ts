import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, tenantOf } from "@keepsake/core"
import { equallyWeighted, MemoryError } from "@keepsake/core/plugin"
import { LanceStore, lancedb } from "@keepsake/store-lancedb"
import {
  ada,
  aMemory,
  CANARY_COUNT,
  findCanaries,
  ManualClock,
  minute,
  next,
  numberedId,
  plantCanaries,
  scopeOfPools,
  splitWords,
} from "@keepsake/testkit"
import { connect } from "@lancedb/lancedb"
import { expect, it, onTestFinished } from "vitest"
import { asNobody, killedAfter, nobodyCanRun, onSmallDisk } from "./fixtures/children.ts"

const scope = scopeOfPools(ada)

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-lancedb-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function filesIn(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
  return all.filter((file) => statSync(file).isFile())
}

async function failureOf(call: () => Promise<unknown>): Promise<MemoryError> {
  const failure = await call().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (MemoryError.is(failure)) return failure
  throw new Error(`no MemoryError but ${String(failure)}`)
}

function put(store: LanceStore, number: number) {
  const memory = aMemory(number)
  const index = {
    words: splitWords(memory.content),
    embedding: { space: "test/a/2", values: Float32Array.of(1, number) },
  }
  return store.write(ada, [{ op: "put", memory, index }], { by: "test", at: minute(1) })
}

it("erasing a person leaves none of a hundred canaries in any file of the folder, and keeps the data of others", async () => {
  const path = join(aFolder(), "memories")
  const clock = new ManualClock(Date.UTC(2026, 10, 1))
  await using engine = await createMemory({ plugins: [lancedb({ path })], now: clock.now })
  const inFiles = () => findCanaries(filesIn(path).map((file) => readFileSync(file, "latin1")))
  const bob = engine.for({ user: "bob" })
  await bob.remember("My dog is called Rex.")
  const before = (await bob.list()).items
  await plantCanaries(engine, "ada", clock)
  expect(inFiles().length).toBeGreaterThan(CANARY_COUNT / 2)
  const receipt = await engine.eraseSubject({ tenant: tenantOf("default"), user: "ada" })
  expect(inFiles()).toEqual([])
  expect(receipt.memories).toBeGreaterThan(30)
  expect((await bob.list()).items).toEqual(before)
  expect((await bob.search("What is the dog called?")).memories.length).toBeGreaterThan(0)
})

it("the vectors of a dropped space are in no file any more", async () => {
  const path = aFolder()
  await using store = new LanceStore({ path })
  const values = Float32Array.from({ length: 64 }, (_, at) => Math.sin(at + 0.5))
  const bytes = Buffer.from(values.buffer).toString("latin1").slice(0, 64)
  const isStored = () => filesIn(path).some((file) => readFileSync(file, "latin1").includes(bytes))
  const changes = [{ op: "put", memory: aMemory(1), index: { embedding: { space: "old", values } } }] as const
  await store.write(ada, changes, { by: "test", at: minute(1) })
  expect(isStored()).toBe(true)
  await store.vector.drop("old")
  expect(isStored()).toBe(false)
  expect(await store.read(scope, [numberedId(1)])).toEqual([aMemory(1)])
})

it("hundreds of single writes never leave 200 files, and few once the store is closed", async () => {
  const path = aFolder()
  const store = new LanceStore({ path })
  let most = 0
  for (let number = 0; number < 130; number++) {
    await put(store, number)
    most = Math.max(most, filesIn(path).length)
  }
  expect(most).toBeLessThan(200)
  expect(await store.tally.count(scope, {})).toMatchObject({ total: 130 })
  await store[Symbol.asyncDispose]()
  expect(filesIn(path).length).toBeLessThan(60)
})

it.each([
  [3, 0],
  [4, 5],
  [7, 15],
  [20, 30],
  [50, 60],
])(
  "a process that is killed %i lines on and %i ms later loses nothing and leaves no call half written",
  async (most, delayMs) => {
    const path = aFolder()
    const lines = await killedAfter(most, path, 0, delayMs)
    const acknowledged = new Map(lines.slice(1).map((line) => line.split(" ").map(Number) as [number, number]))
    await using store = new LanceStore({ path })
    const { items } = await store.list(scope, { limit: 1_000 })
    const calls = Map.groupBy(items, ({ content }) => Number(content.split(" ")[1]))
    for (const [number, revision] of acknowledged) {
      expect(calls.get(number)?.map((memory) => memory.revision >= revision)).toEqual([true, true, true])
    }
    for (const memories of calls.values()) {
      expect(memories).toHaveLength(3)
      expect(new Set(memories.map(({ revision }) => revision)).size).toBe(1)
    }
    for (const memory of items) {
      const versions = await store.history.versions(scope, memory.id, { limit: 9 })
      expect(versions.items).toHaveLength(memory.revision)
    }
    // The folder works as before.
    await put(store, 90_000)
    const query = { text: "", words: equallyWeighted(["wall", "harbour"]) }
    expect((await store.text.search(scope, query, { limit: 1_000 })).hits).toHaveLength(items.length)
  },
)

it("a second store is refused while a first has the folder open, in this process and in another", async () => {
  const path = aFolder()
  const first = new LanceStore({ path })
  await first.open()
  await using second = new LanceStore({ path })
  const { code, message } = await failureOf(() => second.open())
  expect([code, message]).toEqual(["store_unavailable", expect.stringContaining("in use by this process")])
  const [said = ""] = await linesAsThisUser(path)
  expect(JSON.parse(said)).toEqual([
    "store_unavailable",
    expect.stringContaining(`in use by process ${process.pid}: one process at a time`),
    expect.stringContaining("keepsake serve"),
  ])
  await first[Symbol.asyncDispose]()
  await second.open()
  await put(second, 1)
})

/** The first line of the writer as this user. */
async function linesAsThisUser(path: string): Promise<readonly string[]> {
  const file = new URL("./fixtures/writer.ts", import.meta.url).pathname
  const child = spawn(process.execPath, [file, path], { stdio: ["ignore", "pipe", "inherit"] })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString()
  })
  await once(child, "close")
  return text.split("\n")
}

it("a full disk is said in a sentence, and what was stored before is still read", async () => {
  const path = aFolder()
  const lines = await onSmallDisk(60, path)
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual([
    "store_unavailable",
    expect.stringContaining("no space left"),
    expect.stringContaining("Free some space"),
  ])
  await using store = new LanceStore({ path })
  await put(store, 90_000)
  expect(await store.read(scope, [numberedId(90_000)])).toEqual([aMemory(90_000)])
})

it.skipIf(!nobodyCanRun())(
  "a folder that may not be written is said in a sentence with the folder's name",
  async () => {
    const folder = aFolder()
    const path = join(folder, "memories")
    {
      await using store = new LanceStore({ path })
      await put(store, 1)
    }
    chmodSync(folder, 0o755)
    chmodSync(path, 0o555)
    const [said = ""] = await asNobody(path)
    expect(JSON.parse(said)).toEqual([
      "store_unavailable",
      expect.stringContaining(path),
      expect.stringContaining("the right to read and write"),
    ])
  },
)

it("a folder that is gone is said in a sentence until it is back, and is not created again meanwhile", async () => {
  const path = join(aFolder(), "memories")
  await using store = new LanceStore({ path })
  await put(store, 1)
  renameSync(path, `${path}.away`)
  for (const call of [() => store.list(scope, { limit: 9 }), () => put(store, 2)]) {
    expect(await failureOf(call)).toMatchObject({
      code: "store_unavailable",
      message: `LanceDB: the folder ${path} is gone`,
      remedy: expect.stringContaining("Put it back"),
    })
    expect(store.problems()).toEqual([expect.stringContaining("is gone")])
  }
  expect(existsSync(path)).toBe(false)
  renameSync(`${path}.away`, path)
  await put(store, 3)
  expect(await store.read(scope, [numberedId(1), numberedId(2), numberedId(3)])).toEqual([
    aMemory(1),
    undefined,
    aMemory(3),
  ])
  expect(store.problems()).toEqual([])
})

it("a table of another program is left alone", async () => {
  const path = aFolder()
  const connection = await connect(path)
  await connection.createTable("memories", [{ id: "1", text: "Prefers tea", vector: [1, 0], importance: 0.7 }])
  await using store = new LanceStore({ path })
  const { code, message } = await failureOf(() => store.open())
  expect([code, message]).toEqual(["options_invalid", expect.stringContaining("not Keepsake's")])
  expect(await (await connection.openTable("memories")).countRows()).toBe(1)
})

it("a folder is taken over from a process that is gone, and an address that is neither a folder nor S3 is refused", async () => {
  const path = aFolder()
  writeFileSync(join(path, "keepsake.lock"), JSON.stringify({ pid: 2 ** 22 + 1, host: "unknown.example" }))
  await using store = new LanceStore({ path })
  expect((await failureOf(() => store.open())).message).toContain("on unknown.example")
  const own = await import("node:os").then(({ hostname }) => hostname())
  writeFileSync(join(path, "keepsake.lock"), JSON.stringify({ pid: 2 ** 22 + 1, host: own }))
  await put(store, 1)
  for (const path of ["gs://bucket/memories", "http://127.0.0.1/memories", "file:///memories"])
    expect(() => new LanceStore({ path })).toThrow(/neither a folder nor an address of S3/)
  for (const path of ["s3://", "s3://bucket", "s3://bucket/", "s3:///memories", "s3://BUCKET!/memories"])
    expect(() => new LanceStore({ path }), path).toThrow(/names no bucket and prefix/)
  expect(() => new LanceStore({ path: "s3://key:secret@bucket/memories" })).toThrow(/contains credentials/)
})

it("reports a model that changed its dimensions, and writes nothing of the call", async () => {
  await using store = new LanceStore({ path: aFolder() })
  await put(store, 1)
  const embedding = { space: "test/a/2", values: Float32Array.of(1, 0, 0) }
  const changes = [
    { op: "put", memory: aMemory(2) },
    { op: "put", memory: aMemory(3), index: { embedding } },
  ] as const
  const failure = await failureOf(() => store.write(ada, changes, { by: "test", at: minute(1) }))
  expect([failure.code, failure.message]).toEqual(["space_mismatch", expect.stringContaining("have 2 numbers, not 3")])
  expect(await store.read(scope, [numberedId(2), numberedId(3)])).toEqual([undefined, undefined])
})

it("lists a past moment in pages without repeating or skipping a memory, although most were deleted since", async () => {
  await using store = new LanceStore({ path: aFolder() })
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  const memories = numbers.map((number) => aMemory(number))
  const changes = memories.map((memory) => ({ op: "put" as const, memory }))
  await store.write(ada, changes, { by: "test", at: minute(1) })
  const changed = memories.map((memory) => ({ op: "put" as const, memory: next(memory, { content: "changed" }) }))
  await store.write(ada, changed, { by: "test", at: minute(3) })
  const deleted = numbers.filter((number) => number % 4 !== 0)
  const deletions = deleted.map((number) => ({ op: "delete" as const, id: numberedId(number) }))
  await store.write(ada, deletions, { by: "test", at: minute(4) })
  const found: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await store.history.asOf(scope, minute(2), { limit: 3, ...(cursor !== undefined && { cursor }) })
    found.push(...page.items.map(({ id, revision }) => `${id} ${revision}`))
    cursor = page.next
    if (cursor === undefined) break
  }
  const kept = numbers.filter((number) => number % 4 === 0).map((number) => `${numberedId(number)} 1`)
  expect(found.toSorted()).toEqual(kept.toSorted())
})
