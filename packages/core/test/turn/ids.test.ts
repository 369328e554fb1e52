import { describe, expect, it } from "vitest"
import { derivedId, keyedMemoryId, messageId, newId, turnMemoryId } from "../../src/turn/ids.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const pool = { tenant: tenantOf("acme"), name: "ada/-" }
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-([78])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe("ids", () => {
  it("are UUIDs of version 7 that sort as they were made, also within one millisecond", () => {
    const ids = Array.from({ length: 3_000 }, (_, index) => newId(1_700_000_000_000 + Math.floor(index / 1_000)))
    expect(ids.every((id) => UUID.exec(id)?.[1] === "7")).toBe(true)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Number.parseInt(ids[0]?.replaceAll("-", "").slice(0, 12) ?? "", 16)).toBe(1_700_000_000_000)
  })

  it("derive from parts as UUIDs of version 8, and two lists of parts never run together", () => {
    expect(UUID.exec(derivedId("a", "b"))?.[1]).toBe("8")
    expect(derivedId("a", "b")).toBe(derivedId("a", "b"))
    expect(new Set([derivedId("ab", ""), derivedId("a", "b"), derivedId("", "ab"), derivedId("ab")]).size).toBe(4)
  })

  it("name a message alike when a client trims or reflows it, and apart when another session or another message before it", () => {
    const id = messageId("s", "user", "I like  tea", "Hello")
    expect(messageId("s", "user", " I like tea\n", "Hello ")).toBe(id)
    expect(messageId("t", "user", "I like tea", "Hello")).not.toBe(id)
    expect(messageId("s", "user", "I like tea", "Bye")).not.toBe(id)
    expect(messageId("s", "assistant", "I like tea", "Hello")).not.toBe(id)
  })

  it("differ between pools for the same key and the same message", () => {
    const other = { ...pool, name: "bob/-" }
    expect(keyedMemoryId(pool, "identity:name")).not.toBe(keyedMemoryId(other, "identity:name"))
    expect(turnMemoryId(pool, "s", "m")).not.toBe(turnMemoryId(other, "s", "m"))
    expect(turnMemoryId(pool, "s", "m", 1)).not.toBe(turnMemoryId(pool, "s", "m"))
  })
})
