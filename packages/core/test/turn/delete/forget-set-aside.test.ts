import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("what is set aside for one answer is not forgotten", () => {
  it.each([
    ["I'm a vegan.", "Forget that I'm vegan and suggest a Sunday roast for my dad's birthday."],
    ["I'm married to Sam.", "Forget that I'm married and write me a limerick about bachelors."],
    ["My budget is 500 pounds.", "Forget my budget of 500 pounds and show me the nicest hotel."],
    ["Ich wohne in Bochum.", "Vergiss, dass ich in Bochum wohne, und tu so, als wäre ich in Sydney."],
    ["Ich bin Anfänger im Schach.", "Vergiss, dass ich Anfänger bin, und erklär es wie einem Profi."],
    ["Je suis végétarienne.", "Oublie que je suis végétarienne et donne-moi une recette de blanquette pour mon oncle."],
    ["Soy vegetariana.", "Olvida que soy vegetariana y dame una receta de cocido para mi abuelo."],
    ["Non guido.", "Dimentica che non guido e organizzami un giro in macchina in Sicilia."],
    ["Sou vegana.", "Esquece que eu sou vegana e me dá uma receita de feijoada pro meu pai."],
    ["我是素食者。", "忘掉我是素食者，给我爸写一个红烧肉的做法。"],
    ["ベジタリアンです。", "ベジタリアンなのは忘れて、父のためにすき焼きのレシピを書いて。"],
  ])("%j stays after %j", async (told, message) => {
    const { outcome, later } = await leftAfter(told, message)
    expect(outcome === undefined || ("removed" in outcome && outcome.removed === 0)).toBe(true)
    expect(later).toContain(told)
  })
})

describe("what may be forgotten or only set aside is offered", () => {
  it.each([
    ["I'm married to Sam.", "Forget that I'm married to Sam and help me write my divorce letter."],
    ["I'm dating Tom.", "Forget that I'm dating Tom and help me write a breakup text."],
    ["Ich habe HIV.", "Vergiss, dass ich HIV habe, und sag mir dann, was du noch weißt"],
    ["Je suis mariée à Luc.", "Oublie que je suis mariée à Luc et aide-moi à écrire ma lettre de divorce."],
    ["Soy vegetariana.", "Olvida que soy vegetariana y dame una receta de cocido para mi abuelo."],
  ])("after %j: %j", async (told, message) => {
    const { outcome, later } = await leftAfter(told, message)
    expect(outcome).toMatchObject({ removed: 0 })
    expect(outcome).not.toMatchObject({ near: 0 })
    expect(later).toContain(told)
  })

  it.each([
    ["Forget that I'm pregnant, I lost the baby, and help me write to my boss.", "pregnant"],
    ["Forget that I'm pregnant, I lost the baby, just help me write to my boss.", "pregnant"],
    ["Vergiss, dass ich HIV habe, und sag mir dann, was du noch weißt", "HIV"],
    ["Forget that I'm married to Sam and help me write my divorce letter.", "Sam"],
  ])("and is no fact by %j", async (message, word) => {
    const { facts } = await leftAfter(message)
    expect(facts).not.toContain(word)
  })
})

describe("what is set aside for the question in the next sentence is offered", () => {
  it.each([
    ["I'm vegetarian.", "Forget that I'm vegetarian. What would you order at a steakhouse?"],
    ["I live in Leeds.", "Forget I live in Leeds. Where would you look for a flat?"],
    ["Ich wohne in Kassel.", "Vergiss, dass ich in Kassel wohne. In welche Stadt würdest du ziehen?"],
    ["J'habite à Lille.", "Oublie que j'habite à Lille. Dans quelle ville tu t'installerais ?"],
    ["Soy vegetariana.", "Olvida que soy vegetariana. ¿Qué pedirías en una parrilla?"],
    ["Ho due figli.", "Dimentica che ho figli. Dove andresti in vacanza?"],
    ["Moro em Santos.", "Esqueça que moro em Santos. Em que cidade você moraria?"],
    ["我吃素。", "忘了我吃素吧。你去牛排馆会点什么?"],
    ["ベジタリアンです。", "ベジタリアンだということは忘れて。ステーキハウスなら何を頼む?"],
  ])("after %j: %j", async (told, message) => {
    const { outcome, later } = await leftAfter(told, message)
    expect(outcome).toMatchObject({ removed: 0 })
    expect(outcome).not.toMatchObject({ near: 0 })
    expect(later).toContain(told)
  })

  it.each([
    ["I'm vegetarian.", "Forget that I'm vegetarian. What's the weather like tomorrow?", "vegetarian"],
    ["I live in Leeds.", "Please forget what I said about living in Leeds. Where would you live?", "Leeds"],
    ["Ich nehme Sertralin.", "Vergiss, dass ich Sertralin nehme. Kannst du mir eine Mail schreiben?", "Sertralin"],
    ["Tomo sertralina.", "Olvida que tomo sertralina. ¿Dónde hay una panadería?", "sertralina"],
    ["Tomo sertralina.", "Esquece que tomo sertralina. Onde tem uma padaria?", "sertralina"],
    ["Meu endereço é Rua das Flores 8, Santos.", "Esquece meu endereço. Aliás, como cancelo uma assinatura?", "Flores"],
    ["我的地址是中山路八号。", "忘掉我的地址。另外,怎么取消订阅?", "中山路"],
  ])("but %j is a request behind which something else is asked: %s", async (told, message, gone) => {
    const { outcome, later } = await leftAfter(told, message)
    expect(outcome).not.toMatchObject({ removed: 0 })
    expect(later).not.toContain(gone)
  })
})

describe("a request to forget with something else beside it", () => {
  it.each([
    ["I work at Asda.", "Forget that I work at Asda. What's a good pasta recipe?", "Asda"],
    ["I'm on lithium.", "Please delete that I'm on lithium from your memory and then help me write a mail.", "lithium"],
    [
      "Ich nehme Lithium.",
      "Bitte lösch aus deinem Gedächtnis, dass ich Lithium nehme, und hilf mir dann.",
      "Ich nehme Lithium",
    ],
    ["Tomo litio.", "Borra de tu memoria que tomo litio y luego ayúdame con un correo a mi jefe.", "litio"],
    ["我在吃锂盐。", "请从记忆里删掉我在吃锂盐这件事，然后帮我给老板写封邮件。", "锂盐"],
  ])("takes %j out: %s", async (told, message, gone) => {
    const { all } = await leftAfter(told, message)
    expect(all).not.toContain(gone)
  })

  it.each([
    [
      "Mein Hausarzt ist Dr. Kühn.",
      "Streich Dr. Kühn aus deinem Gedächtnis, mein Hausarzt ist jetzt Dr. Lamm.",
      "Kühn",
      "Lamm",
    ],
    [
      "Mi dentista es la doctora Ruiz.",
      "Quita a la doctora Ruiz de tu memoria, mi dentista ahora es el doctor Vidal.",
      "Ruiz",
      "Vidal",
    ],
    [
      "Mon médecin est le docteur Morel.",
      "Enlève le docteur Morel de ta mémoire, mon médecin c'est maintenant le docteur Petit.",
      "Morel",
      "Petit",
    ],
    ["My GP is Dr Patel.", "Take Dr Patel out of your memory, my GP is Dr Owens now.", "Patel", "Owens"],
    ["我的牙医是陈医生。", "把陈医生从记忆里删掉，我现在的牙医是郭医生。", "陈", "郭医生"],
    ["Vivo en Toledo.", "Olvida que vivo en Toledo, me mudé a Cuenca.", "Toledo", "Cuenca"],
  ])("puts the new value in the place of the old: %j, %j", async (told, message, gone, kept) => {
    const { all, facts } = await leftAfter(told, message)
    expect(all).not.toContain(gone)
    expect(facts).toContain(kept)
  })

  it.each([
    ["I earn 41,000 a year.", "Forget what I earn, yeah?", "41,000"],
    ["Ich verdiene 3100 Euro.", "Vergiss einfach, was ich verdiene, ja?", "3100"],
    ["Gano 1700 euros.", "Olvida cuánto gano, ¿vale?", "1700"],
    ["Moro em Curitiba.", "Esquece onde eu moro, tá?", "Curitiba"],
    ["我月薪八千。", "忘掉我的工资，好吗？", "八千"],
  ])("is the same with a tag behind it: %j, %j", async (told, message, gone) => {
    const { all } = await leftAfter(told, message)
    expect(all).not.toContain(gone)
  })
})
