import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("what is no request to forget deletes nothing", () => {
  it.each([
    ["I'm allergic to nuts.", "What's a good pad thai recipe? Forget the nuts."],
    ["I go to the gym on Mondays.", "Can you plan my week? Drop the gym."],
    ["My mum lives in Hull.", "Where should we go at Easter? Forget my mum."],
    ["I'm allergic to nuts.", "I want to make granola. Forget the nuts."],
    ["Ich bin gegen Nüsse allergisch.", "Hast du ein Brownie-Rezept? Vergiss die Nüsse."],
    ["J'ai un chien qui s'appelle Bo.", "Où dormir en Bretagne ? Oublie le chien."],
    ["Soy alérgico a las nueces.", "¿Una receta de brownie? Olvida las nueces."],
    ["Sono allergico alle noci.", "Una ricetta per i brownie? Dimentica le noci."],
    ["Sou alérgico a nozes.", "Uma receita de brownie? Esquece as nozes."],
    ["犬を飼っています。", "沖縄でどこに泊まればいい？犬のことは忘れて。"],
    ["I'm vegan.", "Can you help me with dinner? Forget my diet."],
    ["I'm allergic to nuts.", "Ready? Forget the nuts."],
    ["I'm allergic to nuts.", "I'm planning a cake. Can you help me? Forget my allergy."],
    ["I'm a nurse.", "Write a privacy policy for my shop. Forget my job."],
    ["I'm allergic to nuts.", "What's a good snack? Ready? Forget my allergy."],
  ])("an order behind a question or a task: %s / %s", async (told, message) => {
    const { outcome, facts } = await leftAfter(told, message)
    expect(outcome?.status === "removed" ? outcome.removed : 0).toBe(0)
    expect(facts).not.toBe("")
  })

  it.each([
    ["I have back pain.", "Get rid of my back pain"],
    ["I have acne.", "get rid of my acne please"],
    ["My ex is called Gary.", "Help me to forget my ex"],
    ["Ich habe Akne.", "Weg mit meiner Akne!"],
    ["Meine Ex heißt Katrin.", "Hilf mir, meine Ex zu vergessen"],
    ["Tenho dor nas costas.", "Tira a minha dor nas costas"],
  ])("what somebody wants to be rid of in life: %s / %s", async (told, message) => {
    const { outcome, turns } = await leftAfter(told, message)
    expect(outcome).toBeUndefined()
    expect(turns).toContain(told.replace(/[.]$/, ""))
  })

  it.each([
    ["I love red wine.", "I'm pregnant, so nothing with alcohol please.", "pregnant"],
    ["I love cheese.", "I'm vegan so no cheese please.", "vegan"],
    ["Ich liebe Rotwein.", "Ich bin schwanger, also bitte keinen Alkohol.", "schwanger"],
    ["Me gustan los dulces.", "Soy diabético, así que nada de azúcar, por favor.", "diabético"],
    ["J'adore le vin.", "Je suis enceinte, donc pas d'alcool s'il te plaît.", "enceinte"],
    ["Adoro vinho.", "Estou grávida, então nada de álcool por favor.", "grávida"],
    ["I love emojis.", "I'd rather you didn't use emojis.", "use emojis"],
    ["I hate swearing.", "I'd prefer it if you didn't swear.", "swear"],
    ["Ich mag Emojis.", "Mir wäre lieber, du verwendest keine Emojis.", "keine Emojis"],
  ])("what somebody must not get, or does not want in answers, is kept: %s / %s", async (told, message, kept) => {
    const { outcome, facts, turns } = await leftAfter(told, message)
    expect(outcome).toBeUndefined()
    expect(turns).toContain(told)
    expect(facts).toContain(kept)
  })
})

describe("a request to forget is one", () => {
  it.each([
    ["I'm allergic to nuts.", "What do you know about me? Forget my nut allergy."],
    ["I live in Leeds.", "Can you help me with a letter? And forget that I live in Leeds."],
    ["My ex is called Gary.", "Thanks for the recipe. Please forget everything about Gary."],
    ["I'm allergic to nuts.", "How are you? Forget the nuts."],
    ["I'm a nurse.", "Can you help me? Forget my job."],
    ["My name is Tom.", "I'd like some privacy. Forget my name."],
    ["I live in Leeds.", "What happens to my data? Delete my address."],
    ["Ich bin Maurer.", "Kannst du mir helfen? Vergiss meinen Beruf."],
    ["Soy maestra.", "Quiero empezar de cero. Olvida mi trabajo."],
    ["Sono maestra.", "Voglio ricominciare. Dimentica il mio lavoro."],
    ["Ich wohne in Ulm.", "Kannst du mir helfen? Und vergiss bitte, dass ich in Ulm wohne."],
    ["Soy alérgico a las nueces.", "¿Qué sabes de mí? Olvida mi alergia a las nueces."],
    ["看護師です。", "詩を書いてくれる？あと、看護師だということは忘れて。"],
  ])("behind a question or a task: %s / %s", async (told, message) => {
    expect((await leftAfter(told, message)).facts).toBe("")
  })

  it.each([
    ["I live in Leeds.", "Get rid of my address."],
    ["I have back pain.", "Get rid of what you know about my back pain"],
    ["My husband is called Tom.", "I'm divorced now, so please forget my husband."],
    ["Meine Frau heißt Jana.", "Ich bin geschieden, also vergiss bitte meine Frau."],
    ["I have insomnia.", "I'd prefer that you forget about my insomnia."],
    ["I'm divorced.", "I'd like you not to know that I'm divorced."],
  ])("with words that also say what somebody wants to be rid of: %s / %s", async (told, message) => {
    const { facts, turns } = await leftAfter(told, message)
    const word = told.replace(/[.]$/, "").split(" ").at(-1) ?? ""
    expect(facts).not.toContain(word)
    expect(turns).not.toContain(told)
  })
})
