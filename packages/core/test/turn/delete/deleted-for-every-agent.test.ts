import { describe, expect, it } from "vitest"
import { createMemory, type OwnedMemory } from "../../../src/index.ts"

const told = [
  { role: "user", text: "My ferret is called Zorblax and loves mango.", id: "m1", at: Date.UTC(2026, 9, 1) },
  { role: "assistant", text: "Nice, a ferret called Zorblax.", id: "m2", at: Date.UTC(2026, 9, 1) },
  { role: "user", text: "I live in Leeds.", id: "m3", at: Date.UTC(2026, 9, 1) },
] as const

const holding = async (view: OwnedMemory, words: RegExp) =>
  (await view.list({ limit: 100 })).items.map(({ content }) => content).filter((content) => words.test(content))

describe("what a person deleted stays deleted in each of their pools", () => {
  const views = (engine: Awaited<ReturnType<typeof createMemory>>, user: string | undefined) => {
    const of = user === undefined ? {} : { user }
    return {
      plain: engine.for(of),
      agent: engine.for({ ...of, agent: "helper" }, { agents: "own" }),
      other: engine.for({ ...of, agent: "writer" }, { agents: "own" }),
    }
  }

  it.each(
    (["ada", undefined] as const).flatMap((user) =>
      (["forget", "erase"] as const).flatMap((how) =>
        (["s", "another"] as const).flatMap((session) =>
          (
            [
              ["plain", "agent"],
              ["agent", "plain"],
              ["agent", "other"],
            ] as const
          ).map(([from, to]) => ({ user, how, session, from, to })),
        ),
      ),
    ),
  )("user $user: $how in $from, resent to $to in session $session", async ({ user, how, session, from, to }) => {
    await using engine = await createMemory()
    const of = views(engine, user)
    await of[from].remember([...told], { session: "s" })
    for (const { id, category, content } of (await of[from].list({ limit: 100 })).items)
      if (category !== "turn" && /Zorblax/.test(content)) await of[from][how](id)
    expect(await holding(of[from], /Zorblax/)).toEqual([])
    await of[to].remember([...told], { session })
    await engine.settled()
    expect(await holding(of[to], /Zorblax/)).toEqual([])
    expect((await holding(of[to], /Leeds/)).length).toBeGreaterThan(0)
  })

  it("holds back an import into another pool, and nothing of another person", async () => {
    await using engine = await createMemory()
    const { plain, agent } = views(engine, "ada")
    const { memory } = await plain.add("Keeps a ferret called Zorblax")
    await plain.forget(memory.id)
    const import_ = { origin: "import" } as const
    await expect(agent.add("Keeps a ferret called Zorblax", import_)).rejects.toThrow()
    const bob = engine.for({ user: "bob", agent: "helper" }, { agents: "own" })
    await bob.add("Keeps a ferret called Zorblax", import_)
    expect(await holding(bob, /Zorblax/)).toHaveLength(1)
  })

  it("lets an agent add it on purpose, and the person say it again", async () => {
    await using engine = await createMemory()
    const { plain, agent } = views(engine, "ada")
    const { memory } = await plain.add("Keeps a ferret called Zorblax")
    await plain.forget(memory.id)
    await agent.add("Keeps a ferret called Zorblax", { origin: "assistant" })
    expect(await holding(agent, /Zorblax/)).toHaveLength(1)
    await plain.remember("I keep a ferret called Zorblax.", { session: "new" })
    expect((await holding(plain, /Zorblax/)).length).toBeGreaterThan(1)
  })

  it("lets a restored statement be resent to every pool again", async () => {
    await using engine = await createMemory()
    const { plain, agent } = views(engine, "ada")
    await plain.remember([...told], { session: "s" })
    const fact = (await plain.list({ limit: 100 })).items.find(
      ({ category, content }) => category !== "turn" && /Zorblax/.test(content),
    )
    await plain.forget(fact?.id ?? "")
    await plain.restore(fact?.id ?? "")
    await agent.remember([...told], { session: "s" })
    expect((await agent.list({ limit: 100 })).items.filter(({ pool }) => pool === "ada/helper").length).toBeGreaterThan(
      2,
    )
  })
})
