import assert from "node:assert/strict"
import { type Memory, MemoryError, type Store, type Where } from "@keepsake/core/plugin"
import { ada, aMemory, minute, numberedId, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import { assertRejects, assertSameIds, memoryIds, putMemories } from "../fixtures/store-calls.ts"
import { type StoreRule, withIds } from "../rule.ts"

/** Cases for one field: memories, and queries with the numbers of the memories they match. */
interface WhereCase {
  readonly name: string
  readonly says: string
  readonly memories: readonly Memory[]
  readonly asked: readonly (readonly [where: Where, finds: readonly number[]])[]
}

const whereCases: readonly WhereCase[] = [
  ...(["user", "agent", "session"] as const).map((name) => ({
    name,
    says: `\`${name}\` matches exactly this name`,
    memories: [
      aMemory(1, { owner: { [name]: "one" } }),
      aMemory(2, { owner: { [name]: "One" } }),
      aMemory(3, name === "user" ? {} : { owner: {} }),
    ],
    asked: [
      [{ [name]: "one" }, [1]],
      [{ [name]: "on" }, []],
      [{ [name]: "" }, []],
    ] as const,
  })),
  {
    name: "key",
    says: "`key` matches the memory with exactly this key",
    memories: [aMemory(1, { key: "editor" }), aMemory(2, { key: "editor.tabs" }), aMemory(3)],
    asked: [
      [{ key: "editor" }, [1]],
      [{ key: "" }, []],
    ],
  },
  {
    name: "about",
    says: "`about` finds by the parts of the address that are given; what has no address is not found",
    memories: [
      aMemory(1, { about: { subject: "user", attribute: "home" } }),
      aMemory(2, { about: { subject: "sister ines", attribute: "home" } }),
      aMemory(3, { about: { subject: "user", attribute: "employer" } }),
      aMemory(4, { about: { subject: "user", attribute: "home" }, key: "home" }),
      aMemory(5, { metadata: { subject: "user", attribute: "home" } }),
    ],
    asked: [
      [{ about: { subject: "user", attribute: "home" } }, [1, 4]],
      [{ about: { attribute: "home" } }, [1, 2, 4]],
      [{ about: { subject: "user" } }, [1, 3, 4]],
      [{ about: { subject: "User" } }, []],
      [{ about: { subject: "" } }, []],
    ],
  },
  {
    name: "type",
    says: "`type` matches any of the given types",
    memories: [aMemory(1, { type: "episodic" }), aMemory(2, { type: "factual" }), aMemory(3, { type: "semantic" })],
    asked: [
      [{ type: ["episodic"] }, [1]],
      [{ type: ["episodic", "semantic"] }, [1, 3]],
      [{ type: [] }, []],
    ],
  },
  {
    name: "category",
    says: "`category` matches any of the given categories, including custom ones",
    memories: [aMemory(1, { category: "o'clock" }), aMemory(2, { category: "fact" })],
    asked: [
      [{ category: ["o'clock"] }, [1]],
      [{ category: ["o'clock", "fact", "event"] }, [1, 2]],
      [{ category: [] }, []],
    ],
  },
  {
    name: "exceptCategory",
    says: "`exceptCategory` leaves out the given categories, and none if there are none",
    memories: [aMemory(1, { category: "o'clock" }), aMemory(2, { category: "fact" }), aMemory(3, { category: "turn" })],
    asked: [
      [{ exceptCategory: ["turn"] }, [1, 2]],
      [{ exceptCategory: ["turn", "o'clock"] }, [2]],
      [{ category: ["fact", "turn"], exceptCategory: ["turn"] }, [2]],
      [{ exceptCategory: [] }, [1, 2, 3]],
    ],
  },
  {
    name: "origin",
    says: "`origin` matches any of the given origins",
    memories: [aMemory(1, { source: { origin: "tool" } }), aMemory(2), aMemory(3, { source: { origin: "file" } })],
    asked: [
      [{ origin: ["tool"] }, [1]],
      [{ origin: ["file", "tool"] }, [1, 3]],
      [{ origin: [] }, []],
    ],
  },
  {
    name: "status",
    says: "`status` matches any of the given assertStatuses; it defaults to active",
    memories: [
      aMemory(1),
      aMemory(2, { status: "quarantined" }),
      aMemory(3, { status: "superseded" }),
      aMemory(4, { status: "archived" }),
      aMemory(5, { status: "ended" }),
    ],
    asked: [
      [{}, [1]],
      [{ status: ["quarantined"] }, [2]],
      [{ status: ["ended"] }, [5]],
      [{ status: ["active", "superseded", "archived"] }, [1, 3, 4]],
      [{ status: [] }, []],
    ],
  },
  {
    name: "review",
    says: "`review` finds what waits for one of the reasons given, and the status counts as well",
    memories: [
      aMemory(1, { review: "conflicts" }),
      aMemory(2, { review: "repeats" }),
      aMemory(3, { review: "tool-text", status: "quarantined" }),
      aMemory(4, { metadata: { review: "conflicts" } }),
    ],
    asked: [
      [{ review: ["conflicts"] }, [1]],
      [{ review: ["conflicts", "repeats", "tool-text"] }, [1, 2]],
      [{ review: ["tool-text"], status: ["quarantined"] }, [3]],
      [{ review: [] }, []],
    ],
  },
  {
    name: "importance",
    says: "`importance` matches from an inclusive lower to an exclusive upper bound",
    memories: [aMemory(1, { importance: 0.5 }), aMemory(2, { importance: 0.25 }), aMemory(3, { importance: 1 })],
    asked: [
      [{ importance: { from: 0.5, below: 1 } }, [1]],
      [{ importance: { from: 0.5 } }, [1, 3]],
      [{ importance: { below: 0.5 } }, [2]],
      [{ importance: {} }, [1, 2, 3]],
    ],
  },
  ...(["createdAt", "updatedAt"] as const).map((name) => ({
    name,
    says: `\`${name}\` matches from an inclusive start to an exclusive end`,
    memories: [
      aMemory(1, { [name]: minute(10) }),
      aMemory(2, { [name]: minute(9) }),
      aMemory(3, { [name]: minute(11) }),
    ],
    asked: [
      [{ [name]: { from: minute(10), below: minute(11) } }, [1]],
      [{ [name]: { from: minute(10) } }, [1, 3]],
      [{ [name]: { below: minute(10) } }, [2]],
    ] as const,
  })),
  {
    name: "position",
    says: "`position` matches the position of the message in its session; memories without one are in no range",
    memories: [
      aMemory(1, { source: { origin: "user", position: 0 } }),
      aMemory(2, { source: { origin: "user", position: 7 } }),
      aMemory(3),
    ],
    asked: [
      [{ position: { below: 7 } }, [1]],
      [{ position: { from: 0 } }, [1, 2]],
    ],
  },
  {
    name: "pinned",
    says: "`pinned` matches pinned memories, or those that are not",
    memories: [aMemory(1, { pinned: true }), aMemory(2, { pinned: false }), aMemory(3)],
    asked: [
      [{ pinned: true }, [1]],
      [{ pinned: false }, [2, 3]],
    ],
  },
  {
    name: "at",
    says: "`at` excludes memories that are expired, not yet valid or no longer valid at that time",
    memories: [
      aMemory(1),
      aMemory(2, { expiresAt: minute(20) }),
      aMemory(3, { validFrom: minute(20) }),
      aMemory(4, { validUntil: minute(20) }),
    ],
    asked: [
      [{ at: minute(19) }, [1, 2, 4]],
      [{ at: minute(20) }, [1, 3]],
      [{ at: minute(20) - 1 }, [1, 2, 4]],
      [{}, [1, 2, 3, 4]],
    ],
  },
  {
    name: "metadata",
    says: "`metadata` matches equal values of the same type, under any name",
    memories: [
      aMemory(1, { metadata: { level: 1, "a.b": "x", 'it\'s "so"': true } }),
      aMemory(2, { metadata: { level: "1", a: { b: "x" } } }),
      aMemory(3, { metadata: { level: true, tags: ["x"] } }),
      aMemory(4, { metadata: { level: 1, "a.b": "y" } }),
    ],
    asked: [
      [{ metadata: { level: 1 } }, [1, 4]],
      [{ metadata: { level: "1" } }, [2]],
      [{ metadata: { level: true } }, [3]],
      [{ metadata: { level: false } }, []],
      [{ metadata: { "a.b": "x" } }, [1]],
      [{ metadata: { 'it\'s "so"': true } }, [1]],
      [{ metadata: { tags: "x" } }, []],
      [{ metadata: { level: 1, "a.b": "y" } }, [4]],
      [{ metadata: { constructor: "x" } }, []],
    ],
  },
]

export const whereRules: readonly StoreRule[] = [
  ...whereCases.map(({ name, says, memories, asked }) => ({
    id: `where/${name}`,
    says,
    check: async (store: Store) => {
      await putFindable(store, memories)
      for (const [where, finds] of asked) await assertFinds(store, where, finds)
    },
  })),
  ...withIds<Store>([], {
    "where/fields-together": {
      says: "all given fields must match",
      check: async (store) => {
        await putFindable(store, [
          aMemory(1, { category: "event", pinned: true, owner: { session: "s" } }),
          aMemory(2, { category: "event", pinned: true }),
          aMemory(3, { category: "event", owner: { session: "s" } }),
          aMemory(4, { pinned: true, owner: { session: "s" } }),
        ])
        await assertFinds(store, { category: ["event"], pinned: true, session: "s" }, [1])
      },
    },
    "where/unknown-refused": {
      says: "every read that filters rejects a field that the store does not know",
      check: async (store) => {
        await putFindable(store, [aMemory(1)])
        // Untyped callers, or those of a later version, may send this.
        await assertWhereRejected(store, { colour: "red" } as Where)
        await assertWhereRejected(store, { constructor: "x" } as Where)
      },
    },
    "where/unknown-bound-refused": {
      says: "an unknown bound or type of value is rejected like an unknown field",
      check: async (store) => {
        await putFindable(store, [aMemory(1)])
        // What a caller without types, or of a later version, may send.
        await assertWhereRejected(store, { about: {} })
        await assertWhereRejected(store, { about: { topic: "home" } } as Where)
        await assertWhereRejected(store, { importance: { above: 0.9 } } as Where)
        await assertWhereRejected(store, { metadata: { tags: ["x"] } } as unknown as Where)
        await assertWhereRejected(store, { type: "factual" } as unknown as Where)
      },
    },
  }),
]

function putFindable(store: Store, memories: readonly Memory[]): Promise<void> {
  return putMemories(store, memories, () => ({ words: splitWords("harbour"), embedding: vectorAt(0) }))
}

/** Queries by list, by tally and by every search. */
async function assertFinds(store: Store, where: Where, numbers: readonly number[]): Promise<void> {
  const expected = numbers.map(numberedId)
  const scope = scopeOfPools(ada)
  const asked = JSON.stringify(where)
  assertSameIds(memoryIds((await store.list(scope, { limit: 50, where })).items), expected, `list where ${asked}`)
  for (const { name, find } of searchMethods(store, "harbour")) {
    const hits = await find(scope, { limit: 50, where })
    assertSameIds(memoryIds(hits.map((hit) => hit.memory)), expected, `${name} where ${asked}`)
  }
  const tally = await store.tally?.count(scope, where)
  if (tally !== undefined) assert.equal(tally.total, expected.length, `tally where ${asked}`)
}

async function assertWhereRejected(store: Store, where: Where): Promise<void> {
  const scope = scopeOfPools(ada)
  const asked = JSON.stringify(where)
  await assertRejects("filter_unsupported", () => store.list(scope, { limit: 50, where }), `list where ${asked}`)
  for (const { name, find } of searchMethods(store, "harbour")) {
    await assertRejects("filter_unsupported", () => find(scope, { limit: 50, where }), `${name} where ${asked}`)
  }
  const { tally, history } = store
  if (tally) await assertRejects("filter_unsupported", () => tally.count(scope, where), `tally where ${asked}`)
  if (history) {
    const call = (): Promise<unknown> => history.asOf(scope, minute(60), { limit: 50, where })
    await assertRejects("filter_unsupported", call, `asOf where ${asked}`)
  }
  const named = Object.keys(where)[0] ?? ""
  await store.list(scope, { limit: 50, where }).catch((failure: unknown) => {
    assert.ok(MemoryError.is(failure) && failure.message.includes(named), `the refusal names ${named}`)
  })
}
