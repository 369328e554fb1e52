import { describe, expect, test } from "vitest"
import { afterConversation } from "../../conversation.ts"

describe("of a short message that tells two matters, the one that is to be forgotten goes, and the other stays with its words", () => {
  test.each([
    ["エビアレルギーです。横浜に住んでいます。", "エビアレルギーのことは忘れて。", "エビ", "横浜に住んでいます"],
    ["離婚しました。仙台に住んでいます。", "離婚のことは忘れてください。", "離婚", "仙台に住んでいます"],
    ["妊娠中です。神戸に住んでいます。", "妊娠のことは忘れてください。", "妊娠", "神戸に住んでいます"],
    ["彼女がいます。トヨタで働いています。", "彼女のことは忘れて。", "彼女", "トヨタで働いています"],
  ])("%s %s", async (told, request, gone, kept) => {
    const { memories } = await afterConversation([told, "Okay."], [request, "Okay."])
    expect(memories.filter(({ content }) => content.includes(gone)).map(({ content }) => content)).toEqual([])
    const left = memories.filter(({ content }) => content.includes(kept))
    expect(left.map(({ category }) => (category === "turn" ? "turn" : "fact")).toSorted()).toEqual(["fact", "turn"])
  })
})

describe("so does the clause of a sentence that tells it", () => {
  test.each([
    ["猫を飼っていて、京都に住んでいます。", "猫のことは忘れてください。", "猫", "京都に住んでいます"],
    ["コーヒーが好きで、毎朝走っています。", "コーヒーのことは忘れて。", "コーヒー", "毎朝走っています"],
    ["離婚していて、札幌で働いています。", "離婚のことは忘れてください。", "離婚", "札幌で働いています"],
    ["俺は左利きで、ギターを弾いてる。", "ギターのことは忘れて。", "ギター", "俺は左利き"],
    ["Tenho diabetes e adoro cozinhar.", "Esquece que tenho diabetes.", "diabetes", "cozinhar"],
    ["Tengo asma y adoro bailar.", "Olvida que tengo asma.", "asma", "bailar"],
    ["妻と住んでいて、趣味は釣りだけど、糖尿病です。", "釣りのことは忘れて。", "釣り", "糖尿病です"],
    ["登山が好きですが、高所恐怖症です。", "登山のことは忘れて。", "登山", "高所恐怖症です"],
    ["京都で働いていますが、糖尿病なので、甘いものは食べません。", "京都のことは忘れて。", "京都", "糖尿病なので"],
    ["Ich bin gegen Nüsse allergisch und wohne in Graz.", "Vergiss die Allergie.", "Nüsse", "wohne in Graz"],
    ["Soy alérgico a las nueces y vivo en Lima.", "Olvida la alergia.", "nueces", "ivo en Lima"],
    ["我有哮喘，住在成都。", "请忘记我有哮喘。", "哮喘", "我住在成都"],
    ["我是素食者，对坚果过敏。", "忘掉我是素食者这件事。", "素食", "我对坚果过敏"],
  ])("%s %s", async (told, request, gone, kept) => {
    const { memories } = await afterConversation([told, "Okay."], [request, "Okay."])
    expect(memories.filter(({ content }) => content.includes(gone)).map(({ content }) => content)).toEqual([])
    const left = memories.filter(({ content }) => content.includes(kept))
    expect(left.map(({ category }) => (category === "turn" ? "turn" : "fact")).toSorted()).toEqual(["fact", "turn"])
  })

  test("not if the rest would be of the speaker then", async () => {
    const { memories } = await afterConversation(
      ["妹は看護師で、東京に住んでいます。", "Okay."],
      ["看護師のことは忘れて。", "Okay."],
    )
    expect(memories.filter(({ content }) => content.startsWith("東京")).map(({ content }) => content)).toEqual([])
  })
})

describe("what only says more of a clause goes with it, and what may be somebody else's stays nobody's", () => {
  test.each([
    ["犬を飼っていますが、名前はポチです。", "犬のことは忘れて。", "ポチ"],
    ["卵アレルギーですが、軽いです。", "アレルギーのことは忘れて。", "軽い"],
    ["友達がいますが、ナッツアレルギーです。", "友達のことは忘れて。", "ナッツ"],
  ])("%s %s", async (told, request, gone) => {
    const { facts } = await afterConversation([told, "Okay."], [request, "Okay."])
    expect(facts.map(({ content }) => content).filter((content) => content.startsWith(gone))).toEqual([])
  })
})

describe("what is left of a fact has the category and the address of its own words", () => {
  test.each([
    ["I have diabetes and live in York.", "Forget the diabetes.", "York"],
    ["Ich habe Diabetes und wohne in Kiel.", "Vergiss den Diabetes.", "Kiel"],
    ["Ho il diabete e vivo a Bari.", "Dimentica il diabete.", "Bari"],
    ["我对花生过敏，住在苏州。", "忘掉过敏的事。", "苏州"],
    ["エビアレルギーがあり、埼玉に住んでいます。", "エビアレルギーのことは忘れてください。", "埼玉"],
  ])("a home: %s", async (told, request, home) => {
    const { facts } = await afterConversation([told, "Okay."], [request, "Okay."])
    expect(facts.map(({ category, about }) => [category, about?.attribute])).toEqual([["identity", "home"]])
    expect(facts[0]?.content).toContain(home)
  })

  test.each([
    ["Sono celiaca e cucino spesso.", "Dimentica la celiachia.", "Cucino"],
    ["I'm allergic to nuts and I play chess.", "Forget the allergy.", "chess"],
    ["我有糖尿病，喜欢做饭。", "忘掉糖尿病的事。", "做饭"],
  ])("what no conversation needs: %s", async (told, request, rest) => {
    const { facts } = await afterConversation([told, "Okay."], [request, "Okay."])
    const left = facts.filter(({ content }) => content.includes(rest))
    expect(left.map(({ category }) => category)).not.toContain("constraint")
    expect(left).toHaveLength(1)
  })

  test("so that a later home takes its place", async () => {
    const { facts } = await afterConversation(
      ["我对花生过敏，住在苏州。", "好的。"],
      ["忘掉过敏的事。", "好的。"],
      ["我现在住在青岛。", "好的。"],
    )
    expect(facts.map(({ content }) => content)).toEqual(["我现在住在青岛"])
  })

  test("and health stays a constraint", async () => {
    const { facts } = await afterConversation(
      ["I live in York and I'm allergic to peanuts.", "Okay."],
      ["Forget where I live.", "Okay."],
    )
    expect(facts.map(({ category, about }) => [category, about?.attribute])).toEqual([["constraint", "allergy"]])
  })
})

describe("a Chinese illness is forgotten without further words, and another one told afterwards is stored", () => {
  test.each(["忘掉哮喘。", "忘了哮喘吧。", "请把哮喘忘掉。"])("%s", async (request) => {
    const { facts } = await afterConversation(["我有哮喘。", "好的。"], [request, "好的。"])
    expect(facts).toEqual([])
  })

  test.each(["忘掉哮喘药怎么办？", "忘了吃哮喘的药。", "别忘掉哮喘。", "我想忘掉哮喘。"])(
    "%s is no such request",
    async (said) => {
      const { facts } = await afterConversation(["我有哮喘。", "好的。"], [said, "好的。"])
      expect(facts.map(({ content }) => content)).toContain("我有哮喘")
    },
  )

  test("an allergy told behind the request", async () => {
    const { facts } = await afterConversation(
      ["我对尘螨过敏。", "Okay."],
      ["忘掉过敏。", "Okay."],
      ["我对花生过敏。", "Okay."],
    )
    expect(facts.map(({ content }) => content)).toEqual(["我对花生过敏"])
  })
})
