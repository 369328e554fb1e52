import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

interface Said {
  readonly role: "user" | "assistant"
  readonly text: string
}

/** What is stored of conversations but the turns themselves; user and assistant take turns in each. */
async function factsAfter(...conversations: readonly (readonly string[])[]): Promise<string> {
  await using memory = await createMemory()
  const own = memory.for({ user: "u" })
  for (const [index, texts] of conversations.entries()) {
    const messages = texts.map((text, at): Said => ({ role: at % 2 === 0 ? "user" : "assistant", text }))
    for (let end = 1; end <= messages.length; end += 2) {
      const reply: Said = messages[end] ?? { role: "assistant", text: "Okay." }
      await own.remember([...messages.slice(0, end), reply], { session: `s${index}` })
    }
  }
  await memory.settled()
  const { items } = await own.list({ where: { status: ["active"] }, limit: 100 })
  return items.flatMap(({ category, content }) => (category === "turn" ? [] : [content])).join("\n")
}

const TOLD = ["My name is Lena.", "I'm 41 years old.", "I live in Zagreb.", "I'm allergic to buckwheat."]

test.each([
  ["Solve: My name is Anna. I am 14 years old and I have three brothers. How old will I be in 7 years?", /Anna|\b14\b/],
  ["Correct: I has two dogs and I lives near a river. My name is Omar.", /Omar/],
  ["Correct my spelling: I am 34 years old, I work as a plumber and I am allergic to peanuts.", /34|plumber|peanut/],
  ["Korrigiere meine Rechtschreibung: Ich heiße Anna. Ich bin 14 Jahre alt und habe drei Brüder.", /Anna|\b14\b/],
  ["Problème de maths : J'ai 36 ans, ma fille a 6 ans. Dans combien d'années aurai-je le double ?", /\b36\b/],
  ["解题：我叫安娜。我今年14岁，有三个哥哥。我几岁？", /安娜|\b14\b/],
])(
  "a text that is handed over to be worked on replaces nobody's name, age, home or allergy: %s",
  async (text, theirs) => {
    const facts = await factsAfter(...TOLD.map((told) => [told]), [text])
    for (const own of ["Lena", "41", "Zagreb", "buckwheat"]) expect(facts).toContain(own)
    expect(facts).not.toMatch(theirs)
  },
)

test.each([
  ["Edit: I meant I'm allergic to almonds.", /almonds/],
  ["Correction: I live in Bath now.", /Bath/],
  ["Update: I work at Siemens now.", /Siemens/],
  ["Problem: I'm diabetic, I had 30 tablets and took 2 a day for a week. How many tablets are left?", /diabetic/],
  ["Korrektur: Ich wohne jetzt in Bonn.", /Bonn/],
])("what people announce of themselves is heard: %s", async (text, own) => {
  expect(await factsAfter([text])).toMatch(own)
})

test("behind material, what its user says of themselves is heard", async () => {
  const text = "Correct my spelling: I am 34 years old and I work as a plumber. By the way, I am allergic to peanuts."
  const facts = await factsAfter([text])
  expect(facts).toMatch(/peanuts/)
  expect(facts).not.toMatch(/34|plumber/)
})

test("what answers the assistant's question is no material", async () => {
  expect(await factsAfter(["Plan my meals.", "Any allergies?", "Correct: I'm allergic to latex."])).toMatch(/latex/)
})

test.each([
  ["Excuse my English: I'm from Brazil. I'm 40 and I have asthma.", "asthma"],
  ["Correct it: I take warfarin and metformin. I had a stroke last year.", "warfarin"],
  ["Solve this: I'm allergic to wheat. My husband bakes bread every day.", "wheat"],
  ["纠正：我吃素，住在成都。我有两个孩子。", "成都"],
])(
  "words that apologize for how somebody writes, or correct what is held of them, hand nothing over: %s",
  async (text, own) => {
    expect(await factsAfter([text])).toContain(own)
  },
)

test.each([
  ["Correct that: I'm vegan and I live in Ghent. I have two kids.", "Lives in Ghent"],
  ["Solve: I live in Ghent. My job is in Oslo. I hate flying.", "Ghent"],
])("what corrects what is held of somebody is carried by the next conversation: %s", async (text, own) => {
  await using memory = await createMemory()
  const messages: readonly Said[] = [
    { role: "user", text },
    { role: "assistant", text: "Okay." },
  ]
  await memory.for({ user: "u" }).remember([...messages], { session: "s" })
  await memory.settled()
  const { items } = await memory.for({ user: "u" }).list({ where: { status: ["active"] }, limit: 100 })
  expect(
    items
      .filter(({ category }) => category === "identity")
      .map(({ content }) => content)
      .join("\n"),
  ).toContain(own)
})
