import { expect, it } from "vitest"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { forgetRequested } from "../../../src/turn/delete/forget-requested.ts"
import { parseForgetRequests } from "../../../src/turn/delete/forget-requests.ts"
import { requestTime } from "../../../src/turn/delete/request-time.ts"
import { forgetRequestsIn } from "../../../src/turn/delete/stated-with-request.ts"
import { aMemory, pool } from "../a-memory.ts"

const WORDS = "harbour lantern orchard violin pepper marble cactus ribbon ginger copper tunnel meadow puzzle".split(" ")
const wordOf = (at: number): string => `${WORDS[at % WORDS.length]}${String.fromCharCode(97 + (at % 26))}`

/** A statement of eight long sentences, which share words with requests and are never clearly meant by one. */
const statement = (at: number): string =>
  Array.from({ length: 8 }, (_, part) => {
    const others = Array.from({ length: 12 }, (_, word) => wordOf(at * 7 + part * 13 + word * 5)).join(" ")
    return `Note ${at} of part ${part} says that the ${wordOf(at + part)} stands beside ${others}.`
  }).join(" ")

/** Requests that name different things, up to so many characters. */
const requests = (characters: number): string =>
  Array.from({ length: characters / 25 }, (_, at) => `Forget my ${wordOf(at)} un${wordOf(at + 5)}.`)
    .join(" ")
    .slice(0, characters)

/** Milliseconds of processor time, and how often others had their turn meanwhile. */
async function measure(characters: number, memories: number) {
  const store = new InMemoryStore()
  const puts = Array.from({ length: memories }, (_, at) => ({
    op: "put" as const,
    memory: aMemory({ content: statement(at), createdAt: 1 }),
  }))
  await store.write(pool, puts, { by: "ada", at: 1 })
  let turns = 0
  const others = setInterval(() => turns++, 0)
  const before = process.cpuUsage()
  const asked = parseForgetRequests(requests(characters))
  await forgetRequested(
    {
      store,
      softDelete: async () => [],
      lastForgotten: { record: async () => undefined },
      offers: { record: async () => undefined },
      readPlace: () => undefined,
    },
    pool,
    asked,
    requestTime(2, true),
  )
  const { user, system } = process.cpuUsage(before)
  clearInterval(others)
  return { spent: (user + system) / 1000, turns, asked: asked.length }
}

it("a message of many requests to forget is compared with long statements in a bounded time, in which others are answered", async () => {
  await measure(400, 50)
  const few = await measure(400, 400)
  const many = await measure(4_000, 400)
  expect(few.asked).toBeGreaterThan(10)
  // Ten times the requests took nine times as long, without a pause.
  expect(many.spent).toBeLessThan(Math.max(100, few.spent) * 5)
  expect(many.turns).toBeGreaterThan(2)
  // Statements beyond those that a search answers cost nothing more.
  expect((await measure(4_000, 1_000)).spent).toBeLessThan(Math.max(100, many.spent) * 5)
})

it("one request over and over is read in processor time that grows as the text", () => {
  const processorTime = (count: number) => {
    const text = "请忘掉成都。 ".repeat(count)
    const before = process.cpuUsage()
    expect(forgetRequestsIn(text).length).toBeGreaterThan(0)
    return process.cpuUsage(before).user / 1000
  }
  processorTime(100)
  expect(processorTime(16_000)).toBeLessThan(Math.max(20, processorTime(1_000)) * 16)
})

it("of a text of requests without an end only the last are read", () => {
  const processorTime = (characters: number) => {
    const text = requests(characters)
    const before = process.cpuUsage()
    expect(forgetRequestsIn(text).length).toBeGreaterThan(0)
    return process.cpuUsage(before).user / 1000
  }
  processorTime(8_000)
  expect(processorTime(512_000)).toBeLessThan(Math.max(50, processorTime(64_000)) * 3)
})
