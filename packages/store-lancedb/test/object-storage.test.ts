import { setTimeout as pause } from "node:timers/promises"
import { LanceStore } from "@keepsake/store-lancedb"
import { ada, aMemory, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describeStore } from "@keepsake/testkit/vitest"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

/** The address of a service with S3's interface that may be filled, without a path. */
const endpoint = process.env.KEEPSAKE_TEST_S3
const AT = { by: "test", at: 1 }
/** As long as the owner's. */
const HEARTBEAT_MS = 15_000
let prefixes = 0
const address = () => `s3://keepsake-test/${Date.now()}-${++prefixes}`

const put = (number: number, content: string) => ({
  op: "put" as const,
  memory: aMemory(number, { content }),
  index: { words: splitWords(content), embedding: { space: "s/2", values: Float32Array.of(1, number) } },
})

test("an address that nobody answers is a sentence with a remedy within a minute", async () => {
  vi.stubEnv("AWS_ENDPOINT", "http://127.0.0.1:1")
  vi.stubEnv("AWS_ALLOW_HTTP", "true")
  vi.stubEnv("AWS_ACCESS_KEY_ID", "a")
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "b")
  vi.stubEnv("AWS_REGION", "us-east-1")
  const store = new LanceStore({ path: "s3://keepsake-test/nobody" })
  await expect(store.open()).rejects.toMatchObject({
    code: "store_unavailable",
    remedy: expect.stringContaining("AWS_ENDPOINT"),
  })
  await store[Symbol.asyncDispose]()
  vi.unstubAllEnvs()
}, 60_000)

describe.skipIf(endpoint === undefined)("object storage, at KEEPSAKE_TEST_S3", () => {
  beforeAll(async () => {
    vi.stubEnv("AWS_ENDPOINT", endpoint ?? "")
    vi.stubEnv("AWS_ALLOW_HTTP", "true")
    vi.stubEnv("AWS_ACCESS_KEY_ID", "test")
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test")
    vi.stubEnv("AWS_REGION", "us-east-1")
    await fetch(`${endpoint}/keepsake-test`, { method: "PUT" })
    const Statement = [
      { Effect: "Allow", Principal: "*", Action: "s3:GetObject", Resource: "arn:aws:s3:::keepsake-test/*" },
    ]
    await fetch(`${endpoint}/keepsake-test?policy`, {
      method: "PUT",
      body: JSON.stringify({ Version: "2012-10-17", Statement }),
    })
  })
  afterAll(() => void vi.unstubAllEnvs())

  let current = ""
  describeStore(
    "LanceStore in object storage",
    async () => {
      current = address()
      return new LanceStore({ path: current })
    },
    { sequences: 1, reopen: async () => new LanceStore({ path: current }) },
  )

  test("an erasure leaves no byte of a hundred canaries in the bucket", async () => {
    const path = address()
    const store = new LanceStore({ path })
    await store.write(
      ada,
      Array.from({ length: 100 }, (_, at) => put(at, `canary-${at}-quokka`)),
      AT,
    )
    expect(await objectsWith(path, /canary-\d+-quokka/)).toBeGreaterThan(0)
    const erased = Array.from({ length: 100 }, (_, at) => ({ op: "erase" as const, id: put(at, "").memory.id }))
    await store.write(ada, erased, AT)
    await store.compact()
    expect(await objectsWith(path, /canary-\d+-quokka/)).toBe(0)
    await store[Symbol.asyncDispose]()
    expect(await objectsWith(path, /canary-\d+-quokka/)).toBe(0)
  }, 120_000)

  test("a second process is refused while one has it open, and takes over after it was closed", async () => {
    const path = address()
    const first = new LanceStore({ path })
    await first.write(ada, [put(1, "first")], AT)
    const second = new LanceStore({ path })
    await expect(second.open()).rejects.toMatchObject({ code: "store_unavailable", message: /in use by process/ })
    await first[Symbol.asyncDispose]()
    await second.write(ada, [put(2, "second")], AT)
    expect((await second.list(scopeOfPools(ada), { limit: 10 })).items).toHaveLength(2)
    await second[Symbol.asyncDispose]()
  }, 60_000)

  test("closed around a heartbeat it is released, and can be opened again at once", async () => {
    const opened: { readonly path: string; readonly store: LanceStore; readonly at: number }[] = []
    for (let count = 0; count < 16; count++) {
      const path = address()
      const store = new LanceStore({ path })
      await store.open()
      opened.push({ path, store, at: performance.now() })
    }
    const closed = opened.map(async ({ store, at }, index) => {
      await pause(at + HEARTBEAT_MS - 60 + 20 * index - performance.now())
      await store[Symbol.asyncDispose]()
    })
    await Promise.all(closed)
    for (const { path } of opened) {
      const next = new LanceStore({ path })
      await next.open()
      await next[Symbol.asyncDispose]()
    }
  }, 120_000)

  test("of two processes that open it at once exactly one becomes its owner", async () => {
    for (let round = 0; round < 3; round++) {
      const path = address()
      const stores = Array.from({ length: 4 }, () => new LanceStore({ path }))
      const opened = await Promise.allSettled(stores.map((store) => store.open()))
      expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      for (const store of stores) await store[Symbol.asyncDispose]()
    }
  }, 120_000)
})

/** How many objects contain something. */
async function objectsWith(path: string, pattern: RegExp): Promise<number> {
  const prefix = path.slice("s3://keepsake-test/".length)
  const listed = await (await fetch(`${endpoint}/keepsake-test?list-type=2&prefix=${prefix}/`)).text()
  const keys = [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key)
  expect(keys.length).toBeGreaterThan(0)
  let found = 0
  for (const key of keys) {
    const answer = await fetch(`${endpoint}/keepsake-test/${key}`)
    expect(answer.status).toBe(200)
    if (pattern.test(Buffer.from(await answer.arrayBuffer()).toString("latin1"))) found++
  }
  return found
}
