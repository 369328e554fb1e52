import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"

const pairs = readFileSync(new URL("pairs.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "))

describe("of two statements, the later", () => {
  it.each(pairs)("is %s: %s, then %s", async (outcome = "", first = "", second = "") => {
    await using memory = await createMemory()
    const ada = memory.for({ user: "ada" })
    await ada.remember(first, { session: "s1" })
    const { drafts } = await ada.preview(second)
    expect(drafts.map(({ did }) => did)).toEqual([outcome])
    const before = (await ada.list()).items.filter(({ category }) => category !== "turn")
    await ada.remember(second, { session: "s2" })
    const after = (await ada.list({ where: { status: ["active", "superseded"] } })).items.filter(
      ({ category }) => category !== "turn",
    )
    expect(after.length - before.length).toBe(outcome === "created" || outcome === "superseded" ? 1 : 0)
    const ended = after.filter(({ status }) => status === "superseded").map(({ id }) => id)
    expect(ended).toHaveLength(outcome === "superseded" ? 1 : 0)
    const facts = new Set(after.map(({ id }) => id))
    const links = after.flatMap(({ links = [] }) => links.filter(({ as, to }) => as === "supersedes" && facts.has(to)))
    expect(links.map(({ to }) => to)).toEqual(ended)
  })
})
