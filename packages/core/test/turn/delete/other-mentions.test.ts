import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

/** What is left of these statements after a request, which is the last. */
async function leftOf(told: readonly string[], request: string) {
  const { outcome, now } = await leftAfter(...told, request)
  const bare = (text: string): string => text.toLowerCase().replace(/[.。?？]$/u, "")
  const left = told.filter((one) => now.some((content) => bare(content).includes(bare(one))))
  return { outcome, left }
}

it.each([
  [["I live in Leeds.", "Any good gyms in Leeds?", "My cousin moved to Leeds."], "Forget that I live in Leeds."],
  [["Ich arbeite bei Siemens.", "Siemens hat uns einen Bonus gezahlt."], "Vergiss, dass ich bei Siemens arbeite."],
  [["Je prends du ramipril.", "Le ramipril me fait tousser."], "Oublie que je prends du ramipril."],
])(
  "what else holds a value of one's own that goes is offered, and stays until it is chosen: %j",
  async (told, request) => {
    const { outcome, left } = await leftOf(told, request)
    expect(left).toEqual(told.slice(1))
    expect(outcome?.status === "removed" && outcome.removed).toBeGreaterThan(0)
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
    expect(outcome?.status === "removed" && outcome.choices?.length).toBeGreaterThan(0)
  },
)

describe("an attribute of one's own is forgotten by its name, and not another's", () => {
  it.each([
    ["I am vegan.", "My roommate is vegetarian.", "Forget my diet."],
    ["Sou vegano.", "Meu irmão é vegetariano.", "Esqueça minha dieta."],
    ["My birthday is on 4 May.", "My daughter's birthday is on 9 October.", "Forget my birthday."],
    [
      "Mi cumpleaños es el 4 de mayo.",
      "El cumpleaños de mi hija es el 9 de octubre.",
      "Olvida cuándo es mi cumpleaños.",
    ],
    ["我的生日是5月4日。", "我女儿的生日是10月9日。", "忘掉我的生日是什么时候。"],
    ["私は43歳です。", "父は71歳です。", "私の年齢を忘れて。"],
    ["私は配管工として働いています。", "兄は教師として働いています。", "私の仕事を忘れて。"],
    ["我是水管工。", "我哥哥是老师。", "从记忆里删掉我的职业。"],
    ["My husband is called Paul.", "My boss is called Ruth.", "Delete what you know about my partner."],
    [
      "J'ai un chien qui s'appelle Rocky.",
      "Ma tante a un chat qui s'appelle Luna.",
      "Efface ce que tu sais de mon animal.",
    ],
  ])("%s, beside %s", async (own, others, request) => {
    const { left } = await leftOf([own, others], request)
    expect(left).toEqual([others])
  })
})
