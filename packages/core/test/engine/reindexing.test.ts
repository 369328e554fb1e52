import { afterEach, describe, expect, test } from "vitest"
import type { Change, Memory, State, Store } from "../../src/contract/index.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { createMemory, type MemoryEngine, tenantOf } from "../../src/index.ts"
import { CONTRACT, definePlugin, State as StateToken, Store as StoreToken } from "../../src/plugin/index.ts"
import { ANALYSER_VERSION } from "../../src/text/analyse.ts"
import { wordsOf } from "../../src/text/words.ts"

const tenant = tenantOf("default")
const open: MemoryEngine[] = []

/** As a file does, these outlive the engine. */
class LastingStore extends InMemoryStore {
  override async [Symbol.asyncDispose](): Promise<void> {}
}
class LastingState extends InMemoryState {
  override async [Symbol.asyncDispose](): Promise<void> {}
}

async function engine(store: Store, state: State): Promise<MemoryEngine> {
  const parts = definePlugin({
    name: "parts",
    contract: CONTRACT,
    options: { "~standard": { version: 1, vendor: "test", validate: () => ({ value: {} }) } },
    setup: (context) => {
      context.provide(StoreToken, () => store)
      context.provide(StateToken, () => state)
    },
  })
  const memory = await createMemory({ plugins: [parts({})], extractor: "none" })
  open.push(memory)
  return memory
}

async function close(memory: MemoryEngine): Promise<void> {
  open.splice(open.indexOf(memory), 1)
  await memory[Symbol.asyncDispose]()
}

/** As an earlier version of the analyser left it: no form of "go" met another, and no neighbour was known. */
async function asBefore(memory: MemoryEngine): Promise<void> {
  for (const pool of (await memory.store.pools(undefined, { limit: 100 })).items) {
    const scope = { tenant: pool.tenant, pools: [pool.name] } as const
    const { items } = await memory.store.list(scope, { limit: 1_000 })
    const changes = items.map(({ id, revision, content, createdAt }): Change => {
      const words = wordsOf({ text: content, createdAt })
      const older = { ...words, text: content.toLowerCase().replace(/[^a-z ]/g, ""), version: ANALYSER_VERSION - 1 }
      return { op: "index", id, revision, index: { words: older } }
    })
    await memory.store.write(pool, changes, { by: "test", at: 0 })
  }
}

/** The mark of what is done, taken back as if that had been an earlier version's. */
async function forgetMark(state: State): Promise<void> {
  for (const { key } of (await state.list("reindexing", { limit: 10 })).items) await state.delete("reindexing", key)
}

const reindexed = (memory: MemoryEngine) =>
  expect.poll(async () => (await memory.status()).reindexed, { interval: 10 }).toBeUndefined()

const found = async (memory: MemoryEngine, user: string, query: string): Promise<readonly string[]> =>
  (await memory.for({ user }).search(query)).memories.map(({ memory: { content } }) => content)

afterEach(async () => {
  for (const memory of [...open]) await close(memory)
})

describe("an index of an earlier analyser", () => {
  test("is found by forms that only this one knows, in every pool, and by its neighbours", async () => {
    const [store, state] = [new LastingStore(), new LastingState()]
    const before = await engine(store, state)
    await before.for({ user: "ada" }).remember(
      [
        { role: "user", text: "We went along the harbour." },
        { role: "assistant", text: "Which lighthouse did you see?" },
      ],
      { session: "walk" },
    )
    await before.for({ user: "bob" }).add("The children flew kites.", { session: "kites" })
    await before.for({ user: "bob" }).add("Nobody complained.", { session: "kites" })
    await asBefore(before)
    expect(await found(before, "ada", "go")).toEqual([])
    expect(await found(before, "bob", "child")).toEqual([])
    await close(before)
    await forgetMark(state)

    const after = await engine(store, state)
    await reindexed(after)
    expect(await found(after, "ada", "go")).toContain("We went along the harbour.")
    expect(await found(after, "ada", "lighthouse")).toHaveLength(2)
    expect(await found(after, "bob", "child")).toEqual(["The children flew kites.", "Nobody complained."])
  })

  test("keeps revision and history of a reindexed memory", async () => {
    const [store, state] = [new LastingStore(), new LastingState()]
    const before = await engine(store, state)
    const { memory } = await before.for({ user: "ada" }).add("The children flew kites.")
    await asBefore(before)
    await close(before)
    await forgetMark(state)
    const after = await engine(store, state)
    await reindexed(after)
    expect(await after.for({ user: "ada" }).get(memory.id)).toEqual(memory)
    expect((await state.list("reindexing", { limit: 10 })).items).toMatchObject([{ value: { done: true } }])
  })

  test("is reindexed once: an engine that is opened again reads no memory", async () => {
    const [store, state] = [new LastingStore(), new LastingState()]
    const before = await engine(store, state)
    await before.for({ user: "ada" }).add("The children flew kites.")
    await reindexed(before)
    await asBefore(before)
    await close(before)
    const after = await engine(store, state)
    await reindexed(after)
    expect(await found(after, "ada", "child")).toEqual([])
  })

  test("resumes where it was interrupted", async () => {
    const [store, state] = [new LastingStore(), new LastingState()]
    const before = await engine(store, state)
    for (let one = 0; one < 120; one++)
      await before.for({ user: "ada" }).add(`Child ${one} flew kite number ${one * 7}.`)
    await asBefore(before)
    await close(before)
    await forgetMark(state)

    const walked: (string | undefined)[] = []
    const list = store.list.bind(store)
    store.list = async (scope, query, call) => {
      const page = await list(scope, query, call)
      if (query.oldestFirst === true) walked.push(page.items[0]?.id)
      return page
    }
    // As after `kill -9` behind the second step: the mark is the one of then.
    const set = state.set.bind(state)
    let kept = 0
    state.set = (bucket, ...rest) => {
      if (bucket === "reindexing" && ++kept > 2) return Promise.reject(new Error("the disk is full"))
      return set(bucket, ...rest)
    }
    const broken = await engine(store, state)
    await expect.poll(() => kept, { interval: 10 }).toBe(3)
    expect((await broken.status()).reindexed).toBeGreaterThan(0.5)
    await close(broken)
    state.set = set
    const [first, second, third] = walked
    walked.length = 0

    const after = await engine(store, state)
    await reindexed(after)
    expect(walked).toEqual([third])
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await after.for({ user: "ada" }).search("child", { limit: 200 })).memories).toHaveLength(120)
  })

  test("indexes no word of a neighbour that is erased meanwhile", async () => {
    const [store, state] = [new LastingStore(), new LastingState()]
    const before = await engine(store, state)
    const { memory } = await before.for({ user: "ada" }).add("Plays the oboe.", { session: "music" })
    await before.for({ user: "ada" }).add("They rehearse in a chapel.", { session: "music" })
    await asBefore(before)
    await close(before)
    await forgetMark(state)

    const write = store.write.bind(store)
    let erased: Promise<boolean> | undefined
    let after: MemoryEngine | undefined
    store.write = async (pool, changes, options) => {
      if (options.by === "reindex" && erased === undefined) {
        erased = after?.for({ user: "ada" }).erase(memory.id)
        await erased
      }
      return write(pool, changes, options)
    }
    after = await engine(store, state)
    await reindexed(after)
    expect(await erased).toBe(true)
    expect(await found(after, "ada", "oboe")).toEqual([])
    expect(await found(after, "ada", "chapel")).toEqual(["They rehearse in a chapel."])
  })
})

test("a store without anything has nothing to do", async () => {
  const memory = await engine(new LastingStore(), new LastingState())
  await reindexed(memory)
  const none: readonly Memory[] = (await memory.store.list({ tenant, pools: "all" }, { limit: 1 })).items
  expect(none).toEqual([])
})
