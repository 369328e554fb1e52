import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("what is told of a relative by their name is kept with whose it is", () => {
  it.each([
    ["My son is called Max. Max is diabetic.", ["My son is called Max", "Max is diabetic"]],
    ["My wife is Jo. Jo works nights. Jo is coeliac.", ["My wife is Jo", "Jo is coeliac"]],
    ["Mein Sohn heißt Max. Max hat Diabetes.", ["Mein Sohn heißt Max", "Max hat Diabetes"]],
    ["Ma fille s'appelle Inès. Inès est diabétique.", ["Ma fille", "Inès est diabétique"]],
    ["Mi hijo se llama Max. Max es diabético.", ["Mi hijo", "Max es diabético"]],
    ["Mio marito si chiama Ivo. Ivo ha l'asma.", ["Mio marito", "Ivo ha l'asma"]],
    ["Minha filha se chama Bia. Bia é diabética.", ["Minha filha", "Bia é diabética"]],
    ["我老公叫大伟。大伟有哮喘。", ["我老公", "大伟有哮喘"]],
    ["娘の名前は葵です。葵は糖尿病です。", ["娘", "葵は糖尿病"]],
  ])("%s", async (told, values) => {
    const { block } = await afterSessions(told)
    for (const value of values) expect(block).toContain(value)
  })

  it.each([
    "Translate: My son is called Max. Max is diabetic.",
    "Write a story about a boy. His name is Max. Max is diabetic.",
    "My son is called Max. Is Max diabetic?",
    "Mein Sohn heißt Max. Ist Max Diabetiker?",
  ])("%s tells no illness", async (told) => {
    const { block } = await afterSessions(told)
    expect(block).not.toMatch(/diabeti/iu)
  })
})
