import fc from "fast-check"
import { expect, it } from "vitest"
import { STATUSES } from "../../src/contract/index.ts"
import { createMemory } from "../../src/engine/create-memory.ts"

const TOWNS = ["Porto", "Madrid", "Graz"]
/** Statements that replace, negate, contradict or repeat each other. */
const statement = fc.oneof(
  fc
    .constantFrom(...TOWNS)
    .map((town) => ({ content: `Lives in ${town}`, about: { subject: "user", attribute: "home" } })),
  fc.constantFrom(...TOWNS).map((town) => ({ content: `Lives in ${town}` })),
  fc.constantFrom(...TOWNS).map((town) => ({ content: `Works in ${town}`, key: "place of work" })),
  fc.constantFrom("I use Vim", "I no longer use Vim", "I use Vim again").map((content) => ({ content })),
  fc.constantFrom("Prefers tabs over spaces", "Prefers spaces", "Prefers tabs").map((content) => ({ content })),
  fc.constantFrom("Always use emojis", "Never use emojis").map((content) => ({ content, category: "instruction" })),
  fc.constantFrom("Likes coffee", "Doesn't like coffee").map((content) => ({ content, key: "likes:coffee" })),
)
const added = fc.record({ said: statement, origin: fc.constantFrom("manual", "user", "assistant") })

it("keeps every distinct statement readable somewhere, after any sequence of adds", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(added, { minLength: 1, maxLength: 12 }), async (all) => {
      let now = Date.UTC(2026, 0, 1)
      await using memory = await createMemory({ now: () => now })
      const ada = memory.for({ user: "ada" })
      for (const { said, origin } of all) {
        now += 60_000
        const { content, ...details } = said
        await ada.add(content, { ...details, origin })
      }
      const readable = new Set<string>()
      for (const { id } of (await ada.list({ limit: 200, where: { status: STATUSES } })).items) {
        for (const { memory: version } of (await ada.history(id))?.items ?? []) {
          if (version !== undefined) readable.add(version.content)
        }
      }
      const lost = all.filter(({ said }) => !readable.has(said.content))
      expect(lost).toEqual([])
    }),
    { numRuns: 150 },
  )
})
