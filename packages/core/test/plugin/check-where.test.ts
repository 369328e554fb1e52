import { expect, it } from "vitest"
import type { Change, Where } from "../../src/contract/index.ts"
import { checkChanges, checkLimit, checkSearch, checkWhere, whereFields } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const pool = { tenant: tenantOf("acme"), name: "ada/-" }

it("accepts every field of the contract", () => {
  const where: Required<Where> = {
    user: "ada",
    agent: "",
    session: "s",
    key: "k",
    about: { subject: "user", attribute: "home" },
    type: ["factual"],
    category: [],
    exceptCategory: ["turn"],
    origin: ["user"],
    status: ["active"],
    review: ["conflicts"],
    importance: { from: 0 },
    createdAt: { from: 0, below: 1 },
    updatedAt: {},
    position: { below: 3 },
    pinned: false,
    at: 5,
    metadata: { "a.b": true, n: 1, s: "x" },
  }
  expect(() => checkWhere(where)).not.toThrow()
  expect(Object.keys(where).sort()).toEqual([...whereFields].sort())
})

const strange: readonly unknown[] = [
  { colour: "red" },
  { toString: "x" },
  { user: 3 },
  { about: {} },
  { about: { subject: 3 } },
  { about: { topic: "home" } },
  { review: "conflicts" },
  { type: "factual" },
  { importance: { above: 1 } },
  { createdAt: { from: "yesterday" } },
  { pinned: "yes" },
  { at: Number.NaN },
  { metadata: { tags: ["x"] } },
]
for (const given of strange) {
  it(`refuses ${JSON.stringify(given)} and names the field`, () => {
    // As a caller without types would send it.
    const where = given as Where
    expect(() => checkWhere(where)).toThrow(expect.objectContaining({ code: "filter_unsupported" }))
    expect(() => checkWhere(where)).toThrow(`"${Object.keys(where).join()}"`)
  })
}

it("refuses a write that is too large before it looks at its changes", () => {
  const changes = Array.from({ length: 3 }, () => ({ op: "merge" }) as unknown as Change)
  expect(() => checkChanges(pool, changes, 2)).toThrow(expect.objectContaining({ code: "limit_exceeded" }))
  expect(() => checkChanges(pool, changes, 3)).toThrow(expect.objectContaining({ code: "options_invalid" }))
})

it("refuses a vector with anything but numbers in it", () => {
  const embedding = { space: "s", values: Float32Array.of(1, Number.NaN) }
  const change: Change = { op: "index", id: "x", revision: 1, index: { embedding } }
  expect(() => checkChanges(pool, [change], 9)).toThrow(expect.objectContaining({ code: "options_invalid" }))
})

it("refuses limits that are no counts, and more than 1,000 ids to leave out", () => {
  for (const limit of [0, -1, 1.5, Number.NaN]) {
    expect(() => checkLimit(limit)).toThrow(expect.objectContaining({ code: "options_invalid" }))
  }
  const exclude = Array.from({ length: 1001 }, (_, number) => `id ${number}`)
  expect(() => checkSearch({ limit: 5, exclude })).toThrow(expect.objectContaining({ code: "limit_exceeded" }))
  expect(() => checkSearch({ limit: 5, exclude: exclude.slice(1) })).not.toThrow()
})
