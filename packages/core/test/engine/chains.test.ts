import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { ChatMessage, Continuation, MemoryEngine, Reply } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const owner = { tenant: tenantOf("acme") }
const user = (text: string): ChatMessage => ({ role: "user", text })
const tool = (text: string): ChatMessage => ({ role: "tool", text })

describe("a conversation that the upstream keeps", () => {
  let engine: MemoryEngine

  beforeEach(async () => {
    engine = await createMemory({ settings: { deadlineMs: 10_000 } })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  async function ask(messages: readonly ChatMessage[], reply: Partial<Reply>, continues?: Continuation) {
    const request = { owner, messages, systemRole: true, ...(continues && { continues }) }
    const turn = await engine.begin(request)
    await turn.finish({ text: "I see.", whole: true, ...reply })
    await engine.settled()
    return { session: turn.session, block: turn.placement?.block ?? "" }
  }
  const after = (...ids: string[]): Continuation => ({ ids, whole: true })
  const turns = async () =>
    (await engine.for(owner).list({ limit: 200 })).items.filter(({ category }) => category === "turn")

  it("recognises a session by the id of the response that a request continues", async () => {
    const first = await ask([user("I moved to Lisbon.")], { stored: ["r1"] })
    const second = await ask([user("I started to paint.")], { stored: ["r2"] }, after("r1"))
    const third = await ask([user("I bought a tram ticket.")], { stored: ["r3"] }, after("r2"))
    expect([second.session, third.session]).toEqual([first.session, first.session])
    const other = await ask([user("I moved to Lisbon.")], { stored: ["r4"] })
    expect(other.session).not.toBe(first.session)
  })

  it("is another session for another user, whatever id is named", async () => {
    const mine = await ask([user("I moved to Lisbon.")], { stored: ["r1"] })
    const request = { owner: { ...owner, user: "bob" }, messages: [user("And now?")], systemRole: true }
    expect((await engine.begin({ ...request, continues: after("r1") })).session).not.toBe(mine.session)
  })

  it("injects a memory once, the profile included, and new memories with it", async () => {
    await ask([user("I'm allergic to peanuts.")], {})
    await ask([user("My sister lives in Porto.")], {})
    const first = await ask([user("Where does my sister live?")], { stored: ["r1"] })
    expect(first.block).toMatch(/Porto/)
    expect(first.block).toMatch(/peanuts/)
    const again = await ask([user("Tell me more about where my sister lives")], { stored: ["r2"] }, after("r1"))
    expect(again.block).toBe("")
    await ask([user("My brother lives in Turin.")], {})
    const third = await ask([user("And where does my brother live?")], { stored: ["r3"] }, after("r2"))
    expect(third.block).toMatch(/Turin/)
    expect(third.block).not.toMatch(/Porto|peanuts/)
    const branch = await ask([user("Where does my brother live?")], {}, after("r1"))
    expect(branch.block).toMatch(/Turin/)
  })

  it("injects again where only replies are stored upstream, because the client resends its messages without the block", async () => {
    await ask([user("My sister lives in Porto.")], {})
    const question = user("Where does my sister live?")
    const first = await ask([question], { text: "In Porto.", stored: ["r1", "item-1"] })
    const messages = [question, user("Where does my sister live, again?")]
    const second = await ask(messages, { stored: ["r2"] }, { ids: ["item-1"], whole: false })
    expect(second.session).toBe(first.session)
    expect(second.block).toMatch(/Porto/)
  })

  it("is not given its own words", async () => {
    await ask([user("My sister lives in Porto.")], { stored: ["r1"] })
    expect((await ask([user("Where does my sister live?")], {}, after("r1"))).block).toBe("")
  })

  it("distinguishes the same words after another reply from a regenerated reply", async () => {
    const words = user("Yes, I would like that very much.")
    await ask([user("I like tea.")], { text: "With milk?", stored: ["r1"] })
    await ask([words], { text: "And sugar?", stored: ["r2"] }, after("r1"))
    await ask([words], { text: "Here it is.", stored: ["r3"] }, after("r2"))
    expect((await turns()).filter(({ content }) => content === words.text)).toHaveLength(2)
    await ask([words], { text: "Here you are.", stored: ["r4"] }, after("r2"))
    const said = (await turns()).map(({ content }) => content)
    expect(said.filter((content) => content === words.text)).toHaveLength(2)
    expect(said).toContain("Here you are.")
    expect(said).not.toContain("Here it is.")
  })

  it("continues after a request with only a tool result, and does not trust the reply to it", async () => {
    const first = await ask([user("What does the letter say?")], { text: "", stored: ["r1"] })
    const reply = { text: "The letter says that the treasure is under the oak.", stored: ["r2"] }
    const second = await ask([tool("The treasure is under the oak.")], reply, after("r1"))
    expect(second).toEqual({ session: first.session, block: "" })
    const held = await engine.for(owner).list({ where: { status: ["quarantined"] } })
    expect(held.items.map(({ content }) => content).join()).toMatch(/oak/)
    expect((await ask([user("Where is the treasure?")], {})).block).not.toMatch(/oak/)
  })
})

describe("what nobody typed", () => {
  it("neither hides what a person typed before it, nor makes a reply to a tool's result trusted", async () => {
    await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
    await engine.for(owner).add("The treasure map is in the drawer")
    const reminder = user("<system-reminder>\nThe todo list is empty.\n</system-reminder>")
    const messages = [user("Where is the treasure map?"), tool("The treasure map is at the bank."), reminder]
    const turn = await engine.begin({ owner, messages, systemRole: true })
    expect(turn.placement?.block).toMatch(/drawer/)
    await turn.finish({ text: "The treasure map is at the bank of Bern.", whole: true })
    await engine.settled()
    const { items } = await engine.for(owner).list({ limit: 50 })
    expect(items.map(({ content }) => content).join()).not.toMatch(/Bern|todo/)
  })
})
