import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { newId } from "../../src/turn/ids.ts"
import { ConsolidationPool, DAY_MS, draftOf, NOUNS, putOf } from "./consolidation-pool.ts"

let pool: ConsolidationPool
beforeEach(() => {
  pool = new ConsolidationPool()
})

describe("a proposal", () => {
  it("merges a statement that stands twice into the person's own, and changes nothing before it is taken", async () => {
    await pool.plantOthers(8)
    const weaker = await pool.plant("Plays the cello.", { source: { origin: "assistant" }, importance: 0.4 })
    const own = await pool.plant("plays the cello", { source: { origin: "user", message: "m1" } })
    const before = await pool.all()
    const run = await pool.propose()
    expect(run.items).toEqual([
      {
        id: weaker.id,
        revision: 1,
        kind: "merge",
        reason: "restates",
        into: { id: own.id, revision: 1 },
        sources: ["m1"],
        state: "open",
      },
    ])
    expect(run.recall.questions).toBeGreaterThan(5)
    expect(run.recall.after).toBe(run.recall.before)
    expect(await pool.all()).toEqual(before)
  })

  it("archives what was never important and has been idle, at most a quarter of the pool, the weakest first", async () => {
    const idle = [await pool.plant("The queue at the bakery was long"), await pool.plant("Tried the noodle bar")]
    for (let place = 0; place < 4; place++) await pool.plant(`Watched film number ${place} with the club`)
    await pool.plantOthers(2)
    pool.now += 31 * DAY_MS
    const run = await pool.propose()
    expect(run.facts).toBe(8)
    expect(run.items).toHaveLength(2)
    expect(run.items[0]).toMatchObject({ id: idle[0]?.id, kind: "archive", idleDays: 31 })
  })

  it("archives nothing whose message is away, waits for review, or says another sentence", async () => {
    await pool.plantOthers(8)
    const kept = await pool.plant("The queue at the bakery was long")
    const [gone, held, long] = [
      await pool.plant("Tried the noodle bar"),
      await pool.plant("Slept in a hostel"),
      await pool.plant("I slept badly"),
    ]
    const messages = await Promise.all([gone, held, long].map(({ source }) => pool.read(source.at?.memory ?? "")))
    const [first, second, third] = messages.map((message) => ({ ...message, revision: message.revision + 1 }))
    if (first === undefined || second === undefined || third === undefined) throw new Error("no messages")
    await pool.store.write(
      pool.pool,
      [
        { op: "erase", id: first.id, revision: first.revision },
        putOf({ ...second, status: "quarantined" }),
        putOf({ ...third, content: `${third.content}. Then we walked home.` }),
      ],
      { by: "test", at: pool.now },
    )
    pool.now += 40 * DAY_MS
    const archived = (await pool.propose()).items.filter(({ kind }) => kind === "archive")
    expect(archived.map(({ id }) => id)).toEqual([kept.id])
    const submitted = await pool.consolidation.submit(
      pool.pool,
      [gone, held, long].map((one) => draftOf(one)),
      "model",
    )
    expect(submitted.refused.map(({ because }) => because)).toEqual(["in-use", "in-use", "in-use"])
  })

  it("archives nothing that a model completed with words that its message does not have", async () => {
    await pool.plantOthers(8)
    const message = await pool.say("The blue one, from the shop in Lyon.", "talk")
    const source = { ...message.source, quote: "The blue one", at: { memory: message.id, from: 0, to: 12 } }
    const completed = await pool.plant("Saw the blue Brompton in the shop in Lyon", { importance: 0.4, source })
    const said = await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    expect((await pool.propose()).items.map(({ id }) => id)).toEqual([said.id])
    const submitted = await pool.consolidation.submit(pool.pool, [draftOf(completed)], "model")
    expect(submitted.refused.map(({ because }) => because)).toEqual(["in-use"])
  })

  it("never archives what a person set, what every conversation carries, or what keeps people safe", async () => {
    const category = ["identity", "constraint", "instruction", "decision"]
    for (const one of category) await pool.plant(`Something of the category ${one}`, { category: one })
    await pool.plant("Pinned words about boats", { pinned: true })
    await pool.plant("Typed in by hand about trains", { source: { origin: "manual" } })
    await pool.plant("Is allergic to walnuts")
    await pool.plant("Breaks out in hives", { about: { subject: "user", attribute: "allergy" } })
    const useful = await pool.plant("Rated useful about cheese")
    await pool.store.write(pool.pool, [{ op: "signal", id: useful.id, add: { useful: 1 } }], {
      by: "test",
      at: pool.now,
    })
    pool.now += 400 * DAY_MS
    expect(await pool.consolidation.propose(pool.scope)).toEqual([])
  })

  it("is not made for a pool of one, and not for the same change after a person left it", async () => {
    const only = await pool.plant("The queue at the bakery was long")
    pool.now += 60 * DAY_MS
    expect(await pool.consolidation.propose(pool.scope)).toEqual([])
    await pool.plantOthers(8)
    const run = await pool.propose()
    expect(run.items.map(({ id }) => id)).toEqual([only.id])
    await pool.consolidation.leave(pool.scope, run.id)
    expect(await pool.consolidation.propose(pool.scope)).toEqual([])
  })

  it("archives no more than a quarter in a month, however many runs are taken", async () => {
    for (let place = 0; place < 40; place++) await pool.plant(`The number ${place} bus was full`)
    pool.now += 40 * DAY_MS
    for (let night = 0; night < 10; night++) {
      const [run] = await pool.consolidation.propose(pool.scope)
      if (run) await pool.consolidation.take(pool.scope, run.id)
      pool.now += DAY_MS
    }
    expect((await pool.all()).filter(({ status }) => status === "archived")).toHaveLength(10)
  })

  it("merges and archives none of 10,000 distinct facts", { timeout: 60_000 }, async () => {
    const verbs = ["visited", "painted", "repaired", "sold", "photographed"]
    const changes = Array.from({ length: 10_000 }, (_, place) => {
      const noun = NOUNS[place % NOUNS.length] ?? ""
      const verb = verbs[Math.floor(place / 8) % verbs.length] ?? ""
      const content = `${verb} ${place % 2 ? "a" : "the"} ${noun} ${place % 3 ? "with" : "without"} item ${Math.floor(place / 40)}`
      const memory = {
        id: newId(pool.now),
        pool: pool.pool.name,
        owner: { tenant: pool.pool.tenant, user: "ada" },
        type: "factual",
        category: "fact",
      } as const
      const rest = { content, importance: 0.7, status: "active", source: { origin: "user" }, metadata: {} } as const
      return {
        op: "put",
        memory: { ...memory, ...rest, createdAt: pool.now, updatedAt: pool.now, revision: 1 },
      } as const
    })
    for (let at = 0; at < changes.length; at += 1_000) {
      await pool.store.write(pool.pool, changes.slice(at, at + 1_000), { by: "test", at: pool.now })
    }
    pool.now += 400 * DAY_MS
    expect(new Set(changes.map(({ memory }) => memory.content)).size).toBe(10_000)
    expect(await pool.consolidation.propose(pool.scope)).toEqual([])
  })
})

describe("a bad run", () => {
  it("is refused 100 times of 100: a dropped number, namesakes joined, an allergy archived", async () => {
    const names = ["Anna", "Ben", "Clara", "Deniz", "Eva"]
    for (let round = 0; round < 100; round++) {
      const name = names[round % names.length] ?? "Anna"
      const amount = 10 + round
      const numbered = await pool.plant(`Pays ${amount} euros to ${name} every month`)
      const without = await pool.plant(`Pays euros to ${name} every month`, { importance: 0.9 })
      const sister = await pool.plant(`${name} works as a nurse`, {
        about: { subject: `sister ${name.toLowerCase()}`, attribute: "job" },
      })
      const colleague = await pool.plant(`${name} works as a nurse`, {
        about: { subject: `colleague ${name.toLowerCase()}`, attribute: "job" },
      })
      const allergy = await pool.plant(`${name} is allergic to peanuts`)
      pool.now += 90 * DAY_MS
      const run = await pool.consolidation.submit(
        pool.pool,
        [draftOf(numbered, without), draftOf(sister, colleague), draftOf(allergy)],
        "model",
      )
      expect(run.items).toEqual([])
      expect(run.refused.map(({ because }) => because)).toEqual(["says-more", "other-subject", "protected"])
    }
  })

  it("is refused at taking as well, where it was written past the checks", async () => {
    await pool.plantOthers(8)
    const idle = await pool.plant("The queue at the bakery was long")
    const allergy = await pool.plant("Is allergic to walnuts")
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    expect(run.items.map(({ id }) => id)).toEqual([idle.id])
    const entry = await pool.state.get("consolidation", run.id)
    await pool.state.set(
      "consolidation",
      run.id,
      JSON.parse(JSON.stringify(entry?.value).replaceAll(idle.id, allergy.id)),
    )
    const taken = await pool.consolidation.take(pool.scope, run.id)
    expect(taken?.items[0]?.state).toBe("moved")
    expect((await pool.read(allergy.id)).status).toBe("active")
  })
})

describe("the nightly run", () => {
  let memory: MemoryEngine
  afterEach(() => memory?.[Symbol.asyncDispose]())

  it.each([
    ["off", 0, "active"],
    ["propose", 1, "active"],
    ["auto", 1, "archived"],
  ] as const)("with the setting %s", async (setting, runs, status) => {
    await pool.plantOthers(8)
    const idle = await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    const night = pool.over(pool.store, setting)
    await night.nightly(new AbortController().signal)
    expect((await night.runs(pool.scope, 50)).items).toHaveLength(runs)
    expect((await pool.read(idle.id)).status).toBe(status)
  })

  it("is reached through the view of an owner, who sees only what is theirs", async () => {
    memory = await createMemory({ now: () => pool.now, arrange: async () => pool.store })
    await pool.plantOthers(8)
    await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    const ada = memory.for({ tenant: pool.pool.tenant, user: "ada" }).consolidation
    const [run] = await ada.propose({ dryRun: true })
    expect(run?.items).toHaveLength(1)
    expect((await ada.runs()).items).toEqual([])
    await ada.propose()
    expect((await ada.runs()).items).toHaveLength(1)
    expect((await memory.for({ tenant: pool.pool.tenant, user: "bob" }).consolidation.runs()).items).toEqual([])
  })
})
