import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Memory, Store } from "../../src/contract/index.ts"
import { STATUSES } from "../../src/contract/index.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { Consolidation } from "../../src/engine/consolidation/consolidation.ts"
import type { ConsolidationRun, DraftItem } from "../../src/engine/consolidation/run.ts"
import { salienceAt } from "../../src/engine/consolidation/salience.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { Episodes } from "../../src/engine/episodes/episodes.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { memoryWords } from "../../src/text/words.ts"
import { newId, turnMemoryId } from "../../src/turn/ids.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)
const tenant = tenantOf("acme")
const pool = { tenant, name: "ada/-" }
const scope = { tenant, pools: ["ada/-"] } as const

let planted = 0
let now: number
let store: InMemoryStore
let state: InMemoryState
let consolidation: Consolidation

beforeEach(() => {
  now = START
  store = new InMemoryStore()
  state = new InMemoryState(() => now)
  consolidation = consolidationOf(store)
})

function consolidationOf(used: Store, setting: "off" | "propose" | "auto" = "propose"): Consolidation {
  const openCopy = (copy: Store) => createMemory({ arrange: async () => copy, now: () => now })
  return new Consolidation({
    store: used,
    state,
    settings: () => ({ consolidation: setting }),
    openCopy,
    summaries: new Episodes({
      store: used,
      state,
      settings: () => ({ summaries: "off", turnRetentionDays: 365 }),
      model: undefined,
      now: () => now,
    }),
    now: () => now,
  })
}

/** Writes a memory as another process or an import may have left it. */
async function plant(content: string, more: Partial<Memory> = {}): Promise<Memory> {
  const message = `m${planted++}`
  const turn = turnMemoryId(pool, "talk", message)
  const memory: Memory = {
    id: newId(now),
    pool: pool.name,
    owner: { tenant, user: "ada" },
    type: "factual",
    category: "fact",
    content,
    importance: 0.5,
    status: "active",
    source: { origin: "user", message, at: { memory: turn, from: 0, to: content.length } },
    metadata: {},
    createdAt: now,
    updatedAt: now,
    revision: 1,
    ...more,
  }
  await store.write(pool, [putOf(memory)], { by: "test", at: now })
  if (memory.source.at?.memory === turn)
    await store.write(pool, [putOf(messageOf(memory, turn))], { by: "test", at: now })
  return memory
}

const putOf = (memory: Memory) => ({ op: "put", memory, index: { words: memoryWords(memory) } }) as const
/** The message that a statement was read from. */
const messageOf = (memory: Memory, id: string): Memory => ({
  ...memory,
  id,
  type: "episodic",
  category: "turn",
  status: "active",
  importance: 0.2,
  source: { origin: "user" },
})

const draft = (memory: Memory, into?: Memory): DraftItem => ({
  id: memory.id,
  revision: memory.revision,
  kind: into === undefined ? "archive" : "merge",
  reason: into === undefined ? "idle" : "restates",
  ...(into && { into: { id: into.id, revision: into.revision } }),
  sources: [],
})

const read = async (id: string): Promise<Memory> => {
  const [memory] = await store.read(scope, [id])
  if (memory === undefined) throw new Error("gone")
  return memory
}
const all = async () => (await store.list(scope, { limit: 1_000, where: { status: STATUSES } })).items
const propose = async (): Promise<ConsolidationRun> => {
  const [run] = await consolidation.propose(scope)
  if (run === undefined) throw new Error("nothing was proposed")
  return run
}
/** Statements that no proposal touches. */
async function plantOthers(count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    await plant(`Owns the ${NOUNS[place % NOUNS.length]} with the number ${100 + place}`, { importance: 0.9 })
  }
}
const NOUNS = ["bicycle", "piano", "kayak", "telescope", "ladder", "camera", "sewing machine", "drone"]

describe("a proposal", () => {
  it("merges a statement that stands twice into the person's own, and changes nothing before it is taken", async () => {
    await plantOthers(8)
    const weaker = await plant("Plays the cello.", { source: { origin: "assistant" }, importance: 0.4 })
    const own = await plant("plays the cello", { source: { origin: "user", message: "m1" } })
    const before = await all()
    const run = await propose()
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
    expect(await all()).toEqual(before)
  })

  it("archives what was never important and has been idle, at most a quarter of the pool, the weakest first", async () => {
    const idle = [await plant("The queue at the bakery was long"), await plant("Tried the noodle bar")]
    for (let place = 0; place < 4; place++) await plant(`Watched film number ${place} with the club`)
    await plantOthers(2)
    now += 31 * DAY_MS
    const run = await propose()
    expect(run.facts).toBe(8)
    expect(run.items).toHaveLength(2)
    expect(run.items[0]).toMatchObject({ id: idle[0]?.id, kind: "archive", idleDays: 31 })
  })

  it("archives nothing whose message is away, waits for review, or is too long to answer in its place", async () => {
    await plantOthers(8)
    const kept = await plant("The queue at the bakery was long")
    const [gone, held, long] = [
      await plant("Tried the noodle bar"),
      await plant("Slept in a hostel"),
      await plant("I slept badly"),
    ]
    const messages = await Promise.all([gone, held, long].map(({ source }) => read(source.at?.memory ?? "")))
    const [first, second, third] = messages.map((message) => ({ ...message, revision: message.revision + 1 }))
    if (first === undefined || second === undefined || third === undefined) throw new Error("no messages")
    const words = (text: string) => text.repeat(40)
    await store.write(
      pool,
      [
        { op: "erase", id: first.id, revision: first.revision },
        putOf({ ...second, status: "quarantined" }),
        putOf({ ...third, content: `${third.content}. ${words("Then we walked home. ")}` }),
      ],
      { by: "test", at: now },
    )
    now += 40 * DAY_MS
    const archived = (await propose()).items.filter(({ kind }) => kind === "archive")
    expect(archived.map(({ id }) => id)).toEqual([kept.id])
    const submitted = await consolidation.submit(
      pool,
      [gone, held, long].map((one) => draft(one)),
      "model",
    )
    expect(submitted.refused.map(({ because }) => because)).toEqual(["in-use", "in-use", "in-use"])
  })

  it("never archives what a person set, what every conversation carries, or what keeps people safe", async () => {
    const category = ["identity", "constraint", "instruction", "decision"]
    for (const one of category) await plant(`Something of the category ${one}`, { category: one })
    await plant("Pinned words about boats", { pinned: true })
    await plant("Typed in by hand about trains", { source: { origin: "manual" } })
    await plant("Is allergic to walnuts")
    await plant("Breaks out in hives", { about: { subject: "user", attribute: "allergy" } })
    const useful = await plant("Rated useful about cheese")
    await store.write(pool, [{ op: "signal", id: useful.id, add: { useful: 1 } }], { by: "test", at: now })
    now += 400 * DAY_MS
    expect(await consolidation.propose(scope)).toEqual([])
  })

  it("is not made for a pool of one, and not for the same change after a person left it", async () => {
    const only = await plant("The queue at the bakery was long")
    now += 60 * DAY_MS
    expect(await consolidation.propose(scope)).toEqual([])
    await plantOthers(8)
    const run = await propose()
    expect(run.items.map(({ id }) => id)).toEqual([only.id])
    await consolidation.leave(scope, run.id)
    expect(await consolidation.propose(scope)).toEqual([])
  })

  it("archives no more than a quarter in a month, however many runs are taken", async () => {
    for (let place = 0; place < 40; place++) await plant(`The number ${place} bus was full`)
    now += 40 * DAY_MS
    for (let night = 0; night < 10; night++) {
      const [run] = await consolidation.propose(scope)
      if (run) await consolidation.take(scope, run.id)
      now += DAY_MS
    }
    expect((await all()).filter(({ status }) => status === "archived")).toHaveLength(10)
  })

  it("merges and archives none of 10,000 distinct facts", { timeout: 60_000 }, async () => {
    const verbs = ["visited", "painted", "repaired", "sold", "photographed"]
    const changes = Array.from({ length: 10_000 }, (_, place) => {
      const noun = NOUNS[place % NOUNS.length] ?? ""
      const verb = verbs[Math.floor(place / 8) % verbs.length] ?? ""
      const content = `${verb} ${place % 2 ? "a" : "the"} ${noun} ${place % 3 ? "with" : "without"} item ${Math.floor(place / 40)}`
      const memory = {
        id: newId(now),
        pool: pool.name,
        owner: { tenant, user: "ada" },
        type: "factual",
        category: "fact",
      } as const
      const rest = { content, importance: 0.7, status: "active", source: { origin: "user" }, metadata: {} } as const
      return { op: "put", memory: { ...memory, ...rest, createdAt: now, updatedAt: now, revision: 1 } } as const
    })
    for (let at = 0; at < changes.length; at += 1_000) {
      await store.write(pool, changes.slice(at, at + 1_000), { by: "test", at: now })
    }
    now += 400 * DAY_MS
    expect(new Set(changes.map(({ memory }) => memory.content)).size).toBe(10_000)
    expect(await consolidation.propose(scope)).toEqual([])
  })
})

describe("taking and undoing", () => {
  it("restores content, status and links of every change of a run", async () => {
    await plantOthers(8)
    const own = await plant("Plays the cello")
    const weaker = await plant("plays the cello.", { links: [{ to: own.id, as: "conflicts" }], importance: 0.3 })
    const idle = await plant("The queue at the bakery was long")
    const before = new Map((await all()).map((memory) => [memory.id, memory]))
    now += 40 * DAY_MS
    const run = await propose()
    const taken = await consolidation.take(scope, run.id)
    expect(taken).toMatchObject({ state: "taken", items: [{ state: "taken" }, { state: "taken" }] })
    expect(await read(weaker.id)).toMatchObject({
      status: "archived",
      content: "plays the cello.",
      links: [
        { to: own.id, as: "conflicts" },
        { to: own.id, as: "restates" },
      ],
    })
    expect((await read(idle.id)).status).toBe("archived")
    expect((await consolidation.undo(scope, run.id))?.state).toBe("undone")
    for (const { revision: _, updatedAt: __, ...memory } of await all()) {
      const { revision: ___, updatedAt: ____, ...earlier } = before.get(memory.id) ?? own
      expect(memory).toEqual(earlier)
    }
  })

  it("takes single items, and drops one whose memory has changed since", async () => {
    await plantOthers(12)
    const idle = [
      await plant("The queue at the bakery was long"),
      await plant("Tried the noodle bar"),
      await plant("Slept in a hostel"),
    ]
    now += 40 * DAY_MS
    const run = await propose()
    const [first, second, third] = idle
    if (!first || !second || !third) throw new Error("three")
    await consolidation.take(scope, run.id, { places: [run.items.findIndex(({ id }) => id === first.id)] })
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual(["archived", "active"])
    const { signals: _, ...changed } = await read(second.id)
    await store.write(
      pool,
      [{ op: "put", memory: { ...changed, content: "Tried the noodle bar twice", revision: 2 } }],
      { by: "test", at: now },
    )
    const after = await consolidation.take(scope, run.id)
    expect((await read(second.id)).status).toBe("active")
    expect(after?.items.find(({ id }) => id === second.id)?.state).toBe("moved")
    expect((await read(third.id)).status).toBe("archived")
  })

  it("is resumed after it was killed between any two writes, and changes each memory once", async () => {
    for (let killAt = 1; killAt <= 8; killAt++) {
      store = new InMemoryStore()
      state = new InMemoryState(() => now)
      now = START
      consolidation = consolidationOf(store)
      await plantOthers(12)
      const idle = [await plant("The queue at the bakery was long"), await plant("Tried the noodle bar")]
      now += 40 * DAY_MS
      const run = await propose()
      let left = killAt
      const write: Store["write"] = async (...call) => {
        if (left-- <= 0) throw new Error("killed")
        return store.write(...call)
      }
      const dying = new Proxy<Store>(store, {
        get(target, name) {
          if (name === "write") return write
          const value: unknown = Reflect.get(target, name)
          return typeof value === "function" ? value.bind(target) : value
        },
      })
      await consolidationOf(dying)
        .take(scope, run.id)
        .catch(() => undefined)
      const taken = await consolidation.take(scope, run.id)
      expect(taken?.items.map(({ state: itemState }) => itemState)).toEqual(["taken", "taken"])
      for (const { id } of idle) expect(await read(id)).toMatchObject({ status: "archived", revision: 2 })
    }
  })

  it("undoes a run that was killed before its first write, and changes nothing", async () => {
    await plantOthers(8)
    const idle = await plant("The queue at the bakery was long")
    now += 40 * DAY_MS
    const run = await propose()
    const entry = await state.get("consolidation", run.id)
    const taking = JSON.stringify(entry?.value).replace('"kind":"archive"', '"kind":"archive","state":"taking"')
    await state.set("consolidation", run.id, JSON.parse(taking.replace(',"state":"open"}]', "}]")))
    const undone = await consolidation.undo(scope, run.id)
    expect(undone).toMatchObject({ state: "undone", items: [{ state: "left" }] })
    expect(await read(idle.id)).toMatchObject({ status: "active", revision: 1 })
  })

  it("finds nothing to take in a pool that was erased meanwhile, and leaves what changed after it was taken", async () => {
    await plantOthers(8)
    const idle = await plant("The queue at the bakery was long")
    now += 40 * DAY_MS
    const run = await propose()
    await consolidation.take(scope, run.id)
    const { signals: _, ...archived } = await read(idle.id)
    await store.write(pool, [{ op: "put", memory: { ...archived, status: "ended", revision: 3 } }], {
      by: "test",
      at: now,
    })
    await consolidation.undo(scope, run.id)
    expect((await read(idle.id)).status).toBe("ended")
    await state.erase(pool)
    expect(await consolidation.take(scope, run.id)).toBeUndefined()
  })

  it("is out of reach for another pool and another tenant", async () => {
    await plantOthers(8)
    await plant("The queue at the bakery was long")
    now += 40 * DAY_MS
    const run = await propose()
    for (const foreign of [
      { tenant, pools: ["bob/-"] } as const,
      { tenant: tenantOf("other"), pools: "all" } as const,
    ]) {
      expect(await consolidation.show(foreign, run.id)).toBeUndefined()
      expect(await consolidation.take(foreign, run.id)).toBeUndefined()
      expect(await consolidation.undo(foreign, run.id)).toBeUndefined()
      expect((await consolidation.runs(foreign, 50)).items).toEqual([])
    }
  })
})

describe("a bad run", () => {
  it("is refused 100 times of 100: a dropped number, namesakes joined, an allergy archived", async () => {
    const names = ["Anna", "Ben", "Clara", "Deniz", "Eva"]
    for (let round = 0; round < 100; round++) {
      const name = names[round % names.length] ?? "Anna"
      const amount = 10 + round
      const numbered = await plant(`Pays ${amount} euros to ${name} every month`)
      const without = await plant(`Pays euros to ${name} every month`, { importance: 0.9 })
      const sister = await plant(`${name} works as a nurse`, {
        about: { subject: `sister ${name.toLowerCase()}`, attribute: "job" },
      })
      const colleague = await plant(`${name} works as a nurse`, {
        about: { subject: `colleague ${name.toLowerCase()}`, attribute: "job" },
      })
      const allergy = await plant(`${name} is allergic to peanuts`)
      now += 90 * DAY_MS
      const run = await consolidation.submit(
        pool,
        [draft(numbered, without), draft(sister, colleague), draft(allergy)],
        "model",
      )
      expect(run.items).toEqual([])
      expect(run.refused.map(({ because }) => because)).toEqual(["says-more", "other-subject", "protected"])
    }
  })

  it("is refused at taking as well, where it was written past the checks", async () => {
    await plantOthers(8)
    const idle = await plant("The queue at the bakery was long")
    const allergy = await plant("Is allergic to walnuts")
    now += 40 * DAY_MS
    const run = await propose()
    expect(run.items.map(({ id }) => id)).toEqual([idle.id])
    const entry = await state.get("consolidation", run.id)
    await state.set("consolidation", run.id, JSON.parse(JSON.stringify(entry?.value).replaceAll(idle.id, allergy.id)))
    const taken = await consolidation.take(scope, run.id)
    expect(taken?.items[0]?.state).toBe("moved")
    expect((await read(allergy.id)).status).toBe("active")
  })
})

describe("salience", () => {
  it("is the same after 400 days, read daily, weekly or monthly, and falls by e in 30 days", async () => {
    const memory = {
      ...(await plant("Likes jazz")),
      signals: { uses: 0, useful: 0, wrong: 0, mentions: 0, salience: 1 },
    }
    const values = [1, 7, 30].map((every) => {
      for (let day = 0; day < 400; day += every) salienceAt(memory, START + day * DAY_MS)
      return salienceAt(memory, START + 400 * DAY_MS)
    })
    expect(new Set(values).size).toBe(1)
    const rounded = [1, 30, 60].map((day) => Number(salienceAt(memory, START + day * DAY_MS).toFixed(6)))
    expect(rounded).toEqual([0.967216, 0.367879, 0.135335])
    expect(salienceAt(memory, START - 400 * DAY_MS)).toBe(1)
  })

  it("is the same after 400 days of runs that are taken daily, weekly or monthly", { timeout: 60_000 }, async () => {
    const results: unknown[] = []
    for (const every of [1, 7, 30]) {
      store = new InMemoryStore()
      state = new InMemoryState(() => now)
      now = START
      consolidation = consolidationOf(store)
      await plantOthers(8)
      const idle = await plant("Likes jazz")
      const salient = await plant("Plays the cello", { importance: 0.9 })
      await store.write(pool, [{ op: "signal", id: salient.id, add: { salience: 1 } }], { by: "test", at: now })
      for (let day = every; day <= 400; day += every) {
        now = START + day * DAY_MS
        for (const { id } of await consolidation.propose(scope)) await consolidation.take(scope, id)
      }
      now = START + 400 * DAY_MS
      expect((await read(idle.id)).status).toBe("archived")
      const facts = (await all()).filter(({ category, status }) => category === "fact" && status === "active")
      const values = facts.map((fact) => [fact.content, fact.signals?.salience, salienceAt(fact, now)] as const)
      results.push(values.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    }
    expect(results[0]).toHaveLength(9)
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  })

  it("lets an idle statement of salience 1 go on day 49 and not on day 12", async () => {
    await plantOthers(8)
    const idle = await plant("Likes jazz")
    await store.write(pool, [{ op: "signal", id: idle.id, add: { salience: 1 } }], { by: "test", at: now })
    const days: number[] = []
    for (const day of [12, 30, 48, 49]) {
      now = START + day * DAY_MS
      if ((await consolidation.propose(scope)).length > 0) days.push(day)
    }
    expect(days).toEqual([49])
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
    await plantOthers(8)
    const idle = await plant("The queue at the bakery was long")
    now += 40 * DAY_MS
    const night = consolidationOf(store, setting)
    await night.nightly(new AbortController().signal)
    expect((await night.runs(scope, 50)).items).toHaveLength(runs)
    expect((await read(idle.id)).status).toBe(status)
  })

  it("is reached through the view of an owner, who sees only what is theirs", async () => {
    memory = await createMemory({ now: () => now, arrange: async () => store })
    await plantOthers(8)
    await plant("The queue at the bakery was long")
    now += 40 * DAY_MS
    const ada = memory.for({ tenant, user: "ada" }).consolidation
    const [run] = await ada.propose({ dryRun: true })
    expect(run?.items).toHaveLength(1)
    expect((await ada.runs()).items).toEqual([])
    await ada.propose()
    expect((await ada.runs()).items).toHaveLength(1)
    expect((await memory.for({ tenant, user: "bob" }).consolidation.runs()).items).toEqual([])
  })
})
