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
    ["My son Theo has ADHD.", "My son Theo plays chess.", "Forget the health stuff about Theo."],
    ["My brother Ravi has epilepsy.", "My brother Ravi collects stamps.", "Forget the medical stuff about Ravi."],
    [
      "My friend Dana owes me 400 dollars.",
      "My friend Dana lives in Leeds.",
      "Could you drop the money thing about Dana?",
    ],
    ["Mein Bruder Uwe hat Epilepsie.", "Mein Bruder Uwe spielt Schach.", "Vergiss das Gesundheitliche über Uwe."],
    ["Mi hija Noa tiene asma.", "Mi hija Noa dibuja caballos.", "Borra la enfermedad de Noa pero conserva lo demás."],
    ["Mio fratello Elio ha l'epilessia.", "Mio fratello Elio gioca a scacchi.", "Dimentica le cose di salute di Elio."],
    ["Mon frère Luc a une épilepsie.", "Mon frère Luc joue aux échecs.", "Oublie ce qui concerne la santé de Luc."],
    ["健太はてんかんがあります。", "健太は将棋が好きです。", "健太の健康のことは忘れてください。"],
  ])("what is of one person only is not all of theirs: %s", async (matter, other, request) => {
    expect((await leftAfter(matter, other, request)).all).toContain(other)
  })

  it.each([
    ["My son Theo has ADHD.", "My son Theo plays chess.", "Forget everything about Theo."],
    ["Meine Tante Gerda hat Demenz.", "Meine Tante Gerda strickt gern.", "Vergiss alles über Gerda."],
    ["Mi tía Pilar tiene cáncer.", "Mi tía Pilar hace pan.", "Olvida todo sobre Pilar."],
  ])("and the whole person is: %s", async (matter, other, request) => {
    expect((await leftAfter(matter, other, request)).facts).toBe("")
  })

  it.each([
    ["J'ai une éruption. Il me gratte la nuit.", "Oublie que j'ai une éruption."],
    ["I have a rash. It itches at night.", "Forget my rash."],
  ])("and what only goes on about it goes along: %s", async (told, request) => {
    expect((await leftAfter(told, request)).all).toBe("")
  })
})
