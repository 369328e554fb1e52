import { expect, test } from "vitest"
import { depthOf, limits, routes } from "../src/index.ts"

const newMemory = routes.addMemory.body
const listing = routes.listMemories.query

test("a date without a time and a date-time with a zone are accepted", () => {
  expect(newMemory.parse({ content: "c", expiresAt: "2999-01-01" }).expiresAt).toBe(Date.UTC(2999, 0, 1))
  expect(newMemory.parse({ content: "c", expiresAt: "2999-01-01T01:00:00+01:00" }).expiresAt).toBe(Date.UTC(2999, 0, 1))
  expect(newMemory.safeParse({ content: "c", expiresAt: "soon" }).success).toBe(false)
  expect(newMemory.safeParse({ content: "c", expiresAt: "2020-01-01" }).error?.issues).toMatchObject([
    { path: ["expiresAt"] },
  ])
})

test("empty names from older clients count as omitted", () => {
  expect(newMemory.parse({ content: "c", sessionId: "", apiKeyId: "" })).toEqual({ content: "c" })
})

test("a filter accepts comma-separated values", () => {
  expect(listing.parse({ type: "factual,semantic" }).type).toEqual(["factual", "semantic"])
  expect(listing.parse({ status: "all" }).status).toEqual(["active", "quarantined", "superseded", "ended", "archived"])
  expect(listing.safeParse({ type: "factual,note" }).success).toBe(false)
})

test("content is limited in bytes", () => {
  expect(newMemory.safeParse({ content: "é".repeat(limits.contentBytes / 2) }).success).toBe(true)
  expect(newMemory.safeParse({ content: "é".repeat(limits.contentBytes / 2 + 1) }).success).toBe(false)
})

test("metadata is limited in names, levels and bytes", () => {
  const keys = Object.fromEntries(Array.from({ length: limits.metadataKeys + 1 }, (_, i) => [`k${i}`, i]))
  const deep = { a: { a: { a: { a: { a: { a: { a: { a: {} } } } } } } } }
  for (const metadata of [keys, deep, { big: "x".repeat(limits.metadataBytes) }]) {
    expect(newMemory.safeParse({ content: "c", metadata }).success).toBe(false)
  }
  expect(newMemory.safeParse({ content: "c", metadata: { a: { a: [1, null, true] } } }).success).toBe(true)
})

test("depth is measured without recursion", () => {
  let value: unknown = 1
  for (let i = 0; i < 50_000; i++) value = [value]
  expect(depthOf(value)).toBe(50_000)
})
