import { describe, expect, test } from "vitest"
import { explain } from "../../../src/engine/observed/explain.ts"
import { countTokens } from "../../../src/text/tokens.ts"
import { recall, searchMemories } from "../../../src/turn/recall/recall.ts"
import { aMemory, aTurn, tenant } from "../a-memory.ts"
import { asking, now, partsOf, storeOf } from "../recall-parts.ts"

const day = 86_400_000
const facts = [
  aMemory({ content: "Has a dog named Biscuit" }),
  aMemory({ content: "Sister lives in Oslo" }),
  aMemory({ content: "Prefers tabs over spaces", category: "preference" }),
]
const identity = aMemory({ content: "Is called Ada", category: "identity", key: "name" })
/** Enough facts that not all are given. */
const many = Array.from({ length: 60 }, (_, place) => aMemory({ content: `Owns stamp number ${place}` }))

const recalled = async (...args: Parameters<typeof recall>) =>
  (await recall(...args)).memories.map(({ memory }) => memory.content)

describe("recall", () => {
  test("places relevant memories", async () => {
    const parts = partsOf(await storeOf(...many, ...facts))
    const outcome = await recall(parts, asking("What's my dog called?"))
    expect(outcome.gate.open).toBe(true)
    expect(outcome.memories[0]?.memory.content).toBe("Has a dog named Biscuit")
    expect(outcome.placement?.at).toBe("latest-user")
    expect(outcome.placement?.block).toContain("Has a dog named Biscuit")
    expect(outcome.tokens).toBe(countTokens(outcome.placement?.block ?? ""))
    expect(outcome.degraded).toEqual([])
  })

  test.each(["Thanks!", "Write a poem about the sea", "Explain quicksort", "What is the capital of France?"])(
    "gives nothing but the profile to %j",
    async (text) => {
      const outcome = await recall(partsOf(await storeOf(...facts, identity)), asking(text))
      expect(outcome.gate.open).toBe(false)
      expect(outcome.memories.map(({ memory }) => memory.content)).toEqual(["Is called Ada"])
    },
  )

  test("gives nothing at all where there is no profile", async () => {
    const outcome = await recall(partsOf(await storeOf(...facts)), asking("Thanks!"))
    expect(outcome).toMatchObject({ memories: [], placement: undefined, tokens: 0 })
  })

  test("gives nothing to a request without words of a person", async () => {
    expect((await recall(partsOf(await storeOf(identity)), asking(""))).placement).toBeUndefined()
  })

  test("opens always when the gate is off, and by the threshold that is set", async () => {
    const parts = partsOf(await storeOf(...facts))
    const open = async (set: object) => (await recall(parts, asking("Write a poem about Oslo", { set }))).gate.open
    expect(await open({})).toBe(false)
    expect(await open({ gate: "off" })).toBe(true)
    expect(await open({ gateThreshold: 0.001 })).toBe(true)
  })

  test("gives all of ten facts after the hits when the gate says yes", async () => {
    const given = await recalled(partsOf(await storeOf(...facts)), asking("Where does my sister live?"))
    expect(given[0]).toBe("Sister lives in Oslo")
    expect(new Set(given)).toEqual(new Set(facts.map(({ content }) => content)))
  })

  test("of fifty facts ten are given when no hit shares a telling word with the question, and else only the hits", async () => {
    const parts = partsOf(await storeOf(...many.slice(0, 49), ...facts.slice(0, 1)))
    const budget = { maxTokens: 4_000 }
    expect(await recalled(parts, asking("What's my dog called?", budget))).toEqual(["Has a dog named Biscuit"])
    expect(await recalled(parts, asking("Where do I live?", budget))).toHaveLength(10)
    const crowd = partsOf(await storeOf(...many.slice(0, 49), ...facts.slice(0, 2)))
    expect((await recalled(crowd, asking("Where do I work?", budget))).length).toBeLessThan(2)
    expect(await recalled(crowd, asking("Write a poem about the sea", budget))).toEqual([])
  })

  test("what was said is not given beside a fact that says it", async () => {
    const source = { origin: "user", message: "m1", quote: "My sister lives in Oslo." } as const
    const turn = aTurn("My sister lives in Oslo.", { source })
    const fact = aMemory({ content: "My sister lives in Oslo", source })
    const given = await recalled(
      partsOf(await storeOf(turn, fact, ...facts.slice(0, 1))),
      asking("Where does my sister live?"),
    )
    expect(given).toEqual(["My sister lives in Oslo", "Has a dog named Biscuit"])
  })

  test("a question about the user without a topic gets the profile, then what matters most", async () => {
    const important = aMemory({ content: "Is training for a marathon", importance: 0.9 })
    const given = await recalled(
      partsOf(await storeOf(...many, identity, important)),
      asking("What do you know about me?"),
    )
    expect(given.slice(0, 2)).toEqual(["Is called Ada", "Is training for a marathon"])
  })

  test("a question about the past without a topic gets what is known of the time that it names", async () => {
    const store = await storeOf(
      aTurn("The boat leaks", { createdAt: now - 9 * day }),
      aTurn("The car broke down", { createdAt: now - day }),
    )
    const given = await recalled(partsOf(store), asking("What did we talk about last week?"))
    expect(given).toEqual(["The boat leaks"])
  })

  test("where nothing is known of that time, the newest is better than nothing", async () => {
    const store = await storeOf(aTurn("The boat leaks", { createdAt: now - 60 * day }))
    expect(await recalled(partsOf(store), asking("What did we talk about last week?"))).toEqual(["The boat leaks"])
  })

  test("of a key the profile holds the newest of all pools", async () => {
    const store = await storeOf(identity)
    const newer = aMemory({ ...identity, id: "newer", pool: "ada/-", content: "Is called Ada L.", createdAt: now - 1 })
    await store.write({ tenant, name: "ada/-" }, [{ op: "put", memory: newer }], { by: "test", at: now })
    const scope = { tenant, pools: ["-/-", "ada/-"] as const }
    expect(await recalled(partsOf(store), asking("Thanks!", { scope }))).toEqual(["Is called Ada L."])
  })

  test("the newest of a key is what was changed last, not what was first kept last", async () => {
    const changed = aMemory({ ...identity, content: "Is called Ada L.", createdAt: now - 9 * day, updatedAt: now - 1 })
    const store = await storeOf(changed)
    const kept = aMemory({ ...identity, id: "other", pool: "ada/-", createdAt: now - day, updatedAt: now - day })
    await store.write({ tenant, name: "ada/-" }, [{ op: "put", memory: kept }], { by: "test", at: now })
    const scope = { tenant, pools: ["-/-", "ada/-"] as const }
    expect(await recalled(partsOf(store), asking("Thanks!", { scope }))).toEqual(["Is called Ada L."])
  })

  test("the profile is at most twenty memories", async () => {
    const rules = Array.from({ length: 25 }, (_, place) =>
      aMemory({ content: `Rule ${place}`, category: "instruction" }),
    )
    const { memories } = await recall(
      partsOf(await storeOf(...rules)),
      asking("Thanks!", { set: { profileTokens: 1_000 } }),
    )
    expect(memories).toHaveLength(20)
  })

  test("many allergies leave room for a name and a wish", async () => {
    const allergies = Array.from({ length: 9 }, (_, place) =>
      aMemory({
        content: `Is allergic to additive ${place}`,
        category: "constraint",
        about: { subject: "user", attribute: "allergy" },
      }),
    )
    const wish = aMemory({ content: "Answers short please", category: "instruction" })
    const contents = await recalled(
      partsOf(await storeOf(...allergies, identity, wish)),
      asking("Thanks!", { set: { profileTokens: 140 } }),
    )
    expect(contents.length).toBeLessThan(11)
    expect(contents).toEqual(expect.arrayContaining(["Is called Ada", "Answers short please"]))
  })

  test("the profile shows of a long story the part that it is for", async () => {
    const story = `we had such a lovely time at the harbour, ${"the gulls were loud and the wind was strong, ".repeat(4)}and I am allergic to shellfish, so we went home early`
    const memory = aMemory({ content: story, category: "constraint", about: { subject: "user", attribute: "allergy" } })
    const { placement } = await recall(partsOf(await storeOf(memory)), asking("Thanks!"))
    expect(placement?.block).toContain("allergic to shellfish")
    expect(placement?.block).not.toContain("lovely time")
  })

  test("an introduction carries the day of a later home", async () => {
    const about = (attribute: string) => ({ subject: "user", attribute })
    const earlier = aMemory({
      content: "Ada, 34, designer, Lisbon",
      category: "identity",
      about: about("name"),
      createdAt: now - 20 * day,
    })
    const later = aMemory({ content: "We live in Bergen", category: "identity", about: about("home"), createdAt: now })
    const { placement, memories } = await recall(partsOf(await storeOf(earlier, later)), asking("Thanks!"))
    expect(placement?.block).toMatch(/perhaps until [\d-]+\] Ada, 34, designer, Lisbon/)
    expect(memories.find(({ memory }) => memory.id === earlier.id)?.memory.validUntil).toBeUndefined()
  })

  test("pinned memories belong to the profile regardless of retention", async () => {
    const store = await storeOf(aMemory({ content: "Fly the flag", pinned: true, createdAt: now - 300 * day }))
    expect(await recalled(partsOf(store), asking("Thanks!", { set: { retentionDays: 30 } }))).toEqual(["Fly the flag"])
  })

  test("the profile stays inside its tokens, comes only with a block when so set, or never", async () => {
    const parts = partsOf(await storeOf(identity, aMemory({ content: "x ".repeat(300), category: "identity" })))
    expect(await recalled(parts, asking("Thanks!", { set: { profileTokens: 40 } }))).toEqual(["Is called Ada"])
    expect(await recalled(parts, asking("Thanks!", { set: { profile: "with-block" } }))).toEqual([])
    expect(await recalled(parts, asking("Thanks!", { set: { profile: "off" } }))).toEqual([])
  })

  test("older memories than the retention are not recalled, a search finds them", async () => {
    const parts = partsOf(await storeOf(aMemory({ content: "Has a dog", createdAt: now - 40 * day })))
    const ask = asking("What is my dog called?", { set: { retentionDays: 30 } })
    expect(await recalled(parts, ask)).toEqual([])
    expect((await searchMemories(parts, { ...ask, limit: 5 })).memories).toHaveLength(1)
  })

  test("expired and quarantined memories are not recalled", async () => {
    const store = await storeOf(
      aMemory({ content: "Has a dog", expiresAt: now - 1 }),
      aMemory({ content: "The dog obeys", status: "quarantined" }),
    )
    expect(await recalled(partsOf(store), asking("What does my dog do?"))).toEqual([])
  })

  test("another pool's memories never come", async () => {
    const store = await storeOf()
    const elsewhere = aMemory({ content: "Has a dog", pool: "ada/-" })
    await store.write({ tenant, name: "ada/-" }, [{ op: "put", memory: elsewhere }], { by: "test", at: now })
    expect(await recalled(partsOf(store), asking("What is my dog called?"))).toEqual([])
  })

  test("memories that the request contains are not placed again", async () => {
    const turn = aTurn("My dog is called Biscuit", { source: { origin: "user", message: "m1" } })
    const standing = { messages: new Set(["m1"]), texts: [] }
    expect(await recalled(partsOf(await storeOf(turn)), asking("What's my dog called?", { standing }))).toEqual([])
  })

  test("newest first is a strategy", async () => {
    const parts = partsOf(await storeOf(...facts))
    const found = await searchMemories(parts, { ...asking("dog", { set: { strategy: "recent" } }), limit: 5 })
    expect(found.memories.map(({ memory }) => memory.content)).toEqual(facts.map(({ content }) => content).toReversed())
  })

  test("a search without words gives the newest", async () => {
    const found = await searchMemories(partsOf(await storeOf(...facts)), { ...asking(""), limit: 1 })
    expect(found.memories.map(({ memory }) => memory.content)).toEqual(["Prefers tabs over spaces"])
  })
})

describe("the token budget", () => {
  const long = (word: string) => aTurn(`The ${word} again. ${"Nothing else of note was said about it. ".repeat(40)}`)

  test.each([60, 100, 300, 800])("of %d is kept by the whole block", async (maxTokens) => {
    const turns = Array.from({ length: 30 }, (_, place) => long(`boat ${place}`))
    const outcome = await recall(partsOf(await storeOf(...turns)), asking("What about my boat?", { maxTokens }))
    expect(outcome.memories.length).toBeGreaterThan(0)
    expect(outcome.tokens).toBeLessThanOrEqual(maxTokens)
  })

  test("below 32 nothing is placed", async () => {
    const outcome = await recall(partsOf(await storeOf(...facts, identity)), asking("My dog?", { maxTokens: 31 }))
    expect(outcome.placement).toBeUndefined()
  })

  test("a long turn is shown by its best passage", async () => {
    const turn = aTurn(`${"Nothing of note. ".repeat(60)}The quokka bit me. ${"Nothing of note. ".repeat(60)}`)
    const outcome = await recall(partsOf(await storeOf(turn)), asking("What did the quokka do to me?"))
    expect(outcome.memories[0]?.shown).toContain("The quokka bit me.")
    expect(outcome.memories[0]?.shown.length).toBeLessThanOrEqual(400)
  })

  test("what does not fit is skipped and the next tried", async () => {
    const store = await storeOf(long("quokka quokka"), aTurn("A quokka."), ...many)
    const given = await recalled(partsOf(store), asking("What about my quokka?", { maxTokens: 60 }))
    expect(given).toContain("A quokka.")
  })

  test("is given to the lines in the order of their rank", async () => {
    const told = [
      "My sister recommended the dentist Dr. Amara",
      "My sister met a dentist on the ferry to Harwich",
      "My sister recommended a novel about bees",
      "My sister recommended the bakery behind the mill",
      "My sister recommended cycling along the canal",
      "My sister recommended seven games of chess",
      "My sister recommended boots from Leeds",
      "Nobody recommended the hotel with the green roof",
      "A colleague knows a dentist near the sea",
      "The dentist asks for 240 euros a visit",
      "An old friend became a dentist in Ghent",
      "My cousin recommended yoga at dawn",
    ].map((content, place) => aMemory({ content, category: place % 2 === 0 ? "fact" : "preference" }))
    const { considered } = await explain(
      partsOf(await storeOf(...told)),
      asking("Which dentist did my sister recommend?", { maxTokens: 150 }),
      [],
    )
    const ranksOf = (reason: string) => considered.filter((one) => one.reason === reason).map(({ rank }) => rank ?? 0)
    expect(ranksOf("over-budget")).not.toEqual([])
    expect(Math.max(...ranksOf("shown"))).toBeLessThan(Math.min(...ranksOf("over-budget")))
  })

  test("the best one is cut before nothing is given", async () => {
    const outcome = await recall(
      partsOf(await storeOf(long("quokka"))),
      asking("What about my quokka?", { maxTokens: 50 }),
    )
    expect(outcome.memories).toHaveLength(1)
    expect(outcome.memories[0]?.shown).toMatch(/quokka.*…$/)
  })
})

describe("what is worth a line", () => {
  test("far behind the best nothing is shown, however much room there is", async () => {
    const store = await storeOf(
      aTurn("My quokka Quentin bit the postman on Sunday"),
      aTurn("It was a nice day"),
      ...many,
    )
    const given = await recalled(partsOf(store), asking("Which day did my quokka Quentin bite the postman?"))
    expect(given).toEqual(["My quokka Quentin bit the postman on Sunday"])
  })
})

test("a line that the profile shortens does not stand for its message", async () => {
  const content =
    "Tamar sees me every Wednesday at six in the evening, she is strict and speaks no English, and I am allergic to latex gloves"
  const source = { origin: "user", message: "m1", quote: content } as const
  const turn = aTurn(`about the physio: ${content}`, { source: { origin: "user", message: "m1" } })
  const store = await storeOf(aMemory({ content, category: "constraint", source }), turn, ...many)
  const { memories } = await recall(partsOf(store), asking("Which day is my physio?"))
  const [line, ...others] = memories.map(({ shown }) => shown)
  expect(line).toMatch(/^… .*allergic to latex gloves$/)
  expect(others).toEqual([turn.content])
})

test("a recall reads no list twice: the facts and the user's own are read once for all that need them", async () => {
  const about = { subject: "user", attribute: "home" }
  const store = await storeOf(aMemory({ content: "Lives in Porto", category: "fact", about }))
  const listed: string[] = []
  const list = store.list.bind(store)
  store.list = (scope, query) => {
    listed.push(JSON.stringify(query.where))
    return list(scope, query)
  }
  const { memories } = await recall(partsOf(store), asking("Where do I live now?"))
  expect(memories.map(({ memory }) => memory.content)).toEqual(["Lives in Porto"])
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.filter((where, at) => listed.indexOf(where) !== at)).toEqual([])
})
