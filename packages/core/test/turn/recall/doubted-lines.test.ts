import { expect, test } from "vitest"
import { createMemory, type MemoryEngine } from "../../../src/index.ts"
import { isDerivedFrom } from "../../../src/turn/recall/restated.ts"
import { aMemory, aTurn } from "../a-memory.ts"

const DAY = 86_400_000

/** The lines of the block that a question gets after statements of one person, a day apart. */
async function linesAfter(statements: readonly string[], question: string): Promise<readonly string[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory: MemoryEngine = await createMemory({ now: () => now })
  const own = memory.for({ user: "ana" })
  for (const [place, text] of statements.entries()) {
    await own.remember(text, { session: `${place}` })
    now += DAY
  }
  return (await own.recall(question)).block?.split("\n").filter((line) => line.startsWith("- ")) ?? []
}

test.each([
  [
    ["My pottery class is on Mondays at seven.", "The pottery class moved to Thursdays at eight now."],
    "When is my pottery class?",
    "Mondays",
    "Thursdays",
  ],
  [
    [
      "Mein Training ist immer dienstags im Boxclub.",
      "Ab jetzt ist mein Training im Boxclub donnerstags statt dienstags.",
    ],
    "Wann ist mein Training?",
    "immer dienstags",
    "donnerstags",
  ],
])(
  "a line that a later one of the block reports as over follows it, with the day",
  async (statements, question, old, now) => {
    const lines = await linesAfter(statements, question)
    const [before, after] = [
      lines.findIndex((line) => line.includes(old)),
      lines.findIndex((line) => line.includes(now)),
    ]
    expect(after, lines.join("\n")).toBeGreaterThan(-1)
    expect(before).toBeGreaterThan(after)
    expect(lines[before]).toMatch(/until 2026-11-02\]/)
  },
)

test.each([
  [
    ["My Macbook Air died in the middle of an essay.", "Got a refurbished ThinkPad for 280, heavy but it works."],
    "What computer do I write on?",
    "Macbook",
    "ThinkPad",
  ],
  [
    ["Wir haben Föhr gebucht, Ferienwohnung in Nieblum.", "Es wird die Rhön im Urlaub, Ferienhof bei Gersfeld."],
    "Wo machen wir Urlaub?",
    "Nieblum",
    "Gersfeld",
  ],
])(
  "a line on the matter asked for that names no word of change is marked behind the later one",
  async (statements, question, old, now) => {
    const lines = await linesAfter(statements, question)
    const [before, after] = [
      lines.findIndex((line) => line.includes(old)),
      lines.findIndex((line) => line.includes(now)),
    ]
    expect(after, lines.join("\n")).toBeGreaterThan(-1)
    expect(before, lines.join("\n")).toBeGreaterThan(after)
    expect(lines[before]).toMatch(/^- \[2026-11-01, (?:earlier|perhaps until 2026-11-02)\]/)
    expect(lines[after]).not.toMatch(/earlier|until/)
  },
)

test("an explanation says which later line puts a line in doubt", async () => {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ana" })
  await own.remember("My Macbook Air died in the middle of an essay.", { session: "1" })
  now += DAY
  await own.remember("Got a refurbished ThinkPad for 280, heavy but it works.", { session: "2" })
  const { considered } = await own.explain("What computer do I write on?")
  const earlier = considered.find(({ shown }) => shown?.includes("Macbook"))
  const later = considered.find(({ shown }) => shown?.includes("ThinkPad"))
  expect(earlier).toMatchObject({ reason: "shown", by: later?.memory.id })
  expect(earlier?.because).toContain("no longer holds")
})

test("an allergy is in doubt by no other statement", async () => {
  const lines = await linesAfter(
    ["I'm allergic to peanuts.", "I no longer drink milk, I'm allergic to lactose now."],
    "What am I allergic to?",
  )
  expect(lines.find((line) => line.includes("peanuts"))).not.toContain("until")
})

test("what a memory is shown with is not what it is stored as", async () => {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ana" })
  await own.remember("We drive an old Volvo estate with the dogs in the back.", { session: "1" })
  now += DAY
  await own.remember("The Volvo got sold, we drive a Kia Niro these days.", { session: "2" })
  const { memories } = await own.recall("What car do we drive?")
  expect(memories.length).toBeGreaterThan(1)
  for (const { memory: shown } of memories) {
    expect((await own.get(shown.id))?.validUntil).toBe(shown.validUntil)
  }
})

test("a message that carries a mark does not count as restated by the statement that ends it", () => {
  const fact = aMemory({ content: "Drums moved to Friday" })
  const turn = aTurn("Drums again on Monday", { links: [{ to: fact.id, as: "conflicts" }] })
  expect(isDerivedFrom(fact, turn)).toBe(false)
})
