import { expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"

const DAY = 86_400_000

it.each([
  ["My physio is Ms. Lindqvist.", "about the physio: maybe not Lindqvist any more, Moreau"],
  ["My dentist is Dr. Rossi.", "about the dentist: maybe not Rossi any more, Bianchi"],
])("a message that corrects a fact without becoming one lives as long as that fact: %s", async (before, after) => {
  let now = Date.UTC(2026, 0, 1)
  await using engine = await createMemory({ now: () => now, settings: { turnRetentionDays: 30 } })
  const ada = engine.for({ user: "ada" })
  await ada.remember(before, { session: "a" })
  now += DAY
  await ada.remember(after, { session: "b" })
  await ada.remember("The weather is nice now.", { session: "c" })
  now += 60 * DAY
  const left = (await ada.search("dentist physio weather")).memories.map(({ memory }) => memory.content)
  expect(left).toContain(after)
  expect(left).not.toContain("The weather is nice now.")
})

it("a message that is said again is given with its first date and with its number", async () => {
  let now = Date.UTC(2026, 0, 1, 12)
  await using engine = await createMemory({ now: () => now, settings: { timeZone: "UTC" } })
  const ada = engine.for({ user: "ada" })
  const said = "The bassoon concert of the neighbours drove the parrot crazy"
  for (const session of ["a", "b", "c"]) {
    await ada.remember(said, { session })
    now += 10 * DAY
  }
  const found = (await ada.search("bassoon concert parrot")).memories.filter(({ memory }) => memory.category === "turn")
  expect(found.map(({ memory, times }) => [memory.createdAt, times])).toEqual([[Date.UTC(2026, 0, 1, 12), 3]])
  const { block = "" } = await ada.recall("What do you know about my bassoon concert and the parrot?")
  expect(block).toContain(`[2026-01-01] ${said}`)
  expect(block.split(said)).toHaveLength(2)
})
