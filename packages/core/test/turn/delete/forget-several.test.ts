import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** What is left of several facts after a request, and its outcome. */
async function leftAfter(facts: readonly string[], message: string) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const say = async (session: string, text: string) => {
    const turn = await memory.begin({
      owner: { ...owner, session },
      systemRole: true,
      messages: [{ role: "user", text }],
    })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    return turn.forgot
  }
  for (const [index, fact] of facts.entries()) await say(`fact ${index}`, fact)
  const outcome = await say("now", message)
  const { items } = await memory.for(owner).list({ limit: 50 })
  return { outcome, contents: items.map(({ content }) => content) }
}

const EN = [
  "I work as a nurse at the Maria clinic.",
  "I live in Ghent.",
  "My dog is called Biscuit.",
  "I'm 34 years old.",
]
const [JOB, HOME, DOG, AGE] = EN

describe("a request for several things of one's own forgets each of them", () => {
  it.each<[told: readonly string[], message: string, gone: readonly (string | undefined)[]]>([
    [EN, "Please forget my job and my address.", [JOB, HOME]],
    [EN, "Please forget my age, my job and my dog.", [AGE, JOB, DOG]],
    [EN, "Forget that I live in Ghent and that I am 34.", [HOME, AGE]],
    [EN, "Could you forget my dog Biscuit and my age?", [DOG, AGE]],
    [EN, "Delete my age and my address from your memory.", [AGE, HOME]],
    [EN, "Forget what I told you about my dog and about my job.", [DOG, JOB]],
    [EN, "Please forget my job and forget my age.", [JOB, AGE]],
    ...(
      [
        [["Ich arbeite als Krankenpfleger.", "Ich bin 34 Jahre alt."], "Bitte vergiss meinen Beruf und mein Alter."],
        [["Ich wohne in Gent.", "Ich bin Veganer."], "Vergiss, dass ich in Gent wohne und dass ich Veganer bin."],
        [["Je travaille comme infirmier.", "J'ai 34 ans."], "Oublie mon métier et mon âge, s'il te plaît."],
        [["Vivo en Gante.", "Soy vegano."], "Olvida que vivo en Gante y que soy vegano."],
        [["Vivo a Gand.", "Sono vegano."], "Dimentica che vivo a Gand e che sono vegano."],
        [["Trabalho como enfermeiro.", "Tenho 34 anos."], "Por favor esqueça meu trabalho e minha idade."],
        [["我住在根特。", "我吃素。"], "请忘记我住在根特和我吃素。"],
        [["犬の名前はビスケットです。", "34歳です。"], "犬と年齢のことは忘れてください。"],
      ] as const
    ).map(([told, message]): [readonly string[], string, readonly string[]] => [told, message, told]),
  ])("of %j: %j", async (told, message, gone) => {
    const { outcome, contents } = await leftAfter(told, message)
    expect(outcome).toMatchObject({ status: "removed" })
    expect(contents.filter((content) => gone.includes(content))).toEqual([])
    for (const fact of told.filter((one) => !gone.includes(one))) expect(contents).toContain(fact)
    expect(contents.filter((content) => content.includes(message))).toEqual([])
  })
})

it.each([
  [DOG, "Forget my black and white cat."],
  [JOB, "Forget my rock and roll band."],
  [AGE, "Forget that I visited my boss and my sister."],
  [HOME, "Forget my cat, and my town is Ghent now."],
])("%j stays upon %j, which names one thing", async (fact = "", message) => {
  const { contents } = await leftAfter(EN, message)
  expect(contents).toContain(fact)
})
