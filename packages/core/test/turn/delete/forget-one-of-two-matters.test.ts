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
