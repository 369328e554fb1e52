import assert from "node:assert/strict"
import type { Change, Memory, Signals, Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, globex, minute, next, numberedId, scopeOfPools } from "../fixtures/memories.ts"
import { assertRejects, assertStatuses, putMemories, readOne, write } from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const writeRules = withIds<Store>([], {
  "write/comes-back-as-it-went-in": {
    says: "a memory is returned with every field as it was written",
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
        links: [{ to: numberedId(9), as: "supersedes" }],
        metadata: { deep: { list: [1, "two", null, false, { x: 0.5 }] }, empty: {}, "": "" },
        expiresAt: minute(99),
        validFrom: minute(0),
        validUntil: minute(98),
      })
      await putMemories(store, [memory, aMemory(2)])
      assert.deepEqual(await readOne(store, scope, numberedId(1)), memory)
      assert.deepEqual(await readOne(store, scope, numberedId(2)), aMemory(2))
    },
  },
  "write/keeps-unknown-fields": {
    says: "fields that the store does not know are returned unchanged, at any depth",
    check: async (store) => {
      const known = aMemory(1)
      // A later version of the contract may add fields.
      const memory = {
        ...known,
        mood: "calm",
        scores: [{ by: "x", value: 0.25 }],
        source: { ...known.source, page: 12 },
        owner: { ...known.owner, team: "blue" },
      } as Memory
      await putMemories(store, [memory])
      assert.deepEqual(await readOne(store, scope, memory.id), memory)
      assert.deepEqual((await store.list(scope, { limit: 5 })).items, [memory])
    },
  },
  "write/any-text": {
    says: "any text is returned unchanged: quotes, NUL, line breaks, emoji, every script, and long texts",
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
      await putMemories(store, memories)
      assert.deepEqual(
        await store.read(
          scope,
          memories.map((memory) => memory.id),
        ),
        memories,
      )
    },
  },
  "write/later-changes-stay-outside": {
    says: "changing an object after writing or reading it does not change the stored memory",
    check: async (store) => {
      const metadata: Record<string, string> = { colour: "red" }
      await putMemories(store, [aMemory(1, { metadata })])
      Object.assign(metadata, { colour: "green" })
      const stored = await readOne(store, scope, numberedId(1))
      assert.deepEqual(stored?.metadata, { colour: "red" })
      try {
        Object.assign(stored?.metadata ?? {}, { colour: "blue" })
      } catch {
        // Returning a frozen object is as good as a copy.
      }
      assert.deepEqual((await readOne(store, scope, numberedId(1)))?.metadata, { colour: "red" })
    },
  },
  "write/revision-is-the-precondition": {
    says: "a put applies only over the revision before its own",
    check: async (store) => {
      const first = aMemory(1)
      assertStatuses(await write(store, [{ op: "put", memory: next(first) }]), "conflict")
      assert.equal(await readOne(store, scope, first.id), undefined)
      assert.deepEqual(await write(store, [{ op: "put", memory: first }]), [
        { id: first.id, status: "applied", revision: 1 },
      ])
      const second = next(first, { content: "second" })
      assertStatuses(await write(store, [{ op: "put", memory: next(second, { content: "third" }) }]), "conflict")
      assertStatuses(await write(store, [{ op: "put", memory: second }]), "applied")
      assertStatuses(await write(store, [{ op: "put", memory: next(first, { content: "a lost update" }) }]), "conflict")
      assertStatuses(await write(store, [{ op: "put", memory: first }]), "conflict")
      assert.deepEqual(await readOne(store, scope, first.id), second)
    },
  },
  "write/one-of-two-wins": {
    says: "of several concurrent puts over the same revision, exactly one is applied",
    check: async (store) => {
      const texts = ["one", "two", "three", "four"]
      const outcomes = await Promise.all(
        texts.map((content) => write(store, [{ op: "put", memory: aMemory(1, { content }) }])),
      )
      const applied = outcomes.flatMap((outcome, place) => (outcome[0]?.status === "applied" ? [texts[place]] : []))
      assert.equal(applied.length, 1)
      assert.equal((await readOne(store, scope, numberedId(1)))?.content, applied[0])
    },
  },
  "write/put-twice-is-same": {
    says: "a repeated put is `same`, in any order of its fields",
    check: async (store) => {
      const memory = aMemory(1, { metadata: { a: 1, b: { c: 2, d: 3 } } })
      await putMemories(store, [memory])
      const again = { ...memory, metadata: { b: { d: 3, c: 2 }, a: 1 } }
      assert.deepEqual(await write(store, [{ op: "put", memory: again }]), [{ id: memory.id, status: "same" }])
      assertStatuses(await write(store, [{ op: "put", memory: again, copy: true }]), "same")
    },
  },
  "write/conflict-brings-what-is-stored": {
    says: "a conflict returns the stored revision and memory",
    check: async (store) => {
      const memory = aMemory(1)
      await putMemories(store, [memory])
      assert.deepEqual(await write(store, [{ op: "put", memory: { ...memory, revision: 7 } }]), [
        { id: memory.id, status: "conflict", revision: 1, current: memory },
      ])
    },
  },
  "write/copy-newer-only": {
    says: "a copy applies over any older revision, and never over the same or a newer one",
    check: async (store) => {
      const memory = aMemory(1, { content: "as mirrored" })
      const copyOf = (revision: number, content: string): Change => ({
        op: "put",
        memory: { ...memory, revision, content },
        copy: true,
      })
      assert.deepEqual(await write(store, [copyOf(5, "five")]), [{ id: memory.id, status: "applied", revision: 5 }])
      assertStatuses(await write(store, [copyOf(4, "four"), copyOf(5, "another five")]), "conflict", "conflict")
      assertStatuses(await write(store, [copyOf(9, "nine")]), "applied")
      const read = await readOne(store, scope, memory.id)
      assert.deepEqual([read?.revision, read?.content], [9, "nine"])
    },
  },
  "write/outcomes-in-order": {
    says: "outcomes are in the order of the changes, and a conflict does not stop the other changes",
    check: async (store) => {
      const outcomes = await write(store, [
        { op: "put", memory: aMemory(3) },
        { op: "put", memory: aMemory(1, { revision: 4 }) },
        { op: "delete", id: numberedId(9) },
        { op: "put", memory: aMemory(2) },
        { op: "put", memory: next(aMemory(3)) },
      ])
      assertStatuses(outcomes, "applied", "conflict", "missing", "applied", "applied")
      assert.deepEqual(
        outcomes.map((outcome) => outcome.id),
        [3, 1, 9, 2, 3].map(numberedId),
      )
      assert.equal((await readOne(store, scope, numberedId(3)))?.revision, 2)
      assert.deepEqual(await write(store, []), [])
    },
  },
  "write/unknown-refused-whole": {
    says: "an unknown operation or value is rejected before anything is written",
    check: async (store) => {
      const good: Change = { op: "put", memory: aMemory(1) }
      const bad: readonly unknown[] = [
        { op: "merge", id: numberedId(2) },
        { op: "put", memory: { ...aMemory(2), type: "poetic" } },
        { op: "put", memory: { ...aMemory(2), status: "hidden" } },
        { op: "put", memory: { ...aMemory(2), source: { origin: "dream" } } },
        { op: "put", memory: { ...aMemory(2), revision: 0 } },
        { op: "signal", id: numberedId(1), add: { stars: 5 } },
      ]
      for (const change of bad) {
        // A caller of a later version may send these.
        const changes = [good, change as Change]
        await assertRejects("options_invalid", () => write(store, changes), JSON.stringify(change))
        assert.equal(await readOne(store, scope, numberedId(1)), undefined)
      }
    },
  },
  "write/other-pool-refused": {
    says: "a memory of another pool or tenant than the write's is rejected before anything is written",
    check: async (store) => {
      for (const stranger of [aMemory(2, {}, bob), { ...aMemory(2), owner: { tenant: globex } }]) {
        const changes: readonly Change[] = [
          { op: "put", memory: aMemory(1) },
          { op: "put", memory: stranger },
        ]
        await assertRejects("options_invalid", () => write(store, changes))
      }
      assert.deepEqual((await store.list({ tenant: ada.tenant, pools: "all" }, { limit: 5 })).items, [])
    },
  },
  "write/stays-in-its-pool": {
    says: "a memory of another pool is missing for a write, and its id is taken within the tenant",
    check: async (store) => {
      await putMemories(store, [aMemory(1, { content: "Bob's" }, bob)])
      const changes: readonly Change[] = [
        { op: "delete", id: numberedId(1) },
        { op: "erase", id: numberedId(1) },
        { op: "signal", id: numberedId(1), add: { uses: 1 } },
        { op: "index", id: numberedId(1), revision: 1, index: {} },
      ]
      assertStatuses(await write(store, changes), "missing", "missing", "missing", "missing")
      for (const memory of [aMemory(1), aMemory(1, { revision: 2 })]) {
        assert.deepEqual(await write(store, [{ op: "put", memory }]), [
          { id: numberedId(1), status: "conflict", revision: 1 },
        ])
      }
      assert.deepEqual(await readOne(store, scopeOfPools(bob), numberedId(1)), aMemory(1, { content: "Bob's" }, bob))
    },
  },
  "write/over-batch-refused": {
    says: "a write accepts at least 100 changes; a write of more than `maxBatch` is rejected completely",
    check: async (store) => {
      const { maxBatch } = store.traits
      assert.ok(maxBatch >= 100, `maxBatch is ${maxBatch}`)
      const changes: readonly Change[] = Array.from({ length: maxBatch }, () => ({ op: "delete", id: numberedId(2) }))
      const tooMany: readonly Change[] = [{ op: "put", memory: aMemory(1) }, ...changes]
      await assertRejects("limit_exceeded", () => write(store, tooMany))
      assert.equal(await readOne(store, scope, numberedId(1)), undefined)
      assert.equal((await write(store, changes)).length, maxBatch)
    },
  },
  "write/signal-adds": {
    says: "signals are summed, `sessions` joined, `lastUsedAt` and `salience` replaced; they create no revision and no put changes them",
    check: async (store) => {
      const memory = aMemory(1, { signals: { uses: 99, useful: 99, wrong: 99, mentions: 99 } })
      await putMemories(store, [memory])
      assert.equal((await readOne(store, scope, numberedId(1)))?.signals, undefined, "a put counts nothing")
      const add = (signals: Partial<Signals>): Change => ({ op: "signal", id: numberedId(1), add: signals })
      const changes = [
        add({ uses: 2, lastUsedAt: minute(5), sessions: ["one", "two"], salience: 0.5 }),
        add({ uses: 1, useful: 1, wrong: 2, mentions: 3, sessions: ["two", "three"], salience: 0.25 }),
      ]
      assert.deepEqual(
        await write(store, changes),
        changes.map(() => ({ id: numberedId(1), status: "applied", revision: 1 })),
      )
      const sessions = ["one", "two", "three"]
      const counts = { uses: 3, useful: 1, wrong: 2, mentions: 3 }
      const counted: Signals = { ...counts, lastUsedAt: minute(5), sessions, salience: 0.25 }
      assert.deepEqual(await readOne(store, scope, numberedId(1)), aMemory(1, { signals: counted }))
      assertStatuses(await write(store, [{ op: "put", memory: next(aMemory(1)) }]), "applied")
      assert.deepEqual((await readOne(store, scope, numberedId(1)))?.signals, counted)
      assertStatuses(await write(store, [{ op: "signal", id: numberedId(2), add: { uses: 1 } }]), "missing")
    },
  },
})
