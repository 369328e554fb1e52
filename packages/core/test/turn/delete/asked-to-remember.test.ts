import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

const REMEMBERED = [
  ["My late wife was called May.", "I want you to remember that my late wife was called May.", "May"],
  ["I lost my job.", "pls remember I lost my job", "job"],
  ["I'm no longer married.", "please remember that I'm no longer married", "no longer married"],
  ["Mein verstorbener Mann hieß Karl.", "Behalte bitte, dass mein verstorbener Mann Karl hieß", "Karl"],
  ["Je ne travaille plus.", "je veux que tu te souviennes que je ne travaille plus", "travaille plus"],
  ["No como carne.", "quiero que recuerdes que no como carne", "carne"],
  ["Non mangio carne.", "tieni a mente che non mangio carne", "carne"],
  ["Não como carne.", "quero que você lembre que não como carne", "carne"],
  ["肉は食べません。", "肉は食べないと覚えておいて", "肉"],
] as const

describe("a request to remember", () => {
  it.each(REMEMBERED)("deletes nothing that was told: %s %s", async (told, request, kept) => {
    const { outcome, facts } = await leftAfter(told, request)
    expect(outcome).toBeUndefined()
    expect(facts).toContain(kept)
  })

  it.each(REMEMBERED)("is kept as a fact where nothing was told before (%s): %s", async (_, request, kept) => {
    const { outcome, facts } = await leftAfter(request)
    expect(outcome).toBeUndefined()
    expect(facts).toContain(kept)
  })

  it("may say what to forget as well", async () => {
    const { facts } = await leftAfter("My cat is called Tom.", "Remember that I live in York and forget my cat.")
    expect(facts).not.toContain("Tom")
  })

  it("is none where it is denied", async () => {
    const { facts } = await leftAfter("Ich mag Jazz.", "merk dir bitte nicht, dass ich schwanger bin")
    expect(facts).not.toContain("schwanger")
  })
})

describe("a request to remember that closes a sentence", () => {
  it.each([
    ["I take lithium every evening", ", please remember that."],
    ["My brother plays the cello", ", please remember it."],
    ["My name is Petra Lindqvist", ", so please remember that!"],
    ["My dog is called Bruno", ", please store that."],
    ["I live in Leeds", ", please keep it in memory."],
    ["I live in Leeds", ", please don't delete that."],
    ["Ich nehme abends Lithium", ", bitte nicht vergessen."],
    ["Je prends du lithium le soir", ", retiens-le s'il te plaît."],
    ["Tomo litio por la noche", ", no lo olvides por favor."],
    ["Abito a Torino", ", ricordatelo per favore."],
    ["Il mio cane si chiama Bruno", ", per favore ricordalo."],
    ["Moro no Porto", ", lembra-te disso por favor."],
    ["大阪に住んでいます", "、忘れないでください。"],
    ["我每天晚上吃锂盐", "，别忘了。"],
    ["My daughter is allergic to eggs", ", hang on to that one please"],
    ["I have asthma", ". Pop that in your memory."],
    ["Ich habe Asthma", ", pack das in dein Gedächtnis"],
    ["J'ai de l'asthme", ", mets ça dans tes notes"],
    ["Tengo asma", ", mételo en tu memoria"],
  ])("keeps what it is about, told before or not: %s%s", async (statement, closing) => {
    const again = await leftAfter(`${statement}.`, `${statement}${closing}`)
    expect(again.outcome).toBeUndefined()
    const once = await leftAfter(`${statement}${closing}`)
    expect(once.outcome).toBeUndefined()
    const word = statement.split(" ").at(-1) ?? ""
    for (const { facts } of [again, once]) expect(facts).toContain(word.slice(-2))
  })

  it.each([
    ["I drink too much", ", please don't remember that."],
    ["Ich trinke zu viel", ", merk dir das bitte nicht."],
    ["Je bois trop", ", ne le retiens pas."],
    ["Bebo demasiado", ", no lo recuerdes por favor."],
  ])("is none where remembering is denied: %s%s", async (statement, closing) => {
    const { facts } = await leftAfter(`${statement}${closing}`)
    expect(facts).toBe("")
  })
})

describe("a request never to forget", () => {
  it.each([
    ["Ich bin allergisch gegen Nüsse.", "vergiss bitte nie, dass ich gegen Nüsse allergisch bin", "Nüsse"],
    ["Ich bin allergisch gegen Nüsse.", "Vergiss bitte niemals, dass ich gegen Nüsse allergisch bin!", "Nüsse"],
    ["Ich wohne in Celle.", "vergiss auf keinen Fall, dass ich in Celle wohne", "Celle"],
    ["I'm allergic to nuts.", "You must not forget that I'm allergic to nuts", "nuts"],
    ["Je suis allergique aux noix.", "oublie pas que je suis allergique aux noix", "noix"],
    ["Soy alérgica a las nueces.", "que no se te olvide que soy alérgica a las nueces", "nueces"],
    ["Sono allergico alle noci.", "mai dimenticare che sono allergico alle noci", "noci"],
    ["Sou alérgico a nozes.", "nunca esqueça que sou alérgico a nozes", "nozes"],
  ])("deletes nothing: %s %s", async (told, request, kept) => {
    const { outcome, facts } = await leftAfter(told, request)
    expect(outcome).toBeUndefined()
    expect(facts).toContain(kept)
  })

  it.each([
    ["Ich habe nie studiert.", "vergiss, dass ich nie studiert habe", "studiert"],
    ["Je ne bois jamais de vin.", "oublie que je ne bois jamais de vin", "vin"],
    ["Nunca bebo vino.", "olvida que nunca bebo vino", "vino"],
  ])("is none where what is to be forgotten is denied: %s %s", async (told, request, gone) => {
    const { all } = await leftAfter(told, request)
    expect(all).not.toContain(gone)
  })
})
