import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { leftAfter } from "./told.ts"

/** What a person told in weeks, of which a request means one. */
const WEEKS = [
  "ma fille a un contrôle de maths jeudi, un truc pour réviser ?",
  "My knee is done after the half marathon.",
  "La bolletta della luce è arrivata doppia questo mese.",
  "Mein Nachbar mäht sonntags um sieben den Rasen.",
  "I keep bees behind the garage.",
  "mi hermana se casa en junio en Mérida",
  "Ho prenotato il treno per Lecce.",
  "Je cherche une recette de gratin sans crème.",
  "I moved the piano into the hall.",
  "Der Zahnarzt will zwei Kronen machen.",
  "o carro está na oficina outra vez",
  "The choir sings in Ghent on the 12th.",
]

describe("a matter that is called one is forgotten, whatever the message goes on with", () => {
  it.each([
    [
      "A Marta la banca le ha chiesto indietro novemila euro di mutuo.",
      "senti, la faccenda del mutuo di Marta scordatela, sono cose loro e non mie",
      /novemila/,
    ],
    ["le debo 3,200 a mi primo Lalo", "olvida lo del primo Lalo, me da pena hasta contigo", /3,200/],
    ["Frau Seidl nebenan trinkt wieder.", "vergiss die Sache mit Frau Seidl, bin ja kein Waschweib", /Seidl/],
    ["o Rui foi apanhado a copiar no exame", "esquece a história do Rui, são coisas de miúdos", /copiar/],
    ["my boss Erin got passed over for the Leeds post", "erase the business with Erin, above my pay grade", /Leeds/],
  ])("%s %s", async (told, request, gone) => {
    const { all, outcome } = await leftAfter(...WEEKS.slice(0, 6), told, ...WEEKS.slice(6), request)
    expect(all).not.toMatch(gone)
    expect(outcome?.status).toBe("removed")
    for (const one of WEEKS) expect(all).toContain(one)
  })

  it("but a bare thing of which the message goes on is only offered", async () => {
    const { all } = await leftAfter("I love sushi.", "forget sushi, ramen is the real deal")
    expect(all).toContain("sushi")
  })
})

describe("a request is heard beside what its sender says of it, however much that sounds like a text", () => {
  it.each([
    [
      "I owe the vet 340 for the cat's teeth.",
      "Oh that was a weight off, the vet let me off. Please forget what I told you about owing the vet.",
      /340/,
    ],
    [
      "Mit Jutta hatte ich am Sonntag einen bösen Streit.",
      "Jutta hat heute Blumen gebracht. Was ich dir vom Streit mit Jutta erzählt habe, vergiss das bitte.",
      /bösen/,
    ],
    [
      "Tuve una bronca tremenda con Norma por la herencia.",
      "Che, lo que te conté de la bronca con Norma, hacé de cuenta que nunca te dije nada. Ya nos amigamos.",
      /herencia/,
    ],
  ])("%s %s", async (told, request, gone) => {
    const { all } = await leftAfter(told, "I keep bees behind the garage.", request)
    expect(all).not.toMatch(gone)
    expect(all).toContain("bees")
  })

  it("a text to work on asks nothing", async () => {
    const message = "Übersetze mir das ins Englische. Vergiss, was ich von meinen bees erzählt habe."
    const { all } = await leftAfter("I keep bees behind the garage.", message)
    expect(all).toContain("I keep bees behind the garage.")
  })
})

describe("of what shares as much with a request, what was told last is meant", () => {
  const told = "I'm having one glass a night, and nobody gets to know."
  const request = "Do erase the bit about my glass of wine, would you, it makes me sound a lush."

  it("and is removed", async () => {
    const { all } = await leftAfter(...WEEKS, told, request)
    expect(all).not.toMatch(/glass/)
    for (const one of WEEKS) expect(all).toContain(one)
  })

  it("and is only offered if more was told since", async () => {
    const { all, block } = await leftAfter(told, ...WEEKS, request)
    expect(all).toContain(told)
    expect(block).toContain("one glass a night")
  })

  it("but nothing of the last message goes on a request that has nothing in common with it", async () => {
    const horse = "I put forty on a horse at Kempton."
    const { all } = await leftAfter(...WEEKS, horse, request)
    for (const one of [...WEEKS, horse]) expect(all).toContain(one)
  })

  it("and what was imported together counts as told long ago", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const owner = { tenant: tenantOf("default"), user: "ada" }
    const imported = [told, "I put forty on a horse at Kempton.", "The piano is out of tune."]
    await memory.importMemories(
      [...WEEKS, ...imported].map((content, at) => ({
        content,
        id: `${at}`,
        owner,
        details: { at: at < WEEKS.length ? 1_000 + at : 9_000 },
      })),
      {},
    )
    const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text: request }] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    const { items } = await memory.for(owner).list({ limit: 50 })
    for (const one of imported) expect(items.map(({ content }) => content)).toContain(one)
    expect(turn.placement?.block).toContain("one glass a night")
  })
})
