import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

/** One person's statements; each of the sentences below names something of them. */
const POOL = [
  "I live in a flat in Rotterdam.",
  "My sister Eleni lives in Rotterdam too.",
  "I drive a yellow Fiat.",
  "I have a tortoise called Tilo.",
  "My boss Maarten is strict.",
  "I play chess on Thursdays.",
  "I love sushi.",
  "I go to the gym on Mondays.",
] as const

describe("words that name something and go on about something else delete nothing", () => {
  it.each([
    "Forget the flat, think bigger: a mansion!",
    "Forget Rotterdam, Amsterdam is where the fun is",
    "Forget sushi, ramen is the real deal",
    "Ad copy idea: Forget sushi. Meet poke.",
    "Forget the Fiat, a Ferrari is what I need!",
    "Forget the tortoise, imagine owning a tiger!",
    "Forget my boss, she's clueless",
    "Just forget my boss, she'll come round",
    "Forget my sister... how could I",
    "Forget my sister, she has no taste anyway",
    "Forget my boss. Nobody likes him.",
    "Forget chess, checkers is the game of kings",
    "Forget the gym: dancing burns twice as much",
    "Forget sushi! Tacos forever.",
    "Forget my Fiat, walking is healthier",
    "Forget my flat, castles are in fashion",
    "Forget Rotterdam. Think Paris.",
    "Forget my tortoise, dinosaurs are cooler",
    "Forget Eleni, I'm the funny one",
    "Forget sushi, I love pizza more",
    "Forget the flat, I deserve a castle",
    "ok forget my flat for a sec",
    "Forget my boss, I'm the one in charge",
  ])("%s", async (sentence) => {
    const { outcome, all } = await leftAfter(...POOL, sentence)
    expect(outcome === undefined || ("removed" in outcome && outcome.removed === 0)).toBe(true)
    for (const told of POOL) expect(all).toContain(told)
  })

  it.each([
    ["Juego al ajedrez los jueves.", "Olvida el ajedrez, las damas molan más"],
    ["Gioco a scacchi il giovedì.", "Dimentica gli scacchi, giochiamo a dama"],
    ["I play chess on Thursdays.", "Dimentica gli scacchi, giochiamo a dama"],
    ["I play chess on Thursdays.", "Oublie les échecs, jouons aux dames"],
    ["Je joue aux échecs le jeudi.", "Oublie les échecs, jouons aux dames"],
    ["Ich fahre einen gelben Fiat.", "Vergiss den Fiat, ich will einen Porsche"],
    ["I drive a yellow Fiat.", "Vergiss den Fiat, ich will einen Porsche"],
    ["Meine Chefin ist streng.", "Vergiss meine Chefin, die hat keine Ahnung"],
    ["Adoro sushi.", "Esquece o sushi, pizza é que é bom"],
  ])("%s %s", async (told, sentence) => {
    const { outcome, all } = await leftAfter(told, "I grow chillies.", sentence)
    expect(outcome === undefined || ("removed" in outcome && outcome.removed === 0)).toBe(true)
    expect(all).toContain(told)
  })
})

describe("somebody else's words ask nothing", () => {
  it.each([
    "My therapist says: forget your sister, live your life",
    "So I told her, forget my sister!",
    "Forget your sister",
    "Forget your boss, live a little",
    "And then he said, forget my boss!",
    "My mum goes: forget your flat!",
    "Mein Kumpel meint, vergiss deinen Fiat",
    "Ma mère dit : oublie ta sœur",
    "Mi madre dice: olvida a tu hermana",
  ])("%s", async (sentence) => {
    const { outcome, all } = await leftAfter(...POOL, "Mi hermana vive en Soria.", "Ma sœur vit à Metz.", sentence)
    expect(outcome === undefined || ("removed" in outcome && outcome.removed === 0)).toBe(true)
    for (const told of POOL) expect(all).toContain(told)
  })
})

describe("a plain request, and one with a reason or news, still deletes", () => {
  it.each([
    ["I drive a yellow Fiat.", "Forget my car, I sold it", /Fiat/],
    ["I live in Leeds.", "Forget Leeds, I live in York", /Leeds/],
    ["J'habite à Metz.", "Oublie Metz, j'habite à Nancy", /Metz/],
    ["My dog Rex is 7.", "Forget my dog, he died", /Rex/],
    ["My boss Maarten is strict.", "Forget my boss.", /Maarten/],
    ["My boss Maarten is strict.", "Forget my boss. Thanks a lot!", /Maarten/],
    ["My boss Maarten is strict.", "Please forget what I said about my boss, she's clueless", /Maarten/],
    ["My boss Maarten is strict.", "Delete my boss from your memory. How do I cook rice?", /Maarten/],
    ["My number is 0171 234567.", "Forget my phone number, it's private", /0171/],
    ["I work at Lidl.", "Forget that I work at Lidl, they never paid me", /Lidl/],
    ["Ich habe eine Katze namens Minka.", "Vergiss meine Katze, ich habe jetzt einen Hund", /Minka/],
  ])("%s %s", async (told, sentence, gone) => {
    const { all } = await leftAfter(told, "I grow chillies.", sentence)
    expect(all).not.toMatch(gone)
    expect(all).toMatch(/chillies/)
  })
})

describe("what is somebody else's is not one's own", () => {
  it.each([
    ["My birthday is 9 July.", "My wife's birthday is 3 May.", "Forget my wife's birthday", /3 May/],
    ["My wife's salary is 5100.", "My salary is 4200.", "Forget my salary", /4200/],
    ["My birthday is 9 July.", "My brother's birthday is 3 May.", "Forget my brother's birthday.", /3 May/],
    ["My phone number is 0171 234567.", "My mum's phone number is 0160 998877.", "Forget my mum's number", /0160/],
  ])("%s %s %s", async (stays, other, request, gone) => {
    const { outcome, all } = await leftAfter(stays, other, request)
    expect(all).toContain(stays)
    // Asking which one is meant is as good as deleting it.
    if (outcome !== undefined && "removed" in outcome && outcome.removed > 0) expect(all).not.toMatch(gone)
  })

  it.each([
    ["I love Chinese food.", "My wife is Chinese.", "Forget that I'm Chinese"],
    ["I have a Turkish coffee every morning.", "I'm half Turkish, half Danish.", "Forget that I'm Turkish"],
    ["I like Polish films.", "My husband is Polish.", "Forget that I'm Polish"],
  ])("what one is, is not what one likes: %s %s %s", async (stays, other, request) => {
    const { all } = await leftAfter(stays, other, request)
    expect(all).toContain(stays)
  })
})

describe("another one of the same name stays", () => {
  it.each([
    ["Meine Oma heißt Lilli.", "Meine Katze heißt Lilli.", "Vergiss meine Katze"],
    ["Meine Katze heißt Lilli.", "Meine Oma heißt Lilli.", "Vergiss meine Oma"],
    ["My ex-wife Greta lives in Ulm.", "My daughter Greta is 4.", "Forget my daughter"],
    ["Mi ex Carla vive en Soria.", "Mi novia Carla es enfermera.", "Olvida a mi novia"],
    ["我的儿子叫豆豆。", "我养了一只狗叫豆豆。", "忘掉我的狗"],
    ["我养了一只狗叫豆豆。", "我的儿子叫豆豆。", "忘掉我的儿子"],
    ["My son Rocco is 9.", "My dog is called Rocco.", "Forget my dog"],
  ])("%s %s %s", async (stays, goes, request) => {
    const { all } = await leftAfter(stays, goes, request)
    expect(all).toContain(stays)
    expect(all).not.toContain(goes)
  })
})
