import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { cutForgottenSentences } from "../../../src/turn/delete/cut-forgotten-sentences.ts"
import { asksToForgetEverything, parseForgetRequests } from "../../../src/turn/delete/forget-requests.ts"
import { asksNotToKeep } from "../../../src/turn/remember/not-kept.ts"

describe("a command of work, or what may be one, forgets nothing", () => {
  it.each([
    "Delete that file",
    "Remove that import",
    "Please delete that comment",
    "remove that bug",
    "erase that layer in Photoshop",
    "delete that function",
    "Delete: that old draft",
    "Delete everything about the old API",
    "Remove everything in my downloads folder",
    "Remove my background from the picture",
    "Delete my last commit",
    "Erase the memory of unused objects",
    "Remove the memory leak",
    "Free the memory that the cache holds",
    "Remove it from memory",
    "Drop that table",
    "Clear the cache",
    "Forget it.",
    "Forget that",
    "Forget that file",
    "Forget that old draft of mine",
    "Forget that last part",
    "forget that idea",
    "Forget about it",
    "Forget about the pasta",
    "Forget the previous example",
    "Forget my last message",
    "Forget my previous question",
    "Forget that this is a test",
    "Forget that it is raining",
    "Forget that you are an AI",
    "Forget that I asked",
    "Forget I said anything",
    "Forget about the pasta, let's plan the cake instead",
    "Don't forget that I like tea",
    "Never forget my birthday",
    "I forgot my umbrella",
    "I always forget my keys",
    "How do I delete everything you know about Git?",
    "Vergiss es",
    "Vergiss das Meeting mit Carla nicht",
    "Vergiss meinen Geburtstag nicht",
    "Vergiss nicht, dass ich Tee mag",
    "Vergiss das alte Angebot",
    "Lösche die Datei",
    "N'oublie pas que j'aime le thé",
    "Oublie ça",
    "Oublie le fichier",
    "No olvides que me gusta el té",
    "Olvida eso",
    "Borra el archivo",
    "Não esqueças que gosto de chá",
    "dimentica che ho detto questo",
    "Dimentica questo",
    "忘了带伞怎么办",
    "忘了我的伞",
    "忘记带钥匙了",
    "请不要忘记我喜欢茶",
    "删除那个文件",
    "傘を忘れて困った",
    "忘れないでください",
    "私はお茶が好きだと忘れないで",
    "ファイルを削除して",
  ])("%s", (text) => {
    expect(parseForgetRequests(text)).toEqual([])
    expect(asksToForgetEverything(text)).toBe(false)
  })
})

describe("what is addressed to memory is to be forgotten", () => {
  it.each([
    ["Forget that I like cilantro.", "I like cilantro."],
    ["forget I live in Lisbon", "Lives in Lisbon"],
    ["can you forget that I live in Lisbon?", "Lives in Lisbon"],
    ["don't remember that I like cilantro anymore", "Likes cilantro"],
    ["Please forget that my dog is called Biscuit", "My dog is called Biscuit"],
    ["Can you please forget that my boss is Tim", "My boss is Tim."],
    ["Forget the fact that Carla lives in Berlin", "Carla lives in Berlin"],
    ["Forget that the bins go out on Tuesday", "The bins go out on Tuesday"],
    ["Forget that I said I like olives", "I like olives"],
    ["Forget that I'm vegan", "Is vegan"],
    ["Stop remembering that I smoke cigars", "I smoke cigars"],
    ["Forget my address", "My address is 12 Elm Street"],
    ["Forget everything about my sister", "My sister moved to Rome."],
    ["Forget what I told you about Carla", "We met Carla in May"],
    ["Forget all you know about Project Heron", "Project Heron ships in June"],
    ["Delete everything you know about Carla", "We met Carla in May"],
    ["Delete the memory that I live in Porto", "Lives in Porto"],
    ["Remove the memories about Carla", "We met Carla in May"],
    ["Please delete my blood type from your memory", "My blood type is A"],
    ["Vergiss, dass ich Koriander mag", "Ich mag Koriander"],
    ["Vergiss bitte alles über Carla", "Carla wohnt in Bonn"],
    ["Vergiss, was ich über Carla gesagt habe", "Carla wohnt in Bonn"],
    ["Vergiss meine Adresse", "Meine Adresse ist Lindenweg 3"],
    ["Lösche Carla aus deinem Gedächtnis", "Carla schnarcht"],
    ["Oublie que j'aime la coriandre", "J'aime la coriandre"],
    ["Oublie tout ce que tu sais sur Carla", "Carla habite à Lyon"],
    ["Olvida que me gusta el cilantro", "Me gusta el cilantro"],
    ["Olvida todo lo que sabes sobre Carla", "Carla vive en Vigo"],
    ["Esquece que gosto de coentros", "Gosto de coentros"],
    ["Dimentica che mi piace il basilico", "Mi piace il basilico"],
    ["请忘记我喜欢香菜", "我喜欢香菜"],
    ["忘掉我住在上海", "我住在上海"],
    ["请从你的记忆中删除我喜欢香菜", "我喜欢香菜"],
    ["私はパクチーが好きだということを忘れてください", "私はパクチーが好きだ"],
  ])("%s", (text, told) => {
    const asked = parseForgetRequests(text)
    expect(asked).toHaveLength(1)
    expect(cutForgottenSentences(`${told}\nTea is fine.`, asked)).not.toContain(told)
    expect(
      cutForgottenSentences("My sister sells vegan cakes. I sent the lamps to our work address.", asked),
    ).toContain("lamps")
    expect(cutForgottenSentences(text, asked)).toBe("")
  })

  it("reaches with one word no further than what says little else, and of the person themself", () => {
    const asked = parseForgetRequests("Forget that I'm vegan")
    const others = "My sister is vegan. We had a vegan dinner in Rome."
    expect(cutForgottenSentences(others, asked)).toBe(others)
  })
})

describe("another statement than the one named is not forgotten", () => {
  it.each([
    ["Forget that my sister is called Will", "My sister is called Ines."],
    ["Forget that my sister is called Do", "My sister is called Ines."],
    ["Forget that my boss is called May", "My boss is called Tim."],
    ["Forget that I am not allergic to peanuts", "I am allergic to peanuts."],
    ["Forget that I'm not allergic to peanuts", "Is allergic to peanuts"],
    ["Forget that I am allergic to peanuts", "I am not allergic to peanuts."],
    ["Forget that I no longer live in Oslo", "I live in Oslo."],
    ["Vergiss, dass ich keinen Koriander mag", "Ich mag Koriander"],
    ["Vergiss, dass ich Koriander nicht mag", "Ich mag Koriander"],
    ["Oublie que je n'aime pas la coriandre", "J'aime la coriandre"],
    ["Olvida que no me gusta el cilantro", "Me gusta el cilantro"],
    ["Dimentica che non mi piace il basilico", "Mi piace il basilico"],
    ["请忘记我不喜欢香菜", "我喜欢香菜"],
    ["Vergiss, dass ich Koriander mag", "Ich mag Koriander nicht"],
    ["Oublie que j'aime la coriandre", "Je n'aime pas la coriandre"],
    ["请忘记我喜欢香菜", "我不喜欢香菜"],
  ])("%s", (text, known) => {
    const asked = parseForgetRequests(text)
    expect(asked).toHaveLength(1)
    expect(cutForgottenSentences(known, asked)).toBe(known)
  })

  it.each([
    ["Forget that my sister is called Will", "My sister is called Will."],
    ["Forget that I am not allergic to peanuts", "I'm not allergic to peanuts."],
    ["Forget that I don't like cilantro", "I do not like cilantro"],
    ["Forget that Will is my brother", "Will is my brother."],
    ["Forget that I live in Oslo", "I live in Oslo and do not own a car.", "I do not own a car."],
    ["Forget that I am allergic to peanuts", "I never eat peanuts because I am allergic to peanuts."],
    ["Forget everything about my allergy", "I have no allergy to nuts."],
  ])("the one named is: %s", (text, known, left = "") => {
    expect(cutForgottenSentences(known, parseForgetRequests(text))).toBe(left)
  })
})

it.each([
  "Forget everything you know about me",
  "forget everything",
  "Please forget everything about me.",
  "Forget all that I told you",
  "Delete everything you know about me",
  "Wipe your memory",
  "Delete all memories of me, please",
  "delete all my memories",
  "Forget me",
  "Vergiss alles, was du über mich weißt",
  "Vergiss alles über mich",
  "Oublie tout ce que tu sais sur moi",
  "Oublie tout",
  "Olvida todo lo que sabes sobre mí",
  "Esquece tudo o que sabes sobre mim",
  "Dimentica tutto quello che sai su di me",
  "忘记关于我的一切",
  "请清空你的记忆",
  "私について知っていることを全部忘れてください",
  "全部忘れて",
])("is known as the wish to forget everything, which takes out nothing: %s", (text) => {
  expect(asksToForgetEverything(text)).toBe(true)
  expect(parseForgetRequests(text)).toEqual([])
})

describe("a message that is not to be kept", () => {
  it.each([
    "please don't remember this: my cat is Tom",
    "do not remember this: I have cancer",
    "Don't remember that my boss is Tim",
    "Please do not store this. I have diabetes.",
    "I have diabetes. Don't save that, please.",
    "Don’t note this down: I was fired",
    "off the record: I am looking for a new job",
    "Keep this out of your memory: I'm pregnant",
    "This stays between us. I quit.",
    "not for the record, but I quit",
    "别记这个",
    "This is off the record. I am ill.",
    "I'm ill, and I owe money. Keep this off the record.",
    "Never store anything I say in your memory",
    "Merk dir das nicht: Ich bin krank",
    "Bitte speichere das nicht. Ich bin krank.",
    "Ne retiens pas ça : je suis malade",
    "No guardes esto: estoy enfermo",
    "Não guardes isto: estou doente",
    "Non memorizzare questo: sono malato",
    "请不要记住这个：我生病了",
    "私は病気です。これは覚えないでください。",
  ])("is known: %s", (text) => expect(asksNotToKeep(text)).toBe(true))

  it.each([
    "Don't forget that I like tea",
    "I don't remember that film",
    "Don't store passwords in plain text",
    "Don't save the file yet",
    "Do not save it as a PDF",
    "Don't keep it simple",
    "Don't log this request in the middleware",
    "Don't remember where I put it",
    "The record player is off",
    "Remember this: I like tea",
    "Never save drafts",
    "Speichere die Datei nicht",
    "N'enregistre pas le fichier",
    "不要保存文件",
  ])("is not: %s", (text) => expect(asksNotToKeep(text)).toBe(false))
})

describe("what was told in confidence is found by how people point at it", () => {
  it.each([
    ["forget the credit card stuff i told u pls", "I opened a second credit card."],
    ["forget please salary thing of Boris, Katya reads this laptop", "The salary of Boris is 90k."],
    ["Torben liest heut Abend mit. Bitte lösch das mit dem Ballon.", "Wir planen den Flug im Ballon."],
    ["oublie ce que je t'ai raconté sur mes séances du lundi stp", "J'ai mes séances le lundi."],
    ["n pls erase the thing abt me having a crush before. she looks at my screen", "I have a crush on her."],
    ["oye y lo de la operación olvídalo por favor no quiero que salga", "La operación es en mayo."],
    ["我跟你说的体检结果删掉吧", "体检结果不好"],
  ])("%s", (text, told) => {
    expect(cutForgottenSentences(`${told}\nTea is fine.`, parseForgetRequests(text)).trim()).toBe("Tea is fine.")
  })

  it.each([
    "I want to relax and forget my ex",
    "he told me to calm down and delete my number",
    "forget my diet, today I eat cake",
    "erase the pencil lines",
    "I told him the key thing and he will forget it",
  ])("and not in talk: %s", (text) => expect(parseForgetRequests(text)).toEqual([]))
})

describe("requests to memory in several voices and fifteen languages", () => {
  const lines = readFileSync(new URL("../../../talk/wishes/requests.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
  const ofKind = (kind: string): readonly string[] =>
    lines.flatMap((line) => {
      const [first, , , text = ""] = line.split("\t")
      return first === kind ? [text] : []
    })
  // What is not to be kept is asked first.
  const forgets = (text: string): boolean => !asksNotToKeep(text) && parseForgetRequests(text).length > 0

  it("to forget something are recognised, but for one in ten", () => {
    const missed = ofKind("forget").filter((text) => !forgets(text))
    expect(missed.length / ofKind("forget").length, missed.join("\n")).toBeLessThanOrEqual(0.13)
  })

  it("are not found in talk about forgetting and in work", () => {
    expect(ofKind("other").length).toBeGreaterThan(160)
    expect([...ofKind("other"), ...ofKind("kept"), ...ofKind("not-kept")].filter(forgets)).toEqual([])
  })

  it("not to keep the message are recognised, but for one in thirty", () => {
    const missed = ofKind("not-kept").filter((text) => !asksNotToKeep(text))
    expect(missed.length / ofKind("not-kept").length, missed.join("\n")).toBeLessThanOrEqual(0.034)
  })

  it("are not found in talk about keeping and about what is between people", () => {
    expect(ofKind("kept").length).toBeGreaterThan(80)
    expect([...ofKind("kept"), ...ofKind("other"), ...ofKind("forget")].filter(asksNotToKeep)).toEqual([])
  })
})

interface Wish {
  readonly text: string
  readonly gone: readonly number[]
}

describe("in requests of people who ask in words of their own, which nothing was trained on", () => {
  const folder = new URL("../../../talk/wishes/judge/", import.meta.url)
  const wishes = readdirSync(folder)
    .filter((name) => name.startsWith("forget-"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line): Wish => JSON.parse(line))
  const share = (of: readonly Wish[]): number =>
    of.filter(({ text }) => parseForgetRequests(text).length > 0).length / of.length

  it("a sixth is recognised", () => {
    expect(share(wishes.filter(({ gone }) => gone.length > 0))).toBeGreaterThan(0.16)
  })

  it("talk that sounds like one hardly ever is", () => {
    expect(share(wishes.filter(({ gone }) => gone.length === 0))).toBeLessThan(0.07)
  })
})
