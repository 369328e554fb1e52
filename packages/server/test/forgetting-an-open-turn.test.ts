import type { ServerResponse } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { chunkEvent, completion, user as says, sendJson, upstreamThat } from "./gateway/gateway-rig.ts"
import { keepsake } from "./keepsake.ts"

/** A server whose upstream streams replies that end when the test says so. */
async function streaming() {
  const begun: PromiseWithResolvers<() => void>[] = []
  const upstream = await upstreamThat((res: ServerResponse, { body }) => {
    if (!body.toString().includes(`"stream":true`)) return sendJson(res, completion("All right."))
    res.writeHead(200, { "content-type": "text/event-stream" })
    res.write(chunkEvent({ role: "assistant", content: "What a nice " }))
    begun.at(-1)?.resolve(() => {
      res.end(`${chunkEvent({ content: "name." }, "stop")}data: [DONE]\n\n`)
    })
  })
  onTestFinished(() => upstream[Symbol.asyncDispose]())
  const server = await keepsake({ upstream: { openai: { baseUrl: upstream.baseUrl } } })
  /** Sends a conversation, and resolves to the header about what was asked, and the reply. */
  const say = async (messages: readonly (object | string)[], session: string, person = "ada", stream = false) => {
    const response = await fetch(`${server.url}/v1/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${server.user}`,
        "x-keepsake-user": person,
        "x-keepsake-session": session,
      },
      body: JSON.stringify({
        model: "m",
        stream,
        messages: messages.map((one) => (typeof one === "string" ? says(one) : one)),
      }),
    })
    return { asked: response.headers.get("x-keepsake-asked"), text: await response.text() }
  }
  return {
    ...server,
    say,
    /** Says it, does `meanwhile` while the reply is streaming, and ends the reply. */
    async whileAnswered(text: string, meanwhile: () => Promise<unknown>, session = "stream"): Promise<void> {
      const reply = Promise.withResolvers<() => void>()
      begun.push(reply)
      const answered = say([text], session, "ada", true)
      const end = await reply.promise
      await meanwhile()
      end()
      expect((await answered).text).toContain("name.")
      await server.memory.settled()
    },
    async stored(): Promise<string> {
      const where = { status: ["active", "quarantined", "archived"] } as const
      return JSON.stringify((await server.memory.for({ user: "ada" }).list({ limit: 100, where })).items)
    },
  }
}

test("a request to forget reaches a message that is being answered in another conversation, and says that it waits", async () => {
  const { whileAnswered, say, stored } = await streaming()
  await whileAnswered("My cat is called Pixel. I live in Lyon.", async () => {
    expect((await say(["Forget my cat Pixel."], "other")).asked).toBe("forget; pending")
  })
  expect(await stored()).not.toContain("Pixel")
  expect(await stored()).toContain("Lyon")
  expect((await say(["What is my cat called?"], "third")).asked).toBeNull()
})

test("it removes nothing that is said after it", async () => {
  const { whileAnswered, say, stored } = await streaming()
  await whileAnswered("My aunt Midstrea lives in Lyon.", async () => {
    expect((await say(["Please forget my aunt Midstrea."], "other")).asked).toBe("forget; pending")
    await say(["My aunt Midstrea moved to Porto."], "third")
  })
  expect(await stored()).not.toContain("Lyon")
  expect(await stored()).toContain("Midstrea moved to Porto")
})

test("it reaches a message of its own conversation, and one that a history brings along as well", async () => {
  const { whileAnswered, say, stored } = await streaming()
  await whileAnswered("My cat is called Pixel.", async () => {
    expect((await say(["Forget my cat Pixel."], "stream")).asked).toBe("forget; pending")
  })
  expect(await stored()).not.toContain("Pixel")
  const parrot = "My parrot is called Quill."
  const reply = { role: "assistant", content: "What a nice " }
  await whileAnswered(parrot, async () => say([parrot, reply, "Forget what I just said."], "birds"), "birds")
  expect(await stored()).not.toContain("Quill")
  const rat = "My rat is called Sorrel."
  await whileAnswered(rat, async () => say([rat, reply, "Forget my rat Sorrel."], "rats"), "rats")
  expect(await stored()).not.toContain("Sorrel")
})

test("what is removed at once is reported at once, and the message that is being answered follows", async () => {
  const { whileAnswered, say, stored, memory } = await streaming()
  await say(["My cat is called Pixel."], "first")
  await memory.settled()
  await whileAnswered("I feed my cat Pixel twice a day.", async () => {
    expect((await say(["Forget my cat Pixel."], "other")).asked).toMatch(/^forget; removed=[1-9]/)
  })
  expect(await stored()).not.toContain("Pixel")
})

test("nobody waits for a message of somebody else, nor for one that was answered", async () => {
  const { whileAnswered, say, stored } = await streaming()
  await whileAnswered("My cat is called Pixel.", async () => {
    expect((await say(["Forget my cat Pixel."], "other", "bob")).asked).toBe("forget; removed=0")
  })
  expect(await stored()).toContain("Pixel")
  expect((await say(["Forget my dog Rex."], "other")).asked).toBe("forget; removed=0")
})

test("who takes the request back while the reply is streaming keeps the message", async () => {
  const { whileAnswered, say, stored } = await streaming()
  await whileAnswered("My cat is called Pixel.", async () => {
    await say(["Forget my cat Pixel."], "other")
    const undo = [says("Forget my cat Pixel."), { role: "assistant", content: "All right." }, says("Undo that.")]
    expect((await say(undo, "other")).asked).toBe("restore; restored=0")
  })
  expect(await stored()).toContain("Pixel")
})
