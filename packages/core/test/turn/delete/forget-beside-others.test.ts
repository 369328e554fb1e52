import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** What is left of a message that was told before it was asked to forget something of it. */
async function leftAfter(told: string, request: string) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of [told, request].entries()) {
    const messages = [{ role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session: `said ${at}` }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const { items } = await memory.for(owner).list({ limit: 200 })
  return items.map(({ content }) => content).join("\n")
}

describe("of a short message only what was asked goes, where another sentence states something of its own", () => {
  it.each([
    ["I hate Bob. Bob is my boss.", "Forget that I hate Bob.", /hate/i, "Bob is my boss"],
    [
      "I live in Leeds. My sister lives in Ludlow.",
      "Forget that I live in Leeds.",
      /Leeds/,
      "My sister lives in Ludlow",
    ],
    ["i take lithium. my dog is called rex", "forget that i take lithium", /lithium/i, "my dog is called rex"],
    ["Ich hasse Bernd. Bernd ist mein Chef.", "Vergiss, dass ich Bernd hasse.", /hasse/i, "Bernd ist mein Chef"],
    ["Je déteste Luc. Luc est mon chef.", "Oublie que je déteste Luc.", /déteste/i, "Luc est mon chef"],
    ["Odio a Juan. Juan es mi jefe.", "Olvida que odio a Juan.", /odio/i, "Juan es mi jefe"],
    ["我讨厌王强。王强是我的老板。", "请忘记我讨厌王强。", /讨厌/, "王强是我的老板"],
  ])("%s %s", async (told, request, gone, stays) => {
    const left = await leftAfter(told, request)
    expect(left).not.toMatch(gone)
    expect(left.toLowerCase()).toContain(stays.toLowerCase())
  })
})

describe("what only says more of it goes with it", () => {
  it.each([
    ["I have a rash. It itches at night.", "Forget my rash.", /rash|itches/],
    ["I have a rash. It itches at night.", "Forget that I have a rash.", /rash|itches/],
    ["Ich habe Ausschlag. Er juckt nachts.", "Vergiss, dass ich Ausschlag habe.", /Ausschlag|juckt/],
  ])("%s %s", async (told, request, gone) => {
    expect(await leftAfter(told, request)).not.toMatch(gone)
  })
})
