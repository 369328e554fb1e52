import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

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
    const { all: left } = await leftAfter(told, request)
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
    expect((await leftAfter(told, request)).all).not.toMatch(gone)
  })
})
