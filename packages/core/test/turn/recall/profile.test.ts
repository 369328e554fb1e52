import { describe, expect, test } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** The block of a request that needs no memory. */
async function profileOf(memory: MemoryEngine): Promise<string> {
  const { placement } = await memory.begin({
    owner,
    messages: [{ role: "user", text: "Thanks!" }],
    mode: "read",
    systemRole: true,
  })
  return placement?.block ?? ""
}

/** The same after a user's message. */
async function profileAfter(text: string): Promise<string> {
  await using memory = await createMemory()
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  return await profileOf(memory)
}

describe("a long statement is shown by the part that says most of what it is about", () => {
  test.each([
    [
      "name",
      "Ottoline",
      "Hello there, I only got round to installing this on my way back from the dentist, and since you will have to know it anyway, my name is Ottoline, though nobody but my mother ever called me that in all these years",
    ],
    [
      "name",
      "Gradyson",
      "Hey so I am just now setting you up on the old tablet while I wait in the car outside the garage aint even gone in yet so first thing my name is Gradyson but everybody call me Grady so you call me Grady ok",
    ],
    [
      "allergy",
      "de leche de vaca",
      "A Bruna le diagnosticaron alergia a la proteína de leche de vaca, entonces yo, que le doy la teta, no puedo comer nada con lácteos (ni manteca, ni crema, ni el queso de la pizza, que es lo que más me duele en la vida)",
    ],
  ])("%s: %s", async (attribute, words, text) => {
    await using memory = await createMemory()
    await memory.for(owner).add(text, { category: "identity", about: { subject: "user", attribute } })
    expect(await profileOf(memory)).toContain(words)
  })
})

describe("a plain message in which somebody speaks of themselves gives lines of the profile", () => {
  test.each([
    [
      "leon",
      "hey bin leon, 19, azubi koch im 2. lehrjahr. jmd aus der klasse meinte du bist ganz ok für berichtsheft und so",
    ],
    ["hornets", "Allergic to hornets now and all. Stung on the arm on the allotment and it blew up like a balloon"],
    ["por tu", "Trate-me por tu e responde curto, por favor, leio isto quase sempre no intervalo do turno."],
  ])("%s", async (word, text) => {
    expect(await profileAfter(text)).toContain(word)
  })
})

describe("what people say of themselves without naming it is in every conversation, and what sounds like it is not", () => {
  test.each([
    "Ich fahre seit zwölf Jahren Straßenbahn in Chemnitz",
    "Je bosse de nuit au tri postal",
    "Faccio il fornaio a Imola",
    "Tenho dois filhos, a Rita e o Vasco",
  ])("%s", async (text) => {
    expect(await profileAfter(text)).toContain(text)
  })
  test.each([
    "My sponge cake came out flat",
    "Milk, butter, bread",
    "My neighbour bakes for a living",
    "Back when I lived in Porto the trams were slow",
    "Il mio vicino fa il fornaio",
  ])("not: %s", async (text) => {
    expect(await profileAfter(text)).not.toContain(text)
  })
})

test("partners and children come before animals and friends, whatever the rule that read them is sure of", async () => {
  await using memory = await createMemory()
  const own = memory.for(owner)
  await own.add("My wife Hilda is a vet and works every second Saturday", { category: "relationship", importance: 0.7 })
  for (const text of ["The dog, Bruno, has three legs", "Ruth is the friend who keeps our bees"])
    await own.add(text, { category: "relationship", importance: 0.85 })
  const block = await profileOf(memory)
  expect(block.indexOf("Bruno")).toBeGreaterThan(block.indexOf("Hilda"))
  expect(block.indexOf("Ruth")).toBeGreaterThan(block.indexOf("Hilda"))
})

test("a guess in the part of a statement that its line leaves out does not keep the line away", async () => {
  await using memory = await createMemory()
  const text =
    "Ok and I work nights I'm a nurse at Larkhill Memorial on the third floor been doing it eleven years, so if I sound crazy at eight in the morning you know the reason"
  await memory.for(owner).add(text, { category: "identity" })
  expect(await profileOf(memory)).toContain("Larkhill")
})
