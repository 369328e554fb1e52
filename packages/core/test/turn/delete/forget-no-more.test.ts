import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("a request to forget takes no more than what it names", () => {
  it.each([
    [
      "Sono allergico alle arachidi. Il mio lavoro è insegnante.",
      "Dimentica che sono allergico alle arachidi.",
      /lavoro/,
    ],
    ["Abito a Torino. Il cane si chiama Fido.", "Dimentica che abito a Torino.", /Fido/],
    ["Ich bin Vegetarier. Das ist mein Sohn Tim.", "Vergiss bitte, dass ich Vegetarier bin.", /Tim/],
    ["I am vegetarian. It is my birthday on 3 May.", "Please forget that I am vegetarian.", /birthday/],
  ])("the sentence behind it states something of its own: %s", async (told, request, kept) => {
    const { outcome, all } = await leftAfter(told, request)
    expect(outcome).toMatchObject({ status: "removed", removed: 2 })
    expect(all).toMatch(kept)
  })

  it.each([
    [
      "My neighbour number 1 is called Ann.",
      "My neighbour number 2 is called Bea.",
      "Please forget my neighbour number 2.",
    ],
    ["My friend number 10 is called Zara.", "My friend number 11 is called Zoe.", "Please forget my friend number 11."],
    ["Meine Tante Nummer 1 heißt Ina.", "Meine Tante Nummer 2 heißt Pia.", "Vergiss meine Tante Nummer 2."],
  ])("another number is another one: %s", async (kept, taken, request) => {
    const { all } = await leftAfter(kept, taken, request)
    expect(all).toContain(kept)
    expect(all).not.toContain(taken)
  })

  it.each([
    ["J'ai une éruption. Il me gratte la nuit.", "Oublie que j'ai une éruption."],
    ["I have a rash. It itches at night.", "Forget my rash."],
  ])("and what only goes on about it goes along: %s", async (told, request) => {
    expect((await leftAfter(told, request)).all).toBe("")
  })
})
