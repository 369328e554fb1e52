import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { ask, type Keepsake, keepsake } from "./keepsake.ts"

const PEOPLE = new URL("../../core/talk/tune/", import.meta.url)
const MESSAGES = 120
const MEMORIES = 1_000
/** The longest that anything holds the event loop, as a share of all processor time that the conversation takes. */
const MAX_SHARE = 0.2

const people = readdirSync(PEOPLE)
  .toSorted()
  .map((person) =>
    readFileSync(new URL(`${person}/talk.jsonl`, PEOPLE), "utf8")
      .trim()
      .split("\n"),
  )

/** What people typed, others in each part: a text that was read before is not read again. */
const saidIn = (part: number): readonly string[] =>
  people
    .flatMap((lines) => lines.slice(part * LINES, (part + 1) * LINES))
    .map((line): string => JSON.parse(line).user)
    .slice(0, MESSAGES)
/** Of each person in a part. */
const LINES = 20

test.each<[string, (server: Keepsake) => Promise<number>]>([
  [
    "a conversation that is imported",
    async ({ url, user }) => {
      const messages = saidIn(0).flatMap((text, at) => [
        { role: "user", text },
        { role: "assistant", text: `Fine, that is number ${at}.` },
      ])
      const body = { user: "ada", session: "s", messages }
      return (await ask(url, "importConversation", { key: user, body })).status
    },
  ],
  [
    "turns that are ingested",
    async ({ url, admin }) => {
      const turns = saidIn(1).map((user, at) => ({ user, assistant: `Fine, that is number ${at}.` }))
      const body = { agent_id: "ada", conversation_id: "s", turns }
      return (await ask(url, "ingestTurns", { key: admin, body })).status
    },
  ],
  [
    "a file of memories that is imported",
    async ({ url, user }) => {
      const body = Array.from({ length: MEMORIES }, (_, at) => {
        const content = `Locker ${at} of the gym in ${["Oslo", "Porto", "Graz"][at % 3]} holds item ${at * 7919}`
        return `${JSON.stringify({ content })}\n`
      }).join("")
      const headers = { authorization: `Bearer ${user}`, "content-type": "application/x-ndjson" }
      const answer = await fetch(`${url}/api/import?user=ada`, { method: "POST", headers, body })
      const { did } = Object(await answer.json())
      expect(did.created).toBe(MEMORIES)
      return answer.status
    },
  ],
  [
    "a request of the gateway whose messages are all new",
    async ({ url, user }) => {
      const messages = [...saidIn(2), "What do you know about me?"].map((content) => ({ role: "user", content }))
      const answer = await fetch(`${url}/v1/chat/completions`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${user}`,
          "content-type": "application/json",
          "x-keepsake-user": "ada",
        },
        body: JSON.stringify({ model: "keepsake-demo", messages }),
      })
      await answer.text()
      return answer.status
    },
  ],
])("%s lets other requests pass", { timeout: 120_000 }, async (_, send) => {
  const server = await keepsake()
  const { longest, whole } = await measureStretches(async () => {
    expect(await send(server)).toBe(200)
    await server.memory.settled()
  })
  expect(longest / whole).toBeLessThan(MAX_SHARE)
})

/** Processor time of the longest stretch between two turns of the event loop, and of all of them. */
async function measureStretches(work: () => Promise<void>): Promise<{ longest: number; whole: number }> {
  const began = process.cpuUsage()
  let last = began
  let longest = 0
  let isDone = false
  const turn = (): void => {
    const now = process.cpuUsage()
    longest = Math.max(longest, now.user + now.system - last.user - last.system)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    isDone = true
  }
  const { user, system } = process.cpuUsage(began)
  return { longest, whole: user + system }
}
