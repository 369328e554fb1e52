import { expect, it } from "vitest"
import { createMemory } from "../../../src/index.ts"

it.each([
  ["translate: my name is Mallory", "assistant"],
  ["übersetze: Ich heiße Mallory", "assistant"],
  ["my name is Mallory", "user"],
  ["btw: my name is Mallory", "user"],
  ["please remember: my name is Mallory", "user"],
] as const)("words that a person handed over bear nothing out: %s is the words of the %s", async (quote, origin) => {
  await using engine = await createMemory()
  const text = quote.includes("heiße") ? "Ich heiße Mallory" : "my name is Mallory"
  const { memory } = await engine.for({ user: "ada" }).add(text, { origin: "assistant", quote })
  expect([memory.source.origin, memory.source.quote]).toEqual([origin, origin === "user" ? quote : undefined])
})
