import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** What is known, without turns, after conversations of the same owner; the messages of each are sent again with the next one. */
async function factsOf(...conversations: readonly (readonly string[])[]) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "rachel" }
  let turns = 0
  for (const texts of conversations)
    for (const [at] of texts.entries()) {
      const messages = texts
        .slice(0, at + 1)
        .flatMap((text, index) => [
          { role: "user" as const, text },
          ...(index < at ? [{ role: "assistant" as const, text: "OK." }] : []),
        ])
      const turn = await memory.begin({ owner, messages, systemRole: true })
      await turn.finish({ text: "OK.", whole: true })
      await memory.settled()
      turns++
    }
  const { items } = await memory.for(owner).list({ where: { status: ["active"] }, limit: 100 })
  expect(items.filter(({ category }) => category === "turn").length).toBeGreaterThanOrEqual(turns)
  return items
    .filter(({ category }) => category !== "turn")
    .map(({ content, validUntil }) => `${content}${validUntil === undefined ? "" : " (until)"}`)
    .toSorted()
}

test.each([
  ["My name is Rachel. I live in Luton.", "It's her brother Neil typing now. I live in Bolton and I'm diabetic."],
  ["My name is Greg.", "Greg's in the shower, this is his wife Donna. I'm allergic to shellfish."],
  ["I'm Nina, 40.", "I'm typing for my dad, he can't see the screen. I'm Harold, I'm 81 and I can't have penicillin."],
  ["I'm Nina, 40.", "Asking on behalf of my mum, in her words: I take warfarin, is cranberry ok?"],
  ["Ich heiße Sabine und wohne in Mainz.", "Ich bin nicht Sabine, sondern ihr Mann Uwe. Ich vertrage keine Laktose."],
  ["Ich heiße Heike und wohne in Kiel.", "Hier tippt gerade ihr Sohn Max. Ich bin zwölf und habe eine Nussallergie."],
  ["Je m'appelle Inès.", "C'est sa fille Lou, j'ai huit ans et je suis allergique aux kiwis."],
  ["Me llamo Carmen y soy vegana.", "No soy Carmen, soy su marido Julio. Tomo sintrom."],
  ["Mi chiamo Giulia.", "Non sono Giulia, sono suo padre Aldo. Ho il diabete."],
  ["Me chamo Ana.", "Não é a Ana, é o marido dela, Caio. Sou hipertenso."],
  ["我叫小雪。", "我是她老公大刚，借她手机用一下。我有糖尿病。"],
])("what a second person at the device says of themselves is nothing of the owner's: %s / %s", async (own, others) => {
  expect(await factsOf([own], [others])).toEqual(await factsOf([own]))
})

test("a second person goes on in the same conversation until the owner is back, and orders nothing to be forgotten", async () => {
  const facts = await factsOf(
    ["I live in Luton."],
    [
      "It's her brother Neil typing now.",
      "I live in Bolton.",
      "Forget everything.",
      "Ok, it's me again.",
      "I'm vegan.",
    ],
  )
  expect(facts).toEqual(["Is vegan", "Lives in Luton"])
})

test("in another conversation the owner writes again", async () => {
  expect(await factsOf(["It's her brother Neil typing now."], ["I live in Luton."])).toEqual(["Lives in Luton"])
})

test.each([
  ["It's me, Neil, again. I live in Leeds.", "Leeds"],
  ["My brother is typing an essay, I live in Leeds.", "Leeds"],
  ["I'm typing on my sister's phone. I live in Leeds.", "Leeds"],
  ["My daughter won't eat. I'm her mother. I live in Leeds.", "Leeds"],
  ["I'm writing on behalf of my company. I live in Leeds.", "Leeds"],
  ["Mi hija no come. Soy su madre. Vivo en Soria.", "Soria"],
  ["Meine Tochter isst nicht. Ich bin ihre Mutter. Ich wohne in Bonn.", "Bonn"],
  ["My husband is asleep next to me, so keep it short. I live in Leeds.", "Leeds"],
  ["My brother has his own login. I live in Leeds.", "Leeds"],
])("the owner who speaks of others, or with another device, is the owner: %s", async (text, kept) => {
  expect((await factsOf([text])).join(" ")).toContain(kept)
})

const KNOWN = ["My name is Becky. I live in Luton."]

test.each([
  ["Hi, this is Rob, Becky's husband. I'm allergic to sesame."],
  ["I'm Becky's husband, she's asleep. I'm allergic to sesame."],
  ["becky's flatmate here, i'm allergic to sesame"],
  ["My name is Rob, I'm Becky's husband. I'm allergic to sesame."],
  ["I'm allergic to sesame. What can I bake? – typed by Rob, her husband"],
  ["I'm allergic to sesame, what's in hummus? This is Becky's boyfriend btw"],
  ["Becky's mum here", "I'm allergic to sesame."],
])("who gives their relation to the owner is somebody else: %s", async (...others) => {
  expect(await factsOf(KNOWN, others)).toEqual(await factsOf(KNOWN))
})

test.each([
  ["Ich heiße Jonas.", "Hallo, hier ist die Mutter von Jonas, ich bin gegen Nüsse allergisch, was koche ich?"],
  ["Je m'appelle Claire.", "C'est Paul, le mari de Claire. Je suis allergique au sésame."],
  ["Me llamo Lucía.", "Hola, soy Pablo, el marido de Lucía. Soy alérgico al sésamo."],
  ["Mi chiamo Giulia.", "Ti scrive il padre di Giulia. Sono allergico ai gamberi."],
  ["Meu nome é Ana.", "O marido da Ana aqui. Sou celíaco, que pão faço?"],
  ["我叫小丽。", "你好，我是小丽的老公王强。我对芝麻过敏。"],
  ["私の名前は美咲です。", "美咲の夫です。ごまアレルギーがあります。"],
])("the same in other languages: %s / %s", async (own, others) => {
  expect(await factsOf([own], [others])).toEqual(await factsOf([own]))
})

test("who introduces themselves by a relative is somebody else where the owner is known, also without a name", async () => {
  const own = ["I work as a teacher."]
  expect(await factsOf(own, ["Hi, this is Rob, Becky's husband. I'm allergic to sesame."])).toEqual(await factsOf(own))
})

test.each([
  [[], "Hi, I'm Rob, Becky's husband. I'm allergic to sesame."],
  [[], "Hi there, Becky's husband here. I'm allergic to sesame, what goes with salmon?"],
  [["My name is Rob."], "It's Rob, Becky's husband, remember? I'm allergic to sesame."],
  [["I work as a teacher."], "Hi, this is Greg. I'm allergic to sesame."],
  [KNOWN, "I'm Tom's mum. I'm allergic to sesame."],
  [KNOWN, "My boss is also called Becky. I'm allergic to sesame."],
  [KNOWN, "Becky here! Rob's wife. I'm allergic to sesame."],
  [KNOWN, "She said \"I'm Rob's wife\" and left. Anyway, I'm allergic to sesame."],
])("the first words to a memory, and whoever is or may be the owner, are the owner's: %s / %s", async (own, text) => {
  expect((await factsOf(own, [text])).join(" ")).toContain("sesame")
})

test.each([
  ["Hi, her husband here, she's asleep. I'm allergic to sesame."],
  ["I'm her daughter and I'm allergic to sesame, what can I bake?"],
  ["Now it's my brother typing: I'm allergic to sesame."],
  ["I'm on my flatmate's account. I'm allergic to sesame."],
  ["Hallo, hier ist ihre Schwester, ich bin allergisch gegen Sesam."],
  ["Ich bin ihr Mann, ich bin allergisch gegen Sesam."],
  ["Bonjour, c'est son mari qui écrit. Je suis allergique au sésame."],
  ["Hola, soy su marido, ella está dormida. Soy alérgico al sésamo."],
  ["Ciao, sono suo marito. Sono allergico al sesamo."],
  ["Oi, sou a filha dela, sou alérgica a gergelim."],
  ["娘です。母に借りています。ごまアレルギーがあります。"],
  ["你好，我是她老公，我对芝麻过敏。"],
])("who tells only what they are to the owner is somebody else: %s", async (text) => {
  expect(await factsOf(KNOWN, [text])).toEqual(await factsOf(KNOWN))
})

test("a pronoun behind whom the conversation spoke of before means them", async () => {
  const facts = await factsOf(KNOWN, ["My daughter Lily won't eat.", "I'm her mother, and I'm allergic to sesame."])
  expect(facts.join(" ")).toContain("sesame")
})

test.each([
  ["This is Becky on Rob's phone. I'm allergic to sesame."],
  ["Typing on my husband's laptop. I'm allergic to sesame."],
  ["Sorry, my sister's keyboard. I'm allergic to sesame, any brownie recipe?"],
  ["Excuse the typos, this is my dad's old phone. I'm allergic to sesame."],
  ["Becky here, mine is charging so I'm on Rob's tablet. I'm allergic to sesame."],
])("what the owner says on somebody else's device is theirs: %s", async (text) => {
  expect(await factsOf(KNOWN, [text])).toContain("Allergic to sesame")
})

test.each([["Sam here now."], ["Got my phone back."], ["That was my wife, not me."]])(
  "the owner is back with %s",
  async (back) => {
    const facts = await factsOf(
      ["My name is Sam."],
      ["Sam's wife here, I'm allergic to sesame.", `${back} I'm allergic to kiwi.`],
    )
    expect(facts.join(" ")).toContain("kiwi")
    expect(facts.join(" ")).not.toContain("sesame")
  },
)
