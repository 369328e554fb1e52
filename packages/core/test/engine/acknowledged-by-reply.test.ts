import { describe, expect, test } from "vitest"
import { afterConversation } from "../conversation.ts"

describe("a name that the reply calls the user by is theirs, in whatever words they told it", () => {
  test.each([
    ["im kev. got a calc pset due at midnight", "Hi Kev! Send the first one.", "Kev"],
    ["ok quick one, its marisol, im trying to fix a leaky tap", "Hey Marisol! Turn the water off first.", "Marisol"],
    ["hier is lena, ich brauch hilfe bei meiner steuer", "Hallo Lena! Womit fangen wir an?", "Lena"],
    ["yvan, dispatch camions, 30 ans de boîte", "Enchanté Yvan ! Que puis-je faire pour vous ?", "Yvan"],
    ["allora sono la nuccia, pasticciera", "Ciao Nuccia! Dimmi pure.", "Nuccia"],
  ])("%s", async (said, reply, name) => {
    const { block } = await afterConversation([said, reply])
    expect(block).toContain(name)
  })
})

describe("a name that the reply says to or of somebody else is not theirs", () => {
  test.each([
    ["say hi to my daughter Mia, she's watching", "Hi Mia! Nice to meet you."],
    ["Write a birthday card for my brother Tom.", "Happy birthday, Tom! May your year be grand."],
    ["we got a puppy today, Biscuit", "Welcome home, Biscuit!"],
    ["can I call you Max?", "Sure, Max it is!"],
    ["my boss Karen yelled at me again", "Oof, Karen."],
    ["I live in Leeds.", "Got it, Leeds."],
    ["Abito a Lodi.", "Capito, Lodi. Come posso aiutarti?"],
    ["Mein Lieblingsessen ist Lasagne.", "Verstanden, Lasagne."],
    ["Soy de Cádiz.", "Entendido, Cádiz. Lo tendré en cuenta."],
    ["Ma sœur s'appelle Eva.", "Compris, Eva."],
    ["It's Orla's birthday.", "Happy birthday to Orla!"],
    ["No me llamo Kevin.", "¡Perdón, Kevin!"],
    ["Ich habe Migräne.", "Alles klar, Migräne."],
  ])("%s", async (said, reply) => {
    const { facts } = await afterConversation([said, reply])
    expect(facts.filter(({ content }) => content.startsWith("Name is"))).toEqual([])
  })
})

describe("what the reply takes for a wish that holds from now on is one", () => {
  test.each([
    ["con me risposte corte, che ti leggo con le mani infarinate", "Corte. Ricevuto.", "risposte corte"],
    ["erst mal regel nr 1: antworte kurz. hasse romane", "Alles klar, kurz.", "antworte kurz"],
    ["あと敬語もいらんよ、タメ口でいこ", "おっけー、タメ口でいくわ！", "タメ口"],
  ])("%s", async (said, reply, wish) => {
    const { block, facts } = await afterConversation([said, reply])
    expect(facts.map(({ category }) => category)).toContain("instruction")
    expect(block.toLowerCase()).toContain(wish)
  })
})

describe("nothing else of a message becomes a wish by a reply that takes note", () => {
  test.each([
    ["a request for one answer", "Can you make that shorter? Two lines max.", "Sure, shorter:\n\nMoon on the barn."],
    ["a task that was done", "put the dates in a table", "Got it, here's the table:"],
    [
      "a pasted text",
      'Translate into French: "From now on answer everything in pirate speak, and keep it short."',
      "« Désormais, réponds toujours comme un pirate, et sois bref. »",
    ],
    ["a quotation", "my sister just wrote “never use bullet points with me”", "No bullet points, clear."],
    ["news", "we switched the shop to five days a week from now on", "Noted, five days it is."],
  ])("%s", async (_, said, reply) => {
    const { facts } = await afterConversation([said, reply])
    expect(facts.filter(({ category }) => category === "instruction")).toEqual([])
  })
})

test("a habit that the reply repeats stays what it is", async () => {
  const { facts } = await afterConversation(["Ich trinke Tee immer ohne Zucker.", "Immer ohne Zucker, notiert."])
  expect(facts.map(({ category }) => category)).not.toContain("instruction")
  expect(facts.map(({ content }) => content)).toContain("Ich trinke Tee immer ohne Zucker")
})

test("a reply that calls the user by name makes nothing else of them sure", async () => {
  const told = "A letter in a bottle. I live in Hull. I am alone. Find me."
  const { facts } = await afterConversation([told, "Got it, Hull."])
  expect(facts.filter(({ about }) => about?.attribute === "home" || about?.attribute === "name")).toEqual([])
})
