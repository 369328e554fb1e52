import { afterEach, beforeEach, expect, test } from "vitest"
import { Place, type Server } from "./keepsake.ts"
import { VendorsEndpoint } from "./vendors-endpoint.ts"

let place: Place
let vendors: VendorsEndpoint
beforeEach(async () => {
  place = new Place()
  vendors = await VendorsEndpoint.start()
})
afterEach(async () => {
  await place[Symbol.asyncDispose]()
  await vendors[Symbol.asyncDispose]()
})

const KEY = "kp_bar_0123456789abcdef0123"
const AUTO = { KEEPSAKE_EMBEDDER_PROVIDER: "auto", KEEPSAKE_API_KEY: KEY }
const GEMINI = "gemini/gemini-embedding-001/3072/said-1"

test("auto takes the first vendor with a key, says which, and keeps it when other keys appear and its own disappears", async () => {
  const first = await place.serve([], { ...AUTO, ...vendors.gemini })
  expect(first.ready).toMatchObject({ embedderDecision: { provider: "gemini", model: "gemini-embedding-001" } })
  await add(first, "Ada's cat sleeps in the piano")
  await expect.poll(() => embedded(first)).toBe(1)
  await first.stop()

  const second = await place.serve([], { ...AUTO, ...vendors.gemini, ...vendors.openai })
  expect((await status(second)).embedder).toBe(GEMINI)
  await add(second, "Ada's dog Biscuit fears thunder")
  await expect.poll(() => embedded(second)).toBe(2)
  await second.stop()
  expect(new Set(vendors.asked.map(({ vendor, key }) => `${vendor} ${key}`))).toEqual(new Set(["gemini key-of-gemini"]))

  const third = await place.serve([], { ...AUTO, ...vendors.openai })
  const { embedder, warnings } = await status(third)
  expect([embedder, warnings]).toEqual([
    GEMINI,
    expect.arrayContaining([expect.stringMatching(/has no key.*GEMINI_API_KEY/)]),
  ])
  const found = await third.ask("/api/memory/search", KEY, { query: "What does Biscuit fear?" })
  expect(found.body).toContain("thunder")
  expect(vendors.asked.some(({ vendor }) => vendor === "openai")).toBe(false)
  await third.stop()
  expect(await place.startText({ ...AUTO, ...vendors.openai })).toMatch(
    /auto chose gemini on \d{4}-\d\d-\d\d; it stays until embedder\.provider names another one/,
  )
})

test("without any key auto decides nothing and says so, and the first start with a key decides", async () => {
  const said = await place.startText(AUTO)
  expect(said).toMatch(
    /auto found none of OPENAI_API_KEY, GEMINI_API_KEY, VOYAGE_API_KEY: memories are found by keywords/,
  )
  const server = await place.serve([], { ...AUTO, ...vendors.openai, ...vendors.gemini })
  expect(server.ready).toMatchObject({ embedderDecision: { provider: "openai", model: "text-embedding-3-small" } })
  await server.stop()
  const moved = await place.serve([], { ...AUTO, ...vendors.openai, OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })
  await add(moved, "Ada's cat sleeps in the piano")
  // The key of another address is not sent to the first one.
  expect((await status(moved)).embedder).toBe("openai/text-embedding-3-small/1536/said-1")
  expect(vendors.asked.every(({ key }) => key !== "Bearer key-of-openai")).toBe(true)
  await moved.stop()
})

test("a named provider uses its vendor's key from the environment, at the vendor's address only", async () => {
  const named = { KEEPSAKE_EMBEDDER_PROVIDER: "gemini", KEEPSAKE_API_KEY: KEY, ...vendors.gemini }
  const server = await place.serve([], named)
  await add(server, "Ada's cat sleeps in the piano")
  await expect.poll(() => embedded(server)).toBe(1)
  expect(vendors.asked[0]).toMatchObject({ vendor: "gemini", key: "key-of-gemini" })
  await server.stop()
  const elsewhere = { ...named, KEEPSAKE_EMBEDDER_BASE_URL: "http://127.0.0.1:9/v1beta" }
  expect(await place.startText(elsewhere)).toMatch(/has no key, which Gemini requires/)
})

test.each([
  [{ KEEPSAKE_EMBEDDER_MODEL: "text-embedding-3-small" }, /embedder\.model is set, but embedder\.provider is auto/],
  [{ KEEPSAKE_EMBEDDER_BASE_URL: "http://127.0.0.1:9/v1" }, /embedder\.baseUrl is set, but/],
])("auto beside what it chooses itself is refused: %o", async (more, message) => {
  const { code, stderr } = await place.run(["serve", "--port", "0"], { ...AUTO, ...more })
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
})

async function add(server: Server, content: string): Promise<void> {
  expect((await server.ask("/api/memory", KEY, { content })).status).toBe(201)
}

async function status(server: Server) {
  return JSON.parse((await server.ask("/api/status", KEY)).body)
}

async function embedded(server: Server): Promise<number> {
  return (await status(server)).vectors.embedded
}
