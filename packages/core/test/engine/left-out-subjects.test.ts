import { describe, expect, test } from "vitest"
import { afterConversation } from "../conversation.ts"

async function factsAfter(messages: readonly string[], reply = "わかりました。") {
  return (await afterConversation(...messages.map((text) => [text, reply] as const))).facts
}

describe("a sentence without a subject behind one about a relative, a friend or an animal is about them", () => {
  test.each([
    [["妻は美咲です。ベジタリアンです。"], "ベジタリアンです"],
    [["夫は太郎です。銀行で働いています。"], "銀行で働いています"],
    [["姉の名前は恵です。札幌に住んでいます。看護師です。"], "看護師です"],
    [["娘はゆいです。ピーナッツアレルギーです。"], "ピーナッツアレルギーです"],
    [["友達の健は料理人です。札幌に住んでいます。"], "札幌に住んでいます"],
    [["犬の名前はハナです。鶏肉アレルギーがあります。"], "鶏肉アレルギーがあります"],
    [["弟は大学生です。", "コンビニで働いています。"], "コンビニで働いています"],
    [["母の名前は節子です。", "糖尿病です。"], "糖尿病です"],
    [["妻は美咲です。", "ビーガンです。", "看護師です。"], "看護師です"],
  ])("%s", async (messages, told) => {
    const facts = await factsAfter(messages)
    const own = facts.filter(({ content, about }) => content.startsWith(told) || about?.subject === "user")
    expect(own.map(({ content }) => content)).toEqual([])
    expect(facts.map(({ content }) => content).join("\n")).toContain(`。${told}`)
  })

  test("in Chinese, where nothing names them, it is no fact of the user", async () => {
    const facts = await factsAfter(["我姐姐是护士。", "在深圳工作。"])
    expect(facts.filter(({ content, about }) => content.startsWith("在") || about?.subject === "user")).toEqual([])
  })
})

describe("it stays the user's own", () => {
  test.each([
    ["where they name themselves", ["夫は健二です。僕は卵アレルギーがあります。"], "僕は卵アレルギーがあります"],
    ["where both are meant", ["妻は美咲です。一緒に神戸に住んでいます。"], "一緒に神戸に住んでいます"],
    [
      "where the subject changes",
      ["夫は太郎です。ところで、ナッツアレルギーがあります。"],
      "ナッツアレルギーがあります",
    ],
    ["behind a relative mentioned on the way", ["妻と札幌に住んでいます。看護師です。"], "看護師です"],
    ["behind relatives counted", ["子供は二人います。福岡に住んでいます。"], "福岡に住んでいます"],
    ["behind somebody who died", ["父は亡くなりました。札幌に住んでいます。"], "札幌に住んでいます"],
    ["behind what a relative cooks", ["妻の料理が好きです。エビアレルギーです。"], "エビアレルギーです"],
    ["behind something that happened to them", ["離婚しました。仙台に住んでいます。"], "仙台に住んでいます"],
    ["behind something of their own", ["趣味は料理です。京都に住んでいます。"], "京都に住んでいます"],
    ["in another message as well", ["母と住んでいます。", "看護師です。"], "看護師です"],
  ])("%s", async (_, messages, own) => {
    const facts = await factsAfter(messages)
    expect(facts.map(({ content }) => content)).toContain(own)
  })

  test("where the assistant asked for it", async () => {
    const facts = await factsAfter(["妻は美咲です。", "看護師です。"], "お仕事は何ですか？")
    expect(facts.map(({ content }) => content)).toContain("看護師です")
  })
})

describe("an illness or an allergy behind somebody mentioned is not the user's", () => {
  test.each([
    [["友達の健と会いました。糖尿病です。"], "糖尿病です"],
    [["友人の翔と映画を見ました。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["後輩を家に招きました。ベジタリアンです。"], "ベジタリアンです"],
    [["息子がいます。えびアレルギーがあります。"], "えびアレルギーがあります"],
    [["祖母の家に行ってきました。てんかんがあります。"], "てんかんがあります"],
    [["留学生を受け入れています。小麦アレルギーがあります。"], "小麦アレルギーがあります"],
    [["健と会いました。喘息があります。"], "喘息があります"],
    [["友達と遊びました。楽しかったです。糖尿病です。"], "糖尿病です"],
    [["妹と電話しました。", "卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["友達とパーティーをします。卵アレルギーなんです。何を出してあげればいい？"], "卵アレルギーなんです"],
    [["友達が遊びに来ます。卵アレルギーです。何を食べればいいですか？"], "卵アレルギーです"],
    [["友達と会いました。糖尿病です。お菓子は食べられますか？"], "糖尿病です"],
  ])("%s", async (messages, told) => {
    const facts = await factsAfter(messages)
    const own = facts.filter(({ content, about }) => content.startsWith(told) || about?.subject === "user")
    expect(own.map(({ content }) => content)).toEqual([])
    expect(facts.map(({ content }) => content).join("\n")).toContain(told)
  })
})

describe("it is the user's where nobody else is spoken of, or only of the user", () => {
  test.each([
    [["東京に住んでいます。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["医者に診てもらいました。喘息があります。"], "喘息があります"],
    [["夫と二人暮らしです。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["彼女はいません。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["友達に紹介されました。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["子供の頃から体が弱いです。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["花屋さんで働いています。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["ちゃんと朝ごはんを食べます。卵アレルギーがあります。"], "卵アレルギーがあります"],
    [["友達の健と会いました。僕は卵アレルギーがあります。"], "僕は卵アレルギーがあります"],
    [["友達と旅行します。卵アレルギーなんです。何を食べればいい？"], "卵アレルギーなんです"],
    [["同僚と飲みに行きます。", "糖尿病です。お酒は飲んでも大丈夫ですか？"], "糖尿病です"],
    [["先輩とキャンプに行きます。", "小麦アレルギーです。何が食べられますか？"], "小麦アレルギーです"],
  ])("%s", async (messages, own) => {
    const facts = await factsAfter(messages)
    expect(facts.map(({ content }) => content)).toContain(own)
  })
})
