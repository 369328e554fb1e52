import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { letterFormOf } from "../../src/text/letter-form.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** What every conversation of the sender of a message is given. */
async function profileAfter(text: string): Promise<string> {
  await using memory = await createMemory({ settings: { profile: "always" } })
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { placement } = await memory.begin({
    owner,
    messages: [{ role: "user", text: "Thanks!" }],
    systemRole: false,
    mode: "read",
  })
  return placement?.block ?? ""
}

test.each([
  ["peanuts", "I'm allergic to peanuts and I'd like a Thai recipe.\nCheers, Mike"],
  ["gout", "Dear assistant,\n\nI have gout and live alone. What should I eat?"],
  ["latex", "Hello ChatGPT,\nI'm allergic to latex. Which washing-up gloves should I buy?\nTa, Steve"],
  [
    "Haselnüsse",
    "Lieber Assistent,\nich bin gegen Haselnüsse allergisch. Welcher Brotaufstrich geht?\nHerzlichst, deine Uschi",
  ],
  ["arachides", "Je suis allergique aux arachides, une idée de goûter ?\n\nBises, Manon"],
  ["marisco", "Soy alérgica al marisco y quiero una paella distinta.\n\nUn abrazo, Lola"],
  ["nichel", "Sono allergica al nichel, che orecchini compro?\n\nBaci, Giulia"],
  ["高血圧", "私は高血圧です。塩分の少ない味噌汁はありますか。\n\nよろしくお願いします。\n田村"],
  ["痛风", "尊敬的人工智能:\n我有痛风,火锅能吃吗?\n祝好\n老陈"],
])("A letter to the assistant that tells of %s tells it of its writer", async (word, letter) => {
  expect(await profileAfter(letter)).toContain(word)
})

test.each([
  ["arthritis", "Dear Granny,\n\nmy arthritis is bad again and I have to take methotrexate.\n\nLove, Zoe"],
  [
    "kidney",
    "Dear Dr Osei,\n\nI have kidney disease and go to dialysis on Tuesdays.\n\nYours sincerely,\nDawn Pritchard",
  ],
  [
    "Asthma",
    "Sehr geehrte Frau Doktor Lang,\n\nich habe Asthma und bitte um ein Rezept.\n\nMit freundlichen Grüßen\nDirk Moll",
  ],
  ["grávida", "Querida vovó,\nestou grávida de três meses!\nBeijo grande, Lia"],
  ["nuts", "Dear Ms Lowry,\n\nI am allergic to nuts.\n\nKind regards,\nSimon\n\nCan you make this sound friendlier?"],
  ["diabetic", "Please proofread:\n\nHello,\n\nI am diabetic and need a fridge.\n\nBest wishes,\nOliver"],
])("A letter to somebody else that tells of %s tells nothing of who sends it", async (word, letter) => {
  expect(await profileAfter(letter)).not.toContain(word)
})

test("The salutation and the closing of a letter are no facts", async () => {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const text = "Soy vegana y busco cenas rápidas.\n\nBesitos, Ali"
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: false })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({})
  const facts = items.filter(({ category }) => category !== "turn").map(({ content }) => content)
  expect(facts.join("\n")).toContain("vegana")
  expect(facts.join("\n")).not.toContain("Besitos")
})

test.each(["a".repeat(1_000_000), "I like tea.\n".repeat(5_000), "Dear Granny,\n".repeat(5_000)])(
  "A huge message has no form of a letter",
  (text) => {
    expect(letterFormOf(text)).toMatchObject({ from: 0, to: text.length })
  },
)
