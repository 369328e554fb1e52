import { describe, expect, it } from "vitest"
import { stripRestated } from "../../../src/turn/remember/strip-restated.ts"

const recalled = [
  "Prefers tabs over spaces",
  "My dog is called Biscuit",
  "Allergic to peanuts",
  "We meet at 10 on Monday",
]

describe("what restates recalled memories", () => {
  it.each([
    ["the demo model's answer", "From memory: Prefers tabs over spaces; My dog is called Biscuit"],
    ["the second person", "You prefer tabs over spaces."],
    [
      "the lines of a block",
      "- [2026-11-02] Prefers tabs over spaces\n- [2026-11-02, said by the assistant] Allergic to peanuts",
    ],
    ["a friendly frame", "As you mentioned before, your dog is called Biscuit!"],
  ])("is cut out: %s", (_, text) => {
    expect(stripRestated(text, recalled)).toBe("")
  })

  it.each([
    ["another name", "My dog is called Rex."],
    ["another number", "We meet at 11 on Monday."],
    ["a negation", "You are not allergic to peanuts."],
    ["a change", "I no longer prefer tabs over spaces."],
    ["something more", "My dog is called Biscuit because he is the colour of one."],
  ])("stays when it says %s", (_, text) => {
    expect(stripRestated(text, recalled)).toBe(text)
  })

  it("is cut sentence by sentence", () => {
    expect(stripRestated("Your dog is called Biscuit. He can eat carrots.", recalled)).toBe("He can eat carrots.")
  })

  it("leaves a text without it byte for byte", () => {
    expect(stripRestated("What  can\tI eat? ", recalled)).toBe("What  can\tI eat? ")
  })
})
