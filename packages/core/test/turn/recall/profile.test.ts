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
    await using memory = await createMemory()
    const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
    await turn.finish({ text: "OK.", whole: true })
    await memory.settled()
    expect(await profileOf(memory)).toContain(word)
  })
})
