import assert from "node:assert/strict"
import type { Change, Memory, Signals } from "@keepsake/core/plugin"
import { keep, readOne, refuses, statuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, globex, idOf, minute, next, scopeOf } from "../fixtures/people.ts"
import type { StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const writeRules: readonly StoreRule[] = [
  {
    id: "write/comes-back-as-it-went-in",
    says: "a memory comes back with every field as it was written",
    check: async (store) => {
      const memory: Memory = aMemory(1, {
        owner: { agent: "helper", session: "s1" },
        type: "procedural",
        category: "instruction",
        key: "tabs",
        importance: 0.123456789,
        pinned: true,
        status: "quarantined",
        source: { origin: "tool", message: "m7", position: 0, speaker: "Ada", quote: "tabs!", extractor: "rules@1" },
        links: [{ to: idOf(9), as: "supersedes" }],
        metadata: { deep: { list: [1, "two", null, false, { x: 0.5 }] }, empty: {}, "": "" },
        expiresAt: minute(99),
        validFrom: minute(0),
        validUntil: minute(98),
      })
      await keep(store, [memory, aMemory(2)])
      assert.deepEqual(await readOne(store, scope, idOf(1)), memory)
      assert.deepEqual(await readOne(store, scope, idOf(2)), aMemory(2))
    },
  },
  {
    id: "write/keeps-unknown-fields",
    says: "fields that this store does not know come back untouched, wherever they stand",
    check: async (store) => {
      const known = aMemory(1)
      // As a later version of the contract would write it.
      const memory = {
        ...known,
        mood: "calm",
        scores: [{ by: "x", value: 0.25 }],
        source: { ...known.source, page: 12 },
        owner: { ...known.owner, team: "blue" },
      } as Memory
      await keep(store, [memory])
      assert.deepEqual(await readOne(store, scope, memory.id), memory)
      assert.deepEqual((await store.list(scope, { limit: 5 })).items, [memory])
    },
  },
  {
    id: "write/any-text",
    says: "any text comes back unchanged: quotes, NUL, line ends, emoji, every script, and long ones",
    check: async (store) => {
      const texts = [
        `O'Hara said "no"; DROP TABLE memories; --`,
        "nul \0 inside",
        "two\r\nlines\ttab \u2028",
        "👩‍👩‍👧 e\u0301 𝒳 \ufeff",
        "日本語 العربية हिन्दी",
        "",
        "x".repeat(100_000),
      ]
      const memories = texts.map((content, place) => aMemory(place, { content, metadata: { [content]: content } }))
      await keep(store, memories)
      assert.deepEqual(
        await store.read(
          scope,
          memories.map((memory) => memory.id),
        ),
        memories,
      )
    },
  },
  {
    id: "write/later-changes-stay-outside",
    says: "what a caller does to an object after writing or reading it changes nothing that is kept",
    check: async (store) => {
      const metadata: Record<string, string> = { colour: "red" }
      await keep(store, [aMemory(1, { metadata })])
      Object.assign(metadata, { colour: "green" })
      const read = await readOne(store, scope, idOf(1))
      assert.deepEqual(read?.metadata, { colour: "red" })
      try {
        Object.assign(read?.metadata ?? {}, { colour: "blue" })
      } catch {
        // Frozen is as good as copied.
      }
      assert.deepEqual((await readOne(store, scope, idOf(1)))?.metadata, { colour: "red" })
    },
  },
  {
    id: "write/revision-is-the-precondition",
    says: "a put is applied over the revision before its own and over no other",
    check: async (store) => {
      const first = aMemory(1)
      statuses(await write(store, [{ op: "put", memory: next(first) }]), "conflict")
      assert.equal(await readOne(store, scope, first.id), undefined)
      assert.deepEqual(await write(store, [{ op: "put", memory: first }]), [
        { id: first.id, status: "applied", revision: 1 },
      ])
      const second = next(first, { content: "second" })
      statuses(await write(store, [{ op: "put", memory: next(second, { content: "third" }) }]), "conflict")
      statuses(await write(store, [{ op: "put", memory: second }]), "applied")
      statuses(await write(store, [{ op: "put", memory: next(first, { content: "a lost update" }) }]), "conflict")
      statuses(await write(store, [{ op: "put", memory: first }]), "conflict")
      assert.deepEqual(await readOne(store, scope, first.id), second)
    },
  },
  {
    id: "write/one-of-two-wins",
    says: "of two puts at once over the same revision exactly one is applied",
    check: async (store) => {
      const texts = ["one", "two", "three", "four"]
      const outcomes = await Promise.all(
        texts.map((content) => write(store, [{ op: "put", memory: aMemory(1, { content }) }])),
      )
      const applied = outcomes.flatMap((outcome, place) => (outcome[0]?.status === "applied" ? [texts[place]] : []))
      assert.equal(applied.length, 1)
      assert.equal((await readOne(store, scope, idOf(1)))?.content, applied[0])
    },
  },
  {
    id: "write/put-twice-is-same",
    says: "a put that is repeated is `same`, in whatever order its fields stand",
    check: async (store) => {
      const memory = aMemory(1, { metadata: { a: 1, b: { c: 2, d: 3 } } })
      await keep(store, [memory])
      const again = { ...memory, metadata: { b: { d: 3, c: 2 }, a: 1 } }
      assert.deepEqual(await write(store, [{ op: "put", memory: again }]), [{ id: memory.id, status: "same" }])
      statuses(await write(store, [{ op: "put", memory: again, copy: true }]), "same")
    },
  },
  {
    id: "write/conflict-brings-what-is-stored",
    says: "a conflict names the revision that is stored and brings the memory",
    check: async (store) => {
      const memory = aMemory(1)
      await keep(store, [memory])
      assert.deepEqual(await write(store, [{ op: "put", memory: { ...memory, revision: 7 } }]), [
        { id: memory.id, status: "conflict", revision: 1, current: memory },
      ])
    },
  },
  {
    id: "write/copy-newer-only",
    says: "a copy is applied as it is over anything older, and over nothing as new or newer",
    check: async (store) => {
      const memory = aMemory(1, { content: "as mirrored" })
      const copyOf = (revision: number, content: string): Change => ({
        op: "put",
        memory: { ...memory, revision, content },
        copy: true,
      })
      assert.deepEqual(await write(store, [copyOf(5, "five")]), [{ id: memory.id, status: "applied", revision: 5 }])
      statuses(await write(store, [copyOf(4, "four"), copyOf(5, "another five")]), "conflict", "conflict")
      statuses(await write(store, [copyOf(9, "nine")]), "applied")
      const read = await readOne(store, scope, memory.id)
      assert.deepEqual([read?.revision, read?.content], [9, "nine"])
    },
  },
  {
    id: "write/outcomes-in-order",
    says: "outcomes stand in the order of the changes, and a conflict stops no other change",
    check: async (store) => {
      const outcomes = await write(store, [
        { op: "put", memory: aMemory(3) },
        { op: "put", memory: aMemory(1, { revision: 4 }) },
        { op: "delete", id: idOf(9) },
        { op: "put", memory: aMemory(2) },
        { op: "put", memory: next(aMemory(3)) },
      ])
      statuses(outcomes, "applied", "conflict", "missing", "applied", "applied")
      assert.deepEqual(
        outcomes.map((outcome) => outcome.id),
        [3, 1, 9, 2, 3].map(idOf),
      )
      assert.equal((await readOne(store, scope, idOf(3)))?.revision, 2)
      assert.deepEqual(await write(store, []), [])
    },
  },
  {
    id: "write/unknown-refused-whole",
    says: "an operation or a value that the store does not know is refused before anything is written",
    check: async (store) => {
      const good: Change = { op: "put", memory: aMemory(1) }
      const bad: readonly unknown[] = [
        { op: "merge", id: idOf(2) },
        { op: "put", memory: { ...aMemory(2), type: "poetic" } },
        { op: "put", memory: { ...aMemory(2), status: "hidden" } },
        { op: "put", memory: { ...aMemory(2), source: { origin: "dream" } } },
        { op: "put", memory: { ...aMemory(2), revision: 0 } },
        { op: "signal", id: idOf(1), add: { stars: 5 } },
      ]
      for (const change of bad) {
        // As a caller of a later version would send it.
        const changes = [good, change as Change]
        await refuses("options_invalid", () => write(store, changes), JSON.stringify(change))
        assert.equal(await readOne(store, scope, idOf(1)), undefined)
      }
    },
  },
  {
    id: "write/other-pool-refused",
    says: "a memory of another pool or tenant than the write is refused before anything is written",
    check: async (store) => {
      for (const stranger of [aMemory(2, {}, bob), { ...aMemory(2), owner: { tenant: globex } }]) {
        const changes: readonly Change[] = [
          { op: "put", memory: aMemory(1) },
          { op: "put", memory: stranger },
        ]
        await refuses("options_invalid", () => write(store, changes))
      }
      assert.deepEqual((await store.list({ tenant: ada.tenant, pools: "all" }, { limit: 5 })).items, [])
    },
  },
  {
    id: "write/stays-in-its-pool",
    says: "a write reaches no memory of another pool: there it is missing, and its id is taken in the whole tenant",
    check: async (store) => {
      await keep(store, [aMemory(1, { content: "Bob's" }, bob)])
      const changes: readonly Change[] = [
        { op: "delete", id: idOf(1) },
        { op: "erase", id: idOf(1) },
        { op: "signal", id: idOf(1), add: { uses: 1 } },
        { op: "index", id: idOf(1), revision: 1, index: {} },
      ]
      statuses(await write(store, changes), "missing", "missing", "missing", "missing")
      for (const memory of [aMemory(1), aMemory(1, { revision: 2 })]) {
        assert.deepEqual(await write(store, [{ op: "put", memory }]), [
          { id: idOf(1), status: "conflict", revision: 1 },
        ])
      }
      assert.deepEqual(await readOne(store, scopeOf(bob), idOf(1)), aMemory(1, { content: "Bob's" }, bob))
    },
  },
  {
    id: "write/over-batch-refused",
    says: "a write takes at least 100 changes; more than `maxBatch` are refused whole",
    check: async (store) => {
      const { maxBatch } = store.traits
      assert.ok(maxBatch >= 100, `maxBatch is ${maxBatch}`)
      const changes: readonly Change[] = Array.from({ length: maxBatch }, () => ({ op: "delete", id: idOf(2) }))
      const tooMany: readonly Change[] = [{ op: "put", memory: aMemory(1) }, ...changes]
      await refuses("limit_exceeded", () => write(store, tooMany))
      assert.equal(await readOne(store, scope, idOf(1)), undefined)
      assert.equal((await write(store, changes)).length, maxBatch)
    },
  },
  {
    id: "write/signal-adds",
    says: "signals are added up, `lastUsedAt` and `salience` set; they are no revision and no put changes them",
    check: async (store) => {
      const memory = aMemory(1, { signals: { uses: 99, useful: 99, wrong: 99, mentions: 99 } })
      await keep(store, [memory])
      assert.equal((await readOne(store, scope, idOf(1)))?.signals, undefined, "a put counts nothing")
      const add = (signals: Partial<Signals>): Change => ({ op: "signal", id: idOf(1), add: signals })
      const changes = [
        add({ uses: 2, lastUsedAt: minute(5), salience: 0.5 }),
        add({ uses: 1, useful: 1, wrong: 2, mentions: 3, salience: 0.25 }),
      ]
      assert.deepEqual(
        await write(store, changes),
        changes.map(() => ({ id: idOf(1), status: "applied", revision: 1 })),
      )
      const counted: Signals = { uses: 3, useful: 1, wrong: 2, mentions: 3, lastUsedAt: minute(5), salience: 0.25 }
      assert.deepEqual(await readOne(store, scope, idOf(1)), aMemory(1, { signals: counted }))
      statuses(await write(store, [{ op: "put", memory: next(aMemory(1)) }]), "applied")
      assert.deepEqual((await readOne(store, scope, idOf(1)))?.signals, counted)
      statuses(await write(store, [{ op: "signal", id: idOf(2), add: { uses: 1 } }]), "missing")
    },
  },
]
