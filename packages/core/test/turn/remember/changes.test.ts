import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

/** The words of the facts, and which of them are linked as doubtful. */
async function statedAfter(...told: readonly string[]) {
  return (await factsAfter(...told)).map((fact) => ({ content: fact.content, isDoubted: isDoubted(fact) }))
}

describe("what a later statement gives another value of no longer stands as certain", () => {
  it.each([
    ["My wife Hannah is a nurse, works nights every second week", "Hannah changed wards, she works days only now"],
    ["I'm on call every third week at the moment", "I'm off the on-call rota for good, handed my pager in on Friday"],
    ["My flatmate is Pieter.", "Pieter moved out, Ola has his room now"],
    ["Our CI runs on Jenkins.", "we finally moved our CI to GitHub Actions"],
    ["Unsere Miete beträgt 900 Euro.", "Die haben die Miete auf 950 erhöht"],
    ["Ich wohne mit Lea zusammen.", "Lea ist ausgezogen, jetzt wohnt Tim hier"],
    ["Estudio primero de medicina.", "Ya estoy en segundo de medicina"],
    ["O meu aluguel é 900 reais.", "o aluguel subiu pra 980"],
  ])("%s %s", async (stood, change) => {
    const [before, ...others] = await statedAfter(stood)
    expect(others).toEqual([])
    const facts = await statedAfter(stood, change)
    expect(facts.filter(({ isDoubted }) => !isDoubted).map(({ content }) => content)).not.toContain(before?.content)
  })
})

describe("what a later statement is not about stays certain", () => {
  it.each([
    ["Lives in Porto now, in Bonfim, third floor without a lift", "We're out of milk again"],
    ["I live in Ghent, in a flat on the third floor.", "We're out of milk again"],
    ["My rent is 900 euros.", "My parents pay 700 euros rent"],
    ["My dog is called Rex.", "My other dog is called Bo"],
    ["I live in Ghent.", "My sister moved to Bruges last month"],
    ["I'm allergic to kiwi.", "I'm allergic to mango now"],
    ["Mon chien s'appelle Oslo.", "Mon chat s'appelle Biscotte"],
  ])("%s %s", async (stood, other) => {
    const [before] = await statedAfter(stood)
    expect(before).toBeDefined()
    const facts = await statedAfter(stood, other)
    expect(facts.filter(({ isDoubted }) => !isDoubted).map(({ content }) => content)).toContain(before?.content)
  })
})
