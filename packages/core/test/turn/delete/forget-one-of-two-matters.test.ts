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
