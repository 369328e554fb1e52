import { describe, expect, test } from "vitest"
import { analyse } from "../../src/text/analyse.ts"

describe("analyse", () => {
  test("English words are lower case and stemmed, stop words stay", () => {
    expect(analyse("The dogs were RUNNING")).toEqual(["the", "dog", "were", "run"])
  })

  test("two forms of a word meet", () => {
    expect(analyse("recommended")).toEqual(analyse("recommend"))
  })

  test.each([
    ["irregular forms", "bought went children", "buy go child"],
    [
      "British spelling",
      "favourite colours organised travelling theatre catalogue",
      "favorite colors organized traveling theater catalog",
    ],
    ["numbers as words", "two cats, twelve dogs, the third time", "2 cats, 12 dogs, the 3rd time"],
  ])("%s meet", (_, one, other) => {
    expect(analyse(one)).toEqual(analyse(other))
  })

  test("what only looks like one of them stays apart", () => {
    expect(analyse("four hour our")).toEqual(["4", "hour", "our"])
    expect(analyse("one rose")).toEqual(["one", "rose"])
    expect(analyse("course source wise noise")).toEqual(["cours", "sourc", "wise", "nois"])
  })

  test("a run is cut where the script changes", () => {
    expect(analyse("1998年在香港")).toEqual(["1998", "年", "在", "香港"])
  })

  test("Japanese is cut by dictionary, a long vowel mark stays in its word", () => {
    expect(analyse("コーヒーが好き")).toEqual(["コーヒー", "が", "好き"])
  })

  test("a long text without spaces is cut with one call of the dictionary, which holds native memory, and as its parts are", () => {
    const parts = [
      "1998年在香港",
      "コーヒーが好き",
      "Nora 住在成都，",
      "ฉันอาศัยอยู่ในกรุงเทพ",
      "서울에서 東京タワー",
      "plain words",
    ]
    const apart = parts.flatMap(analyse)
    const { segment } = Intl.Segmenter.prototype
    let calls = 0
    Intl.Segmenter.prototype.segment = function (this: Intl.Segmenter, text) {
      calls++
      return segment.call(this, text)
    }
    try {
      const text = Array.from({ length: 500 }, () => parts.join(" ")).join("\n")
      expect(analyse(text)).toEqual(Array.from({ length: 500 }, () => apart).flat())
    } finally {
      Intl.Segmenter.prototype.segment = segment
    }
    expect(calls).toBe(1)
  })

  test("Hangul becomes character pairs, so that endings do not hide a word", () => {
    expect(analyse("서울에서")).toContain("서울")
    expect(analyse("서울은")).toContain("서울")
  })

  test("Thai is cut into words", () => {
    expect(analyse("ผมชอบกาแฟ").length).toBeGreaterThan(1)
  })

  test("accents and compatibility forms do not matter", () => {
    expect(analyse("Café ＦＵＬＬ ﬁne")).toEqual(analyse("cafe full fine"))
  })

  test("a text without letters or digits has no words", () => {
    expect(analyse("?! … 😀 \u0000 \ud800")).toEqual([])
  })

  test("a word counts by its first 64 characters", () => {
    expect(analyse("7".repeat(500))).toEqual(["7".repeat(64)])
  })

  test("names of object members are words like any others", () => {
    expect(analyse("__proto__ constructor")).toEqual(["proto", "constructor"])
  })
})
