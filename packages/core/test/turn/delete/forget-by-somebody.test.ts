import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("what a relative forgets or takes no more removes nothing that the user told of themselves", () => {
  it.each([
    ["Ich nehme Ramipril.", "Meine Mutter nimmt kein Ramipril mehr."],
    ["Ich nehme Metformin.", "Mein Vater nimmt kein Metformin mehr."],
    ["Vivo a Torino.", "Mio zio dimentica che vivo a Torino."],
    ["Moro em Braga.", "O meu tio esquece que moro em Braga."],
    ["Sou celíaca.", "Minha avó esquece que sou celíaca."],
    ["Sono celiaca.", "Il mio ragazzo dimentica che sono celiaca."],
    ["Soy celíaca.", "Mi abuela olvida que soy celíaca."],
  ])("%s %s", async (told, other) => {
    const { turns, outcome } = await leftAfter(told, other)
    expect(outcome).toBeUndefined()
    expect(turns).toContain(told)
  })

  it.each([
    ["Vivo a Torino.", "Dimentica che vivo a Torino."],
    ["Sou celíaca.", "Minha avó não pode saber, esquece que sou celíaca."],
    ["Soy celíaca.", "Por favor, olvida que soy celíaca."],
  ])("%s %s is still a request", async (told, request) => {
    const { outcome } = await leftAfter(told, request)
    expect(outcome).toBeDefined()
  })
})
