import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("what is so in place of what is forgotten stays as a fact of its own", () => {
  it.each([
    ["I'm allergic to kiwi.", "Forget the kiwi allergy, it turned out to be pineapple.", "Allergic to pineapple"],
    ["I'm allergic to kiwi.", "Forget my kiwi allergy. It turned out to be pineapple.", "Allergic to pineapple"],
    ["I'm allergic to kiwi.", "It was pineapple, so forget the kiwi allergy.", "Allergic to pineapple"],
    ["I work at Siemens.", "Forget that I work at Siemens, I'm at Bosch now.", "Works at Bosch"],
    ["I live in Leeds.", "Forget that I live in Leeds, it's York now.", "Lives in York"],
    ["My dog is called Rex.", "Forget that my dog is called Rex, his name is actually Max.", "Max"],
    ["My favourite colour is red.", "Forget my favourite colour, it's green now.", "green"],
    ["Ich bin allergisch gegen Kiwi.", "Vergiss, dass ich gegen Kiwi allergisch bin, es ist Ananas.", "gegen Ananas"],
    ["Ich wohne in Gera.", "Vergiss, dass ich in Gera wohne, es ist jetzt Jena.", "wohne in Jena"],
    ["Je travaille chez Renault.", "Oublie que je travaille chez Renault, je suis chez Peugeot maintenant.", "Peugeot"],
    ["Trabajo en Iberia.", "Olvida que trabajo en Iberia, ahora estoy en Vueling.", "rabajo en Vueling"],
    ["Lavoro alla Fiat.", "Dimentica che lavoro alla Fiat, adesso sono alla Ferrari.", "avoro alla Ferrari"],
    ["Trabalho na Galp.", "Esquece que trabalho na Galp, agora estou na Sonae.", "rabalho na Sonae"],
    ["キウイアレルギーです。", "キウイアレルギーのことは忘れて、パイナップルでした。", "パイナップルアレルギー"],
  ])("%s %s", async (told, asked, value) => {
    expect((await afterSessions(told, asked)).facts.join("\n")).toContain(value)
  })

  it.each([
    ["I'm allergic to kiwi.", "Forget the kiwi allergy, it was a joke."],
    ["I'm allergic to kiwi.", "Forget the kiwi allergy, it turned out to be nothing."],
    ["I'm allergic to kiwi.", "Forget my kiwi allergy. It turned out to be wrong."],
    ["I work at Siemens.", "Forget that I work at Siemens, it's none of your business."],
    ["I work at Siemens.", "Forget that I work at Siemens, it was a test."],
    ["I live in Leeds.", "Forget that I live in Leeds, it's late."],
    ["I take metformin.", "Forget that I take metformin, it's personal."],
    ["Ich arbeite bei Siemens.", "Vergiss, dass ich bei Siemens arbeite, das geht niemanden was an."],
    ["キウイアレルギーです。", "キウイアレルギーのことは忘れて、冗談でした。"],
  ])("%s %s gives nothing new", async (told, asked) => {
    expect((await afterSessions(told, asked)).facts).toEqual([])
  })
})
