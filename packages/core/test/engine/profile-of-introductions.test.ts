import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** What the first block of a new conversation holds after one message. */
async function blockAfter(text: string): Promise<string> {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const told = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await told.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { placement } = await memory.begin({
    owner,
    messages: [{ role: "user", text: "Thanks!" }],
    systemRole: true,
    mode: "read",
  })
  return placement?.block ?? ""
}

test.each([
  [
    "Olá! Sou a Tânia, rececionista num hotel em Faro, e mãe de uma bebé de nove meses. Como respondo a um hóspede que quer o quarto mais cedo?",
    "Tânia",
  ],
  [
    "La paz. Soy el padre Honorio, párroco de dos pueblos, sesenta y siete años y poca maña con el ordenador. ¿Me ayuda con la hoja parroquial?",
    "Honorio",
  ],
  [
    "Ein Kunde hat mir Arnikaöl geschenkt. Auf Arnika bekomme ich Ekzeme an den Händen; kann ich es anders verwenden?",
    "Arnika",
  ],
])("every conversation knows who introduced themselves next to a request: %s", async (text, word) => {
  expect(await blockAfter(text)).toContain(word)
})

test.each([
  ["Nos jumelles Zoé et Inès ont six ans, elles adorent les dinosaures", "Zoé"],
  ["Unsere Enkelin Mila kommt am Wochenende, sie ist fünf", "Mila"],
])("every conversation knows the household in words that no list has: %s", async (text, word) => {
  expect(await blockAfter(text)).toContain(word)
})
