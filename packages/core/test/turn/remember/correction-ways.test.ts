import { describe, expect, it } from "vitest"
import {
  type ChatMessage,
  createMemory,
  type MemoryEngine,
  type MemorySettingsInput,
  tenantOf,
} from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const REPLY = "Noted, **Norwich** is lovely."
const user = (text: string): ChatMessage => ({ role: "user", text })
const reply = (text: string): ChatMessage => ({ role: "assistant", text })

type Request = Partial<Parameters<MemoryEngine["begin"]>[0]> & { readonly messages: readonly ChatMessage[] }

async function factsOf(
  tell: (memory: MemoryEngine, wait: (ms: number) => void) => Promise<void>,
  settings: MemorySettingsInput = {},
): Promise<string> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000, ...settings } })
  await tell(memory, (ms) => {
    now += ms
  })
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  return items.map(({ category, content }) => (category === "turn" ? "" : `${content}\n`)).join("")
}

/** Sends requests one after the other, each half a minute after the one before. */
const sending =
  (first: Request, second: Request, apart = 30_000) =>
  async (memory: MemoryEngine, wait: (ms: number) => void): Promise<void> => {
    for (const request of [first, second]) {
      const turn = await memory.begin({ owner, systemRole: true, ...request })
      await turn.finish({ text: REPLY, whole: true, stored: ["response 1"] })
      await memory.settled()
      wait(apart)
    }
  }

const named = { owner: { ...owner, session: "talk" } }

describe("a correction takes the place of what was just told, however a client sends it", () => {
  const pairs = [
    ["I live in Norwich.", "Sorry, I meant Leeds.", "Lives in Leeds"],
    ["Ich arbeite bei Siemens.", "Nein, Bosch nicht Siemens.", "Ich arbeite bei Bosch"],
    ["我住在北京。", "打错了，是天津。", "我住在天津"],
  ] as const
  type Ways = readonly (readonly [string, (told: string, by: string) => readonly [Request, Request]])[]
  const ways: Ways = [
    [
      "only the newest message of a named session",
      (told, by) => [
        { ...named, messages: [user(told)] },
        { ...named, messages: [user(by)] },
      ],
    ],
    ["only the newest message, of no session", (told, by) => [{ messages: [user(told)] }, { messages: [user(by)] }]],
    [
      "the newest message and the reply",
      (told, by) => [
        { ...named, messages: [user(told)] },
        { ...named, messages: [reply(REPLY), user(by)] },
      ],
    ],
    [
      "all messages, the reply in other white space and Markdown",
      (told, by) => [
        { messages: [user(told)] },
        { messages: [user(told), reply("Noted, Norwich  is lovely."), user(by)] },
      ],
    ],
    [
      "all messages without the reply",
      (told, by) => [{ messages: [user(told)] }, { messages: [user(told), user(by)] }],
    ],
    [
      "the id of the response before",
      (told, by) => [
        { messages: [user(told)] },
        { messages: [user(by)], continues: { ids: ["response 1"], whole: true } },
      ],
    ],
  ]
  for (const [told, by, fact] of pairs) {
    it.each(ways)(`%s: ${told} ${by}`, async (_, requests) => {
      expect(await factsOf(sending(...requests(told, by)))).toBe(`${fact}\n`)
    })
    it.each([
      ["with a session", { session: "talk" }],
      ["without one", {}],
    ])(`remember %s: ${told} ${by}`, async (_, options) => {
      const facts = await factsOf(async (memory) => {
        for (const text of [told, by]) await memory.for(owner).remember(text, options)
      })
      expect(facts).toBe(`${fact}\n`)
    })
  }
})

describe("what nothing shows to be of one conversation is left", () => {
  const told: Request = { messages: [user("I live in Norwich.")] }
  const by: Request = { messages: [user("Sorry, I meant Leeds.")] }

  it.each([
    ["an hour later, in no session", sending(told, by, 3_600_000)],
    ["in another named session", sending({ ...told, ...named }, { ...by, owner: { ...owner, session: "other" } })],
    ["by another agent", sending(told, { ...by, owner: { ...owner, agent: "mail" } })],
    [
      "behind another message of the user's",
      sending(told, { messages: [user("What is 2 + 2?"), reply("4."), user("Sorry, I meant Leeds.")] }),
    ],
  ])("a correction %s", async (_, tell) => {
    expect(await factsOf(tell)).toContain("Lives in Norwich\n")
  })

  it("what is refused may be what a reply asked that is not stored", async () => {
    const facts = await factsOf(
      sending({ ...named, messages: [user("I'm allergic to peanuts.")] }, { ...named, messages: [user("No, fish.")] }),
      { verbatimTurns: "user" },
    )
    expect(facts).toContain("Allergic to peanuts\n")
  })
})

const DAY = 86_400_000

describe("what was said last holds, whatever the clock says", () => {
  const shownAfter = async (told: readonly [string, string], jump: number): Promise<readonly string[]> => {
    let now = Date.UTC(2026, 10, 1, 12)
    await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000 } })
    for (const text of told) {
      await memory.for(owner).remember(text, { session: "talk" })
      now += jump
    }
    const { block = "" } = await memory.for(owner).recall("What do you know about me?")
    return block.split("\n").filter((line) => line.startsWith("- ["))
  }

  describe.each([
    ["back a year", -365 * DAY],
    ["back an hour", -3_600_000],
    ["forward a month", 31 * DAY],
  ])("set %s between", (_, jump) => {
    it.each([
      ["I live in Norwich.", "Sorry, I meant Leeds.", "Leeds"],
      ["I work at Tesco.", "I quit Tesco.", "Quit Tesco"],
      ["Je suis végétarienne.", "Je ne suis plus végétarienne.", "ne suis plus"],
      ["I have a dog called Bruno.", "Bruno died.", "Bruno died"],
    ] as const)("%s %s", async (earlier, later, now) => {
      const [first = "", ...others] = await shownAfter([earlier, later], jump)
      expect(first).toContain(now)
      expect(first).not.toMatch(/until/)
      expect(others.filter((line) => !/until/.test(line))).toEqual([])
    })
  })
})
