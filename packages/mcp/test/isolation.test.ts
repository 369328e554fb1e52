import { tenantOf } from "@keepsake/core"
import { describe, expect, test } from "vitest"
import { aliasNames } from "../src/alias-names.ts"
import { call, connected, eras, keepsake } from "./keepsake.ts"

const ELSE = "11111111-0000-7000-8000-000000000000"
const NOTHING = "00000000-0000-7000-8000-000000000000"

describe.each(eras)("a %s client of another tenant", (era) => {
  test("gets the same response for foreign and for unknown ids", async () => {
    const { url, user, stranger } = await keepsake({ aliases: aliasNames })
    const owner = await connected(url, user, { era })
    const ids: unknown[] = []
    for (let at = 0; at < 12; at++) {
      ids.push((await call(owner, "memory_add", { content: `Secret harbour note ${at}` })).content.id)
    }
    const { content: page } = await call(owner, "memory_list", { limit: 3 })
    const { content: list } = await call(owner, "memory_forget", { ids: ids.slice(0, 2) })
    const other = await connected(url, stranger, { era })
    const told = async (name: string, given: Record<string, unknown>) => {
      const { failed, text } = await call(other, name, given)
      expect([name, failed]).toEqual([name, true])
      return text
    }
    const swap = (text: string) => text.replaceAll(String(ids[0]), NOTHING)
    for (const [name, given] of [
      ["memory_get", (id: unknown) => ({ ids: [id] })],
      ["memory_update", (id: unknown) => ({ id, content: "x" })],
      ["memory_feedback", (id: unknown) => ({ id, verdict: "wrong" })],
      ["memory_forget", (id: unknown) => ({ id })],
      ["memory_forget", (id: unknown) => ({ ids: [id, ELSE] })],
      ["fetch", (id: unknown) => ({ id })],
    ] as const) {
      expect(swap(await told(name, given(ids[0])))).toBe(await told(name, given(NOTHING)))
    }
    expect(await told("memory_list", { cursor: page.cursor })).toBe(await told("memory_list", { cursor: "none" }))
    expect(await told("memory_forget", { confirm: list.confirm })).toBe(
      await told("memory_forget", { confirm: "none" }),
    )
    expect(await told("omniroute_memory_clear", { apiKeyId: "default" })).toContain("not the caller's own")
    await expect(other.readResource({ uri: `memory://memories/${ids[0]}` })).rejects.toThrow()
    for (const name of ["memory_search", "search_memory", "memory_recall", "search", "omniroute_memory_search"]) {
      expect((await call(other, name, { query: "harbour" })).text).not.toContain("harbour note")
    }
    expect((await call(other, "omniroute_memory_clear")).content).toMatchObject({ deletedCount: 0 })
    expect((await call(owner, "memory_list")).content).toMatchObject({ total: 12 })
    expect((await call(owner, "memory_forget", { confirm: list.confirm })).content).toEqual({ forgotten: 2 })
  })
})

test("an administrator's apiKeyId chooses no tenant either", async () => {
  const { url, admin } = await keepsake({ aliases: ["omniroute"] })
  const client = await connected(url, admin)
  expect((await call(client, "omniroute_memory_search", { apiKeyId: "default" })).failed).toBe(false)
  expect((await call(client, "omniroute_memory_search", { apiKeyId: "other" })).failed).toBe(true)
})

test("a session of an older client is private, and an ended session stays ended", async () => {
  const { url, user, stranger } = await keepsake()
  const ask = (key: string, session: string | undefined, body: object, method = "POST") =>
    fetch(`${url}/mcp`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(session !== undefined && { "mcp-session-id": session }),
      },
      ...(method === "POST" && { body: JSON.stringify({ jsonrpc: "2.0", ...body }) }),
    })
  const greeting = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "old", version: "1" } }
  const begun = await ask(user, undefined, { id: 1, method: "initialize", params: greeting })
  const session = begun.headers.get("mcp-session-id") ?? ""
  await begun.text()
  expect(session).not.toBe("")
  await ask(user, session, {
    id: 2,
    method: "tools/call",
    params: { name: "memory_add", arguments: { content: "Tea" } },
  })
  const listing = { id: 3, method: "tools/call", params: { name: "memory_list", arguments: {} } }
  expect(await (await ask(stranger, session, listing)).text()).toContain('\\"total\\":0')
  expect(await (await ask(user, "unknown-since-a-restart", listing)).text()).toContain('\\"total\\":1')
  expect((await ask(user, session, {}, "DELETE")).status).toBe(200)
  expect((await ask(user, session, listing)).status).toBe(404)
})

test("requests without a key, with a wrong key, from another page or for another host are refused", async () => {
  const { url, user } = await keepsake()
  const status = async (headers: Record<string, string>) =>
    (
      await fetch(`${url}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: "{}",
      })
    ).status
  const missing = await fetch(`${url}/mcp`, { method: "POST", body: "{}" })
  expect([missing.status, missing.headers.get("x-content-type-options")]).toEqual([401, "nosniff"])
  const unread = await fetch(`${url}/mcp`, { headers: { authorization: `Bearer ${user}` } })
  expect([unread.status, unread.headers.get("x-content-type-options")]).toEqual([405, "nosniff"])
  expect(await status({ authorization: "Bearer kp_wrong" })).toBe(401)
  expect(await status({ authorization: `Bearer ${user}`, origin: "https://evil.example" })).toBe(403)
})

test("a subscriber of a resource is notified of own changes only", async () => {
  const { url, user, stranger } = await keepsake()
  const heard: string[] = []
  const trackSubscriptions = await connected(url, user, { era: "legacy" })
  trackSubscriptions.setNotificationHandler(
    "notifications/resources/updated",
    ({ params }) => void heard.push(params.uri),
  )
  await trackSubscriptions.subscribeResource({ uri: "memory://recent" })
  const other = await connected(url, stranger)
  await call(other, "memory_add", { content: "Likes black coffee" })
  const own = await connected(url, user)
  await call(own, "memory_add", { content: "Likes green tea" })
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard).toEqual(["memory://recent"])
})

test.each(eras)(
  "a subscriber is notified of changes through other interfaces, in the %s era, and only of own ones",
  async (era) => {
    const { url, user, stranger, memory } = await keepsake()
    const add = async (key: string, content: string): Promise<string> => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
      const answer = await fetch(`${url}/api/memory`, { method: "POST", headers, body: JSON.stringify({ content }) })
      return String(Object(await answer.json()).id)
    }
    const id = await add(user, "Keeps bees")
    const foreign = await add(stranger, "Keeps goats")
    const [mine, theirs] = [id, foreign].map((one) => `memory://memories/${one}`)
    const heard: string[] = []
    const trackSubscriptions = await connected(url, user, { era })
    trackSubscriptions.setNotificationHandler(
      "notifications/resources/updated",
      ({ params }) => void heard.push(params.uri),
    )
    const uris = [mine, theirs].filter((uri) => uri !== undefined)
    if (era === "legacy") {
      const subscribe = (uri: string) => trackSubscriptions.subscribeResource({ uri })
      await subscribe(uris[0] ?? "")
      const refused = await subscribe(uris[1] ?? "").catch(String)
      const unknown = await subscribe(`memory://memories/${NOTHING}`).catch(String)
      expect(String(refused).replaceAll(foreign, NOTHING)).toBe(unknown)
      expect(unknown).toContain("not found")
      for (const damaged of ["%", "%ff"])
        await expect(subscribe(`memory://memories/${damaged}`)).rejects.toThrow(/not found/i)
    } else await trackSubscriptions.listen({ resourceSubscriptions: uris })
    await memory.for({ tenant: tenantOf("other") }).update(foreign, { content: "Keeps sheep" })
    await memory.for().update(id, { content: "Keeps bees and hens" })
    await expect.poll(() => heard).toContain(mine)
    await fetch(`${url}/api/memory/${id}`, { method: "DELETE", headers: { authorization: `Bearer ${user}` } })
    await expect.poll(() => heard.filter((uri) => uri === mine).length).toBe(2)
    expect(heard).not.toContain(theirs)
  },
)

test("a key with the mode read adds, changes and deletes nothing, and one with the mode off adds nothing", async () => {
  const { url, keys, user } = await keepsake()
  const owner = await connected(url, user)
  const { id } = (await call(owner, "memory_add", { content: "Plays chess" })).content
  const own = { tenant: "default", role: "user", serves: "one" } as const
  for (const mode of ["read", "off"] as const) {
    const client = await connected(url, (await keys.create({ ...own, mode })).secret)
    for (const [name, given] of [
      ["memory_add", { content: "Lives in Ely" }],
      ["memory_update", { id, content: "Plays go" }],
      ["memory_feedback", { id, verdict: "wrong" }],
      ...(mode === "read" ? [["memory_forget", { id }] as const] : []),
    ] as const) {
      const { failed, text } = await call(client, name, given)
      expect([name, failed, text]).toEqual([name, true, expect.stringContaining("this key")])
    }
    expect((await call(client, "memory_get", { ids: [id] })).text).toContain("Plays chess")
  }
  expect((await call(owner, "memory_list")).content).toMatchObject({ total: 1 })
})
