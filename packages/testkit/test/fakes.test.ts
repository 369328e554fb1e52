import { expect, it } from "vitest"
import { HashEmbedder, ManualClock, ScriptedModel } from "../src/index.ts"

it("returns equal vectors for equal texts, and more similar ones for texts with common words", async () => {
  const embedder = new HashEmbedder()
  const [one, same, near, far] = await embedder.embed([
    "The harbour wall",
    "the HARBOUR wall",
    "a harbour wall",
    "seven green apples",
  ])
  expect(one).toEqual(same)
  expect(one?.space).toBe("fake/hash/64")
  expect(one?.values.length).toBe(embedder.dimensions)
  expect(cosine(one?.values, near?.values)).toBeGreaterThan(cosine(one?.values, far?.values))
})

it("returns a vector of length 1 even for an empty text", async () => {
  const [empty] = await new HashEmbedder().embed([""])
  expect(cosine(empty?.values, empty?.values)).toBeCloseTo(1)
})

it("returns the scripted replies, records requests, and fails after the last reply", async () => {
  const model = new ScriptedModel(["first", new Error("broken pipe")])
  const request = { model: "m", messages: [{ role: "user" as const, text: "hello", position: 0 }] }
  expect((await model.complete(request)).message.text).toBe("first")
  await expect(model.complete(request)).rejects.toThrow("broken pipe")
  await expect(model.complete(request)).rejects.toMatchObject({ code: "upstream_failed" })
  expect(model.asked).toEqual([request, request, request])
})

it("advances the clock", () => {
  const clock = new ManualClock(1000)
  const { now } = clock
  clock.advance(500)
  expect(now()).toBe(1500)
})

/** For vectors of length 1. */
function cosine(one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
}
