import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("a request to forget that is typed without its apostrophes", () => {
  it.each([
    ["I'm pregnant", "forget that im pregnant", "pregnant"],
    ["I'm vegan", "forget that Im vegan, i changed my mind", "vegan"],
    ["I'm colour blind", "forget im colour blind", "blind"],
    ["I'm trans", "delete that im trans", "trans"],
    ["I've got two kids", "forget that ive got two kids", "kids"],
    ["I can't swim", "please forget that i cant swim", "swim"],
    ["I haven't got a degree", "forget that i havent got a degree", "degree"],
    ["J'attends un bébé", "oublie que jattends un bébé", "bébé"],
    ["Je suis enceinte", "oublie que chui enceinte", "enceinte"],
    ["Sou gay", "esquece q sou gay", "gay"],
    ["Ich habe Rheuma", "vergiss das ich Rheuma habe", "Rheuma"],
  ])("takes what it names, and is not kept: %s %s", async (told, request, gone) => {
    const { outcome, all } = await leftAfter(told, request)
    expect(outcome?.status).toBe("removed")
    expect(all).not.toContain(gone)
  })

  it.each([
    ["I'm vegan", "i always forget that im vegan when im out", "vegan"],
    ["I'm vegan", "people forget that im vegan", "vegan"],
    ["I'm vegan", "dont forget that im vegan", "vegan"],
    ["I'm vegan", "lets forget that im vegan for one recipe, whats the best roast", "vegan"],
    ["My id card is at home", "did i forget my id at work", "home"],
  ])("deletes nothing where it is none: %s %s", async (told, said, kept) => {
    const { facts, turns } = await leftAfter(told, said)
    expect(`${facts}\n${turns}`).toContain(kept)
  })
})
