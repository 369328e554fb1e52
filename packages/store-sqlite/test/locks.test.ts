import { join } from "node:path"
import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises"
import { MemoryError } from "@keepsake/core/plugin"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it, onTestFinished } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const scope = scopeOfPools(ada)
const options = { by: "test", at: minute(1) }

describe("while another connection holds the write lock", () => {
  it("writes wait without blocking the event loop, and all are applied in order", async () => {
    const { store, lock, path } = await lockedFile()
    const happened: string[] = []
    const writes = [1, 2, 3].map((number) =>
      store.write(ada, [{ op: "put", memory: aMemory(number) }], options).then(() => happened.push(`write ${number}`)),
    )
    for (const tick of [1, 2, 3]) {
      await pause(20)
      happened.push(`tick ${tick}`)
    }
    lock.release()
    await Promise.all(writes)
    expect(happened).toEqual(["tick 1", "tick 2", "tick 3", "write 1", "write 2", "write 3"])
    const again = opened(path).store
    expect((await again.read(scope, [1, 2, 3].map(numberedId))).map((memory) => memory?.id)).toEqual(
      [1, 2, 3].map(numberedId),
    )
  })

  it("reads are answered", async () => {
    const { store, lock } = await lockedFile()
    const waiting = store.write(ada, [{ op: "put", memory: aMemory(1) }], options)
    expect(await store.list(scope, { limit: 1 })).toEqual({ items: [] })
    lock.release()
    await waiting
  })

  it("the store reports it until the lock is free", async () => {
    const { store, lock, path } = await lockedFile()
    const waiting = store.write(ada, [{ op: "put", memory: aMemory(1) }], options)
    await expect.poll(() => store.problems()).toEqual([`Another process holds the write lock of ${path}: writes wait`])
    lock.release()
    await waiting
    expect(store.problems()).toEqual([])
  })

  it("an aborted write is cancelled and is not applied later", async () => {
    const { store, lock } = await lockedFile()
    const stop = new AbortController()
    const aborted = store.write(ada, [{ op: "put", memory: aMemory(1) }], { ...options, signal: stop.signal })
    const kept = store.write(ada, [{ op: "put", memory: aMemory(2) }], options)
    await pause(10)
    stop.abort()
    await expect(aborted).rejects.toMatchObject({ code: "cancelled" })
    lock.release()
    await kept
    expect((await store.list(scope, { limit: 5 })).items.map(({ id }) => id)).toEqual([numberedId(2)])
  })

  it("a write that waits too long fails with too_busy", async () => {
    const { store, lock } = await lockedFile(60)
    await expect(store.write(ada, [{ op: "put", memory: aMemory(1) }], options)).rejects.toMatchObject({
      code: "too_busy",
      message: expect.stringContaining("nothing was changed"),
      remedy: expect.stringContaining("other process"),
    })
    lock.release()
    expect((await store.list(scope, { limit: 5 })).items).toEqual([])
  })

  it("a file can still be closed once the lock is free", async () => {
    const { store, file, lock } = await lockedFile()
    const written = store.write(ada, [{ op: "put", memory: aMemory(1) }], options)
    const closed = file[Symbol.asyncDispose]()
    await pause(10)
    lock.release()
    await Promise.all([written, closed])
  })
})

it("an aborted write is either applied or cancelled, never both", async () => {
  const { store } = opened(join(aFolder(), "keepsake.db"))
  await store.open()
  const numbers = Array.from({ length: 200 }, (_, number) => number + 1)
  const ended = await Promise.all(
    numbers.map(async (number) => {
      const stop = new AbortController()
      const written = store.write(ada, [{ op: "put", memory: aMemory(number) }], { ...options, signal: stop.signal })
      const outcome = written.then(
        () => "made",
        (error: unknown) => (MemoryError.is(error) ? error.code : error),
      )
      for (let turns = 0; turns < number % 20; turns++) await immediate()
      if (number % 4 > 0) stop.abort()
      return outcome
    }),
  )
  expect(new Set(ended)).toEqual(new Set(["cancelled", "made"]))
  const made = (await store.read(scope, numbers.map(numberedId))).map((memory) => (memory ? "made" : "cancelled"))
  expect(made).toEqual(ended)
})

describe("two stores on one file", () => {
  it("lose no write, and a reader of the feed misses nothing", async () => {
    const path = join(aFolder(), "keepsake.db")
    const one = opened(path)
    const other = opened(path)
    const numbers = Array.from({ length: 60 }, (_, number) => number + 1)
    const writing = Promise.all(
      numbers.map((number) =>
        (number % 2 === 0 ? one : other).store.write(ada, [{ op: "put", memory: aMemory(number) }], options),
      ),
    ).then(() => "done")
    const seen: string[] = []
    let after: string | undefined
    let last = false
    while (!last) {
      last = (await Promise.race([writing, pause(5)])) === "done"
      for (let items = 1; items > 0; ) {
        const found = await one.store.feed.changes(after, 7)
        seen.push(...found.items.map(({ id }) => id))
        after = found.next
        items = found.items.length
      }
    }
    expect(seen.toSorted()).toEqual(numbers.map(numberedId))
  })

  it("never both hold a job", async () => {
    const path = join(aFolder(), "keepsake.db")
    const queues = [opened(path), opened(path)].map(({ state }) => state.queue)
    const ids = Array.from({ length: 20 }, (_, number) => `job ${number}`)
    await queues[0]?.push(ids.map((id) => ({ id, kind: "turn", lane: id, at: 0, body: null, about: ada })))
    const leased = await Promise.all(
      [0, 1, 0, 1].map((who) => queues[who]?.lease({ kinds: ["turn"], limit: 10, forMs: 1_000, now: 1 }) ?? []),
    )
    expect(
      leased
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })
})

/** A store on a file whose write lock somebody else holds. */
async function lockedFile(lockPatienceMs = 30_000) {
  const path = join(aFolder(), "keepsake.db")
  const parts = opened(path, { lockPatienceMs })
  await parts.store.open()
  const other = new Sqlite(path)
  onTestFinished(() => {
    other.close()
  })
  other.exec("BEGIN IMMEDIATE")
  return { ...parts, path, lock: { release: () => other.exec("ROLLBACK") } }
}
