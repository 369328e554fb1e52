import { describe, expect, it } from "vitest"
import { denialOf, gist, negates } from "../../src/text/gist.ts"

describe("statements that say different things have different gists", () => {
  it.each([
    ["Wears size S", "Wears size M"],
    ["Drives a Model S", "Drives a Model"],
    ["Blood type is A+", "Blood type is A-"],
    ["Blood type is O-", "Blood type is O"],
    ["Takes vitamin A", "Takes vitamin"],
    ["Rent is $500", "Rent is €500"],
    ["Tips 20%", "Tips 20"],
    ["Keeps the freezer at -5", "Keeps the freezer at 5"],
    ["Weighs <80 kg", "Weighs >80 kg"],
    ["Wakes at 6 am", "Wakes at 6"],
    ["Prefers still water", "Prefers water"],
    ["My doctor is Dr Williams", "My doctor is Dr William"],
    ["Lives in Two Rivers", "Lives in 2 rivers"],
    ["Favourite emoji is 😀", "Favourite emoji is 🎉"],
    ["Uses .NET", "Uses net"],
    ["मुझे दिल पसंद है", "मुझे दाल पसंद है"],
    ["ชอบกิน", "ชอบกัน"],
  ])("%s | %s", (one, other) => {
    expect(gist(one)).not.toBe(gist(other))
  })
})

describe("statements that differ in form alone have one gist", () => {
  it.each([
    ["I am still living in Leeds", "I'm living in Leeds"],
    ["I HAVE A DOG", "i have a dog"],
    ["I can't swim", "I cannot swim"],
    ["Wakes at 6 AM", "wakes at 6am."],
    ["Uses `pnpm`", "Uses pnpm"],
    ["- Has *two* cats", "Has 2 cats"],
  ])("%s | %s", (one, other) => {
    expect(gist(one)).toBe(gist(other))
  })
})

describe("what is said of somebody else, or of a part, denies nothing", () => {
  it.each([
    ["I work at Google", "He no longer works at Google"],
    ["Eats meat", "She doesn't eat meat anymore"],
    ["Use bullet points", "Do not always use bullet points"],
  ])("%s | %s", (one, other) => {
    expect(negates(denialOf(one), denialOf(other), true)).toBe(false)
  })

  it.each([
    ["He works at Google", "He no longer works at Google"],
    ["I can swim", "I can't swim anymore"],
  ])("but %s | %s", (one, other) => {
    expect(negates(denialOf(one), denialOf(other), false)).toBe(true)
  })
})
