import { describe, expect, test } from "vitest"
import type { Leg, Memory, TextStatistics } from "../../../src/index.ts"
import { wordsOf } from "../../../src/text/words.ts"
import { mergeLegs } from "../../../src/turn/recall/candidates.ts"
import { parseCues } from "../../../src/turn/recall/cues.ts"
import { rank, smoothedIdf } from "../../../src/turn/recall/rank.ts"
import { aMemory, aTurn, tenant } from "../a-memory.ts"

interface Found {
  readonly memory: Memory
  readonly before?: string
  readonly after?: string
}

function ranked(
  text: string,
  found: readonly Found[],
  vectors: readonly (readonly [Memory, number])[] = [],
  statistics?: TextStatistics,
  fusionK?: number,
) {
  const hits = found.map(({ memory, before, after }) => ({
    memory,
    score: 1,
    words: wordsOf({
      text: memory.content,
      createdAt: memory.createdAt,
      ...(memory.source.speaker !== undefined && { speaker: memory.source.speaker }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }),
  }))
  const legs: Leg[] = [
    { name: "words", kind: "words", found: { hits, ...(statistics && { statistics }) } },
    { name: "vectors", kind: "vectors", found: { hits: vectors.map(([memory, score]) => ({ memory, score })) } },
  ]
  const { candidates, counts } = mergeLegs(legs)
  const cues = parseCues({ text, before: [], ignore: [], at: Date.UTC(2026, 10, 20) })
  return rank(candidates, counts, cues, { fusionWeight: 0.3, fusionK, wordsCount: true }).map(({ memory }) => memory.id)
}

const createdAt = Date.UTC(2023, 4, 1)

describe("ranking", () => {
  test("a rare word weighs more than a common one", () => {
    const rare = { memory: aMemory({ content: "The quokka" }) }
    const common = { memory: aMemory({ content: "The time" }) }
    expect(ranked("time of the quokka", [common, rare])[0]).toBe(rare.memory.id)
  })

  test("the message before counts, and more when it asked", () => {
    const asked = { memory: aTurn("Yes, for years.", { createdAt }), before: "Do you sail?" }
    const said = { memory: aTurn("Yes, for years.", { createdAt }), before: "You sail." }
    const neither = { memory: aTurn("Yes, for years.", { createdAt }), before: "Hm." }
    expect(ranked("Who likes to sail?", [neither, said, asked])).toEqual(
      [asked, said, neither].map(({ memory }) => memory.id),
    )
  })

  test("the month of a memory counts", () => {
    const may = { memory: aMemory({ content: "Went hiking", createdAt: Date.UTC(2023, 4, 9) }) }
    const june = { memory: aMemory({ content: "Went hiking", createdAt: Date.UTC(2023, 5, 9) }) }
    expect(ranked("hiking in May 2023", [june, may])[0]).toBe(may.memory.id)
  })

  test("words side by side beat the same words apart", () => {
    const together = { memory: aMemory({ content: "A rubber duck and a bath", createdAt }) }
    const apart = { memory: aMemory({ content: "A rubber bath and a duck", createdAt }) }
    expect(ranked("rubber duck", [apart, together])[0]).toBe(together.memory.id)
  })

  test("a word with the same beginning counts a little", () => {
    const near = { memory: aMemory({ content: "Photography on Sundays", createdAt }) }
    const far = { memory: aMemory({ content: "Gardening on Sundays", createdAt }) }
    expect(ranked("any photographs?", [far, near])[0]).toBe(near.memory.id)
  })

  test("a word that nobody said may be mistyped; one that somebody said is not", () => {
    const near = { memory: aMemory({ content: "The Kestrel inn on Sunday", createdAt }) }
    const far = { memory: aMemory({ content: "The Magpie inn on Sunday", createdAt: createdAt + 1 }) }
    const counts = (holding: number) => ({
      memories: 50,
      meanLength: 5,
      documentFrequency: { inn: 2, kesterl: holding },
    })
    expect(ranked("the Kesterl inn", [far, near], [], counts(0))[0]).toBe(near.memory.id)
    expect(ranked("the Kesterl inn", [far, near], [], counts(1))[0]).toBe(far.memory.id)
    const unknown = {
      ...counts(0),
      documentFrequency: { ...counts(0).documentFrequency, qwertz: 0, asdfgh: 0, yxcvbn: 0 },
    }
    expect(ranked("the Kesterl inn qwertz asdfgh yxcvbn", [far, near], [], unknown)[0]).toBe(far.memory.id)
  })

  test("a session that holds more of it supports its memories", () => {
    const owner = { tenant, session: "about boats" }
    const inside = { memory: aTurn("The boat leaks", { createdAt, owner }) }
    const beside = { memory: aTurn("A boat has sails, my boat too", { createdAt, owner }) }
    const alone = { memory: aTurn("The boat leaks", { createdAt: createdAt + 1, owner: { tenant, session: "other" } }) }
    const order = ranked("boat", [alone, inside, beside])
    expect(order.indexOf(inside.memory.id)).toBeLessThan(order.indexOf(alone.memory.id))
  })

  test("the user's words come before the assistant's", () => {
    const user = { memory: aTurn("Oslo trip", { createdAt, source: { origin: "user" } }) }
    const assistant = { memory: aTurn("Oslo trip", { createdAt: createdAt + 1, source: { origin: "assistant" } }) }
    expect(ranked("Oslo", [assistant, user])[0]).toBe(user.memory.id)
  })

  test("the one participant whom the query names comes first", () => {
    const said = (speaker: string) => ({
      memory: aTurn("I went to Oslo", { createdAt, source: { origin: "user", speaker } }),
    })
    const [caroline, melanie] = [said("Caroline"), said("Melanie")]
    expect(ranked("When did Melanie go to Oslo?", [caroline, melanie])[0]).toBe(melanie.memory.id)
  })

  test("who asks for a time gets a text with one", () => {
    const timed = { memory: aMemory({ content: "Bought the bike two weeks ago", createdAt }) }
    const other = { memory: aMemory({ content: "Bought the bike from a friend", createdAt }) }
    expect(ranked("When was the bike bought?", [other, timed])[0]).toBe(timed.memory.id)
  })

  test("what a text comes back to is what it is about", () => {
    const about = { memory: aMemory({ content: "The canal froze, so we walked the canal", createdAt }) }
    const beside = { memory: aMemory({ content: "The canal froze, so we walked the dog", createdAt: createdAt + 1 }) }
    expect(ranked("canal", [beside, about])[0]).toBe(about.memory.id)
  })

  test("who asks about themselves gets what they said of themselves", () => {
    const own = { memory: aTurn("The tank of my bike leaks", { createdAt, source: { origin: "user" } }) }
    const other = {
      memory: aTurn("The tank of this bike leaks", { createdAt: createdAt + 1, source: { origin: "user" } }),
    }
    expect(ranked("What is wrong with my bike?", [other, own])[0]).toBe(own.memory.id)
    expect(ranked("What is wrong with that bike?", [other, own])[0]).toBe(other.memory.id)
  })

  test("memories of the time that the query names come first, then those from soon after", () => {
    const asked = Date.UTC(2026, 10, 20)
    const kept = (daysAgo: number) => ({
      memory: aMemory({ content: "Went to the museum", createdAt: asked - daysAgo * 86_400_000 }),
    })
    const [then, after, before] = [kept(10), kept(5), kept(20)]
    expect(ranked("Which museum was it 10 days ago?", [before, after, then])).toEqual(
      [then, after, before].map(({ memory }) => memory.id),
    )
  })

  test("among people alone everybody weighs the same, and so it is among facts", () => {
    const said = (speaker: string, at: number) => ({
      memory: aTurn("The ferry to Bergen", { createdAt: at, source: { origin: "user", speaker } }),
    })
    const fact = (at: number) => ({ memory: aMemory({ content: "The ferry to Bergen", createdAt: at }) })
    const [ana, ben] = [said("Ana", createdAt), said("Ben", createdAt + 1)]
    expect(ranked("ferry Bergen", [ana, ben])[0]).toBe(ben.memory.id)
    const [older, newer] = [fact(createdAt), fact(createdAt + 1)]
    expect(ranked("ferry Bergen", [older, newer])[0]).toBe(newer.memory.id)
  })

  test("two participants named are none", () => {
    const said = (speaker: string, at: number) => ({
      memory: aTurn("I went to Oslo", { createdAt: at, source: { origin: "user", speaker } }),
    })
    const [ana, ben] = [said("Ana", createdAt + 1), said("Ben", createdAt)]
    expect(ranked("Did Ana and Ben go to Oslo?", [ben, ana])[0]).toBe(ana.memory.id)
  })

  test("what only vectors found can come up, and they never decide alone", () => {
    const words = { memory: aMemory({ content: "The quokka lives on Rottnest", createdAt }) }
    const meaning = aMemory({ content: "That small animal", createdAt })
    const noise = aMemory({ content: "Something else", createdAt })
    const order = ranked(
      "quokka",
      [words],
      [
        [meaning, 0.8],
        [words.memory, 0.7],
        [noise, 0.1],
      ],
    )
    expect(order).toEqual([words.memory.id, meaning.id, noise.id])
  })

  test("importance, pins and feedback tip the scale", () => {
    const plain = { memory: aMemory({ content: "Likes tea", createdAt: createdAt + 1 }) }
    for (const better of [
      { importance: 0.9 },
      { pinned: true },
      { signals: { uses: 3, useful: 3, wrong: 0, mentions: 0 } },
    ]) {
      const one = { memory: aMemory({ content: "Likes tea", createdAt, ...better }) }
      expect(ranked("tea", [plain, one])[0]).toBe(one.memory.id)
    }
  })

  test("equals: the newer first", () => {
    const old = { memory: aMemory({ content: "Likes tea", createdAt }) }
    const young = { memory: aMemory({ content: "Likes tea", createdAt: createdAt + 1 }) }
    expect(ranked("tea", [old, young])[0]).toBe(young.memory.id)
  })

  test("a store that brings no words is ranked all the same", () => {
    const hit = { memory: aMemory({ content: "The quokka" }), score: 1 }
    const miss = { memory: aMemory({ content: "The time" }), score: 2 }
    const { candidates } = mergeLegs([{ name: "words", kind: "words", found: { hits: [miss, hit] } }])
    const cues = parseCues({ text: "quokka", before: [], ignore: [], at: createdAt })
    const [first] = rank(candidates, undefined, cues, { fusionWeight: 0.3, wordsCount: true })
    expect(first?.memory.id).toBe(hit.memory.id)
  })
})

describe("fusion by places", () => {
  const [exact, close, far] = [
    { memory: aMemory({ content: "The quokka of Rottnest" }) },
    { memory: aMemory({ content: "A quokka" }) },
    { memory: aMemory({ content: "Small marsupials" }) },
  ] as const
  const question = "the quokka of Rottnest"
  const idsOf = (...found: readonly { readonly memory: Memory }[]) => found.map(({ memory }) => memory.id)

  test("how near a vector is does not matter, only which is nearer", () => {
    const vectors = (nearest: number) =>
      [
        [far.memory, nearest],
        [close.memory, 0.3],
        [exact.memory, 0.2],
      ] as const
    const found = [exact, close]
    expect(ranked(question, found, vectors(0.9), undefined, 60)).toEqual(
      ranked(question, found, vectors(0.31), undefined, 60),
    )
  })

  test("found by both comes before the best of either, the more so with a larger k", () => {
    const vectors = [
      [close.memory, 0.9],
      [far.memory, 0.8],
      [aMemory({ content: "Nothing" }), 0.1],
    ] as const
    expect(ranked(question, [exact, close], vectors, undefined, 60).slice(0, 3)).toEqual(idsOf(close, exact, far))
    expect(ranked(question, [exact, close], vectors, undefined, 1).slice(0, 3)).toEqual(idsOf(exact, close, far))
  })

  test("what only the vectors found comes in, behind what the words found as well", () => {
    const vectors = [
      [far.memory, 0.9],
      [exact.memory, 0.1],
    ] as const
    expect(ranked(question, [exact], vectors, undefined, 5)).toEqual(idsOf(exact, far))
  })

  test("without vectors the order is that of the scores", () => {
    expect(ranked(question, [close, exact], [], undefined, 60)).toEqual(ranked(question, [close, exact]))
  })
})

describe("the inverse document frequency of a word", () => {
  const counts = { memories: 1_000, meanLength: 20, documentFrequency: { boat: 500, quokka: 1 } }

  test("the pool's own counts are smoothed by how often people use a word", () => {
    expect(smoothedIdf("quokka", counts)).toBeGreaterThan(smoothedIdf("boat", counts))
    expect(smoothedIdf("boat", undefined)).toBeGreaterThan(smoothedIdf("boat", counts))
  })

  test("a word that nobody holds is the rarest, and finite", () => {
    expect(smoothedIdf("xyzzy", counts)).toBeGreaterThan(smoothedIdf("quokka", counts))
    expect(smoothedIdf("xyzzy", undefined)).toBeLessThan(20)
  })

  test("a word like a member of every object has no count of its own", () => {
    expect(smoothedIdf("constructor", counts)).toBe(smoothedIdf("xyzzy", counts))
  })
})
