import { beforeEach, describe, expect, it } from "vitest"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { newId } from "../../../src/turn/ids.ts"
import { tenantOf } from "../../../src/turn/pools.ts"
import {
  diffSession,
  type SpokenMessage,
  withInterruptedReply,
  withReply,
} from "../../../src/turn/session/session-diff.ts"
import { Sessions } from "../../../src/turn/session/sessions.ts"

const pool = { tenant: tenantOf("acme"), name: "-/-" }
const user = (text: string): SpokenMessage => ({ role: "user", text })
const assistant = (text: string): SpokenMessage => ({ role: "assistant", text })

describe("what is new in a growing history", () => {
  let sessions: Sessions
  let clock = 1

  beforeEach(() => {
    sessions = new Sessions(new InMemoryState(() => clock))
  })

  /** One request of a client that gets `reply`. */
  async function request(messages: readonly SpokenMessage[], reply?: string, named?: string) {
    const at = clock++
    const session = named ?? (await sessions.recognise(pool, messages)) ?? newId(at)
    const diff = diffSession(messages, session, await sessions.find(pool, session), "new", at)
    const after =
      reply === undefined ? { record: diff.record, reply: undefined } : withReply(diff, messages.at(-1), reply)
    await sessions.keep(pool, after.record)
    return {
      ...diff,
      fresh: diff.fresh.map(({ text }) => text),
      reply: after.reply,
      positions: diff.fresh.map(({ position }) => position),
    }
  }

  it("keeps a chat of twenty turns as one session with each message new once", async () => {
    const history: SpokenMessage[] = []
    const fresh: string[] = []
    const names = new Set<string>()
    for (let turn = 0; turn < 20; turn++) {
      history.push(user(`question ${turn}`))
      const seen = await request(history, `answer ${turn}`)
      fresh.push(...seen.fresh, ...(seen.reply ? [seen.reply.text] : []))
      names.add(seen.session)
      history.push(assistant(`answer ${turn}`))
    }
    expect(names.size).toBe(1)
    expect(fresh).toEqual(history.map(({ text }) => text))
  })

  it("takes of a history seen for the first time only what follows the last reply", async () => {
    const seen = await request([user("old"), assistant("older"), user("new")])
    expect(seen.fresh).toEqual(["new"])
    const next = await request(
      [user("old"), assistant("older"), user("new"), assistant("reply"), user("next")],
      undefined,
      seen.session,
    )
    expect(next.fresh).toEqual(["reply", "next"])
  })

  it("tells two chats that begin with the same words apart by which has not gone on", async () => {
    const hi = [user("Hi"), assistant("Hello!")]
    const first = await request([user("Hi")], "Hello!")
    const second = await request([user("Hi")], "Hello!")
    expect(second.session).not.toBe(first.session)
    const on = await request([...hi, user("I live in Oslo")], "Nice.")
    const other = await request([...hi, user("I live in Rome")], "Nice.")
    expect(new Set([on.session, other.session])).toEqual(new Set([first.session, second.session]))
  })

  it("adds nothing but the new reply when a message is repeated", async () => {
    await request([user("Tell me a joke")], "One.", "s")
    const again = await request([user("Tell me a joke")], "Two.", "s")
    expect(again.fresh).toEqual([])
    expect(again.repeated).toBeDefined()
    expect(again.reply?.text).toBe("Two.")
  })

  it("names the message that an edit took the place of", async () => {
    const first = [user("Hi"), assistant("Hello!"), user("I live in Oslo")]
    await request([user("Hi")], "Hello!", "s")
    const said = await request(first, "Nice.", "s")
    const edit = await request([user("Hi"), assistant("Hello!"), user("I live in Rome")], "Nice.", "s")
    expect(edit.fresh).toEqual(["I live in Rome"])
    expect(edit.edited).toBe(said.ids[2])
  })

  it("sees no edit in a window that slid over a bot that always says the same", async () => {
    const replies = assistant("OK.")
    await request([user("one")], "OK.", "s")
    await request([user("one"), replies, user("two")], "OK.", "s")
    const slid = await request([replies, user("three")], "OK.", "s")
    expect(slid.fresh).toEqual(["three"])
    expect(slid.edited).toBeUndefined()
  })

  it("knows a message again when the history before it was cut off", async () => {
    await request([user("one")], "first", "s")
    await request([user("one"), assistant("first"), user("two")], "second", "s")
    const cut = await request([user("two"), assistant("second"), user("three")], undefined, "s")
    expect(cut.fresh).toEqual(["three"])
  })

  it("takes the same words for a new message when they are said again later", async () => {
    const history = [user("go on"), assistant("OK."), user("go on")]
    await request([user("go on")], "OK.", "s")
    const again = await request(history, "Done.", "s")
    expect(again.fresh).toEqual(["go on"])
    expect(new Set(again.ids).size).toBe(3)
  })

  it("numbers messages in the order of the session", async () => {
    const one = await request([user("one")], "first", "s")
    const two = await request([user("two")], "second", "s")
    expect([...one.positions, one.reply?.position, ...two.positions, two.reply?.position]).toEqual([0, 1, 2, 3])
  })

  it("does not mix the sessions of two pools", async () => {
    await request([user("Hi")], "Hello!")
    const elsewhere = { ...pool, name: "ada/-" }
    expect(await sessions.recognise(elsewhere, [user("Hi"), assistant("Hello!"), user("x")])).toBeUndefined()
  })

  describe("first words that are said again", () => {
    async function brokenOff(words: string): Promise<string> {
      const { session, record } = await request([user(words)])
      await sessions.keep(pool, withInterruptedReply(record, [user(words)], clock))
      return session
    }

    it("soon after their reply broke off belong to the same session, once", async () => {
      const session = await brokenOff("Hi")
      expect(await sessions.findInterrupted(pool, [user("Hi")], clock)).toBe(session)
      await request([user("Hi")], "Hello!", session)
      expect(await sessions.findInterrupted(pool, [user("Hi")], clock)).toBeUndefined()
    })

    it("are another session after a whole reply, after two minutes, in another pool, and behind other words", async () => {
      await request([user("Hi")], "Hello!")
      expect(await sessions.findInterrupted(pool, [user("Hi")], clock)).toBeUndefined()
      await brokenOff("Good morning")
      const again = [user("Good morning")]
      expect(await sessions.findInterrupted(pool, again, clock + 120_001)).toBeUndefined()
      expect(await sessions.findInterrupted({ ...pool, name: "ada/-" }, again, clock)).toBeUndefined()
      expect(await sessions.findInterrupted(pool, [user("Hi"), ...again], clock)).toBeUndefined()
    })
  })

  it("loses nothing of two requests of one session that are under way at once", async () => {
    await Promise.all([request([user("left")], "L", "s"), request([user("right")], "R", "s")])
    const after = await request([user("left"), assistant("L")], undefined, "s")
    const other = await request([user("right"), assistant("R")], undefined, "s")
    expect([...after.fresh, ...other.fresh]).toEqual([])
  })
})

it("a message that repeats is named in processor time that grows as its repetitions", () => {
  const processorTime = (count: number) => {
    const messages = Array.from({ length: count }, () => user("I live in Narnia"))
    const before = process.cpuUsage()
    const { ids } = diffSession(messages, "s", undefined, "all", 1)
    const { user: spent } = process.cpuUsage(before)
    expect(ids).toHaveLength(count)
    return spent / 1000
  }
  processorTime(500)
  expect(processorTime(16_000)).toBeLessThan(Math.max(20, processorTime(1_000)) * 16)
})
