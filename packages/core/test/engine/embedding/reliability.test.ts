import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import type { Embedder, Embedding, State, Store } from "../../../src/contract/index.ts"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"
import {
  CONTRACT,
  Embedder as EmbedderToken,
  State as StateToken,
  Store as StoreToken,
} from "../../../src/plugin/index.ts"

const DIMENSIONS = 64
const bytesOf = (text: string): Buffer => createHash("sha512").update(text).digest()

/** Vectors that are the same for the same text and mean nothing. */
const random = (text: string): number[] => [...bytesOf(text)].map((byte) => byte - 127.5)

/** Vectors of texts that share words are near. */
const meaningful = (text: string): number[] => {
  const values = Array.from({ length: DIMENSIONS }, () => 0)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const [place, value] of random(word).entries()) values[place] = (values[place] ?? 0) + value
  }
  return values
}

function embedderOf(vectorOf: (text: string) => number[]): Embedder {
  const space = `test/${vectorOf.name}/${DIMENSIONS}`
  const embed = async (texts: readonly string[]): Promise<readonly Embedding[]> =>
    texts.map((text) => {
      const values = vectorOf(text)
      const length = Math.hypot(...values) || 1
      return { space, values: Float32Array.from(values, (value) => value / length) }
    })
  return { space, dimensions: DIMENSIONS, maxBatch: 32, embed }
}

/** As a file does, these outlive the engine. */
class LastingStore extends InMemoryStore {
  override async [Symbol.asyncDispose](): Promise<void> {}
}
class LastingState extends InMemoryState {
  override async [Symbol.asyncDispose](): Promise<void> {}
}

class Database {
  readonly store: Store = new LastingStore()
  readonly state: State = new LastingState()

  /** As another process opens it. */
  open(vectorOf: (text: string) => number[] = random): Promise<MemoryEngine> {
    return createMemory({
      now: () => NOW,
      plugins: [
        {
          name: "database",
          contract: CONTRACT,
          setup: (context) => {
            context.provide(StoreToken, () => this.store)
            context.provide(StateToken, () => this.state)
            context.provide(EmbedderToken, () => embedderOf(vectorOf))
          },
        },
      ],
    })
  }
}

const NOW = Date.UTC(2026, 10, 20)
const topics = ["garden", "harbour", "library", "kitchen", "workshop"]
const things = ["lamp", "rope", "ladder", "basket", "clock", "kettle", "hammer", "blanket", "compass"]

async function fill(memory: MemoryEngine, user = "ada"): Promise<void> {
  for (const topic of topics) {
    for (const thing of things) await memory.for({ user }).add(`The ${thing} in the ${topic} belongs to the neighbours`)
  }
  expect(await memory.embedded()).toBe(true)
}

const scores = async (memory: MemoryEngine, user = "ada") => {
  const { considered } = await memory.for({ user }).explain("Which lamp is in the harbour?")
  return considered.map(({ memory: { id }, score }) => [id, score])
}

/** How much the vectors add to the score of the nearest candidate. */
const vectorShare = async (memory: MemoryEngine): Promise<number> => {
  const { considered } = await memory.for({ user: "ada" }).explain("Which lamp is in the harbour?")
  return Math.max(...considered.map(({ weights }) => weights?.vectors ?? 0))
}

it("asking changes no score: thirty explanations are the same", async () => {
  await using memory = await new Database().open()
  await fill(memory)
  const first = await scores(memory)
  expect(first.length).toBeGreaterThan(20)
  for (let times = 0; times < 30; times++) expect(await scores(memory)).toEqual(first)
})

it("two processes give the same scores for the same data, regardless of earlier queries", async () => {
  const database = new Database()
  await using one = await database.open()
  await fill(one)
  for (let times = 0; times < 30; times++) await scores(one)
  await using other = await database.open()
  expect(await other.embedded()).toBe(true)
  expect(await scores(other)).toEqual(await scores(one))
})

it("vectors that mean nothing lose their weight when they are written, others keep it", async () => {
  await using meaningless = await new Database().open(random)
  await using known = await new Database().open(meaningful)
  for (const memory of [meaningless, known]) {
    await fill(memory)
    for (const user of ["bob", "cleo", "dan"]) await fill(memory, user)
  }
  expect(await vectorShare(meaningless)).toBeLessThan(0.1)
  expect(await vectorShare(known)).toBeCloseTo(0.3, 10)
})

it("the measurement of a person's pool is erased with their memories", async () => {
  const database = new Database()
  await using memory = await database.open()
  await fill(memory)
  const keys = async () =>
    (await database.state.list("embedder-reliability", { limit: 10 })).items.map(({ key }) => key)
  expect((await keys()).some((key) => key.includes("ada"))).toBe(true)
  await memory.eraseSubject({ tenant: tenantOf("default"), user: "ada" })
  expect((await keys()).some((key) => key.includes("ada"))).toBe(false)
})
