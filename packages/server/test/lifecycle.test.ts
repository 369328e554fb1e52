import { createMemory } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("a memory is changed for the revision that was read, and only for that", async () => {
  const { url, user, stranger } = await keepsake()
  const id = await add(url, user, { content: "Lives in Porto", metadata: { a: 1 }, expiresAt: "2999-01-01" })
  const path = `/api/memory/${id}`
  const body = { content: "Lives in Lisbon", metadata: { b: 2 }, expiresAt: null, revision: 1 }
  expect(await ask(url, "updateMemory", { key: user, path, body })).toMatchObject({
    status: 200,
    body: {
      success: true,
      memory: { id, content: "Lives in Lisbon", metadata: { b: 2 }, expiresAt: null, revision: 2 },
    },
  })
  expect(await ask(url, "updateMemory", { key: user, path, body })).toMatchObject({
    status: 409,
    body: { error: { code: "conflict" } },
  })
  expect((await ask(url, "updateMemory", { key: user, path, body: { key: "home" } })).status).toBe(422)
  expect((await ask(url, "updateMemory", { key: user, path, body: { importance: 2 } })).status).toBe(400)
  expect((await ask(url, "updateMemory", { key: stranger, path, body })).status).toBe(404)
})

test("the history shows the word diff of each change, and any version can be restored", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Drinks tea in the morning" })
  const path = `/api/memory/${id}`
  await ask(url, "updateMemory", { key: user, path, body: { content: "Drinks coffee in the morning", importance: 1 } })
  await ask(url, "deleteMemory", { key: user, path })
  expect((await ask(url, "restoreMemory", { key: user, path: `${path}/restore`, body: {} })).body).toMatchObject({
    memory: { content: "Drinks coffee in the morning", revision: 4 },
  })
  await ask(url, "restoreMemory", { key: user, path: `${path}/restore`, body: { revision: 1 } })
  const { body } = await ask(url, "memoryHistory", { key: user, path: `${path}/history` })
  const { data } = Object(body)
  expect(data.map(({ revision, did }: { revision: number; did: string }) => [revision, did])).toEqual([
    [5, "changed"],
    [4, "restored"],
    [3, "deleted"],
    [2, "changed"],
    [1, "created"],
  ])
  expect(data[3]).toMatchObject({
    changed: ["content", "importance"],
    diff: [
      { is: "same", text: "Drinks " },
      { is: "removed", text: "tea" },
      { is: "added", text: "coffee" },
      { is: "same", text: " in the morning" },
    ],
  })
  const first = Object((await ask(url, "memoryHistory", { key: user, path: `${path}/history?limit=4` })).body)
  expect(first.data[3]).toEqual(data[3])
  const rest = Object(
    (
      await ask(url, "memoryHistory", {
        key: user,
        path: `${path}/history?limit=4&cursor=${encodeURIComponent(first.next)}`,
      })
    ).body,
  )
  expect(rest).toEqual({ data: [data[4]] })
  const unknown = await ask(url, "memoryHistory", {
    key: user,
    path: "/api/memory/00000000-0000-4000-8000-000000000000/history",
  })
  expect(unknown.status).toBe(404)
})

test("the list is as it was at another time, and between dates", async () => {
  let now = Date.UTC(2026, 10, 1)
  const { url, user } = await keepsake({ memory: await createMemory({ now: () => now }) })
  const id = await add(url, user, { content: "Has one child", importance: 0.4 })
  now = Date.UTC(2026, 10, 3)
  await ask(url, "updateMemory", { key: user, path: `/api/memory/${id}`, body: { content: "Has two children" } })
  await add(url, user, { content: "Has a garden", pinned: true })
  const contents = async (query: string) => {
    const { body } = await ask(url, "listMemories", { key: user, path: `/api/memory?${query}` })
    return [Object(body).total, Object(body).data.map(({ content }: { content: string }) => content)]
  }
  expect(await contents("asOf=2026-11-02")).toEqual([1, ["Has one child"]])
  expect(await contents("asOf=2026-11-04")).toEqual([2, ["Has a garden", "Has two children"]])
  expect(await contents("asOf=2026-10-02")).toEqual([0, []])
  expect(await contents("from=2026-11-02")).toEqual([1, ["Has a garden"]])
  expect(await contents("before=2026-11-02")).toEqual([1, ["Has two children"]])
  expect(await contents("updatedFrom=2026-11-02&pinned=false")).toEqual([1, ["Has two children"]])
  expect(await contents("maxImportance=0.4&origin=manual")).toEqual([1, ["Has two children"]])
  expect((await ask(url, "listMemories", { key: user, path: "/api/memory?asOf=2026-11-02&q=child" })).status).toBe(422)
})

test("as of another time, at most a thousand are counted, and all are listed", async () => {
  const { url, user, memory } = await keepsake({ memory: await createMemory({ now: () => Date.UTC(2026, 10, 1) }) })
  for (let n = 0; n < 1_010; n++) await memory.for().add(`Saw boat ${n}`)
  const page = async (query: string) =>
    Object((await ask(url, "listMemories", { key: user, path: `/api/memory?limit=20&${query}` })).body)
  const { total, totalIsLeast, stats, data } = await page("asOf=2026-11-02")
  expect([total, totalIsLeast, stats.byType.factual, data.length]).toEqual([1_000, true, 1_000, 20])
  const last = await page("asOf=2026-11-02&offset=1005")
  expect([last.data.length, last.next]).toEqual([5, undefined])
  const now = await page("")
  expect([now.total, now.totalIsLeast]).toEqual([1_010, undefined])
})

test("the history of a memory that is added again after deletion gives nothing of the deleted versions", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Drinks tea", key: "drink" })
  await ask(url, "deleteMemory", { key: user, path: `/api/memory/${id}` })
  const history = async () =>
    Object((await ask(url, "memoryHistory", { key: user, path: `/api/memory/${id}/history` })).body).data
  expect(await history()).toMatchObject([
    { revision: 2, did: "deleted", memory: null },
    { revision: 1, did: "created", memory: null, withheld: true },
  ])
  expect(await add(url, user, { content: "Drinks coffee", key: "drink" })).toBe(id)
  expect(await history()).toMatchObject([{ revision: 3, did: "created", memory: { content: "Drinks coffee" } }])
})

test("the history of a restored memory is whole again", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Drinks tea", key: "drink" })
  await ask(url, "updateMemory", { key: user, path: `/api/memory/${id}`, body: { content: "Drinks green tea" } })
  await ask(url, "deleteMemory", { key: user, path: `/api/memory/${id}` })
  await ask(url, "restoreMemory", { key: user, path: `/api/memory/${id}/restore`, body: {} })
  const { body } = await ask(url, "memoryHistory", { key: user, path: `/api/memory/${id}/history` })
  expect(Object(body).data).toMatchObject([
    { revision: 4, did: "restored", memory: { content: "Drinks green tea" } },
    { revision: 3, did: "deleted", memory: null },
    { revision: 2, did: "changed", memory: { content: "Drinks green tea" } },
    { revision: 1, did: "created", memory: { content: "Drinks tea" } },
  ])
})

test("a time of truth that ends before it begins is refused", async () => {
  const { url, user } = await keepsake()
  const path = `/api/memory/${await add(url, user, { content: "Works at Acme" })}`
  const body = { validFrom: "2026-03-02", validUntil: "2026-03-01" }
  expect((await ask(url, "updateMemory", { key: user, path, body })).status).toBe(422)
  expect((await ask(url, "updateMemory", { key: user, path, body: { validUntil: "2026-03-01" } })).status).toBe(200)
  expect((await ask(url, "updateMemory", { key: user, path, body: { validFrom: "2026-03-02" } })).status).toBe(422)
})

test("contradictory bulk changes are refused, and unknown ids are reported", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Likes figs" })
  const unknown = "00000000-0000-4000-8000-000000000000"
  const bulk = (body: object) => ask(url, "changeMemories", { key: user, body })
  for (const wrong of [
    { action: "delete", ids: [id], filter: {} },
    { action: "change", ids: [id] },
    { action: "change", ids: [id], change: {} },
    { action: "pin", ids: [id], change: { importance: 1 } },
  ]) {
    expect((await bulk(wrong)).status, JSON.stringify(wrong)).toBe(422)
  }
  expect((await bulk({ action: "delete", ids: [id], expected: 5 })).status).toBe(409)
  expect((await bulk({ action: "pin", ids: [id, unknown] })).body).toMatchObject({
    done: 1,
    failed: [{ id: unknown, code: "not_found" }],
  })
})

test("feedback takes effect, and quarantined memories wait for a decision", async () => {
  const { url, user, admin } = await keepsake()
  const id = await add(url, user, { content: "Is allergic to nuts" })
  const judge = (verdict: string) =>
    ask(url, "judgeMemory", { key: user, path: `/api/memory/${id}/feedback`, body: { verdict } })
  expect(await judge("useful")).toMatchObject({ status: 200, body: { memory: { status: "active" } } })
  expect(await judge("wrong")).toMatchObject({ body: { memory: { status: "quarantined" } } })
  const review = await ask(url, "listReview", { key: user })
  expect(review.body).toMatchObject({
    data: [{ memory: { id }, because: "quarantined", code: "judged-wrong", reason: "said to be wrong" }],
  })
  const path = `/api/review/${id}`
  expect((await ask(url, "decideReview", { key: user, path, body: { decision: "merge" } })).status).toBe(422)
  expect(await ask(url, "decideReview", { key: admin, path, body: { decision: "accept" } })).toMatchObject({
    body: { memory: { status: "active", metadata: {} } },
  })
  expect((await ask(url, "decideReview", { key: user, path, body: { decision: "reject" } })).status).toBe(422)
})

test("many are changed at once after a preview, and not when there are others than were shown", async () => {
  const { url, user } = await keepsake()
  for (const name of ["figs", "dates", "plums"])
    await add(url, user, { content: `Likes ${name}`, category: "preference" })
  await add(url, user, { content: "Was born in May", category: "identity" })
  const bulk = (body: object) => ask(url, "changeMemories", { key: user, body })
  const filter = { category: "preference" }
  const preview = await bulk({ action: "delete", filter, preview: true })
  expect(preview.body).toMatchObject({ matched: 3, done: 0, ids: [] })
  expect(Object(preview.body).sample).toHaveLength(3)
  expect((await bulk({ action: "delete", filter })).status).toBe(409)
  expect((await bulk({ action: "delete", filter, expected: 2 })).status).toBe(409)
  expect((await bulk({ action: "delete" })).status).toBe(422)
  expect(
    (await bulk({ action: "change", filter, expected: 3, change: { importance: 1, category: "taste" } })).body,
  ).toMatchObject({ done: 3 })
  const { body } = await bulk({ action: "delete", filter: { category: "taste" }, expected: 3 })
  expect(body).toMatchObject({ matched: 3, done: 3, failed: [] })
  const { ids } = Object(body)
  expect(Object((await ask(url, "listMemories", { key: user })).body).total).toBe(1)
  const back = await bulk({ action: "restore", ids: [...ids, "00000000-0000-4000-8000-000000000000"] })
  expect(back.body).toMatchObject({ done: 3, failed: [{ code: "not_found" }] })
  expect(Object((await ask(url, "listMemories", { key: user })).body).total).toBe(4)
})

test("each user can list, read and undo own conversations", async () => {
  const { url, user, admin, memory } = await keepsake()
  for (const who of ["ada", "bob"]) await memory.for({ user: who }).remember("I live in Porto.", { session: "chat" })
  const headers = { "x-keepsake-user": "ada" }
  expect((await ask(url, "listSessions", { key: user, headers })).body).toMatchObject({
    data: [{ id: "chat", user: "ada", turns: 1 }],
  })
  expect(Object((await ask(url, "listSessions", { key: admin })).body).data).toHaveLength(2)
  const path = "/api/sessions/chat"
  const one = Object((await ask(url, "getSession", { key: user, headers, path })).body)
  expect(one.data.every(({ user }: { user: string }) => user === "ada")).toBe(true)
  const gone = await ask(url, "forgetSession", { key: admin, path: `${path}?user=ada` })
  expect(Object(gone.body).forgotten).toHaveLength(one.data.length)
  expect((await ask(url, "getSession", { key: user, headers, path })).status).toBe(404)
  expect((await ask(url, "getSession", { key: user, headers: { "x-keepsake-user": "bob" }, path })).status).toBe(200)
  expect((await ask(url, "undoSource", { key: user, headers, body: {} })).status).toBe(422)
  const bob = { "x-keepsake-user": "bob" }
  expect(
    Object((await ask(url, "undoSource", { key: user, headers: bob, body: { origin: "user" } })).body).forgotten,
  ).toHaveLength(one.data.length)
})

test("deleting a statement takes its words out of its message and reports it; both are restored and erased together", async () => {
  const { url, memory, user } = await keepsake()
  const ada = memory.for({ user: "ada" })
  const { memories } = await ada.remember("I am allergic to peanuts.", { session: "s" })
  const turn = memories.find(({ category }) => category === "turn")?.id
  const fact = memories.find(({ category }) => category !== "turn")?.id
  const also = [{ id: turn, because: "source_message" }]
  const path = `/api/memory/${fact}?user=ada`
  expect(await ask(url, "deleteMemory", { key: user, path })).toMatchObject({ status: 200, body: { also } })
  expect((await ada.list()).items).toEqual([])
  const bulk = async (body: object) =>
    (await ask(url, "changeMemories", { key: user, path: "/api/memory/bulk", body: { user: "ada", ...body } })).body
  expect(await bulk({ action: "restore", ids: [fact] })).toMatchObject({ done: 1 })
  expect((await ada.list()).items).toHaveLength(2)
  expect(await bulk({ action: "delete", ids: [fact] })).toMatchObject({ done: 1, ids: [fact], also })
  expect(await bulk({ action: "restore", ids: [fact, turn] })).toMatchObject({ done: 2, failed: [] })
  expect(Object(await bulk({ action: "delete", ids: [fact, turn] })).also).toBeUndefined()
  await bulk({ action: "restore", ids: [fact, turn] })
  expect((await ask(url, "deleteMemory", { key: user, path: `${path}&erase=true` })).body).toMatchObject({ also })
  expect(await ada.history(turn ?? "")).toBeUndefined()
  const said = await ada.remember("I live in Porto. The bread was good.", { session: "t" })
  const home = said.memories.find(({ category }) => category !== "turn")?.id
  const rest = { path: `/api/memory/${home}?user=ada`, key: user }
  const shortened = { because: "source_message", shortened: true }
  expect(await ask(url, "deleteMemory", rest)).toMatchObject({ body: { also: [shortened] } })
  expect((await ada.list()).items.map(({ content }) => content)).toEqual(["The bread was good."])
  await ada.remember("My cat is called Mog. It rains.", { session: "u" })
  const cat = (await ada.list()).items.find(({ category, content }) => category !== "turn" && /Mog/.test(content))?.id
  const kept = await ask(url, "deleteMemory", { key: user, path: `/api/memory/${cat}?user=ada&words=keep` })
  expect(kept.body).toEqual({ success: true })
  expect((await ada.list()).items.map(({ content }) => content)).toContain("My cat is called Mog. It rains.")
})
