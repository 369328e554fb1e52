import { routes } from "@keepsake/api"
import { expect, onTestFinished, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

interface Event {
  readonly id?: string
  readonly event?: string
  readonly data?: { readonly id: string; readonly memory: { readonly content: string } | null }
}

/** Follows the stream until `count` events with data have come. */
async function follow(url: string, key: string, headers: Record<string, string> = {}, query = "") {
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const response = await fetch(`${url}/api/events${query}`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
    signal: gone.signal,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toContain("text/event-stream")
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  let last: string | undefined
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = text.indexOf("\n\n")
      if (end >= 0) {
        const event = parse(text.slice(0, end))
        text = text.slice(end + 2)
        last = event.id ?? last
        if (event.data !== undefined) return event
        continue
      }
      const chunk = await reader?.read()
      if (chunk?.value === undefined) return undefined
      text += chunk.value
    }
  }
  // The first thing that comes is where it begins.
  while (!text.includes("\n\n")) text += (await reader?.read())?.value ?? ""
  return {
    async take(count: number): Promise<readonly Event[]> {
      const events: Event[] = []
      while (events.length < count) {
        const event = await next()
        if (event === undefined) break
        events.push(event)
      }
      return events
    },
    lastId: () => last ?? "",
    leave: () => gone.abort(),
  }
}

function parse(text: string): Event {
  const fields = Object.fromEntries(text.split("\n").map((line) => line.split(/: (.*)/s)))
  const data = fields.data === undefined ? undefined : JSON.parse(fields.data)
  if (data !== undefined) expect(routes.events.responseEvents.safeParse(data).error?.issues).toBeUndefined()
  return { ...fields, data }
}

test("Changes are streamed as they are made, with the resulting memory", async () => {
  const { url, admin } = await keepsake()
  await add(url, admin, { content: "Was there before" })
  const stream = await follow(url, admin)
  const id = await add(url, admin, { content: "Has a dog", key: "dog" })
  await ask(url, "addMemory", { key: admin, body: { content: "Has two dogs", key: "dog" } })
  await ask(url, "deleteMemory", { key: admin, path: `/api/memory/${id}` })
  const events = await stream.take(3)
  expect(events.map(({ event, data }) => [event, data?.id, data?.memory?.content ?? null])).toEqual([
    ["created", id, "Has a dog"],
    ["updated", id, "Has two dogs"],
    ["deleted", id, null],
  ])
})

test("An interrupted stream resumes after its last event without gaps", async () => {
  const { url, admin } = await keepsake()
  const first = await follow(url, admin)
  await add(url, admin, { content: "One" })
  await first.take(1)
  first.leave()
  await add(url, admin, { content: "Two" })
  await add(url, admin, { content: "Three" })
  const second = await follow(url, admin, { "last-event-id": first.lastId() })
  expect((await second.take(2)).map(({ data }) => data?.memory?.content)).toEqual(["Two", "Three"])
  const third = await follow(url, admin, {}, `?after=${second.lastId()}`)
  await add(url, admin, { content: "Four" })
  expect((await third.take(1)).map(({ data }) => data?.memory?.content)).toEqual(["Four"])
})

test("Nobody receives events of another tenant or user, or can use another's cursor", async () => {
  const { url, admin, user, stranger } = await keepsake()
  const ada = await follow(url, user, { "x-keepsake-user": "ada" })
  const other = await follow(url, stranger)
  await add(url, admin, { content: "Of nobody" })
  await add(url, user, { content: "Of Bob" }, { "x-keepsake-user": "bob" })
  await add(url, stranger, { content: "Of the stranger" })
  await add(url, user, { content: "Of Ada" }, { "x-keepsake-user": "ada" })
  await add(url, user, { content: "For Ada as well" }, { "x-keepsake-user": "ada" })
  expect((await ada.take(2)).map(({ data }) => data?.memory?.content)).toEqual(["Of Ada", "For Ada as well"])
  expect((await other.take(1)).map(({ data }) => data?.memory?.content)).toEqual(["Of the stranger"])
  const asking = { key: user, headers: { "last-event-id": other.lastId() } }
  expect(await ask(url, "events", asking)).toMatchObject({ status: 400, body: { error: { code: "cursor_invalid" } } })
})

test("A key that is revoked ends the streams that it began", async () => {
  const { url, admin, keys } = await keepsake()
  const { record, secret } = await keys.create({ tenant: "default", role: "user", serves: "one" })
  const stream = await follow(url, secret)
  await keys.revoke(record.id)
  await add(url, admin, { content: "Not for revoked keys" })
  expect(await stream.take(1)).toEqual([])
})

test("A server that ends does not wait for streams", async () => {
  const { url, admin, server } = await keepsake()
  const stream = await follow(url, admin)
  await server.close(60_000)
  expect(await stream.take(1)).toEqual([])
})

test("One key has at most 20 streams, and others still get theirs", async () => {
  const { url, admin, keys } = await keepsake()
  const { secret } = await keys.create({ tenant: "default", role: "user", serves: "one" })
  for (let count = 0; count < 20; count++) await follow(url, secret)
  const refused = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${secret}` } })
  expect([refused.status, Object(await refused.json()).error.code]).toEqual([503, "too_busy"])
  await follow(url, admin)
})
