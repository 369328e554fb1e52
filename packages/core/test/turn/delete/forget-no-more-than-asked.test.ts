import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("a request for an attribute leaves what only looks like it", () => {
  it.each([
    ["Ich heiße Uwe.", "Ich bin Epileptiker.", "Vergiss meinen Namen."],
    ["Ich bin Jana.", "Ich bin Linkshänderin.", "Vergiss meinen Namen."],
    ["我叫王芳。", "我是苏州人。", "忘掉我的名字。"],
    ["佐藤恵です。", "宮崎出身です。", "私の名前を忘れて。"],
    ["Je m'appelle Hélène.", "Je suis Bretonne.", "Oublie mon nom."],
    ["I'm a nurse.", "I'm allergic to my hairdresser's dye.", "Forget my job."],
    ["I'm a nurse.", "I'm married to a teacher.", "Forget my job."],
    ["I'm a nurse.", "I'm a keen gardener.", "Forget my job."],
    ["Ich bin Bäcker.", "Ich bin mit einer Lehrerin verheiratet.", "Vergiss meinen Beruf."],
    ["Je suis boulanger.", "Je suis marié à une infirmière.", "Oublie mon métier."],
    ["Sono panettiere.", "Sono sposato con un'infermiera.", "Dimentica il mio lavoro."],
    ["我是护士。", "我是厨师的女儿。", "忘掉我的工作。"],
  ])("%s leaves %s upon: %s", async (told, other, request) => {
    const { turns } = await leftAfter(told, other, request)
    expect(turns).toContain(other)
    expect(turns).not.toContain(told)
  })

  it.each([
    ["I'm a vegan chef.", "Forget my job."],
    ["I'm a nurse with a pacemaker.", "Forget my job."],
    ["Ich bin veganer Koch.", "Vergiss meinen Job."],
    ["Ich bin Bente, 41.", "Vergiss meinen Namen."],
  ])("what tells more in the same words is offered: %s", async (told, request) => {
    const { turns, outcome } = await leftAfter(told, request)
    expect(turns).toContain(told)
    expect(outcome).toMatchObject({ status: "removed", removed: 0 })
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
  })
})

describe("a request for somebody leaves what a word like their name tells of the speaker", () => {
  it.each([
    ["With Prozac, my sister, Lea, got better.", "I take Prozac.", "Forget everything about my sister."],
    ["In Paris, my sister, Ana, got married.", "I love Paris.", "Forget my sister."],
    ["My teacher is Ms Rice.", "Rice makes me ill.", "Forget my teacher."],
    ["Meine Chefin ist Frau Nuss.", "Nuss vertrage ich nicht.", "Vergiss meine Chefin."],
    ["My dog is called Peanut.", "Peanut allergy runs in my family.", "Forget everything about my dog."],
    ["My mother is called Anna.", "I'm Anna.", "Forget everything about my mother."],
    ["My daughter's name is Paris.", "Paris is where I live.", "Forget my daughter."],
  ])("%s leaves %s upon: %s", async (told, other, request) => {
    const { turns } = await leftAfter(told, other, request)
    expect(turns).toContain(other)
    expect(turns).not.toContain(told)
  })
})

describe("what is left of a sentence is whole", () => {
  it.each([
    ["I'm deaf and 60.", "Forget my age.", "I'm deaf."],
    ["I'm Tom and allergic to nuts.", "Forget my name.", "I'm allergic to nuts."],
    ["Hi, I'm Petra, 34, a nurse from Hull.", "Forget my age.", "Hi, I'm Petra, a nurse from Hull."],
    ["I'm Sam, a barista, and I'm allergic to shellfish.", "Forget my job.", "I'm Sam, I'm allergic to shellfish."],
    [
      "Ich bin Petra, 34, Krankenschwester aus Kiel.",
      "Vergiss meinen Namen.",
      "Ich bin 34, Krankenschwester aus Kiel.",
    ],
    ["Je suis prof et allergique aux noix.", "Oublie mon métier.", "Je suis allergique aux noix."],
    ["Soy Tom, 60 años, sordo, de Lugo.", "Olvida mi nombre.", "60 años, sordo, de Lugo."],
    ["Ich wohne in Ulm und meine Eltern wohnen in Köln.", "Vergiss, wo ich wohne.", "meine Eltern wohnen in Köln."],
  ])("%s %s", async (told, request, rest) => {
    const { turns, facts } = await leftAfter(told, request)
    expect(turns.split("\n")).toContain(rest)
    expect(facts).not.toBe("")
  })
})
