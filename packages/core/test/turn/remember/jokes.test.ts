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

  it.each([
    ["I have 14 cats. just kidding, two.", "two cats", "14"],
    ["I have 14 cats haha no, two.", "two cats", "14"],
    ["I live on the moon. Nah, kidding, I live in Derby.", "Derby", "moon"],
    ["I'm 97 years old haha no I'm 33.", "33", "97"],
    ["Ich habe 14 Katzen. Spaß, zwei.", "zwei Katzen", "14"],
    ["Ich wohne in Fulda. Scherz, in Kassel.", "Kassel", "Fulda"],
    ["J'ai onze enfants, mdr non, trois.", "trois enfants", "onze"],
    ["J'habite sur la Lune. Non je plaisante, à Reims.", "à Reims", "Lune"],
    ["Tengo 14 gatos. Es broma, dos.", "dos gatos", "14"],
    ["Vivo sulla luna. No dai scherzo, a Lodi.", "a Lodi", "luna"],
    ["Tenho 14 gatos. Brincadeira, dois.", "dois gatos", "14"],
    ["我有14只猫。开玩笑的，两只。", "两只猫", "14"],
    ["猫を14匹飼ってる。冗談、2匹。", "2匹", "14"],
  ])("and what is told instead is one: %s", async (text, told, joke) => {
    const { facts } = await afterConversation([text, "Okay."])
    const contents = facts.map(({ content }) => content).join("\n")
    expect(contents).toContain(told)
    expect(contents).not.toContain(joke)
  })

  it("and so is what is told instead in the next message", async () => {
    const facts = await factsAfter("I have 14 cats.", "just kidding, two")
    expect(facts).toContain("two cats")
    expect(facts).not.toContain("14 cats")
    expect(await factsAfter("I'm pregnant!", "Just kidding, I live in Leeds.")).not.toContain("pregnant")
  })

  it("what is said again after a joke is a fact", async () => {
    expect(await factsAfter("I'm pregnant!", "Just kidding", "No, really: I'm pregnant.")).toContain("pregnant")
  })
})

describe("what a joke does not take back", () => {
  it.each([
    ["peanuts", "I'm allergic to peanuts. Should I eat a whole jar?", "Just kidding!"],
    ["Diabetiker", "Ich bin Diabetiker. Darf ich jetzt nur noch Torte essen?", "Nur Spaß!"],
    ["asthme", "J'ai de l'asthme. Je me mets au cigare ?", "Je plaisante !"],
    ["vegana", "Soy vegana. ¿El chorizo cuenta como verdura?", "Es broma"],
    ["arachidi", "Sono allergica alle arachidi. Ne mangio un barattolo intero?", "Scherzo!"],
    ["amendoim", "Sou alérgica a amendoim. Como um pote inteiro?", "Tô brincando"],
    ["花生", "我对花生过敏。我要不要吃一整罐？", "开玩笑的！"],
    ["ピーナッツ", "ピーナッツアレルギーです。一瓶全部食べてもいい？", "冗談です！"],
  ])("what was said before a question that was the joke: %s", async (word, ...texts) => {
    expect(await factsAfter(...texts)).toContain(word)
  })

  it.each([
    ["nuts", "I'm allergic to nuts.", "Noted. When do you fly?", "April"],
    ["soy", "I'm allergic to soy.", "What are your kids doing?", "Just playing around"],
    ["Nüsse", "Ich bin allergisch gegen Nüsse.", "Was ist dir beim Sport wichtig?", "Spaß"],
    ["asthme", "J'ai de l'asthme.", "Pourquoi fais-tu du théâtre ?", "Pour rire"],
    ["asma", "Ho l'asma.", "Che brano suoni?", "Uno scherzo"],
    ["糖尿病", "糖尿病です。", "カードに何を書きますか？", "冗談"],
    ["milk", "I'm allergic to milk.", "I will leave it out.", "Gotcha!"],
    ["sugar", "I'm allergic to sugar.", "Noted.", "Translate: just kidding"],
  ])("what an answer or a reply of a few words stands behind: %s", async (word, told, reply, answer) => {
    const { facts } = await afterConversation([told, reply], [answer, "Okay."])
    expect(facts.map(({ content }) => content).join("\n")).toContain(word)
  })
})

describe("a joke behind a question", () => {
  it.each([
    ["pregnant", "I'm pregnant!", "Congratulations! How far along are you?", "Just kidding."],
    ["Zwillinge", "Ich habe Zwillinge.", "Wie alt sind sie?", "Nur ein Scherz"],
    ["vegana", "Soy vegana.", "¿Adapto la receta?", "jaja era broma"],
    ["双胞胎", "我有双胞胎。", "他们多大了？", "开玩笑的"],
  ])("of the assistant takes back what was said: %s", async (word, told, reply, joke) => {
    const { facts } = await afterConversation([told, reply], [joke, "Okay."])
    expect(facts.map(({ content }) => content).join("\n")).not.toContain(word)
  })

  it.each([
    ["pregnant", "I'm pregnant! Can you believe it?", "Just kidding!"],
    ["schwanger", "Ich bin schwanger! Kannst du dir das vorstellen? Nur Spaß!"],
  ])("of surprise takes back the news: %s", async (word, ...texts) => {
    expect(await factsAfter(...texts)).not.toContain(word)
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
