import { limits, routes } from "@keepsake/api"
import { type AddDetails, createMemory, type Json, MemoryError } from "@keepsake/core"
import { expect, test } from "vitest"

const nested = (levels: number): Record<string, Json> => (levels === 1 ? {} : { a: nested(levels - 1) })
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]))
const text = (bytes: number) => "x".repeat(bytes)
const around = '{"m":""}'.length

const bodies: readonly [string, AddDetails & { readonly content: string }, boolean][] = [
  ["content of 8 KiB", { content: text(8_192) }, true],
  ["content of a byte more", { content: text(8_193) }, false],
  ["content of 8 KiB and space around it", { content: ` ${text(8_192)}\n` }, true],
  ["content of two bytes a letter", { content: "é".repeat(4_097) }, false],
  ["a key of 200 characters", { content: "c", key: text(200) }, true],
  ["a key of 201 characters", { content: "c", key: text(201) }, false],
  ["metadata of 16 KiB", { content: "c", metadata: { m: text(16_384 - around) } }, true],
  ["metadata of a byte more", { content: "c", metadata: { m: text(16_385 - around) } }, false],
  ["metadata of 8 levels", { content: "c", metadata: nested(8) }, true],
  ["metadata of 9 levels", { content: "c", metadata: nested(9) }, false],
  ["metadata of 9 levels with lists", { content: "c", metadata: { a: [[[[[[[[]]]]]]]] } }, false],
  ["metadata with 100 names", { content: "c", metadata: named(100) }, true],
  ["metadata with 101 names", { content: "c", metadata: named(101) }, false],
  [
    "metadata with 101 names on several levels",
    { content: "c", metadata: { a: [named(50), { b: named(49) }] } },
    false,
  ],
  ["metadata with 100 names on several levels", { content: "c", metadata: { a: [named(50), { b: named(48) }] } }, true],
]

test.each(bodies)("%s is the same to the API and to the engine", async (_what, body, fits) => {
  const inApi = routes.addMemory.body.safeParse(body).success
  await using memory = await createMemory()
  const { content, ...details } = body
  const inEngine = await memory
    .for()
    .add(content, details)
    .then(() => true)
    .catch((error: unknown) => !MemoryError.is(error, "limit_exceeded"))
  expect([inApi, inEngine]).toEqual([fits, fits])
})

test("a page has at most 200 items", async () => {
  expect(routes.listMemories.query.safeParse({ limit: limits.page }).success).toBe(true)
  expect(routes.listMemories.query.safeParse({ limit: limits.page + 1 }).success).toBe(false)
  expect(limits.page).toBe(200)
})
