import type { NewJob } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { acme, ada, aMemory, minute, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { SlowAnswers } from "./slow-answers.ts"
import { startPostgres } from "./test-server.ts"

const server = await startPostgres()
/** More answers than any of these calls waits for. */
const STEPS = [0, 1, 2, 3, 4, 5]
/** A new connection needs some answers of its own. */
const STEPS_OF_STARTING = Array.from({ length: 16 }, (_, step) => step)

describe.skipIf(server === undefined)("a process that stops for a while in the middle of its work", () => {
  const database = (schema: string, url = server?.url ?? "") =>
    new PostgresDatabase({ url, schema, poolSize: 4, statementTimeoutMs: 5_000, ssl: undefined })
  const put = (store: PostgresStore, number: number) => {
    const memory = aMemory(number)
    const changes = [{ op: "put", memory, index: { words: splitWords(memory.content) } } as const]
    return store.write(ada, changes, { by: "test", at: minute(number) })
  }
  const job = (id: string): NewJob => {
    return { id, kind: "turn", lane: "lane", at: 0, body: null, about: { tenant: acme, name: "ada/-" } }
  }

  it("holds up no write of another process to the same pool, and its own write is made afterwards", async () => {
    const schema = server?.newSchema() ?? ""
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    await using slow = new PostgresStore(database(schema, url))
    await using other = new PostgresStore(database(schema))
    for (const [place, store] of [slow, other].entries()) await put(store, place)
    for (const step of STEPS) {
      let held: ReturnType<typeof put> | undefined
      await answers.holding(step, async () => {
        held = put(slow, 10 + step)
        await Promise.race([held, expect.poll(() => answers.isHolding).toBe(true)])
        expect(await put(other, 20 + step)).toMatchObject([{ status: "applied" }])
      })
      expect(await held).toMatchObject([{ status: "applied" }])
    }
    const ids = STEPS.flatMap((step) => [numberedId(10 + step), numberedId(20 + step)])
    const found = await other.read(scopeOfPools(ada), ids)
    expect(found.map((memory) => memory?.id)).toEqual(ids)
    const { items } = await other.feed.changes(undefined, 100)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(items).toHaveLength(ids.length + 2)
  })

  it("holds up no process that starts", async () => {
    const schema = server?.newSchema() ?? ""
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    await using first = new PostgresState(database(schema), Date.now, "many")
    await first.open()
    for (const step of STEPS_OF_STARTING) {
      await using slow = new PostgresState(database(schema, url), Date.now, "many")
      let held: Promise<void> | undefined
      await answers.holding(step, async () => {
        held = slow.open()
        await Promise.race([held, expect.poll(() => answers.isHolding).toBe(true)])
        await using other = new PostgresState(database(schema), Date.now, "many")
        await other.open()
      })
      await held
    }
  })

  it("holds up no process that starts while it renews its claim, and keeps it", async () => {
    const schema = server?.newSchema() ?? ""
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    await using slow = new PostgresState(database(schema, url), Date.now, "many")
    await slow.open()
    for (const step of [1, 2, 3]) {
      await answers.holding(step, async () => {
        // Every two seconds.
        await expect.poll(() => answers.isHolding).toBe(true)
        await using other = new PostgresState(database(schema), Date.now, "many")
        await other.open()
      })
    }
    expect(await slow.get("bucket", "key")).toBe(undefined)
  })

  it("connects when it goes on, and does not take the server for unreachable", async () => {
    await using store = new PostgresStore(database(server?.newSchema() ?? ""))
    const opening = store.open()
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_500)
    // While it connects.
    setTimeout(standStill)
    await opening
    expect(store.problems()).toEqual([])
  })

  it("holds up no job that another process adds to the same lane", async () => {
    const schema = server?.newSchema() ?? ""
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    await using slow = new PostgresState(database(schema, url))
    await using other = new PostgresState(database(schema))
    for (const [place, state] of [slow, other].entries()) await state.queue.push([job(`first ${place}`)])
    for (const step of STEPS) {
      let held: Promise<void> | undefined
      await answers.holding(step, async () => {
        held = slow.queue.push([job(`slow ${step}`)])
        await Promise.race([held, expect.poll(() => answers.isHolding).toBe(true)])
        await other.queue.push([job(`other ${step}`)])
      })
      await held
    }
    expect(await other.queue.status(1_000)).toMatchObject({ pending: 2 + 2 * STEPS.length })
  })
})
