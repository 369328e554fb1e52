import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import { oddTexts } from "../odd-texts.ts"

/** How soon recall answers is not what these promise: on a busy machine the whole of it is waited for. */
const settings = { deadlineMs: 10_000 }
const owner = { tenant: tenantOf("default"), user: "ada" }

describe.each(Object.entries(oddTexts))("%s", (_, text) => {
  test("as a turn harms nothing that was stored before or after", async () => {
    const parts: string[] = []
    await using memory = await createMemory({ settings, onEvent: ({ event }) => parts.push(event) })
    await memory.for({ user: "ada" }).add("The ferry to Bilbao leaves on Tuesday")
    for (const role of ["user", "system", "tool", "assistant"] as const) {
      const messages = [
        { role, text },
        { role: "user" as const, text: `Hello from the ${role}` },
      ]
      const turn = await memory.begin({ owner, messages, systemRole: true })
      await turn.finish({ text, whole: true })
    }
    const alone = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
    await alone.finish({ text: "I see.", whole: true })
    expect(await memory.settled(100_000)).toBe(true)
    expect(parts.filter((event) => event !== "recall-degraded")).toEqual([])
    const asked = await memory.begin({
      owner,
      messages: [{ role: "user", text: "When does the ferry to Bilbao leave?" }],
      systemRole: true,
    })
    asked.abandon()
    expect(asked.placement?.block).toContain("The ferry to Bilbao leaves on Tuesday")
    expect(asked.placement?.block.match(/<\/?keepsake-memory/g)).toHaveLength(2)
  })

  test("as a query finds something or nothing, and is no error", async () => {
    await using memory = await createMemory({ settings })
    const ada = memory.for({ user: "ada" })
    await ada.add("The ferry to Bilbao leaves on Tuesday")
    await expect(ada.search(text)).resolves.toMatchObject({ degraded: [] })
    await expect(ada.recall(text)).resolves.toMatchObject({ tokens: expect.any(Number) })
  })

  test("as a memory is kept, or refused with a code that says why", async () => {
    await using memory = await createMemory({ settings })
    const ada = memory.for({ user: "ada" })
    const outcome = await ada.add(text).catch((error: { readonly code?: string }) => error.code)
    if (typeof outcome === "string") expect(["options_invalid", "limit_exceeded"]).toContain(outcome)
    else expect(await ada.get(outcome?.memory.id ?? "")).toMatchObject({ id: outcome?.memory.id })
  })
})
