import { describe, expect, it } from "vitest"
import { completion, house, memoryThat, nothingRecalled, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const talks = () => upstreamThat((res) => sendJson(res, completion("Biscuit.")))

/** What clients tell a provider's web search of where a person is. */
const at = (location: unknown) => ({ type: "web_search", user_location: location })
const zone = (timezone: string) => ({ type: "approximate", timezone })

describe("the owner of a request", () => {
  it.each([
    ["x-keepsake-user", { "x-keepsake-user": "ada", "x-openwebui-user-id": "other" }, { user: "ada" }],
    [
      "a known client's header",
      { "x-openwebui-user-id": "ada", "x-openwebui-chat-id": "c" },
      { user: "ada", session: "c" },
    ],
    ["Helicone's headers", { "helicone-user-id": "ada", "Helicone-Session-Id": "c" }, { user: "ada", session: "c" }],
    ["supermemory's headers", { "x-sm-user-id": "ada", "x-sm-conversation-id": "c" }, { user: "ada", session: "c" }],
    ["UTF-8 in a header", { "x-keepsake-user": Buffer.from("Zoë").toString("latin1") }, { user: "Zoë" }],
    ["an agent", { "x-keepsake-agent": "bot" }, { agent: "bot" }],
  ])("takes names from %s", async (_what, headers, names) => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(notes.begun[0]?.owner).toEqual({ tenant: "acme", ...names })
  })

  it("is taken from the body if no header names one", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    const session = "12345678-1234-1234-1234-123456789abc"
    const body = { user: "bob", metadata: { user_id: `user_1_account__session_${session}` }, messages: [user("Hi")] }
    await gateway.ask("/v1/chat/completions", { body })
    await gateway.ask("/v1/chat/completions", { body: { ...body, safety_identifier: "ada" } })
    await gateway.ask("/v1/chat/completions", { body, headers: { "x-keepsake-user": "eve" } })
    expect(notes.begun.map(({ owner }) => [owner.user, owner.session])).toEqual([
      ["bob", session],
      ["ada", session],
      ["eve", session],
    ])
  })

  it.each(["user_1_account_2_session_ID", '{"device_id":"1","account_uuid":"2","session_id":"ID"}'])(
    "has the session that Claude Code sends as its user: %s",
    async (userId) => {
      const { memory, notes } = nothingRecalled()
      await using gateway = await house({ memory })
      const session = "12345678-1234-1234-1234-123456789abc"
      const metadata = { user_id: userId.replace("ID", session) }
      await gateway.ask("/v1/messages", { body: { metadata, messages: [user("Hi")] } })
      expect(notes.begun[0]?.owner).toEqual({ tenant: "acme", session })
    },
  )

  it("keeps an Osaurus agent's memory apart", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    await gateway.ask("/v1/chat/completions", {
      headers: { "x-osaurus-agent-id": "a1" },
      body: { messages: [user("Hi")] },
    })
    expect(notes.begun[0]).toMatchObject({ owner: { agent: "a1" }, agents: "own" })
  })

  it("lets no header or body name another user than the key's", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { user: "ada" } })
    const body = { user: "bob", messages: [user("Hi")] }
    const refused = await gateway.ask("/v1/chat/completions", { headers: { "x-keepsake-user": "bob" }, body })
    expect(refused.status).toBe(403)
    expect(refused.json()).toMatchObject({ error: { code: "name_forbidden" } })
    await gateway.ask("/v1/chat/completions", { headers: { "x-keepsake-user": "ada" }, body })
    await gateway.ask("/v1/chat/completions", { headers: { "x-openwebui-user-id": "bob" }, body })
    expect(notes.begun.map(({ owner, users }) => [owner.user, users])).toEqual([
      ["ada", undefined],
      ["ada", undefined],
    ])
  })

  it("takes a name that a client sends without being asked as a mark where the key serves one person", async () => {
    const { memory, notes } = nothingRecalled()
    const body = { messages: [user("Hi")] }
    const serving = async (serves: "one" | "many") => {
      await using gateway = await house({ memory, caller: { serves } })
      await gateway.ask("/v1/chat/completions", { headers: { "x-openwebui-user-id": "u1" }, body })
      await gateway.ask("/v1/chat/completions", { body: { ...body, user: "u1" } })
      await gateway.ask("/v1/chat/completions", { headers: { "x-keepsake-user": "u1" }, body })
      return notes.begun.splice(0).map(({ users = "own" }) => users)
    }
    expect(await serving("one")).toEqual(["marked", "marked", "own"])
    expect(await serving("many")).toEqual(["own", "own", "own"])
  })

  it.each([
    ["the header", {}, { "x-keepsake-time-zone": "Asia/Tokyo" }, "Asia/Tokyo"],
    ["chat completions' web search", { web_search_options: at({ approximate: zone("Asia/Tokyo") }) }, {}, "Asia/Tokyo"],
    ["another API's web search tool", { tools: [{ type: "function" }, at(zone("Asia/Tokyo"))] }, {}, "Asia/Tokyo"],
    ["the header first", { tools: [at(zone("Asia/Tokyo"))] }, { "x-keepsake-time-zone": "+02:00" }, "+02:00"],
    ["nothing that is no time zone", { tools: [at(zone("Atlantis")), at("here"), "x"] }, {}, undefined],
  ])("takes the person's time zone from %s", async (_what, more, headers, expected) => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")], ...more } })
    expect(notes.begun[0]?.timeZone).toBe(expected)
  })

  it("has memory off when a key that serves many is used without a user", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { serves: "many" } })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.headers["x-keepsake-memory"]).toBe("off; no-user")
    expect(notes.begun).toEqual([])
  })

  it("warns once when a key that serves one person names several users", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    for (const name of ["ada", "ada", "bob", "eve"]) {
      await gateway.ask("/v1/chat/completions", {
        headers: { "x-keepsake-user": name },
        body: { messages: [user("Hi")] },
      })
    }
    expect(gateway.events.filter(({ event }) => event === "key-serves-many")).toHaveLength(1)
  })
})

describe("a session's name", () => {
  it("is returned in the response with the same bytes", async () => {
    await using upstream = await talks()
    for (const to of [upstream, undefined]) {
      await using gateway = await house({ memory: nothingRecalled().memory, upstream: to })
      const session = Buffer.from("Plan für 東京").toString("latin1")
      const answer = await gateway.ask("/v1/chat/completions", {
        headers: { "x-keepsake-session": session },
        body: { messages: [user("Hi")] },
      })
      expect(answer.headers["x-keepsake-session"]).toBe(session)
    }
  })
})

describe("memory options of a request", () => {
  it.each([
    [{ "x-keepsake-memory": "read" }, {}, {}, "read; request"],
    [{ "x-keepsake-memory": "WRITE" }, {}, {}, "write; request"],
    [{ "x-keepsake-memory": "off" }, {}, {}, "off; request"],
    [{ "x-omniroute-no-memory": "true" }, {}, {}, "off; request"],
    [{ "x-omniroute-no-memory": "false" }, {}, {}, "on"],
    [{ "x-keepsake-memory": "on" }, { mode: "read" }, {}, "read; key"],
    [{ "x-keepsake-memory": "write" }, { mode: "read" }, {}, "off; request"],
    [{ "x-keepsake-memory": "on" }, {}, { mode: "off" }, "off; settings"],
  ] as const)(
    "gives %j no more than the key's %j and the setting %j allow",
    async (headers, caller, settings, memoryHeader) => {
      await using upstream = await talks()
      const { memory, notes } = memoryThat(() => ({}), { settings })
      await using gateway = await house({ memory, upstream, caller })
      const answer = await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
      expect(answer.headers["x-keepsake-memory"]).toBe(memoryHeader)
      expect(notes.begun.map(({ mode }) => mode)).toEqual([memoryHeader.split(";")[0]])
    },
  )

  it("reports when the engine takes a request for a client's own", async () => {
    await using gateway = await house({ memory: memoryThat(() => ({ mode: "off" })).memory })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.headers["x-keepsake-memory"]).toBe("off; helper-request")
  })

  it("passes scope, token limit and idempotency key on", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { widest: "tenant" } })
    const headers = { "x-keepsake-scope": "tenant", "x-keepsake-max-tokens": "9000", "idempotency-key": "k-1" }
    await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(notes.begun[0]).toMatchObject({ scope: "tenant", maxTokens: 800, idempotency: "k-1" })
  })

  it.each([
    ["user", "tenant", undefined, "user"],
    ["agent", "user", undefined, "agent"],
    ["tenant", "user", undefined, "user"],
    ["tenant", "tenant", undefined, "tenant"],
    ["tenant", "user", "tenant", "tenant"],
  ] as const)(
    "looks, with a key whose widest scope is %s and the setting %s, where %s is asked, as far as %s",
    async (widest, setting, asked, scope) => {
      const { memory, notes } = memoryThat(() => ({}), { settings: { scope: setting } })
      await using gateway = await house({ memory, caller: { widest } })
      const headers = { "x-keepsake-agent": "bot", ...(asked && { "x-keepsake-scope": asked }) }
      await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
      expect(notes.begun.map((request) => request.scope)).toEqual([scope])
    },
  )

  it.each(["session", "agent"] as const)("needs the name that a setting of the scope %s narrows by", async (scope) => {
    const { memory, notes } = memoryThat(() => ({}), { settings: { scope } })
    await using gateway = await house({ memory })
    const body = { messages: [user("Hi")] }
    const refused = await gateway.ask("/v1/chat/completions", { body })
    expect([refused.status, refused.json()]).toEqual([
      422,
      {
        error: {
          message: expect.stringContaining(`Send x-keepsake-${scope}`),
          type: "invalid_request_error",
          param: null,
          code: "scope_without_name",
        },
      },
    ])
    await gateway.ask("/v1/chat/completions", { headers: { [`x-keepsake-${scope}`]: "one" }, body })
    expect(notes.begun.map((request) => request.scope)).toEqual([scope])
  })

  it.each([
    [{ "x-keepsake-memory": "maybe" }, 400, "bad_header"],
    [{ "x-keepsake-scope": "galaxy" }, 400, "bad_header"],
    [{ "x-keepsake-scope": "tenant" }, 403, "scope_forbidden"],
    [{ "x-keepsake-scope": "session" }, 422, "scope_without_name"],
    [{ "x-keepsake-scope": "global" }, 422, "options_invalid"],
    [{ "x-keepsake-max-tokens": "-1" }, 400, "bad_header"],
    [{ "x-keepsake-time-zone": "Europe/Atlantis" }, 400, "bad_header"],
    [{ "x-keepsake-time-zone": "CEST" }, 400, "bad_header"],
    [{ "x-keepsake-max-tokens": "16001" }, 400, "bad_header"],
    [{ "x-keepsake-user": "a".repeat(257) }, 400, "bad_name"],
    [{ "x-keepsake-user": "" }, 400, "bad_name"],
    [{ "x-keepsake-agent": " " }, 400, "bad_name"],
    [{ "x-keepsake-session": "" }, 400, "bad_name"],
    [{ "x-keepsake-usr": "ada" }, 400, "bad_header"],
    [{ "x-keepsake-memroy": "off" }, 400, "bad_header"],
  ])("turns %j down with %i %s", async (headers, status, code) => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    const answer = await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ error: { code, type: "invalid_request_error" } })
    expect(notes.begun).toEqual([])
  })
})
