import { afterAll, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** What a program without types passes. */
type Wrong = never

const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
const ada = memory.for({ user: "ada" })
afterAll(() => memory[Symbol.asyncDispose]())
const tenant = { tenant: tenantOf("default") }
const owner = { ...tenant, user: "ada" }
const wrong = (value: unknown): Wrong => value as Wrong

const calls: Readonly<Record<string, () => unknown>> = {
  "a name instead of an owner": () => memory.for(wrong("ada")),
  "an owner with a name that there is none of": () => memory.for(wrong({ userId: "ada" })),
  "a number as a user": () => memory.for(wrong({ user: 5 })),
  "nothing to remember": () => ada.remember(wrong(undefined)),
  "an object to remember": () => ada.remember(wrong({ text: "I live in Rome" })),
  "a message of another library": () => ada.remember(wrong([{ role: "user", content: "I live in Rome" }])),
  "a message in parts": () => ada.remember(wrong([{ role: "user", text: [{ type: "text", text: "I live in Rome" }] }])),
  "no message": () => ada.remember(wrong([null])),
  "a role that there is none of": () => ada.remember(wrong([{ role: "human", text: "I live in Rome" }])),
  "a time that is none": () => ada.remember(wrong([{ role: "user", text: "I live in Rome", at: "yesterday" }])),
  "no question": () => ada.recall(wrong(undefined)),
  "messages as a question": () => ada.recall(wrong([{ role: "user", text: "Where do I live?" }])),
  "a budget in words": () => ada.recall("Where do I live?", wrong({ maxTokens: "many" })),
  "earlier messages of another library": () =>
    ada.recall("And now?", wrong({ before: [{ role: "user", content: "Where do I live?" }] })),
  "nothing to explain": () => ada.explain(wrong(undefined)),
  "nothing to search for": () => ada.search(wrong(undefined)),
  "a search for fewer than none": () => ada.search("Rome", { limit: -1 }),
  "nothing to add": () => ada.add(wrong(undefined)),
  "an object to add": () => ada.add(wrong({ content: "Lives in Rome" })),
  "a misspelt option": () => ada.recall("Where do I live?", wrong({ maxToken: 5 })),
  "a misspelt filter": () => ada.list(wrong({ user: "eve" })),
  "a misspelt selection": () => ada.select(wrong({ id: ["x"] })),
  "a selection of nothing": () => ada.select(wrong({})),
  "a misspelt change": () => ada.update("x", wrong({ text: "Lives in Rome" })),
  "a change of what cannot change": () => ada.update("x", wrong({ status: "archived" })),
  "a day in words": () => ada.add("Lives in Rome", wrong({ expiresAt: "tomorrow" })),
  "a day that is a date": () => ada.add("Lives in Rome", wrong({ expiresAt: new Date() })),
  "a weight that is none": () => ada.add("Lives in Rome", { importance: Number.NaN }),
  "a flag in words": () => ada.add("Lives in Rome", wrong({ pinned: "false" })),
  "metadata that is lost as JSON": () => ada.add("Lives in Rome", wrong({ metadata: { at: new Date() } })),
  "a reason that there is none of": () => ada.review(wrong("quarantine")),
  "a verdict that there is none of": () => ada.feedback("x", wrong("bad")),
  "a decision that there is none of": () => ada.decide("x", wrong({ decision: "yes" })),
  "an empty session to undo": () => ada.undo({ session: "" }),
  "an empty user": () => memory.for({ user: "" }),
  "a user that is not there": () => memory.for(wrong({ user: undefined })),
  "half a character as a user": () => memory.for({ user: "\ud800" }),
  "a misspelt subject": () => memory.eraseSubject(wrong({ ...tenant, usr: "ada" })),
  "a subject that is not there": () => memory.eraseSubject(wrong({ ...tenant, user: undefined })),
  "a misspelt subject to count": () => memory.countSubject(wrong({ ...tenant, usr: "ada" })),
  "an extractor that there is none of": () => createMemory(wrong({ extractor: "rule" })),
  "a clock that is none": () => createMemory(wrong({ now: 5 })),
  "a tenant that is not there": () => tenantOf(wrong(undefined)),
  "a word instead of yes or no": () => memory.optOuts.set(tenant.tenant, "ada", wrong("yes")),
  "nobody who opts out": () => memory.optOuts.set(tenant.tenant, wrong(null), true),
  "a store that is none": () => memory.switchStore(wrong({})),
  "nothing to preview": () => ada.preview(wrong(undefined)),
  "a request without an owner": () => memory.begin(wrong({ messages: [], systemRole: true })),
  "a request without messages": () => memory.begin(wrong({ owner, systemRole: true })),
  "a request with messages of another library": () =>
    memory.begin(wrong({ owner, systemRole: true, messages: [{ role: "user", content: "Hello" }] })),
  "an option that there is none of": () => createMemory(wrong({ setting: {} })),
  "a name instead of options": () => createMemory(wrong("a store")),
  "a name instead of a plugin": () => createMemory(wrong({ plugins: ["a store"] })),
}

describe("a program without types is told what is wrong with", () => {
  it.each(Object.entries(calls))("%s", async (_, call) => {
    await expect((async () => call())()).rejects.toMatchObject({ name: "MemoryError", code: "options_invalid" })
  })

  it("and how to mend it: a message's text is not its content, and a user is a field", async () => {
    const content = ada.remember(wrong([{ role: "user", content: "I live in Rome" }]))
    await expect(content).rejects.toMatchObject({ message: expect.stringMatching(/^messages\[0\]\.text: /) })
    await expect(content).rejects.toMatchObject({ remedy: expect.stringContaining("{ role, text }") })
    expect(() => memory.for(wrong({ userId: "ada" }))).toThrow(/userId/)
    expect(() => memory.for(wrong("ada"))).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('{ user: "ada" }') }),
    )
    await expect(createMemory(wrong({ plugin: [] }))).rejects.toMatchObject({ remedy: 'Did you mean "plugins"?' })
    await expect(createMemory(wrong({ clock: 1 }))).rejects.toMatchObject({
      remedy: expect.stringMatching(/^Known fields: .*plugins/),
    })
  })
})

it("memories that another owner has read are neither deleted nor shown the words of", async () => {
  const [bob, eve] = [memory.for({ user: "bob" }), memory.for({ user: "eve" })]
  const abroad = memory.for({ tenant: tenantOf("other"), user: "bob" })
  await bob.remember("I keep my savings in a blue tin.")
  const { items } = await bob.list()
  expect(items.length).toBeGreaterThan(0)
  const refused = { code: "options_invalid", message: expect.stringContaining("another owner's") }
  for (const other of [eve, abroad]) {
    await expect(other.eraseAll(items)).rejects.toMatchObject(refused)
    await expect(other.forgetAll(items)).rejects.toMatchObject(refused)
  }
  await expect(abroad.sourceWords(items)).rejects.toMatchObject(refused)
  await expect(abroad.wordsToDelete(items)).rejects.toMatchObject(refused)
  expect((await bob.list()).items).toEqual(items)
  await bob.eraseAll(items)
  expect((await bob.list()).items).toEqual([])
})
