import { describe, expect, it } from "vitest"
import { reachOf, tenantOf } from "../../src/turn/pools.ts"

const tenant = tenantOf("acme")
const bot = "bot"
const ada = "ada"

describe("names become pools in one place", () => {
  it.each([
    ["nothing", {}, "shared", "-/-", ["-/-"]],
    ["a user", { user: ada }, "shared", "ada/-", ["ada/-", "-/-"]],
    ["a shared agent", { agent: bot }, "shared", "-/-", ["-/bot", "-/-"]],
    ["a user and a shared agent", { user: ada, agent: bot }, "shared", "ada/-", ["ada/bot", "ada/-", "-/bot", "-/-"]],
    ["an agent of its own", { agent: bot }, "own", "-/bot", ["-/bot", "-/-"]],
    [
      "a user and an agent of its own",
      { user: ada, agent: bot },
      "own",
      "ada/bot",
      ["ada/bot", "ada/-", "-/bot", "-/-"],
    ],
    ["a session", { session: "s1" }, "shared", "-/-", ["-/-"]],
  ] as const)("a request that names %s", (_, names, agents, written, read) => {
    const reach = reachOf({ tenant, ...names }, agents)
    expect(reach.pool).toBe(written)
    expect(new Set(reach.scope.pools)).toEqual(new Set(read))
    expect(reach.where).toEqual({})
  })

  it("never takes a user called - for nobody, nor a / in a name for two names", () => {
    expect(reachOf({ tenant, user: "-" }).pool).not.toBe(reachOf({ tenant }).pool)
    expect(reachOf({ tenant, user: "a/b" }).pool).not.toBe(reachOf({ tenant, user: "a", agent: "b" }, "own").pool)
    expect(reachOf({ tenant, user: "a%2Fb" }).pool).not.toBe(reachOf({ tenant, user: "a/b" }).pool)
  })

  it("narrows to a session or an agent by mark, never by pool", () => {
    const names = { tenant, user: ada, agent: bot, session: "s1" }
    expect(reachOf(names, "shared", "session").where).toEqual({ session: "s1" })
    expect(reachOf(names, "shared", "agent").where).toEqual({ agent: "bot" })
    expect(reachOf(names, "shared", "session").scope).toEqual(reachOf(names).scope)
  })

  it("refuses a scope whose name the request does not carry", () => {
    expect(() => reachOf({ tenant }, "shared", "session")).toThrow(/names no session/)
    expect(() => reachOf({ tenant }, "shared", "agent")).toThrow(/names no agent/)
  })

  it("opens every pool of the tenant, and of no other, at scope tenant", () => {
    expect(reachOf({ tenant, user: ada }, "shared", "tenant").scope).toEqual({ tenant, pools: "all" })
  })

  it("mints no tenant from nothing, from control characters or from a novel", () => {
    for (const name of ["", "a\nb", "x".repeat(201)]) expect(() => tenantOf(name)).toThrow(/tenant/)
  })
})
