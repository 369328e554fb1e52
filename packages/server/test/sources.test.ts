import { createMemory, tenantOf } from "@keepsake/core"
import { expect, test } from "vitest"
import { keepsake } from "./keepsake.ts"

const SAID = "My sister Ines plays the cello"

/** What lists say of the statement about the sister. */
async function listed(url: string, key: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await fetch(`${url}/api/memory?user=ada&limit=50`, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await answer.json()) as { readonly data: readonly Record<string, unknown>[] }
  return data.find(({ content, category }) => category !== "turn" && String(content).includes("Ines"))
}

test("a list tells how many conversations stated a memory: each once, also after an export into another database", async () => {
  const memory = await createMemory()
  const { url, admin } = await keepsake({ memory })
  const ada = memory.for({ user: "ada" })
  await ada.remember(SAID, { session: "monday" })
  expect(await listed(url, admin)).toMatchObject({ sourceCount: 1, salienceBase: expect.any(Number) })
  for (const session of ["monday", "tuesday", "tuesday", "friday"]) await ada.remember(`${SAID}.`, { session })
  expect(await listed(url, admin)).toMatchObject({ sourceCount: 3 })

  const other = await createMemory()
  const copy = await keepsake({ memory: other })
  const exported = await Array.fromAsync(memory.exportMemories({ tenant: tenantOf("default"), pools: "all" }))
  await other.restore(exported, { by: "test" })
  expect(await listed(copy.url, copy.admin)).toMatchObject({ sourceCount: 3 })
  expect(JSON.stringify(exported.map(({ memory: one }) => one.signals))).not.toMatch(/tuesday|friday/)
})

test("an answer counts the lines of its block that a newer statement may contradict", async () => {
  let now = Date.UTC(2026, 10, 1, 12)
  const memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000 } })
  const { url, admin } = await keepsake({ memory })
  const ada = memory.for({ user: "ada" })
  const ask = (content: string) =>
    fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-keepsake-key": admin, "content-type": "application/json", "x-keepsake-user": "ada" },
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
    })
  await ada.remember("Ich habe jeden Dienstag Chorprobe in Fulda", { session: "one" })
  now += 86_400_000
  expect((await ask("Wann habe ich Chorprobe?")).headers.get("x-keepsake-conflicts")).toBeNull()
  await ada.remember("Die Chorprobe in Fulda ist jetzt mittwochs", { session: "two" })
  now += 86_400_000
  expect((await ask("Wann ist die Chorprobe?")).headers.get("x-keepsake-conflicts")).toBe("1")
})
