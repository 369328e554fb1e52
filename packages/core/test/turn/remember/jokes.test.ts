import { describe, expect, it } from "vitest"
import { afterConversation } from "../../conversation.ts"

/** The facts after these messages of one conversation, with the profile that another one is given. */
async function factsAfter(...texts: readonly string[]): Promise<string> {
  const { facts, block } = await afterConversation(...texts.map((text) => [text, "Okay."] as const))
  return [...facts.map(({ content }) => content), block].join("\n")
}

describe("what is taken back as a joke is no fact", () => {
  it.each([
    ["I'm pregnant! Just kidding.", "pregnant"],
    ["i moved to Mars lol jk", "Mars"],
    ["I live in a castle (just kidding)", "castle"],
    ["Ich bin schwanger. War nur ein Scherz!", "schwanger"],
    ["Je suis enceinte. Je plaisante !", "enceinte"],
    ["Estoy embarazada. ¡Es broma!", "embarazada"],
    ["Sono incinta. Scherzo!", "incinta"],
    ["Estou grávida. Brincadeira!", "grávida"],
    ["我怀孕了。开玩笑的！", "怀孕"],
    ["妊娠しています。冗談です！", "妊娠"],
  ])("in the same message: %s", async (text, word) => {
    expect(await factsAfter(text)).not.toContain(word)
  })

  it.each([
    ["I'm allergic to water.", "Just kidding lol", "water"],
    ["I'm getting married!", "Haha, just a joke.", "married"],
    ["Ich bin gegen Wasser allergisch.", "Das war ein Scherz.", "Wasser"],
    ["Je suis enceinte.", "Je plaisante !", "enceinte"],
    ["Estoy embarazada.", "Es broma.", "embarazada"],
    ["Sono incinta.", "Scherzavo!", "incinta"],
    ["Estou grávida.", "Brincadeira!", "grávida"],
    ["我怀孕了。", "开玩笑的。", "怀孕"],
    ["水アレルギーがあります。", "なんちゃって", "水"],
  ])("in the next message: %s %s", async (told, joke, word) => {
    expect(await factsAfter(told, joke)).not.toContain(word)
  })

  it("what was said before the joke holds", async () => {
    const facts = await factsAfter("I live in Leeds. I'm allergic to water!", "Just kidding")
    expect(facts).toContain("Leeds")
    expect(facts).not.toContain("water")
  })

  it("what the joke had replaced holds again", async () => {
    const facts = await factsAfter("I live in Leeds.", "I moved to Dubai!", "Just kidding")
    expect(facts).toContain("Leeds")
    expect(facts).not.toContain("Dubai")
  })

  it("what is said again after a joke is a fact", async () => {
    expect(await factsAfter("I'm pregnant!", "Just kidding", "No, really: I'm pregnant.")).toContain("pregnant")
  })
})

describe("what only sounds like a joke takes nothing back", () => {
  it.each([
    ["pregnant", "I'm pregnant.", "I'm not joking."],
    ["nuts", "Kidding aside, I'm allergic to nuts."],
    ["nuts", "I'm allergic to nuts, obviously."],
    ["nuts", "I'm allergic to nuts.", "just kidding about the emojis"],
    ["diabetic", "I'm diabetic.", "My brother thought I was joking."],
    ["celiac", "I have celiac disease.", "Are you kidding me?"],
    ["nurse", "I'm a nurse.", "Tell me a joke."],
    ["Bonn", "Ich wohne in Bonn.", "Das macht mir Spaß."],
    ["schwanger", "Ich bin schwanger.", "Das ist kein Witz."],
    ["chiens", "J'ai deux chiens.", "Mon mari plaisante toujours."],
    ["embarazada", "Estoy embarazada.", "No estoy bromeando."],
    ["celiaca", "Sono celiaca.", "Stai scherzando?"],
    ["asma", "Tenho asma, não é brincadeira."],
    ["糖尿病", "我有糖尿病。", "我弟弟以为我在开玩笑。"],
    ["卵", "卵アレルギーがあります。", "冗談ではありません。"],
  ])("%s: %s %s", async (word, ...texts) => {
    expect(await factsAfter(...texts)).toContain(word)
  })
})
