import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("what somebody says of themselves in a few plain sentences is in every conversation", () => {
  it.each([
    ["I'm a nurse. I live in Derby. I'm allergic to peanuts.", ["nurse", "Derby", "peanuts"]],
    ["I'm a student. I live in Durham. I play chess.", ["student", "Durham"]],
    ["Soy Emma. Tengo 22 años. Estudio derecho. Vivo en Oviedo.", ["Emma", "22", "Oviedo"]],
    ["Je suis vétérinaire. J'ai deux chevaux. J'habite à Foix.", ["Foix"]],
    ["Ho 52 anni. Faccio il camionista. Vivo a Ancona.", ["52", "Ancona"]],
    ["我是护士。我住在成都。我对花生过敏。", ["护士", "成都", "花生"]],
    ["無職です。高知に住んでいます。てんかんがあります。", ["高知", "てんかん"]],
    ["저는 간호사예요. 대전에 살아요. 땅콩 알레르기가 있어요.", ["대전", "땅콩"]],
  ])("%s", async (told, values) => {
    const { block } = await afterSessions(told)
    for (const value of values) expect(block).toContain(value)
  })

  it.each([
    "She said: I'm a nurse. I live in Derby. I'm allergic to peanuts.",
    "I'm a nurse. I live in Derby. I'm allergic to peanuts. Put that into Spanish.",
    "我是护士。我住在成都。我对花生过敏。这段话用英语怎么说？",
    "私は看護師です。仙台に住んでいます。これを英語にしてください。",
    "저는 간호사예요. 대전에 살아요. 이 문장을 영어로 번역해 주세요.",
    "她是护士。她住在成都。她对花生过敏。",
  ])("%s is nobody's own row", async (told) => {
    const { block } = await afterSessions(told)
    expect(block).toBe("")
  })
})
