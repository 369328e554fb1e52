import { MemoryStore } from "@keepsake/core"
import { type Memory, STATUSES, type Store, type TextIndex } from "@keepsake/core/plugin"
import { expect, it } from "vitest"
import { runRules, storeModelProperty, storeRules } from "../src/index.ts"
import { withFault } from "./faulty-store.ts"

it("gives every rule a unique id and a sentence", () => {
  expect(new Set(storeRules.map((rule) => rule.id)).size).toBe(storeRules.length)
  for (const rule of storeRules) {
    expect(rule.id).toMatch(/^[a-z]+\/[a-zA-Z-]+$/)
    expect(rule.says).toMatch(/^\S.*[^.\s]$/)
  }
})

it("passes every rule with the in-memory store", async () => {
  const results = await runRules(async () => new MemoryStore())
  // It has no server that could be down, and keeps nothing after it was closed.
  expect(results.filter(({ outcome }) => outcome !== "kept")).toMatchObject([
    { id: "lifecycle/no-problems-when-healthy", outcome: "skipped" },
    { id: "lifecycle/reopen-finds-what-was-kept", outcome: "skipped" },
  ])
})

it("detects a store that widens the scope", async () => {
  const create = withFault((right) => ({
    list: (scope, ...rest) => right.list({ tenant: scope.tenant, pools: "all" }, ...rest),
  }))
  expect(await findBrokenRules(create)).toContain("scope/never-wider")
})

it("detects a store that reads the other tenant's pool of the same name", async () => {
  const create = withFault((right) => ({
    read: async (scope, ids) => {
      const { items } = await right.feed.changes(undefined, 100)
      return ids.map(
        (id) => items.findLast((item) => item.id === id && scope.pools.includes(item.pool.name))?.memory ?? undefined,
      )
    },
  }))
  expect(await findBrokenRules(create)).toContain("scope/same-name-other-tenant")
})

it("detects a store that filters after the limit", async () => {
  const create = withFault((right) => ({ text: filterAfterLimit(right.text) }))
  expect(await findBrokenRules(create)).toEqual(
    expect.arrayContaining(["search/exclude-before-limit", "search/status-before-limit", "search/where-before-limit"]),
  )
})

it("detects a store that drops fields it does not know", async () => {
  const known = ["id", "pool", "owner", "type", "category", "content", "importance", "status", "source", "metadata"]
  const more = ["key", "pinned", "links", "createdAt", "updatedAt", "expiresAt", "validFrom", "validUntil", "revision"]
  const columns = [...known, ...more, "signals"]
  const create = withFault((right) => ({
    read: async (...call) =>
      (await right.read(...call)).map(
        // Filters by field name, so it remains a memory with fewer fields.
        (memory) =>
          memory &&
          (Object.fromEntries(Object.entries(memory).filter(([name]) => columns.includes(name))) as Memory & object),
      ),
  }))
  expect(await findBrokenRules(create)).toEqual(["write/keeps-unknown-fields"])
})

it("detects a store that ignores a filter it does not know", async () => {
  const create = withFault((right) => ({
    list: (scope, { where = {}, ...query }, call) => {
      const { key, status } = where
      return right.list(
        scope,
        { ...query, where: { ...(key !== undefined && { key }), ...(status && { status }) } },
        call,
      )
    },
  }))
  expect(await findBrokenRules(create)).toContain("where/unknown-refused")
})

it("detects a store that overwrites without checking revisions", async () => {
  const create = withFault((right) => ({
    write: (pool, changes, options) =>
      right.write(
        pool,
        changes.map((change) => (change.op === "put" ? { ...change, copy: true } : change)),
        options,
      ),
  }))
  expect(await findBrokenRules(create)).toContain("write/revision-is-the-precondition")
})

it("detects a store whose statistics include other pools", async () => {
  const create = withFault((right) => ({
    text: {
      search: async (scope, query, options) => {
        const { statistics } = await right.text.search({ ...scope, pools: "all" }, query, options)
        const { hits } = await right.text.search(scope, query, options)
        return { hits, ...(statistics && { statistics }) }
      },
    },
  }))
  expect(await findBrokenRules(create)).toContain("text/counts-words")
})

it("detects faults that no rule covers by random calls", async () => {
  const create = withFault((right) => ({
    write: (pool, changes, options) => right.write(pool, changes.toReversed(), options).then((all) => all.toReversed()),
  }))
  await expect(storeModelProperty(create, { runs: 50, seed: 1 })).rejects.toThrow(/Counterexample/)
})

it("skips the rules of missing facets and names the facets", async () => {
  const create = async (): Promise<Store> => {
    const { vector: _, hybrid: __, ...rest } = await withFault(() => ({}))()
    return rest
  }
  const results = await runRules(create)
  const skipped = results.filter(({ outcome }) => outcome === "skipped")
  expect(skipped.map(({ id }) => id)).toContain("vector/nearest-first")
  const lacking = [
    "it has no vector",
    "it has no hybrid",
    "it has no indexed",
    "it has no problems",
    "it has no reopen",
  ]
  expect(new Set(skipped.map(({ why }) => why))).toEqual(new Set(lacking))
  expect(results.filter(({ outcome }) => outcome === "broken")).toEqual([])
})

it("accepts a waiver for a rule that is broken", async () => {
  const create = withFault((right) => ({ text: filterAfterLimit(right.text) }))
  const waiver = { rule: "search/exclude-before-limit", because: "the database filters late" }
  expect(await runRules(create, rulesById(waiver.rule), [waiver])).toMatchObject([
    { outcome: "waived", why: "the database filters late" },
  ])
})

it("reports a waiver of a rule that holds, and of a rule that does not exist", async () => {
  const kept = { rule: "list/newest-first", because: "it used to be slow" }
  const unknown = { rule: "list/alphabetical", because: "of a typing error" }
  const results = await runRules(async () => new MemoryStore(), rulesById(kept.rule), [kept, unknown])
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ["list/newest-first", "broken"],
    ["list/alphabetical", "broken"],
  ])
  expect(results[0]?.why).toContain("it used to be slow")
})

async function findBrokenRules(create: () => Promise<Store>): Promise<readonly string[]> {
  const results = await runRules(create)
  return results.filter(({ outcome }) => outcome === "broken").map(({ id }) => id)
}

function rulesById(id: string): typeof storeRules {
  return storeRules.filter((rule) => rule.id === id)
}

function filterAfterLimit(text: TextIndex): TextIndex {
  return {
    search: async (scope, query, { where, exclude = [], ...options }) => {
      const everyStatus = { status: STATUSES } as const
      const cut = await text.search(scope, query, { ...options, where: everyStatus })
      const left = await text.search(scope, query, { limit: 1000, exclude, ...(where && { where }) })
      const ids = new Set(left.hits.map((hit) => hit.memory.id))
      return { ...cut, hits: cut.hits.filter((hit) => ids.has(hit.memory.id)) }
    },
  }
}
