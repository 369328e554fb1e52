import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

/** A pool in which a request has to be told from much else. */
const MUCH = [
  "I'm allergic to peanuts.",
  "My sister lives in Ludlow.",
  "I drive a red Fiat.",
  "I like jazz.",
  "My rent is 900 a month.",
  "I was born in Cork.",
  "I play chess on Thursdays.",
  "My best friend is called Ines.",
  "I speak Spanish and a bit of Dutch.",
  "I have a dentist appointment on Monday.",
  "My favourite colour is green.",
]

describe("news in the same message as a request to forget is kept, and the request is carried out", () => {
  it.each([
    ["I work at Lidl.", "Forget that I work at Lidl, I'm at Tesco now.", /Lidl/, "Tesco"],
    ["My salary is 46,000.", "Got a raise to 52,000 so please forget my salary.", /46,000/, "52,000"],
    ["Ich bin Vegetarier.", "Vergiss, dass ich Vegetarier bin, ich esse wieder Fleisch.", /Vegetarier/, "Fleisch"],
    [
      "Je travaille chez Renault.",
      "Oublie que je travaille chez Renault, je suis chez Peugeot maintenant.",
      /Renault/,
      "Peugeot",
    ],
    ["My cat is called Tig.", "Forget my cat, I have a dog called Bo now", /Tig|cat/i, "Bo"],
    ["I drive a Fiat.", "I sold the car, so forget the Fiat. I ride a Vespa now.", /Fiat/, "Vespa"],
    ["Trabajo en Mercadona.", "Olvida que trabajo en Mercadona, ahora estoy en Zara.", /Mercadona/, "Zara"],
    ["Sono vegetariano.", "dimentica che sono vegetariano, mangio di nuovo la carne", /vegetariano/, "carne"],
    ["Meu gato se chama Bidu.", "Esquece meu gato, agora tenho um cachorro chamado Thor.", /Bidu/, "Thor"],
    ["我的猫叫小白。", "忘掉我的猫吧，我现在有一只狗叫旺财。", /小白/, "旺财"],
    ["ベジタリアンです。", "ベジタリアンだってことは忘れて、また肉を食べてるから。", /ベジタリアン/, "肉"],
  ])("%s %s", async (told, request, gone, kept) => {
    const { all } = await leftAfter(told, request)
    expect(all).not.toMatch(gone)
    expect(all).toContain(kept)
  })

  it("a reason is not", async () => {
    const { all } = await leftAfter("I drive a Fiat.", "forget my car, I sold it")
    expect(all).toBe("")
  })
})

describe("a request is heard in whatever words it comes", () => {
  it.each([
    ["I want to become a pilot.", "Forget that I want to become a pilot.", /pilot/],
    ["I was in prison from 2011 to 2013.", "You should forget that I was in prison.", /prison/],
    ["I've got asthma", "would you mind forgetting that I've got asthma", /asthma/],
  ])("%s %s", async (told, request, gone) => {
    const { all } = await leftAfter(told, "I grow chillies", request)
    expect(all).not.toMatch(gone)
    expect(all).toMatch(/chillies/)
  })
})

describe("what somebody is goes by the name of the attribute, also among much else", () => {
  it.each([
    ["I'm Muslim.", "Forget my religion.", /Muslim/],
    ["I work at Lidl.", "forget my job", /Lidl/],
    ["I take lithium every morning.", "Forget my medication.", /lithium/],
    ["I'm Polish.", "Forget my nationality.", /Polish/],
    ["I'm a lesbian.", "Forget my sexual orientation.", /lesbian/],
    ["I'm divorced.", "Forget my marital status.", /divorced/],
    ["I voted for the Greens.", "Delete my political views.", /Greens/],
  ])("%s %s", async (told, request, gone) => {
    const { all } = await leftAfter(told, ...MUCH, request)
    expect(all).not.toMatch(gone)
    for (const one of MUCH) expect(all).toContain(one)
  })

  it.each([
    ["Ich bin geschieden.", "Meine Schwester ist geschieden.", "vergiss meinen Familienstand"],
    ["Soy peruana.", "Me gusta la comida peruana.", "olvida mi nacionalidad"],
    ["Je suis musulman.", "Ma voisine est musulmane.", "Oublie ma religion."],
  ])("and not of somebody or something else: %s %s", async (told, other, request) => {
    const { turns } = await leftAfter(told, other, request)
    expect(turns).toBe(other)
  })
})

describe("of several that it may mean a request takes none that it does not", () => {
  it.each([
    ["Forget about my drinking.", ["I drink too much wine.", "I drink green tea in the morning."], "green tea"],
    ["Forget my running.", ["I go running on Mondays.", "I was running late today."], "running late"],
    ["You can forget about me eating olives!", ["I like jazz and I eat olives all day."], "jazz"],
    ["Forget my daughter.", ["My daughter is called Eve.", "My god-daughter is called Ada."], "Ada"],
    ["forget my boyfriend", ["my boyfriend's called Tim", "Tim from accounting owes me a tenner"], "accounting"],
    ["I'd never quit Siemens.", ["I work at Siemens."], "I work at Siemens"],
  ])("%s %j", async (request, told, stays) => {
    const { turns } = await leftAfter(...told, request)
    expect(turns).toContain(stays)
  })
})

describe("whoever was given a name is forgotten with all that was told of them by it", () => {
  it.each([
    ["My parrot called Coco sings all day.", "Coco bit the postman.", "Forget my parrot.", /Coco/],
    ["My physio called Greg is strict.", "Greg says I should swim.", "forget my physio", /Greg/],
    ["My boss, Linda, shouts a lot.", "Linda is on holiday in May.", "Forget my boss.", /Linda/],
    ["I'm seeing a therapist called Joan on Fridays", "Joan gave me an exercise", "please forget my therapist", /Joan/],
    ["Mon patron, Gérard, crie.", "Gérard part en mai.", "oublie mon patron", /Gérard/],
  ])("%s %s %s", async (introduced, told, request, gone) => {
    const { all } = await leftAfter(introduced, told, "I live in Leeds.", request)
    expect(all).not.toMatch(gone)
    expect(all).toContain("Leeds")
  })

  it("a day is no name", async () => {
    const { turns } = await leftAfter("Mein Flug Montag ist gebucht.", "Am Montag koche ich.", "vergiss meinen Flug")
    expect(turns).toContain("Am Montag koche ich.")
  })
})

describe("a request to forget in a language that is not understood does not become a fact", () => {
  it.each([
    "Glöm att jag bor i Lund.",
    "Snälla glöm att jag bor i Lund.",
    "Glem at jeg bor i Bergen.",
    "Unohda että asun Turussa.",
    "Kérlek, felejtsd el, hogy Szegeden lakom.",
    "Te rog uită că locuiesc la Cluj.",
    "İzmir'de yaşadığımı unut.",
    "제가 부산에 산다는 것을 잊어 주세요.",
  ])("%s", async (request) => {
    expect((await leftAfter(request)).facts).toBe("")
  })

  it("what is told in that language still does", async () => {
    expect((await leftAfter("Jag bor i Lund.")).facts).toContain("Lund")
  })
})

describe("what is to be done instead of a thing takes nothing out of memory", () => {
  it.each([
    ["I play the violin.", "Forget the violin, play the drums"],
    ["I'm allergic to peanuts.", "Forget the peanuts, let's use almonds in the recipe."],
    ["Tengo una bici roja.", "Olvida la bici, voy a pie"],
    ["Ho una bici rossa.", "Dimentica la bici, vado a piedi"],
    ["Mon chien s'appelle Rex.", "Oublie pas mon chien."],
    ["I work at Siemens.", "I want to forget my job at Siemens"],
    ["Ich habe ein rotes Rad.", "vergiss das rad, ich geh lieber zu fuß. wie lang ist es zum bahnhof?"],
  ])("%s %s", async (told, message) => {
    const { turns, outcome } = await leftAfter(told, message)
    expect(turns).toContain(told)
    expect(outcome).toBeUndefined()
  })
})
