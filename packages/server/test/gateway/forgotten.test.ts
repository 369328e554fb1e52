import { CONTRACT, createMemory, Extractor, type MemoryEngine, tenantOf } from "@keepsake/core"
import { expect, onTestFinished, test } from "vitest"
import { chunkEvent, completion, type House, house, sendJson, upstreamThat, user } from "./gateway-rig.ts"

type Reply = Parameters<typeof upstreamThat>[0]

const FORGET = "Forget that my locker code word is walnut"

/** A gateway over a memory that knows a code word, from a turn and as a fact, and an upstream. */
async function knowing(
  reply: Reply,
  memory?: MemoryEngine,
): Promise<{ gateway: House; memory: MemoryEngine; left(): Promise<readonly string[]> }> {
  const own = memory ?? (await createMemory())
  onTestFinished(() => own[Symbol.asyncDispose]())
  const upstream = await upstreamThat(reply)
  const gateway = await house({ memory: own, upstream, caller: { tenant: tenantOf("acme") } })
  onTestFinished(async () => {
    await gateway[Symbol.asyncDispose]()
    await upstream[Symbol.asyncDispose]()
  })
  const ada = own.for({ tenant: tenantOf("acme"), user: "ada" })
  await ada.remember("Please remember that my locker code word is walnut. I live in Porto.")
  await own.settled()
  const left = async (): Promise<readonly string[]> =>
    (await ada.list()).items.map(({ content }) => content).filter((content) => content.includes("walnut"))
  return { gateway, memory: own, left }
}

const asking = (gateway: House, text: string, more: object = {}, headers: Record<string, string> = {}) =>
  gateway.ask("/v1/chat/completions", {
    headers: { "x-keepsake-user": "ada", ...headers },
    body: { model: "m", ...more, messages: [user(text)] },
  })

test("a requested deletion happens before the upstream sees the request, and the response reports the count", async () => {
  const seen: (readonly string[])[] = []
  let left: () => Promise<readonly string[]> = async () => []
  const knows = await knowing(async (res, { body }) => {
    seen.push(await left())
    expect(body.toString().match(/walnut/g)).toHaveLength(1) // in the request itself, in no block
    sendJson(res, completion("Done."))
  })
  left = knows.left
  const before = await left()
  expect(before.length).toBeGreaterThan(0)
  const answer = await asking(knows.gateway, FORGET)
  expect(answer.headers["x-keepsake-asked"]).toBe(`forget; removed=${before.length}`)
  expect(seen).toEqual([[]])
  // Its own turn brings nothing back.
  await knows.memory.settled()
  expect(await left()).toEqual([])
  const again = await asking(knows.gateway, `${FORGET}.`)
  expect(again.headers["x-keepsake-asked"]).toBe("forget; removed=0")
})

test("the answer counts the messages that go with a fact as well", async () => {
  const { gateway, memory } = await knowing((res) => sendJson(res, completion("Done.")))
  const bob = memory.for({ tenant: tenantOf("acme"), user: "bob" })
  await bob.remember("I reside in Oslo.")
  await memory.settled()
  const about = async () => (await bob.list()).items.map(({ content }) => content).filter((one) => one.includes("Oslo"))
  expect((await about()).toSorted()).toEqual(["I reside in Oslo.", "Lives in Oslo"])
  const answer = await asking(gateway, "Forget that I live in Oslo", {}, { "x-keepsake-user": "bob" })
  expect(await about()).toEqual([])
  expect(answer.headers["x-keepsake-asked"]).toBe("forget; removed=2")
})

test("a streamed response reports it too", async () => {
  const { gateway, left } = await knowing((res) => {
    res.writeHead(200, { "content-type": "text/event-stream" })
    res.end(`${chunkEvent({ content: "Done." })}${chunkEvent({}, "stop")}data: [DONE]\n\n`)
  })
  const answer = await asking(gateway, FORGET, { stream: true })
  expect(answer.headers["x-keepsake-asked"]).toMatch(/^forget; removed=[1-9]$/)
  expect(await left()).toEqual([])
})

test("the deletion does not depend on the upstream's response", async () => {
  for (const fail of [
    (res: Parameters<Reply>[0]) => void res.writeHead(500, { "content-type": "application/json" }).end("{}"),
    (res: Parameters<Reply>[0]) => void res.destroy(),
  ]) {
    const { gateway, memory, left } = await knowing(fail)
    const answer = await asking(gateway, FORGET)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.headers["x-keepsake-asked"]).toMatch(/^forget; removed=[1-9]$/)
    expect(await left()).toEqual([])
    await memory.settled()
    expect(await left()).toEqual([])
  }
})

test("without a match nothing is deleted, and the response says so", async () => {
  const { gateway, left } = await knowing((res) => sendJson(res, completion("Done.")))
  const before = await left()
  const answer = await asking(gateway, "Forget that I have a boat in Split")
  expect(answer.headers["x-keepsake-asked"]).toBe("forget; removed=0")
  expect(await left()).toEqual(before)
})

test("if earlier turns delay it beyond the deadline, it is reported as pending and completed later", async () => {
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>()
  let holds = false
  const waiting: Extractor = {
    name: "slow",
    version: 1,
    per: "turn",
    extract: async () => {
      if (holds) await slow
      return []
    },
  }
  const memory = await createMemory({
    plugins: [{ name: "slow", contract: CONTRACT, setup: (parts) => parts.add(Extractor, () => waiting) }],
    settings: { deadlineMs: 100 },
  })
  const { gateway, left } = await knowing((res) => sendJson(res, completion("Done.")), memory)
  holds = true
  await asking(gateway, "I went to the market today")
  const answer = await asking(gateway, FORGET)
  expect(answer.headers["x-keepsake-asked"]).toBe("forget; pending")
  expect(await left()).not.toEqual([])
  goOn()
  await memory.settled()
  expect(await left()).toEqual([])
})

test("a repeated request removes nothing again, and one that only reads removes nothing", async () => {
  const { gateway, memory, left } = await knowing((res) => sendJson(res, completion("Done.")))
  const reading = await asking(gateway, FORGET, {}, { "x-keepsake-memory": "read" })
  expect(reading.headers["x-keepsake-asked"]).toBe("forget; read-only")
  expect(await left()).not.toEqual([])
  const session = { "x-keepsake-session": "one" }
  expect((await asking(gateway, FORGET, {}, session)).headers["x-keepsake-asked"]).toMatch(/removed=[1-9]/)
  await memory.settled()
  await memory.for({ tenant: tenantOf("acme"), user: "ada" }).remember("My locker code word is walnut.")
  await memory.settled()
  expect((await asking(gateway, FORGET, {}, session)).headers["x-keepsake-asked"]).toBe("forget; removed=0")
  expect(await left()).not.toEqual([])
})
