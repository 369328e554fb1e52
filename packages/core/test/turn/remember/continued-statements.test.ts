import { describe, expect, it } from "vitest"
import { afterConversation, afterSessions } from "../after-chat.ts"

describe("half a sentence that goes on with a statement is a fact of its own, and the statement stays", () => {
  it.each([
    ["I'm allergic to peanuts. And to sesame.", "Allergic to peanuts", "Allergic to sesame"],
    ["I'm allergic to peanuts. Oh, to sesame.", "Allergic to peanuts", "Allergic to sesame"],
    ["I'm allergic to shellfish. Plus sesame too.", "Allergic to shellfish", "Allergic to sesame"],
    ["I'm allergic to penicillin. And latex. And kiwi.", "Allergic to latex", "Allergic to kiwi"],
    ["I have a dog called Rufus. And a cat called Minka.", "a dog called Rufus", "a cat called Minka"],
    ["I speak German. And a bit of Polish.", "Speaks German", "a bit of Polish"],
    ["I take metformin. And ramipril.", "I take metformin", "I take ramipril"],
    ["Ich bin gegen Haselnüsse allergisch. Gegen Sesam auch.", "gegen Haselnüsse", "gegen Sesam allergisch"],
    ["Ich bin allergisch gegen Erdnüsse. Und gegen Sesam.", "gegen Erdnüsse", "allergisch gegen Sesam"],
    ["Je suis allergique aux arachides. Et au sésame.", "aux arachides", "allergique au sésame"],
    ["Soy alérgico a los cacahuetes. Y al sésamo.", "a los cacahuetes", "alérgico al sésamo"],
    ["Sono allergico alle arachidi. E al sesamo.", "alle arachidi", "allergico al sesamo"],
    ["Sou alérgico a amendoim. E ao gergelim.", "a amendoim", "alérgico ao gergelim"],
    ["我对花生过敏。还有芝麻。", "对花生过敏", "对芝麻过敏"],
    ["私はピーナッツアレルギーです。ゴマもです。", "ピーナッツアレルギー", "ゴマアレルギー"],
  ])("%s", async (told, first, second) => {
    const { facts, block } = await afterSessions(told)
    for (const value of [first, second]) {
      expect(facts.join("\n")).toContain(value)
      expect(block).toContain(value)
    }
    expect(facts.filter((fact) => fact.includes(second))).toHaveLength(1)
  })

  it.each([
    ["I'm allergic to peanuts. And sesame?", "Allergic to peanuts"],
    ["I'm allergic to peanuts. Not to sesame.", "Allergic to peanuts"],
    ["I'm allergic to peanuts. And to be honest, it's a pain.", "Allergic to peanuts"],
    ["My son is 5. And mine?", "son is 5"],
    ["I have a dog. And a question.", "dog"],
    ["I live in Hull. And Leeds.", "Lives in Hull"],
    ["I play the cello. And badly.", "I play the cello"],
    ["Ich bin allergisch gegen Erdnüsse. Und du?", "gegen Erdnüsse"],
    ["Ich brauche Ruhe. Tinnitus hab ich auch.", "Tinnitus"],
    ["Sou alérgico a amendoim. E agora?", "amendoim"],
    ["我对花生过敏。芝麻呢？", "对花生过敏"],
  ])("%s goes on with nothing", async (told, kept) => {
    const { facts } = await afterSessions(told)
    expect(facts.map((fact) => fact.toLowerCase())).toEqual([expect.stringContaining(kept.toLowerCase())])
  })

  it.each([
    ["I'm allergic to penicillin. Also vegan.", "Is vegan"],
    ["I'm allergic to penicillin. Also lactose intolerant.", "Is lactose intolerant"],
    ["Soy alérgica a las nueces. Y celíaca.", "Soy celíaca"],
    ["Ich bin gegen Nüsse allergisch. Und schwanger.", "gegen Nüsse"],
  ])("%s is allergic to nothing more", async (told, kept) => {
    const { facts } = await afterSessions(told)
    expect(facts.join("\n")).toContain(kept)
    expect(facts.filter((fact) => /all?[eé]rg/i.test(fact))).toHaveLength(1)
  })

  it.each([
    ["I'm 31. And pregnant.", "Is pregnant"],
    ["Je suis végane. Et enceinte.", "Je suis enceinte"],
    ["Ich bin 31. Und schwanger.", "Ich bin schwanger"],
  ])("%s tells in whole words what its speaker is", async (told, kept) => {
    const { facts, block } = await afterSessions(told)
    expect(facts).toContain(kept)
    expect(block).toContain(kept)
  })

  it.each([
    ["I'm allergic to peanuts. Sarah too.", "Allergic to peanuts"],
    ["I'm allergic to peanuts. And Sarah too.", "Allergic to peanuts"],
    ["i'm allergic to peanuts. sarah too.", "Allergic to peanuts"],
    ["I have asthma. Mark as well.", "asthma"],
    ["Soy alérgica a las nueces. También Sara.", "alérgica a las nueces"],
    ["私はナッツアレルギーです。妹もです。", "ナッツアレルギー"],
    ["I'm allergic to peanuts. So is Mark.", "Allergic to peanuts"],
    ["Ich bin allergisch gegen Nüsse. Lena auch.", "allergisch gegen Nüsse"],
    ["Je suis allergique aux noix. Paul aussi.", "allergique aux noix"],
    ["我对花生过敏。小明也是。", "我对花生过敏"],
    ["I'm vegan. Also suggest a cheat meal.", "Is vegan"],
  ])("%s says nothing more of its speaker", async (told, kept) => {
    const { facts, block } = await afterSessions(told)
    expect(facts).toEqual([expect.stringContaining(kept)])
    expect(block).toContain(kept)
  })

  it.each([
    ["I'm allergic to penicillin. And Ibuprofen.", "penicillin", "Ibuprofen"],
    ["I'm allergic to penicillin. Also Bactrim.", "penicillin", "Bactrim"],
    ["I'm allergic to milk. And Brie.", "milk", "Brie"],
    ["I take metformin. Also Insulin.", "metformin", "Insulin"],
    ["I have asthma. And Crohn.", "asthma", "Crohn"],
    ["I'm allergic to dust. Also name brand aspirin.", "dust", "name brand aspirin"],
    ["Bin gegen Nüsse allergisch. Und Sellerie.", "Nüsse", "Sellerie"],
    ["Je suis allergique à la pénicilline. Et Ibuprofène.", "pénicilline", "Ibuprofène"],
    ["Soy alérgica a la penicilina. Y Nolotil.", "penicilina", "Nolotil"],
    ["Soy alérgica a la leche. Y clara de huevo.", "leche", "clara de huevo"],
    ["Sono allergica al latte. Anche Gorgonzola.", "latte", "Gorgonzola"],
    ["Sou alérgica à penicilina. E Dipirona.", "penicilina", "Dipirona"],
    ["我对花生过敏。小麦也是。", "花生", "小麦"],
    ["我对牛奶过敏。还有酵母。", "牛奶", "酵母"],
    ["私は卵アレルギーです。小麦もです。", "卵", "小麦"],
    ["My daughter is called Mia. And Emma.", "Mia", "Emma"],
  ])(
    "%s reaches every conversation with both, with a capital and in a word that looks like a name",
    async (...said) => {
      const [told, ...values] = said
      const { facts, block } = await afterSessions(told)
      for (const value of values) {
        expect(facts.filter((fact) => fact.includes(value))).toHaveLength(1)
        expect(block).toContain(value)
      }
    },
  )

  it.each([
    ["Ich mag Blau. Und rosa.", "Blau", "rosa"],
    ["I love jazz. And Adele.", "jazz", "Adele"],
    ["I love ballet. And show tunes.", "ballet", "show tunes"],
    ["I've lived in Oman. And Jordan.", "Oman", "Jordan"],
    ["I've lived in Oman. Jordan too.", "Oman", "Jordan"],
    ["我有一个哥哥。还有妹妹。", "哥哥", "妹妹"],
    ["My partner is vegan. And pregnant.", "My partner is vegan", "pregnant"],
  ])("%s is kept as two facts", async (told, first, second) => {
    const { facts } = await afterSessions(told)
    expect(facts.join("\n")).toContain(first)
    expect(facts.filter((fact) => fact.includes(second))).toHaveLength(1)
  })

  it.each([
    ["I'm allergic to peanuts.", "And sesame.", "Allergic to sesame"],
    ["Ich bin allergisch gegen Erdnüsse.", "Sesam auch.", "allergisch gegen Sesam"],
    ["Soy alérgico a los cacahuetes.", "Y al sésamo.", "alérgico al sésamo"],
    ["我对花生过敏。", "还有芝麻。", "我对芝麻过敏"],
    ["I'm vegan.", "And pregnant.", "Is pregnant"],
  ])("%s, and %s as a message of its own", async (first, second, kept) => {
    const { facts, block } = await afterConversation(first, second)
    expect(facts).toHaveLength(2)
    expect(facts.join("\n")).toContain(kept)
    expect(block).toContain(kept)
  })

  it.each([["My sister is 30. And pregnant."], ["My sister is vegan.", "And pregnant."]])(
    "%s is nothing that the speaker is",
    async (...told) => {
      const { block } = await afterConversation(...told)
      expect(block).not.toMatch(/^- .*(?:\bI'm|\bIs) pregnant/imu)
    },
  )

  it("goes on with nothing in a message of its own where the one before it asked something", async () => {
    const { facts, block } = await afterConversation("I'm allergic to peanuts. What goes on noodles?", "And sesame.")
    expect([...facts, block].join("\n")).not.toMatch(/allergic to sesame/i)
  })

  it("forgets one of them and keeps the other", async () => {
    const { facts } = await afterSessions("I'm allergic to peanuts. And to sesame.", "Forget the sesame allergy.")
    expect(facts).toEqual(["Allergic to peanuts"])
    const others = await afterSessions("I'm allergic to peanuts. And to sesame.", "Forget the peanut allergy.")
    expect(others.facts).toEqual(["Allergic to sesame"])
  })

  it("keeps it of whom the statement is about", async () => {
    const { facts, block } = await afterSessions("My sister is allergic to peanuts. And to sesame.")
    expect(facts.join("\n")).toContain("sister is allergic to sesame")
    expect(block).not.toContain("\n- Allergic to sesame")
  })
})
