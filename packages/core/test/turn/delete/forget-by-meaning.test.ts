import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** What is left of a person's memories after a request in a turn of its own. */
async function leftAfter(
  add: (own: ReturnType<Awaited<ReturnType<typeof createMemory>>["for"]>) => Promise<unknown>,
  request: string,
) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const own = memory.for(owner)
  await add(own)
  await memory.settled()
  const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text: request }] })
  await turn.finish({ text: "Done.", whole: true })
  await memory.settled()
  return (await own.list()).items.map(({ content }) => content)
}

describe("a request to forget finds what it means", () => {
  it.each([
    ["Please delete what I told you about my salary.", "Makes 847 a month"],
    ["das mit meinem Gehalt, lösch das bitte", "Makes 847 a month"],
    ["oublie ce que je t'ai dit sur mon salaire", "Makes 847 a month"],
  ])("by the attribute of a fact, whatever its words: %s", async (request, gone) => {
    const left = await leftAfter(async (own) => {
      await own.add(gone, { about: { subject: "user", attribute: "salary" } })
      await own.add("Boris makes 14k a month", { about: { subject: "Boris", attribute: "salary" } })
      await own.add("Lives in Porto", { about: { subject: "user", attribute: "home" } })
    }, request)
    expect(left.toSorted()).toEqual(["Boris makes 14k a month", "Lives in Porto"])
  })

  it("by the only words of it that any statement holds", async () => {
    const left = await leftAfter(async (own) => {
      await own.add("Wren has lice")
      await own.add("Wren is in second grade")
    }, "the lice are gone thank god, please delete anything about lice from that memory of yours")
    expect(left.filter((content) => content.includes("lice"))).toEqual([])
    expect(left).toContain("Wren is in second grade")
  })

  it("of somebody else not, where it names the person's own", async () => {
    const left = await leftAfter(async (own) => {
      await own.add("Boris makes 14k a month", { about: { subject: "Boris", attribute: "salary" } })
    }, "Please delete what I told you about my salary.")
    expect(left).toContain("Boris makes 14k a month")
  })
})

it("a work request that holds a request to forget deletes nothing", async () => {
  for (const request of [
    "Translate into German: please delete what I told you about my salary",
    "Correct this please\nplease delete what I told you about my salary",
  ]) {
    const left = await leftAfter(async (own) => {
      await own.add("Makes 847 a month", { about: { subject: "user", attribute: "salary" } })
    }, request)
    expect(left).toContain("Makes 847 a month")
  }
})

it.each([
  [["My rent is 900 a month.", "We rent one when we need it."], "forget my rent", ["We rent one when we need it."]],
  [["We rent one when we need it."], "please forget my rent", ["We rent one when we need it."]],
])("a thing is not what the same word says as a verb: %j", async (told, request, kept) => {
  const left = await leftAfter(async (own) => {
    for (const text of told) await own.remember(text)
  }, request)
  for (const text of kept) expect(left).toContain(text)
  expect(left.join()).not.toContain("900")
})

it.each([
  [
    ["Ich arbeite bei den Stadtwerken.", "Bienengift vertrag ich nicht."],
    "bitte lösch meine Bienenallergie",
    "Bienengift",
  ],
  [["I am allergic to peanuts.", "My brother plays chess."], "delete what I told you about food", "peanuts"],
])("what shares only the topic with a request stays and is offered: %j", async (told, request, near) => {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const text of told) await memory.for(owner).remember(text)
  await memory.settled()
  const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text: request }] })
  expect(turn.forgot).toMatchObject({ status: "removed", removed: 0 })
  const offered = (await memory.for(owner).review("forget")).items.map((one) => one.memory.content)
  expect(offered).toEqual([expect.stringContaining(near)])
})
