import { describe, expect, it } from "vitest"
import { isPoolOf, type PoolRules, reachOf, rulesOfPool, SHARED_POOL, tenantOf } from "../../src/turn/pools.ts"

const tenant = tenantOf("acme")
const bot = "bot"
const ada = "ada"
const own = { agents: "own" } as const
const marked = { users: "marked" } as const

type Row = readonly [string, { user?: string; agent?: string; session?: string }, PoolRules, string, string[]]

describe("names become pools in one place", () => {
  it.each<Row>([
    ["nothing", {}, {}, "-/-", ["-/-", "+/-"]],
    ["a user", { user: ada }, {}, "ada/-", ["ada/-", "+/-"]],
    ["a shared agent", { agent: bot }, {}, "-/-", ["-/bot", "-/-", "+/-"]],
    ["a user and a shared agent", { user: ada, agent: bot }, {}, "ada/-", ["ada/bot", "ada/-", "+/-"]],
    ["an agent of its own", { agent: bot }, own, "-/bot", ["-/bot", "-/-", "+/-"]],
    ["a user and an agent of its own", { user: ada, agent: bot }, own, "ada/bot", ["ada/bot", "ada/-", "+/-"]],
    ["a session", { session: "s1" }, {}, "-/-", ["-/-", "+/-"]],
    ["a user that the client sent", { user: ada }, marked, "-/-", ["-/-", "+/-"]],
    ["such a user and an agent", { user: ada, agent: bot }, { ...own, ...marked }, "-/bot", ["-/bot", "-/-", "+/-"]],
  ])("a request that names %s", (_, names, rules, written, read) => {
    const reach = reachOf({ tenant, ...names }, rules)
    expect(reach.pool).toBe(written)
    expect(new Set(reach.scope.pools)).toEqual(new Set(read))
    expect(reach.where).toEqual({})
  })

  it.each<Row>([
    ["nothing", {}, {}, "-/-", ["-/-", "+/-"]],
    ["a user", { user: ada }, {}, "ada/-", ["ada/-", "-/-", "+/-"]],
    ["a user and a shared agent", { user: ada, agent: bot }, {}, "ada/-", ["ada/bot", "ada/-", "-/bot", "-/-", "+/-"]],
    ["a user that the client sent", { user: ada }, marked, "ada/-", ["ada/-", "-/-", "+/-"]],
  ])(
    "with unnamed set to everyone, as before the setting: a request that names %s",
    (_, names, rules, written, read) => {
      const reach = reachOf({ tenant, ...names }, { ...rules, unnamed: "everyone" })
      expect(reach.pool).toBe(written)
      expect(new Set(reach.scope.pools)).toEqual(new Set(read))
    },
  )

  it("lets a request change what it reads, but what is shared only if it names nobody or may see the whole tenant", () => {
    const changes = (names: { user?: string; agent?: string }, rules: PoolRules = {}) =>
      reachOf({ tenant, ...names }, rules).changes.pools
    expect(changes({})).toContain(SHARED_POOL)
    expect(changes({ user: ada }, marked)).toContain(SHARED_POOL)
    for (const names of [{ user: ada }, { agent: bot }, { user: ada, agent: bot }]) {
      expect(changes(names)).not.toContain(SHARED_POOL)
    }
    expect(reachOf({ tenant, user: ada }, {}, "tenant").changes.pools).toBe("all")
  })

  it("knows by which rules a memory is in its pool, and in which pools it may be", () => {
    const both = { tenant, user: ada, agent: bot }
    expect(rulesOfPool(both, "ada/-")).toEqual({ agents: "shared", users: "own" })
    expect(rulesOfPool(both, "-/bot")).toEqual({ agents: "own", users: "marked" })
    for (const pool of ["ada/-", "ada/bot", "-/-", "-/bot"]) expect([pool, isPoolOf(both, pool)]).toEqual([pool, true])
    for (const pool of ["bob/-", "ada/other", "+/-", "+/bot"])
      expect([pool, isPoolOf(both, pool)]).toEqual([pool, false])
    expect(isPoolOf({ tenant }, SHARED_POOL)).toBe(true)
    expect(isPoolOf({ tenant }, "ada/-")).toBe(false)
  })

  it("never takes a user called - or + for nobody or everybody, nor a / in a name for two names", () => {
    expect(reachOf({ tenant, user: "-" }).pool).not.toBe(reachOf({ tenant }).pool)
    expect(reachOf({ tenant, user: "+" }).pool).not.toBe(SHARED_POOL)
    expect(reachOf({ tenant, user: "a/b" }).pool).not.toBe(reachOf({ tenant, user: "a", agent: "b" }, own).pool)
    expect(reachOf({ tenant, user: "a%2Fb" }).pool).not.toBe(reachOf({ tenant, user: "a/b" }).pool)
  })

  it("narrows to a session or an agent by mark, never by pool", () => {
    const names = { tenant, user: ada, agent: bot, session: "s1" }
    expect(reachOf(names, {}, "session").where).toEqual({ session: "s1" })
    expect(reachOf(names, {}, "agent").where).toEqual({ agent: "bot" })
    expect(reachOf(names, {}, "session").scope).toEqual(reachOf(names).scope)
  })

  it("refuses a scope whose name the request does not carry", () => {
    expect(() => reachOf({ tenant }, {}, "session")).toThrow(/names no session/)
    expect(() => reachOf({ tenant }, {}, "agent")).toThrow(/names no agent/)
  })

  it("opens every pool of the tenant, and of no other, at scope tenant", () => {
    expect(reachOf({ tenant, user: ada }, {}, "tenant").scope).toEqual({ tenant, pools: "all" })
  })

  it("mints no tenant from nothing, from control characters or from a novel", () => {
    for (const name of ["", "a\nb", "x".repeat(201)]) expect(() => tenantOf(name)).toThrow(/tenant/)
  })
})
