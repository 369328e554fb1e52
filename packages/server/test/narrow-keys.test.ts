import { type Route, routes } from "@keepsake/api"
import { createMemory, tenantOf } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

describe("a key that may look no further than a session", () => {
  async function twoSessions() {
    const running = await keepsake({ memory: await createMemory() })
    const { keys, memory } = running
    for (const [session, text] of [
      ["mine", "We planned the trip to Porto. The train leaves at 10:15 from platform 4."],
      ["other", "I am allergic to quinces. My ferret is called Zorblax and sleeps a lot."],
    ] as const) {
      await memory.for({ user: "ada" }).remember([{ role: "user", text }], { session })
    }
    const own = { tenant: "default", role: "user", serves: "one", user: "ada" } as const
    const { secret: key } = await keys.create({ ...own, widest: "session" })
    return { ...running, key, headers: { "x-keepsake-session": "mine" } }
  }

  it("summarizes only its own", async () => {
    const { url, key, headers } = await twoSessions()
    const summarize = (body: object, of: Record<string, string> = headers) =>
      ask(url, "summarizeMemories", { key, body, headers: of })
    expect(await summarize({ session: "other" })).toMatchObject({
      status: 400,
      body: { error: { code: "names_differ" } },
    })
    const whole = await summarize({})
    expect(JSON.stringify(whole.body)).not.toMatch(/Zorblax|quinces/)
    expect(whole.body).toMatchObject({ candidates: [{ session: "mine" }] })
    expect(await summarize({}, {})).toMatchObject({ status: 422, body: { error: { code: "scope_without_name" } } })
    expect(await summarize({ per: "month" })).toMatchObject({
      status: 403,
      body: { error: { code: "scope_forbidden" } },
    })
  })

  it("reads nothing of another through any route that takes the name of a session", async () => {
    const { url, key, headers } = await twoSessions()
    const answers = [
      await ask(url, "searchMemories", { key, headers, body: { query: "ferret Zorblax quinces", session: "other" } }),
      await ask(url, "memoryContext", { key, headers, body: { query: "ferret Zorblax quinces", session: "other" } }),
      await ask(url, "explain", { key, headers, body: { query: "ferret Zorblax quinces", session: "other" } }),
      await ask(url, "listMemories", { key, headers, path: "/api/memory?session=other" }),
      await ask(url, "listEpisodes", { key, headers, path: "/api/episodes?session=other" }),
      await ask(url, "getSession", { key, headers, path: "/api/sessions/other" }),
      await ask(url, "forgetSession", { key, headers, path: "/api/sessions/other" }),
      await ask(url, "undoSource", { key, headers, body: { from: "other" } }),
      await ask(url, "changeMemories", { key, headers, body: { action: "pin", filter: { session: "other" } } }),
    ]
    expect(answers.filter(({ status }) => status < 400)).toEqual([])
  })

  it("writes nothing into another", async () => {
    const { url, key, headers, memory } = await twoSessions()
    const before = await memory.for({ user: "ada" }).session("other")
    const answers = [
      await ask(url, "importConversation", {
        key,
        headers,
        body: { session: "other", messages: [{ role: "user", text: "I live in Ely." }] },
      }),
      await ask(url, "ingestTurns", {
        key,
        headers,
        body: { agent_id: "a", conversation_id: "other", turns: [{ user: "I live in Ely." }] },
      }),
      await ask(url, "addInstanceMemory", {
        key,
        headers,
        body: { instanceId: "default", content: "Lives in Ely", sourceConversationId: "other" },
      }),
      await ask(url, "addMemory", { key, headers, body: { content: "Lives in Ely", session: "other" } }),
    ]
    expect(answers.map(({ status, body }) => [status, Object(body).error?.code])).toEqual(
      answers.map(() => [400, "names_differ"]),
    )
    expect(await memory.for({ user: "ada" }).session("other")).toEqual(before)
  })
})

describe("a run, for a key that may look no further than a session or an agent", () => {
  async function runs(widest: "session" | "agent") {
    const running = await keepsake({ memory: await createMemory() })
    const { keys, memory } = running
    const of = (session: string) => memory.for({ user: "ada", agent: session })
    const runIds: Record<string, string> = {}
    for (const [session, text] of [
      ["mine", "We planned the trip to Porto. The train leaves at 10:15 from platform 4."],
      ["other", "I am allergic to quinces. My ferret is called Zorblax and sleeps a lot."],
    ] as const) {
      await of(session).remember([{ role: "user", text }], { session })
      const { runId } = await of(session).summarize({ session, dryRun: false, archive: true })
      runIds[session] = runId ?? ""
    }
    const own = { tenant: "default", role: "user", serves: "one", user: "ada" } as const
    const { secret: key } = await keys.create({ ...own, widest })
    return { ...running, key, headers: { "x-keepsake-session": "mine", "x-keepsake-agent": "mine" }, runIds }
  }
  const notFound = { status: 404, body: { error: { code: "not_found" } } }

  it("is not undone by its id if it is of another conversation, and is if it is its own", async () => {
    const { url, key, headers, runIds, memory } = await runs("session")
    const before = await memory.for({ user: "ada" }).session("other")
    expect(await ask(url, "undoSource", { key, headers, body: { run: runIds.other } })).toMatchObject(notFound)
    expect(await memory.for({ user: "ada" }).session("other")).toEqual(before)
    expect(await ask(url, "undoSource", { key, headers, body: { run: runIds.mine } })).toMatchObject({ status: 200 })
  })

  it.each(["session", "agent"] as const)(
    "of proposals is neither listed, made, read nor changed: %s",
    async (widest) => {
      const { url, key, headers, memory, admin } = await runs(widest)
      const ada = memory.for({ user: "ada" })
      for (const text of ["Lives in a flat in Ely with a ferret", "Lives in a flat in Ely with the ferret"])
        await ada.add(text, { session: "other" })
      const [run] = await ada.consolidation.propose()
      const path = `/api/consolidation/${run?.id ?? "00000000-0000-4000-8000-000000000000"}`
      const answers = [
        await ask(url, "listConsolidations", { key, headers, path: "/api/consolidation" }),
        await ask(url, "proposeConsolidation", { key, headers, body: {} }),
        await ask(url, "getConsolidation", { key, headers, path }),
        await ask(url, "takeConsolidation", { key, headers, path: `${path}/take`, body: {} }),
        await ask(url, "leaveConsolidation", { key, headers, path: `${path}/leave`, body: {} }),
        await ask(url, "undoConsolidation", { key, headers, path: `${path}/undo`, body: {} }),
      ]
      expect(answers.map(({ status, body }) => [status, Object(body).error?.code])).toEqual(
        answers.map(() => [403, "scope_forbidden"]),
      )
      expect(admin).toBeDefined()
    },
  )
})

/** A request to each route of users that changes something; with `deletes` one that only deletes. */
const id = "00000000-0000-4000-8000-000000000000"
const changing: Record<string, { readonly path?: string; readonly body?: object; readonly deletes?: true }> = {
  setSubject: { path: "/api/subjects/ada", body: { capture: "off" }, deletes: true },
  summarizeMemories: { body: {} },
  addMemory: { body: { content: "Lives in Ely" } },
  deleteMemory: { path: `/api/memory/${id}`, deletes: true },
  updateMemory: { path: `/api/memory/${id}`, body: { pinned: true } },
  restoreMemory: { path: `/api/memory/${id}/restore`, body: {} },
  judgeMemory: { path: `/api/memory/${id}/feedback`, body: { verdict: "wrong" } },
  changeMemories: { body: { action: "pin", ids: [id] } },
  decideReview: { path: `/api/review/${id}`, body: { decision: "reject" } },
  proposeConsolidation: { body: {} },
  takeConsolidation: { path: `/api/consolidation/${id}/take`, body: {} },
  leaveConsolidation: { path: `/api/consolidation/${id}/leave`, body: {} },
  undoConsolidation: { path: `/api/consolidation/${id}/undo`, body: {} },
  forgetSession: { path: "/api/sessions/one", deletes: true },
  undoSource: { body: { from: "one" } },
  ingestTurns: { body: { agent_id: "a", conversation_id: "one", turns: [{ user: "I live in Ely." }] } },
  addInstanceMemory: { body: { instanceId: "default", content: "Lives in Ely" } },
  deleteInstanceMemory: { path: `/memories/${id}?instanceId=default`, deletes: true },
  deleteInstanceMemories: { path: `/memories?instanceId=default&ids=${id}`, deletes: true },
  importConversation: { body: { session: "one", messages: [{ role: "user", text: "I live in Ely." }] } },
  importMemories: { body: { content: "Lives in Ely" } },
  runAction: { path: "/api/actions/none", body: {} },
}
/** This changes no memory: the key's own mode. */
const ofOneself = ["changeKey"]

describe("the mode of a key", () => {
  it("is tested on every route that changes memories", () => {
    const all = Object.entries<Route>(routes).filter(
      ([, { method, access, isReadOnly }]) => method !== "GET" && access === "user" && isReadOnly !== true,
    )
    expect(all.map(([name]) => name).toSorted()).toEqual([...Object.keys(changing), ...ofOneself].toSorted())
  })

  it.each(["read", "off"] as const)("%s stores and changes nothing; reading goes on", async (mode) => {
    const { url, keys, memory } = await keepsake()
    const own = { tenant: "default", role: "user", serves: "one", user: "ada" } as const
    const { secret: on } = await keys.create(own)
    const { secret: key } = await keys.create({ ...own, mode })
    const kept = await add(url, on, { content: "Plays chess" })
    for (const [name, { path, body, deletes }] of Object.entries(changing)) {
      const answer = await ask(url, name as keyof typeof routes, {
        key,
        ...(path !== undefined && { path }),
        ...(body !== undefined && { body }),
      })
      const forbidden = { status: 403, body: { error: { code: "mode_forbidden" } } }
      if (mode === "off" && deletes === true) expect(answer.body, name).not.toMatchObject(forbidden.body)
      else expect(answer, name).toMatchObject(forbidden)
    }
    const read = await ask(url, "searchMemories", { key, body: { query: "chess" } })
    expect(Object(read.body).data).toHaveLength(1)
    expect(await memory.for({ user: "ada" }).get(kept)).toMatchObject({ content: "Plays chess" })
  })

  it("read leaves a person's opt-out as it is, and off sets it without ending it", async () => {
    const { url, keys, memory } = await keepsake()
    const ada = { tenant: tenantOf("default"), user: "ada" }
    const own = { tenant: "default", role: "user", serves: "one", user: "ada" } as const
    const [reads, off] = [await keys.create({ ...own, mode: "read" }), await keys.create({ ...own, mode: "off" })]
    const set = (key: string, capture: "on" | "off") =>
      ask(url, "setSubject", { key, path: "/api/subjects/ada", body: { capture } })
    const forbidden = { status: 403, body: { error: { code: "mode_forbidden" } } }
    expect(await set(reads.secret, "off")).toMatchObject(forbidden)
    expect(await memory.optOuts.has(ada)).toBe(false)
    expect(await set(off.secret, "off")).toMatchObject({ status: 200 })
    for (const { secret } of [reads, off]) expect(await set(secret, "on")).toMatchObject(forbidden)
    expect(await memory.optOuts.has(ada)).toBe(true)
  })

  it("read is that of an administrator's key too, and off lets it delete", async () => {
    const { url, keys, admin } = await keepsake()
    const one = { tenant: "default", role: "admin", serves: "one" } as const
    const { secret: reads } = await keys.create({ ...one, mode: "read" })
    const { secret: off } = await keys.create({ ...one, mode: "off" })
    const memoryId = await add(url, admin, { content: "Plays chess", user: "ada" })
    const erase = (key: string) => ask(url, "eraseSubject", { key, body: { user: "ada", compact: false } })
    expect(await erase(reads)).toMatchObject({ status: 403, body: { error: { code: "mode_forbidden" } } })
    const bulk = { action: "delete", ids: [memoryId] }
    expect(await ask(url, "changeMemories", { key: off, body: bulk })).toMatchObject({ status: 200 })
    expect(await erase(off)).toMatchObject({ status: 200 })
    expect(await ask(url, "listKeys", { key: reads })).toMatchObject({ status: 200 })
  })
})
