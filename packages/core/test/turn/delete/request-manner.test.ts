import { describe, expect, it } from "vitest"
import type { ForgetOutcome } from "../../../src/index.ts"
import { leftAfter } from "./told.ts"

const removedBy = (outcome: ForgetOutcome | undefined): number => (outcome?.status === "removed" ? outcome.removed : 0)

describe("a request to forget with a courtesy in front and no comma", () => {
  it.each([
    ["Soy alérgico a los cacahuetes.", "Por favor olvida que soy alérgico a los cacahuetes."],
    ["Je suis allergique aux noix.", "S'il te plaît oublie que je suis allergique aux noix."],
    ["Je suis végétarienne.", "S'il te plait efface que je suis végétarienne."],
    ["Ich bin gegen Nüsse allergisch.", "Bitte vergiss dass ich gegen Nüsse allergisch bin."],
    ["Sono allergico alle arachidi.", "Per favore dimentica che sono allergico alle arachidi."],
    ["Sou alérgico a nozes.", "Por favor esquece que sou alérgico a nozes."],
    ["My dog is called Rufus.", "Pretty please forget that my dog is called Rufus."],
    ["我住在成都。", "麻烦忘掉我住在成都。"],
    ["私はナッツアレルギーです。", "お願いだから私がナッツアレルギーだということは忘れて。"],
    ["Ik woon in Utrecht.", "Alstublieft vergeet dat ik in Utrecht woon."],
    ["Mieszkam w Gdańsku.", "Bardzo proszę zapomnij że mieszkam w Gdańsku."],
    ["У меня аллергия на орехи.", "Пожалуйста забудь что у меня аллергия на орехи."],
  ])("takes what it names, and is not kept: %s", async (told, request) => {
    const { outcome, later } = await leftAfter(told, request)
    expect(removedBy(outcome)).toBeGreaterThan(0)
    expect(later.filter((content) => content.includes(told) || content.includes(request))).toEqual([])
  })
})

describe("a request not to forget, with or without a comma", () => {
  it.each([
    ["Ich wohne in Kassel.", "Bitte vergiss nicht dass ich in Kassel wohne."],
    ["Ich wohne in Kassel.", "Vergiss bitte nicht, dass ich in Kassel wohne."],
    ["Abito a Torino.", "Per favore non dimenticare che abito a Torino."],
    ["Abito a Torino.", "Non scordarti che abito a Torino."],
    ["Soy vegetariana.", "Por favor no olvides que soy vegetariana."],
    ["J'habite à Lille.", "S'il te plaît n'oublie pas que j'habite à Lille."],
    ["Moro em Lisboa.", "Por favor não esqueças que moro em Lisboa."],
    ["I live in Leeds.", "Please don't forget that I live in Leeds."],
    ["我住在成都。", "麻烦别忘了我住在成都。"],
    ["大阪に住んでいます。", "お願いだから大阪に住んでいることを忘れないで。"],
    ["Ik woon in Utrecht.", "Alsjeblieft vergeet niet dat ik in Utrecht woon."],
    ["Mieszkam w Gdańsku.", "Proszę nie zapomnij że mieszkam w Gdańsku."],
    ["Я живу в Казани.", "Пожалуйста не забудь что я живу в Казани."],
  ])("takes nothing: %s %s", async (told, request) => {
    const { outcome, later } = await leftAfter(told, request)
    expect(removedBy(outcome)).toBe(0)
    expect(later).toContain(told)
  })

  it("is none where only what is to be forgotten is denied", async () => {
    const { outcome } = await leftAfter(
      "Ich wohne in Kassel.",
      "Vergiss dass ich nicht in Ulm, sondern in Kassel wohne.",
    )
    expect(outcome).toBeDefined()
  })
})
