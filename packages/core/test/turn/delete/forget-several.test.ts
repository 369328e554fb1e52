import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

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
    const { outcome, later } = await leftAfter(...told, message)
    expect(outcome).toMatchObject({ status: "removed" })
    expect(later.filter((content) => gone.includes(content))).toEqual([])
    for (const fact of told.filter((one) => !gone.includes(one))) expect(later).toContain(fact)
    expect(later.filter((content) => content.includes(message))).toEqual([])
  })
})

it.each([
  [DOG, "Forget my black and white cat."],
  [JOB, "Forget my rock and roll band."],
  [AGE, "Forget that I visited my boss and my sister."],
  [HOME, "Forget my cat, and my town is Ghent now."],
])("%j stays upon %j, which names one thing", async (fact = "", message) => {
  const { later } = await leftAfter(...EN, message)
  expect(later).toContain(fact)
})
