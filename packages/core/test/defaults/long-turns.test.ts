import { expect, test } from "vitest"
import { type Message, rulesExtractor, tenantOf } from "../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** How often the extractor reads the position of a message, for each message of a turn of so many questions and answers. */
async function readsPerMessage(count: number): Promise<number> {
  let reads = 0
  const messages = Array.from({ length: count }, (_, position): Message => {
    const isAnswer = position % 2 === 1
    return {
      role: isAnswer ? "user" : "assistant",
      text: isAnswer ? `peanuts ${position}` : "Any allergies?",
      get position() {
        reads++
        return position
      },
    }
  })
  await rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])
  return reads / count
}

test("each message of a long turn is read as often as in a short one", async () => {
  const short = await readsPerMessage(50)
  expect(short).toBeGreaterThan(0)
  expect(await readsPerMessage(400)).toBeLessThan(2 * short)
})
