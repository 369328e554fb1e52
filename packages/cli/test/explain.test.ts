import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

test("explain shows found, given and omitted memories, and why a given memory was omitted", async () => {
  await place.run(["add", "Has a dog named Biscuit"])
  const added = JSON.parse((await place.run(["add", "Likes opera", "--json"])).stdout)
  const shown = await place.run(["explain", "What is my dog called?"])
  expect(shown).toMatchObject({ code: 0, stderr: "" })
  expect(shown.stdout).toMatch(/gate +open.*\n/)
  expect(shown.stdout).toContain("<keepsake-memory")
  const asked = ["explain", "Write a poem about the sea", "--id", `${added.memory.id},none`, "--json"]
  const { gate, answers } = JSON.parse((await place.run(asked)).stdout)
  expect(gate.open).toBe(false)
  expect(answers).toMatchObject([{ id: added.memory.id }, { id: "none", reason: "unknown" }])
})

test("explain without a question is wrong usage", async () => {
  expect((await place.run(["explain"])).code).toBe(2)
})

test("a key can be made that only reads", async () => {
  const { key } = JSON.parse((await place.run(["keys", "create", "--mode", "read", "--json"])).stdout)
  expect(key.mode).toBe("read")
})
