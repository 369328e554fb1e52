import { describe, expect, it } from "vitest"
import type { Change, Pool, WriteOptions } from "../../src/contract/index.ts"
import { equallyWeighted } from "../../src/contract/index.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine, ScanPage } from "../../src/index.ts"
import { CONTRACT, Store } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const SECRET = "hunter2hunter2"
const careless = () => createMemory({ settings: { redactSecrets: false } })

async function whole(memory: MemoryEngine, redact: boolean): Promise<ScanPage["found"]> {
  const found: ScanPage["found"][number][] = []
  let cursor: string | undefined
  do {
    const page = await memory.scan({ redact, limit: 3, ...(cursor !== undefined && { cursor }) })
    found.push(...page.found)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}

async function versions(memory: MemoryEngine): Promise<string> {
  const feed = await memory.store.feed?.changes(undefined, 1_000)
  return JSON.stringify(feed?.items)
}

const over = (store: Store) =>
  createMemory({
    settings: { redactSecrets: false },
    plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.provide(Store, () => store) }],
  })

/** The first writes fail. */
class SlowToWrite extends InMemoryStore {
  failures = 3
  override async write(pool: Pool, changes: readonly Change[], options: WriteOptions) {
    if (this.failures-- > 0) throw new Error("the disk is full")
    return super.write(pool, changes, options)
  }
}

/** As a store that promises nothing beyond what is required; `history` where it is asked for. */
function withoutFeed(store: InMemoryStore, history: boolean): Store {
  const { contract, name, traits, text } = store
  return {
    contract,
    name,
    traits,
    ...(text && { text }),
    ...(history && store.history && { history: store.history }),
    write: (...all) => store.write(...all),
    read: (...all) => store.read(...all),
    list: (...all) => store.list(...all),
    pools: (...all) => store.pools(...all),
  }
}

describe("a scan for secrets", () => {
  it("reports their location and kind, and never the secrets", async () => {
    await using memory = await careless()
    const { memory: kept } = await memory.for({ user: "ada" }).add(`My password is ${SECRET}`)
    await memory.for({ user: "ada" }).add("Likes green tea")
    const found = await whole(memory, false)
    expect(found).toEqual([{ where: "memory", id: kept.id, tenant: "default", kinds: ["password"] }])
    expect(await versions(memory)).toContain(SECRET)
  })

  it("takes them out of content, key, metadata, quotes and earlier versions; everything else of the memory stays", async () => {
    await using memory = await careless()
    const ada = memory.for({ user: "ada" })
    await ada.add(`My password is ${SECRET}`, { key: "login", pinned: true })
    const added = await ada.add("I changed it", { key: "login", metadata: { note: [`password: ${SECRET}`] } })
    await memory.store.write(
      { tenant: tenantOf("default"), name: added.memory.pool },
      [{ op: "signal", id: added.memory.id, add: { uses: 3 } }],
      { by: "test", at: 1 },
    )
    expect((await whole(memory, true)).length).toBeGreaterThan(0)
    const now = await ada.get(added.memory.id)
    expect(now).toMatchObject({ content: "I changed it", key: "login", signals: { uses: 3 } })
    expect(now?.metadata).toMatchObject({ note: ["password: [redacted: password]"] })
    expect(await versions(memory)).not.toContain(SECRET)
    expect(await whole(memory, false)).toEqual([])
  })

  it("removes them from the index entries of a turn and its neighbours", async () => {
    await using memory = await careless()
    const ada = memory.for({ user: "ada" })
    await ada.remember(
      [
        { role: "user", text: "I keep bees on the roof" },
        { role: "user", text: `My password is ${SECRET}` },
        { role: "user", text: "I also keep goats" },
      ],
      { session: "s" },
    )
    const byWord = async (word: string) => {
      const { hits = [] } =
        (await memory.store.text?.search(
          { tenant: tenantOf("default"), pools: "all" },
          { text: word, words: equallyWeighted([word]) },
          { limit: 9 },
        )) ?? {}
      return hits.length
    }
    expect(await byWord(SECRET)).toBeGreaterThan(1)
    await whole(memory, true)
    expect(await byWord(SECRET)).toBe(0)
    expect((await ada.search("bees on the roof")).memories[0]?.memory.content).toBe("I keep bees on the roof")
    const contents = (await ada.list()).items.map(({ content }) => content)
    expect(contents).toContain("My password is [redacted: password]")
  })

  it("erases what was deleted and could still be restored", async () => {
    await using memory = await careless()
    const { memory: kept } = await memory.for().add(`My password is ${SECRET}`)
    await memory.for().forget(kept.id)
    await whole(memory, true)
    expect(await versions(memory)).not.toContain(SECRET)
    expect(await memory.for().get(kept.id)).toBeUndefined()
  })

  it("cleans turns that were given up, and has them tried again", async () => {
    await using memory = await careless()
    const about = { tenant: tenantOf("default"), name: "-/-" }
    const job = {
      id: "j",
      kind: "unknown",
      lane: "l",
      at: 0,
      body: { messages: [{ text: `My password is ${SECRET}` }] },
      about,
    }
    await memory.state.queue.push([job])
    await memory.state.queue.lease({ kinds: ["unknown"], limit: 1, forMs: 1, now: 1 })
    await memory.state.queue.park("j", "failed")
    expect(await whole(memory, true)).toEqual([{ where: "queue", id: "j", tenant: "default", kinds: ["password"] }])
    expect((await memory.state.queue.parked({ limit: 9 })).items).toEqual([])
    const [again] = await memory.state.queue.lease({ kinds: ["unknown"], limit: 1, forMs: 1, now: Date.now() + 1 })
    expect(JSON.stringify(again?.body)).toContain("[redacted: password]")
  })

  it("looks at one tenant where one is named", async () => {
    await using memory = await careless()
    await memory.for({ tenant: tenantOf("acme") }).add(`My password is ${SECRET}`)
    await memory.for().add(`My password is ${SECRET}`)
    const page = await memory.scan({ redact: true, tenant: tenantOf("acme") })
    expect(page.found.map(({ tenant }) => tenant)).toEqual(["acme"])
    expect((await memory.for().list()).items[0]?.content).toContain(SECRET)
  })

  it.each([true, false])(
    "goes pool by pool where a store tells no versions in order; with a history: %s",
    async (history) => {
      await using memory = await over(withoutFeed(new InMemoryStore(), history))
      for (const user of ["ada", "bob"]) {
        const { memory: login } = await memory.for({ user }).add(`My password is ${SECRET}`, { key: "login" })
        await memory.for({ user }).add("I changed it", { key: "login" })
        for (let one = 0; one < 4; one++) await memory.for({ user }).add(`Note ${one}: password is ${SECRET}${one}`)
        expect((await memory.for({ user }).get(login.id))?.content).toBe("I changed it")
      }
      expect(await whole(memory, false)).toHaveLength(history ? 10 : 8)
      expect(await whole(memory, true)).toHaveLength(history ? 10 : 8)
      expect(await whole(memory, false)).toEqual([])
      expect((await memory.for({ user: "bob" }).list()).items.map(({ content }) => content)).toContain("I changed it")
    },
  )

  it("overwrites nothing that was changed between its look and its write", async () => {
    const store = new InMemoryStore()
    await using memory = await over(store)
    const { memory: kept } = await memory.for().add(`The shed: password is ${SECRET}`)
    const write = store.write.bind(store)
    let isFirst = true
    store.write = async (...asked) => {
      if (isFirst) {
        isFirst = false
        await memory.for().update(kept.id, { content: `The shed is green, its password is ${SECRET}` })
      }
      return write(...asked)
    }
    await whole(memory, true)
    const stands = (await memory.for().get(kept.id))?.content
    expect(stands).toContain("The shed is green")
    expect(await versions(memory)).not.toContain(SECRET)
    expect(await whole(memory, false)).toEqual([])
  })

  it("refuses a cursor that is none", async () => {
    await using memory = await over(withoutFeed(new InMemoryStore(), false))
    await expect(memory.scan({ redact: false, cursor: "none" })).rejects.toMatchObject({ code: "cursor_invalid" })
  })

  it("waits for turns that are tried again", async () => {
    const store = new SlowToWrite()
    await using memory = await over(store)
    const kept = memory.for().remember(`My password is ${SECRET}`)
    await expect.poll(() => store.failures, { interval: 5 }).toBeLessThan(3)
    expect((await whole(memory, false)).map(({ kinds }) => kinds)).toContainEqual(["password"])
    await kept
  })

  it("takes them out of the memories of two tenants that have one id", async () => {
    await using memory = await careless()
    const id = "01a19467-e802-7709-85cc-33346f963dbe"
    for (const tenant of ["acme", "globex"]) {
      await memory.for({ tenant: tenantOf(tenant) }).add(`My password is ${SECRET}`, { id })
    }
    const found: string[] = []
    for (const page of [await memory.scan({ redact: true, limit: 100 })]) {
      found.push(...page.found.map((one) => `${one.tenant} ${one.id}`))
    }
    expect(found.toSorted()).toEqual([`acme ${id}`, `globex ${id}`])
    expect(await versions(memory)).not.toContain(SECRET)
  })
})
