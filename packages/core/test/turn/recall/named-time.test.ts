import { describe, expect, test } from "vitest"
import { parseNamedTime } from "../../../src/turn/recall/named-time.ts"

// A Friday.
const now = Date.UTC(2026, 10, 20, 15)
const days = (text: string) => {
  const range = parseNamedTime(text, now)
  const day = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString().slice(0, 10))
  return range && [day(range.from), day(range.below)]
}

describe("the time that a text names", () => {
  test.each([
    ["what did I say yesterday?", "2026-11-19", "2026-11-20"],
    ["the day before yesterday", "2026-11-18", "2026-11-19"],
    ["what did we talk about last week?", "2026-11-09", "2026-11-16"],
    ["What did I cook last weekend?", "2026-11-14", "2026-11-16"],
    ["anything from this month?", "2026-11-01", "2026-11-21"],
    ["last month", "2026-10-01", "2026-11-01"],
    ["three days ago", "2026-11-17", "2026-11-18"],
    ["on Monday", "2026-11-16", "2026-11-17"],
    ["last Friday", "2026-11-13", "2026-11-14"],
    ["last summer", "2026-06-01", "2026-09-01"],
    ["in the winter of 2024", "2024-12-01", "2025-03-01"],
    ["in May", "2026-05-01", "2026-06-01"],
    ["in December", "2025-12-01", "2026-01-01"],
    ["last November", "2025-11-01", "2025-12-01"],
    ["in early May 2023", "2023-05-01", "2023-06-01"],
    ["since March", "2026-03-01", "2026-11-21"],
    ["in 2024", "2024-01-01", "2025-01-01"],
    ["the week before last", "2026-11-02", "2026-11-09"],
    ["over the weekend", "2026-11-14", "2026-11-16"],
    ["a fortnight ago", "2026-11-02", "2026-11-10"],
    ["la semaine passée", "2026-11-09", "2026-11-16"],
    ["l'été dernier", "2026-06-01", "2026-09-01"],
    ["¿Qué hice en primavera?", "2026-03-01", "2026-06-01"],
    ["Qu'est-ce que nous avons planté en été ?", "2026-06-01", "2026-09-01"],
    ["el verano pasado", "2026-06-01", "2026-09-01"],
    ["la primavera de 2024", "2024-03-01", "2024-06-01"],
    ["en été 2025", "2025-06-01", "2025-09-01"],
    ["九月我吃了什么？", "2026-09-01", "2026-10-01"],
    ["3月に何を食べましたか？", "2026-03-01", "2026-04-01"],
    ["2025年十一月", "2025-11-01", "2025-12-01"],
    ["上周二我吃了什么？", "2026-11-10", "2026-11-11"],
    ["火曜日に何を食べましたか？", "2026-11-17", "2026-11-18"],
    ["夏天我们去了哪里？", "2026-06-01", "2026-09-01"],
  ])("%s", (text, from, below) => {
    expect(days(text)).toEqual([from, below])
  })

  test.each([
    ["on May 5th", "2026-05-05"],
    ["on 24 December", "2025-12-24"],
    ["What happened on March 3, 2023?", "2023-03-03"],
    ["on 2023-02-14", "2023-02-14"],
    ["am 3. März", "2026-03-03"],
    ["el 5 de mayo de 2024", "2024-05-05"],
    ["2023年5月1日", "2023-05-01"],
  ])("a day by its date: %s", (text, day) => {
    expect(days(text)?.[0]).toBe(day)
    expect(parseNamedTime(text, now)).toMatchObject({ below: Date.parse(day) + 86_400_000 })
  })

  test("as wide as the words are vague", () => {
    expect(days("10 days ago")).toEqual(["2026-11-09", "2026-11-12"])
    expect(days("two weeks ago")).toEqual(["2026-11-02", "2026-11-10"])
    expect(days("a couple of months ago")).toEqual(["2026-09-06", "2026-10-07"])
  })

  test.each([
    "the past two months",
    "in the last two months",
    "in den letzten zwei Monaten",
    "en los últimos dos meses",
  ])("up to now: %s", (text) => {
    expect(days(text)).toEqual(["2026-09-19", "2026-11-21"])
  })

  test.each([
    ["gestern", "hier", "ayer", "昨天", "昨日", "어제"].map((word) =>
      word === "hier" ? "qu'est-ce que j'ai dit hier ?" : word,
    ),
    ["letzte Woche", "la semaine dernière", "la semana pasada", "上周", "先週", "지난주"],
    ["vor zwei Wochen", "il y a deux semaines", "hace dos semanas", "两周前", "2週間前", "2주 전"],
  ])("the same in other languages: %s", (...texts) => {
    const english = ["yesterday", "last week", "two weeks ago"].map(days)
    expect(new Set(texts.map((text) => JSON.stringify(days(text))))).toHaveProperty("size", 1)
    expect(english).toContainEqual(days(texts[0] ?? ""))
  })

  test("is absent when it names none", () => {
    for (const text of [
      "what do you know about me?",
      "May I ask?",
      "Hier ist es schön",
      "back in a day",
      "the 7/22 trip",
      "每周一的会议",
      "我每周一次的课",
      "一周三次健身",
      "下周二有什么安排？",
      "来週の月曜日",
      "毎週月曜日の予定",
      "다음 주 월요일",
      "en été, que planter ?",
      "Il est agréable de vivre ici en été ?",
      "¿Qué flores trae la primavera?",
      "¿Qué hago en el verano?",
    ])
      expect(days(text), text).toBeUndefined()
  })
})
