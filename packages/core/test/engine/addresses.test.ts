import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine, OwnedMemory } from "../../src/engine/engine.ts"
import { tenantOf } from "../../src/index.ts"

const own = (attribute: string) => ({ about: { subject: "user", attribute } })

let at = 0
let engine: MemoryEngine
let ada: OwnedMemory
beforeEach(async () => {
  at = Date.UTC(2026, 2, 2, 12)
  engine = await createMemory({ now: () => at })
  ada = engine.for({ user: "ada" })
})
afterEach(() => engine[Symbol.asyncDispose]())

const block = async (question: string) => (await ada.recall(question)).block ?? ""

/** Enough facts that not all of them are given to any question. */
async function addOthers(): Promise<void> {
  for (let n = 0; n < 60; n++) await ada.add(`Shelf ${n} holds jars of quince jam from the year ${1950 + n}`)
}

describe("a memory with an address", () => {
  it.each([
    ["What is my salary?", "I get 4,200 now", own("salary")],
    ["What is my salary?", "It went up to 4,200 after the review", own("Pay")],
    ["Wie viel verdiene ich?", "Seit März sind es 4200 brutto", own("gehalt")],
    ["Where do I live now?", "Back in Porto since Easter", own("home")],
    ["我住在哪里？", "搬回了苏州老宅", own("home")],
    ["Who do I report to?", "Greta, who runs the Oslo office", own("supervisor")],
    [
      "What is the due date of project heron?",
      "Slipped to the 14th",
      { about: { subject: "project heron", attribute: "due date" } },
    ],
    ["Where does my sister Ines live?", "Moved to Faro", { about: { subject: "Sister Ines", attribute: "home" } }],
  ])("is found by its attribute and subject: %s", async (question, content, details) => {
    await addOthers()
    await ada.add(content, details)
    expect(await block(question)).toContain(content)
  })

  it("is not taken for somebody else's", async () => {
    await addOthers()
    await ada.add("Back in Porto since Easter", own("home"))
    await ada.add("Moved to Faro", { about: { subject: "sister ines", attribute: "home" } })
    const lines = (await block("Where does my sister Ines live?")).split("\n")
    expect(lines.filter((line) => !line.includes("Porto"))[1]).toContain("Faro")
  })

  it("keeps its address in lower case, a usual attribute under its English name", async () => {
    const { memory } = await ada.add("I get 4,200 now", { about: { subject: " Me", attribute: "Monthly  Bonus" } })
    expect(memory.about).toEqual({ subject: "user", attribute: "monthly bonus" })
    const { memory: other } = await ada.add("Drives the ferry", { about: { subject: "Ich", attribute: "Beruf" } })
    expect(other.about).toEqual({ subject: "user", attribute: "job" })
  })

  it("keeps its address under its key, until another is given", async () => {
    await ada.add("I get 4,200 now", { key: "pay", ...own("salary") })
    const { memory } = await ada.add("I get 4,300 now", { key: "pay" })
    expect(memory).toMatchObject({ revision: 2, about: { attribute: "salary" } })
  })

  it("is refused with an empty or an endless name", async () => {
    await expect(ada.add("x", own(" "))).rejects.toMatchObject({ code: "options_invalid" })
    await expect(ada.add("x", own("a".repeat(201)))).rejects.toMatchObject({ code: "limit_exceeded" })
  })

  it("comes from a rule that knows it", async () => {
    await ada.remember("I live in Lisbon. I'm allergic to peanuts.")
    const found = (await ada.list()).items.flatMap(({ about }) => about?.attribute ?? [])
    expect(found.toSorted()).toEqual(["allergy", "home"])
  })
})

const DAY = 86_400_000

/** The active contents after these statements, a day apart, under the attribute. */
async function standing(attribute: string, ...said: readonly string[]): Promise<readonly string[]> {
  for (const content of said) {
    at += DAY
    await ada.add(content, own(attribute))
  }
  return (await ada.list()).items.map(({ content }) => content).toReversed()
}

describe("a new statement at an address", () => {
  it.each([
    ["home", "Lives in Porto", "Lives in Faro"],
    ["salary", "I get 3,900", "It is 4,200 gross"],
    ["diet", "I'm vegan", "No longer vegan, fish is fine"],
    ["fleet size", "We run eight vans", "Down to six vans"],
    ["hobby", "I play the cello in a quartet", "Gave up the quartet and the cello"],
    ["job", "Ich bin Lehrerin", "Arbeite jetzt als Hebamme"],
    ["studies", "Je fais du droit", "J'ai changé, je suis en sociologie maintenant"],
    ["phone", "用的是 iPhone", "换成了 Pixel"],
  ])("replaces the earlier one: %s, %s, %s", async (attribute, before, now) => {
    expect(await standing(attribute, before, now)).toEqual([now])
    const [past] = (await ada.list({ where: { status: ["superseded"] } })).items
    expect(past).toMatchObject({ content: before, validUntil: at })
  })

  it.each([
    ["allergy", "Allergic to peanuts", "Allergic to shellfish"],
    ["pets", "We have a cat called Pixel", "A guinea pig named Boris moved in"],
    ["home", "Lives in Porto", "Also rents a room in Lisbon"],
    ["home", "Lives in Porto", "I might move to Faro"],
    ["home", "Lives in Porto", "I used to live in Braga"],
    ["home", "Lives in Porto", "Lives in Porto with two friends"],
    ["job", "Teaches at a school", "Außerdem samstags an der Kinokasse"],
    ["diet", "I eat no pork", "I eat no shellfish"],
    ["diet", "I eat no pork, we are Muslim", "I'm vegan now, for a month"],
    ["bonus rule", "Paid in March", "Paid by the head office"],
    ["hobby", "踢足球", "除了踢球还学钩针"],
  ])("stands beside the earlier one: %s, %s, %s", async (attribute, before, now) => {
    expect(await standing(attribute, before, now)).toEqual([before, now])
  })

  it("is kept as past when a newer one is known already", async () => {
    await ada.add("Lives in Faro", own("home"))
    const older = await ada.add("Lives in Porto", { ...own("home"), at: at - DAY })
    expect(older).toMatchObject({ status: "superseded", memory: { validUntil: at } })
    expect((await ada.list()).items.map(({ content }) => content)).toEqual(["Lives in Faro"])
  })

  it("replaces nothing of another subject, of another person's, or of a text that a rule cannot trust", async () => {
    await ada.add("Lives in Porto", own("home"))
    at += DAY
    await ada.add("Lives in Faro now", { about: { subject: "sister ines", attribute: "home" } })
    await engine.for({ user: "bob" }).add("Lives in Faro now", own("home"))
    await ada.add("Lives in Faro now", { ...own("home"), origin: "tool" })
    expect((await ada.list()).items.map(({ content }) => content)).toContain("Lives in Porto")
  })

  it("holds at an address that hundreds of memories share", async () => {
    for (let n = 0; n < 300; n++) await ada.add(`Bought a comic of the year ${1700 + n}`, own("collection"))
    const { did } = await ada.add("Sold the comic of the year 1999", own("collection"))
    expect(did).toBe("superseded")
  })

  it("counts in one message as in several", async () => {
    await ada.remember("I live in Porto.")
    at += DAY
    await ada.remember("I live in Braga. No wait, I moved to Faro.")
    const { items } = await ada.list({ where: { category: ["identity"] } })
    expect(items.map(({ content }) => content)).toEqual(["Moved to Faro"])
  })
})

describe("an explicit add that contradicts the person's own statement", () => {
  const asAgent = { origin: "assistant" } as const

  it.each([
    ["under its key", { key: "identity:home" }],
    ["at its address", own("home")],
  ])("is quarantined beside it, linked, and answered as conflicting: %s", async (_, details) => {
    await ada.remember("I live in Porto.")
    const [before] = (await ada.list({ where: { category: ["identity"] } })).items
    at += DAY
    const added = await ada.add("Lives in Faro", { ...details, ...asAgent })
    expect(added).toMatchObject({ did: "conflicting", status: "quarantined" })
    expect(added.memory).toMatchObject({ review: "conflicts", links: [{ to: before?.id, as: "conflicts" }] })
    expect((await ada.get(before?.id ?? ""))?.content).toContain("Porto")
    const { items } = await ada.review("conflicting")
    expect(items.map(({ memory }) => memory.id)).toEqual([added.memory.id])
    expect(await ada.add("Lives in Faro", { ...details, ...asAgent })).toMatchObject({
      did: expect.stringMatching(/conflicting|duplicate/),
    })
    expect((await ada.review("conflicting")).items).toHaveLength(1)
  })
})

describe("the block", () => {
  beforeEach(async () => {
    await addOthers()
    await ada.add("Rents a flat in Braga", own("home"))
    at += DAY
    await ada.add("Lives in Faro now", own("home"))
    at += DAY
  })

  it("leaves a past value out of a question about now, and dates it in one about the past", async () => {
    const now = await block("Where do I live?")
    expect(now).toContain("Lives in Faro")
    expect(now).not.toContain("Braga")
    const past = await block("Where did I live before?")
    expect(past).toContain("[2026-03-02, until 2026-03-03] Rents a flat in Braga")
  })

  it("shows no past value in a search", async () => {
    const { memories } = await ada.search("Where do I live?")
    expect(memories.map(({ memory }) => memory.content)).not.toContain("Rents a flat in Braga")
  })

  it("leaves out what an assistant says of a past value, but not in a question about the past", async () => {
    const turn = await engine.begin({
      owner: { tenant: tenantOf("default"), user: "ada" },
      messages: [{ role: "user", text: "Any plans for me?" }],
      systemRole: true,
      mode: "on",
    })
    await turn.finish({ text: "As you live in Braga, go and see the stairs.", whole: true })
    await engine.settled()
    expect(await block("Where do I live?")).not.toContain("Braga")
    expect(await block("Where did I live before?")).toContain("stairs")
  })

  it("shows the newest statement of all pools that a request reads, and writes nothing", async () => {
    const closing = { about: { subject: "office", attribute: "closing time" } }
    const { memory } = await engine.for().add("The office closes at six", { shared: true, ...closing })
    at += DAY
    await ada.add("The office closes at five now", closing)
    const seen = await block("What is the closing time of the office?")
    expect(seen).toContain("five")
    expect(seen).not.toContain("six")
    expect(await engine.for().get(memory.id)).toMatchObject({ status: "active", revision: 1 })
  })

  it("has lines on one matter together, newest first", async () => {
    await ada.add("Allergic to peanuts", own("allergy"))
    await ada.add("The peanuts of the jam factory are stored in Oslo", own("store"))
    at += DAY
    await ada.add("Allergic to latex", own("allergy"))
    const lines = (await block("What am I allergic to, peanuts?")).split("\n")
    const place = (text: string) => lines.findIndex((line) => line.includes(text))
    expect(place("Allergic to peanuts") - place("Allergic to latex")).toBe(1)
  })

  it("holds no past value when the person asked to forget it", async () => {
    await ada.remember("Please forget that I rented a flat in Braga.")
    expect(await block("Where did I live before?")).not.toContain("Braga")
  })
})

describe("a question about the user without a topic", () => {
  it.each(["What do you know about me?", "what do u know about me"])(
    "gets what holds now at their addresses first: %s",
    async (question) => {
      await addOthers()
      await ada.add("Lives in Porto", own("home"))
      at += DAY
      await ada.add("Lives in Faro", own("home"))
      await ada.add("Two cats, Pixel and Tofu", own("pets"))
      await ada.add("The rent is 700", own("rent"))
      const lines = (await block(question)).split("\n").slice(1, 4)
      expect(lines.map((line) => line.replace(/^- \[[^\]]*\] /, ""))).toEqual([
        "Lives in Faro",
        "Two cats, Pixel and Tofu",
        "The rent is 700",
      ])
    },
  )
})

describe("the profile", () => {
  const profile = async () =>
    (await block("Thanks!")).split("\n").flatMap((line) => /^- \[[^\]]*\] (.*)$/.exec(line)?.[1] ?? [])

  it("holds what is true now, safety first, then name, wishes, home and household", async () => {
    await addOthers()
    await ada.add("Two cats, Pixel and Tofu", own("pets"))
    await ada.add("Lives in Porto", own("home"))
    await ada.remember("My name is Ada. Always answer in metric units.")
    await ada.add("Penicillin gives me hives", own("allergy"))
    at += DAY
    await ada.add("Lives in Faro", own("home"))
    await ada.add("Might move to Oslo", own("home"))
    await ada.add("Ines lives in Rome", { about: { subject: "sister ines", attribute: "home" } })
    await ada.add("The rent is 700", own("rent"))
    const lines = await profile()
    expect(lines[0]).toContain("Penicillin")
    expect(lines[1]).toContain("Ada")
    expect(lines[2]).toContain("metric")
    expect(lines.slice(3)).toEqual(["Lives in Faro", "Two cats, Pixel and Tofu"])
  })

  it("drops the last lines when the budget is small, and the trace says so", async () => {
    await engine.configure({ profileTokens: 26 })
    await ada.add("Two cats, Pixel and Tofu, who sleep in the kitchen all day", own("pets"))
    await ada.add("Penicillin gives me hives", own("allergy"))
    expect(await profile()).toEqual(["Penicillin gives me hives"])
    const { considered } = await ada.explain("Thanks!")
    expect(considered.map(({ reason }) => reason).toSorted()).toEqual(["over-budget", "shown"])
  })
})

describe("a fact without an address", () => {
  it.each([
    ["What am I driving these days?", "We bought a second-hand Skoda Octavia"],
    ["What do they pay me a month?", "I earn 3,400 euros net"],
    ["Was fahre ich?", "Wir haben uns einen gebrauchten Skoda gekauft"],
    ["¿Con quién vivo?", "Comparto piso con Marta y Luis"],
    ["Quel instrument je joue ?", "J'ai repris le violoncelle"],
  ])("is found by the attribute that it tells, without a common word: %s", async (question, content) => {
    await addOthers()
    await ada.add(content)
    expect(await block(question)).toContain(content)
  })

  it("comes before an earlier one on the same attribute", async () => {
    await addOthers()
    await ada.add("We bought a second-hand Skoda Octavia")
    at += 7 * 86_400_000
    await ada.add("We got ourselves a Dacia Duster")
    const text = await block("What am I driving these days?")
    expect(text).toContain("Duster")
    const [first = 0, second = 0] = ["Duster", "Octavia"].map((name) => text.indexOf(name))
    expect(second === -1 || first < second).toBe(true)
  })

  it("is left out of a question about something else that is known", async () => {
    await addOthers()
    await ada.add("The old clock of my grandmother stands in the hall")
    await ada.add("I practise the cello on Sundays")
    const given = await block("Which instrument do I play?")
    expect(given).toContain("cello")
    expect(given).not.toContain("clock")
  })
})
