import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import type { Memory, Store } from "../../src/contract/index.ts"
import { Consolidation } from "../../src/engine/consolidation/consolidation.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { Episodes } from "../../src/engine/episodes/episodes.ts"
import { extractSummary, sentencesOfTurns } from "../../src/engine/episodes/extract.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import { ConsolidationPool, DAY_MS, restorable } from "./consolidation-pool.ts"

const REMARK = "The queue at the bakery was long"

let own: ConsolidationPool
beforeEach(() => {
  own = new ConsolidationPool()
})

describe("what is never archived", () => {
  const protectedBy: readonly (readonly [string, string, Partial<Memory> | "manual"])[] = [
    ["its category identity", REMARK, { category: "identity" }],
    ["its category constraint", REMARK, { category: "constraint" }],
    ["its category instruction", REMARK, { category: "instruction" }],
    ["its category decision", REMARK, { category: "decision" }],
    ["its pin", REMARK, { pinned: true }],
    ["being typed in by hand", REMARK, "manual"],
    ["being about an allergy", "The queue at the allergy clinic was long", {}],
    ["being about a medication", "The queue for the insulin was long", {}],
  ]

  /** Whether a remark of these words, which is otherwise like every idle one, is proposed to be archived. */
  async function isArchived(content: string, more: Partial<Memory> | "manual", signals = {}): Promise<boolean> {
    own = new ConsolidationPool()
    await own.plantOthers(8)
    const memory = await own.plant(content)
    // Planted with its message first, because only facts have one there.
    const change = more === "manual" ? { source: { ...memory.source, origin: more } } : more
    const changed = { ...memory, ...change, revision: 2 }
    await own.store.write(own.pool, [{ op: "put", memory: changed }], { by: "test", at: own.now })
    await own.store.write(own.pool, [{ op: "signal", id: memory.id, add: signals }], { by: "test", at: own.now })
    own.now += 40 * DAY_MS
    const [run] = await own.consolidation.propose(own.scope)
    return run?.items.some(({ id, kind }) => id === memory.id && kind === "archive") ?? false
  }

  it.each(protectedBy)("is kept by %s alone: a remark without it is archived", async (_, content, more) => {
    expect(await isArchived(REMARK, {})).toBe(true)
    expect(await isArchived(content, more)).toBe(false)
  })

  it("is kept by a rating as useful alone, and not by one as wrong", async () => {
    expect(await isArchived(REMARK, {}, { wrong: 1 })).toBe(true)
    expect(await isArchived(REMARK, {}, { useful: 1 })).toBe(false)
  })

  it("is kept by words about an allergy and not by being at a clinic", async () => {
    expect(await isArchived("The queue at the tyre clinic was long", {})).toBe(true)
  })
})

describe("a run that makes recall worse", () => {
  /** A copy of the pool in which questions about one statement are answered only while the memory `id` is in it. */
  function leaningOn(id: string, lost: string): Consolidation {
    const settings = () => ({ consolidation: "auto", summaries: "off", turnRetentionDays: 365 }) as const
    const now = () => own.now
    const openCopy = async (copy: Store) => {
      const engine = await createMemory({ arrange: async () => copy, now })
      const [there] = await copy.read(own.scope, [id])
      return {
        for: ({ tenant }: { readonly tenant: ReturnType<typeof tenantOf> }) => ({
          search: async (text: string, options: { readonly limit: number; readonly scope: "tenant" }) => {
            const found = await engine.for({ tenant }).search(text, options)
            const isKept = (one: string) => there !== undefined || one !== lost
            return { memories: found.memories.filter(({ memory }) => isKept(memory.id)) }
          },
        }),
        [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
      }
    }
    const summaries = new Episodes({ store: own.store, state: own.state, settings, model: undefined, now })
    return new Consolidation({ store: own.store, state: own.state, settings, openCopy, summaries, now })
  }

  it("is refused, made by no night and taken by nobody", async () => {
    await own.plantOthers(8)
    const lost = await own.plant("Rows in a boat club on Thursdays", { importance: 0.9 })
    const idle = await own.plant(REMARK)
    own.now += 40 * DAY_MS
    const worse = leaningOn(idle.id, lost.id)
    const [run] = await worse.propose(own.scope)
    expect(run).toMatchObject({ state: "refused", items: [{ id: idle.id }] })
    expect(run?.recall.after).toBe((run?.recall.before ?? 0) - 1)
    await worse.nightly(new AbortController().signal)
    await expect(worse.take(own.scope, run?.id ?? "")).rejects.toMatchObject({ code: "options_invalid" })
    expect((await own.read(idle.id)).status).toBe("active")
    await leaningOn(idle.id, "none").nightly(new AbortController().signal)
    expect((await own.read(idle.id)).status).toBe("archived")
  })
})

describe("the questions that a proposal is measured with", () => {
  it("are made from statements that stay, and name what they are about without what they say of it", async () => {
    await own.plant("Lives in Porto", { importance: 0.9, about: { subject: "user", attribute: "home" } })
    await own.plant("Pays 640 euros to Nadia for the workshop", { importance: 0.9 })
    await own.plantOthers(6)
    await own.plant(REMARK)
    own.now += 40 * DAY_MS
    const asked = new Set<string>()
    const settings = () => ({ consolidation: "propose", summaries: "off", turnRetentionDays: 365 }) as const
    const now = () => own.now
    const summaries = new Episodes({ store: own.store, state: own.state, settings, model: undefined, now })
    const openCopy = async (copy: Store) => {
      const engine = await createMemory({ arrange: async () => copy, now })
      return {
        for: (owner: { readonly tenant: ReturnType<typeof tenantOf> }) => ({
          search: (text: string, options: { readonly limit: number; readonly scope: "tenant" }) => {
            asked.add(text)
            return engine.for(owner).search(text, options)
          },
        }),
        [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
      }
    }
    const { store, state } = own
    const [run] = await new Consolidation({ store, state, settings, openCopy, summaries, now }).propose(own.scope)
    expect(run?.items).toMatchObject([{ kind: "archive" }])
    expect(run?.recall.questions).toBe(asked.size)
    const all = [...asked].join("\n")
    expect(all).toMatch(/home/)
    expect(all).toMatch(/Pays/)
    expect(all).not.toMatch(/Porto|640|Nadia|workshop|10\d|bakery/)
  })
})

describe("what a request is given within a small budget", () => {
  it("holds every answer after a run that it held before", async () => {
    const talk = [
      ["Saw the boat on Sunday", "Which museums near the pier are open late on weekdays, and what do they cost?"],
      ["Painted the boat on Sunday", "What else does one need for a second coat, with amounts and prices?"],
      [
        "Slept on the boat on Sunday",
        "How do people keep warm there in November without a stove, and is a heater safe?",
      ],
      ["Watched a boat race on Sunday", "Who usually wins this, and where can one read about the rules?"],
      ["The boat smelled of paint on Sunday", ""],
    ] as const
    for (const [statement, rest] of talk) {
      const message = await own.say(`${statement}. ${rest}`.trim(), "harbour")
      const at = { memory: message.id, from: 0, to: statement.length }
      await own.plant(statement, { importance: 0.4, source: { ...message.source, at } })
    }
    await own.plant("Ines and her two cousins pay half of the berth and of the repairs of the boat", {
      importance: 0.9,
    })
    await own.plantOthers(20)
    const at = own.now + DAY_MS
    own.now += 40 * DAY_MS
    await using engine = await createMemory({ arrange: async () => own.store, now: () => own.now })
    const ada = engine.for({ tenant: own.pool.tenant, user: "ada" })
    /** The budgets within which the answer is given. */
    const given = async (): Promise<readonly number[]> => {
      const enough: number[] = []
      for (let maxTokens = 40; maxTokens <= 400; maxTokens += 20) {
        const { memories } = await ada.recall("What happened with the boat on Sunday?", { maxTokens, at })
        if (memories.some(({ memory }) => memory.content.startsWith("Ines"))) enough.push(maxTokens)
      }
      return enough
    }
    const before = await given()
    const [run] = await ada.consolidation.propose()
    const taken = await ada.consolidation.take(run?.id ?? "")
    expect(taken?.items.map(({ kind, state }) => `${kind} ${state}`)).toContain("archive taken")
    expect(before.length).toBeGreaterThan(5)
    expect(await given()).toEqual(expect.arrayContaining([...before]))
  })

  it("is the same where a contradiction was put into review", async () => {
    const about = { subject: "user", attribute: "home" }
    await own.plant("Lives in Porto", { importance: 0.9, about })
    await own.plant("I use Vim", { importance: 0.9 })
    own.now += DAY_MS
    await own.plant("Lives in Madrid", { importance: 0.9, about })
    await own.plant("I no longer use Vim", { importance: 0.9 })
    await own.plantOthers(20)
    await using engine = await createMemory({ arrange: async () => own.store, now: () => own.now })
    const ada = engine.for({ tenant: own.pool.tenant, user: "ada" })
    const given = async () => {
      const blocks: (string | undefined)[] = []
      for (const question of ["Where do I live?", "Do I use Vim?"]) {
        for (const maxTokens of [60, 100, 800]) blocks.push((await ada.recall(question, { maxTokens })).block)
      }
      return blocks
    }
    const before = await given()
    expect(before.join()).toMatch(/Madrid.*no longer use Vim/s)
    const [run] = await ada.consolidation.propose()
    const taken = await ada.consolidation.take(run?.id ?? "")
    expect(taken?.items.map(({ kind, state }) => `${kind} ${state}`)).toEqual(["conflict taken", "conflict taken"])
    expect(await given()).toEqual(before)
  })
})

describe("a conversation whose messages expire", () => {
  it("is summarised the night before they do, if the setting says so, and the summary stays", async () => {
    const text = "The boiler at Fenwick needs a new valve, which Nadia replaces on 4 May."
    const expiresAt = own.now + 60 * DAY_MS
    const message = await own.say(text, "boiler", { expiresAt })
    const settings = () => ({ summaries: "before-expiry", turnRetentionDays: 60 }) as const
    const now = () => own.now
    const episodes = new Episodes({ store: own.store, state: own.state, settings, model: undefined, now })
    const written = async () => (await own.all()).filter(({ category }) => category === "summary")
    own.now += 25 * DAY_MS
    await episodes.nightly(new AbortController().signal)
    expect(await written()).toEqual([])
    own.now += 20 * DAY_MS
    await episodes.nightly(new AbortController().signal)
    expect(await written()).toMatchObject([{ content: expect.stringContaining("Nadia"), links: [{ to: message.id }] }])
    expect(own.now).toBeLessThan(expiresAt)
    const erased = { op: "erase", id: message.id } as const
    await own.store.write(own.pool, [erased], { by: "expiry", at: expiresAt })
    own.now = expiresAt + 40 * DAY_MS
    await episodes.nightly(new AbortController().signal)
    expect(await written()).toMatchObject([{ status: "active", content: expect.stringContaining("4 May") }])
  })
})

describe("a run that summarises and archives, and is killed between two writes", () => {
  it("leaves summaries whole and messages readable, and is undone", async () => {
    const settings = () => ({ summaries: "off", turnRetentionDays: 365 }) as const
    const now = () => own.now
    for (let killAt = 1; killAt <= 6; killAt++) {
      own = new ConsolidationPool()
      await own.say("The boiler at Fenwick needs a new valve.", "boiler")
      await own.say("Nadia replaces it on 4 May for 120 euros.", "boiler")
      await own.say("The apple trees of the garden were pruned by Max.", "garden")
      own.now += 40 * DAY_MS
      const before = (await own.all()).map(restorable)
      const { state } = own
      const whole = new Episodes({ store: own.store, state, settings, model: undefined, now })
      const planned = await whole.summarize(own.pool, { archive: true })
      let left = killAt
      const dying = new Proxy<Store>(own.store, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          if (typeof member !== "function") return member
          if (name === "write" && left-- <= 0) return () => Promise.reject(new Error("killed"))
          return member.bind(target)
        },
      })
      const killed = new Episodes({ store: dying, state, settings, model: undefined, now })
      await killed.summarize(own.pool, { archive: true, dryRun: false }).catch(() => undefined)
      const all = await own.all()
      const summaries = all.filter(({ category }) => category === "summary").map(({ content }) => content)
      for (const content of summaries) expect(planned.sessions.map((one) => one.content)).toContain(content)
      expect(all.filter(({ category }) => category === "turn")).toHaveLength(3)
      const [run] = (await state.list("summaries", { limit: 10 })).items
      await whole.undo(own.pool, run?.key ?? "")
      expect([killAt, (await own.all()).map(restorable)]).toEqual([killAt, before])
    }
  })
})

describe("the summary of a conversation that read tools or pasted text", () => {
  it("is made of the rest, and tells how many messages were left out", async () => {
    const typed = "Please look at this invoice from the boiler company. "
    const pasted = "We from Fenwick Heating owe nobody a refund of 900 euros."
    const spans = [{ from: typed.length, to: typed.length + pasted.length, kind: "pasted" }] as const
    await own.say(typed + pasted, "boiler", { spans })
    await own.say("The tool says that Ulrich has to pay 7,000 euros at once.", "boiler", { status: "quarantined" })
    await own.say("Nadia replaces the valve on 4 May.", "boiler")
    own.now += 40 * DAY_MS
    const settings = () => ({ summaries: "off", turnRetentionDays: 365 }) as const
    const episodes = new Episodes({ ...own, settings, model: undefined, now: () => own.now })
    await episodes.summarize(own.pool, { dryRun: false })
    const [summary] = (await own.all()).filter(({ category }) => category === "summary")
    expect(summary).toMatchObject({ status: "active", metadata: { leftOut: 1 } })
    expect(summary?.content).toMatch(/Nadia/)
    expect(summary?.content).not.toMatch(/900|refund|Ulrich|7,000/)
  })
})

describe("a decision about a pool that is erased meanwhile", () => {
  it("is not remembered", async () => {
    await own.plantOthers(8)
    await own.plant(REMARK)
    own.now += 40 * DAY_MS
    const run = await own.propose()
    const erase = (await own.all()).map(({ id }) => ({ op: "erase", id }) as const)
    await own.store.write(own.pool, erase, { by: "test", at: own.now })
    await own.consolidation.leave(own.scope, run.id)
    expect((await own.state.list("consolidation-decisions", { limit: 10 })).items).toEqual([])
  })
})

describe("numbers and names of an extract", () => {
  /** What stands between spaces, without the punctuation around it: no part of the product decides what a number or name is. */
  const telling = (text: string): readonly string[] =>
    text
      .split(" ")
      .map((word) => word.replace(/^[("'“]/u, "").replace(/[)"'”.,!?;:]{1,3}$/u, ""))
      .filter((word) => /\d/u.test(word) || /^\p{Lu}/u.test(word))

  it("are all of its sources, in their own line's message, in 1,000 random conversations", () => {
    const word = fc.constantFrom(
      ..."Ines Porto museum train 14 11:35 piano never cashews Berlin 2.5 kg moved 1,250 € v1.2.3 2026-05-14 Łódź Müller O'Neil 3rd house repaired with green bought door".split(
        " ",
      ),
    )
    const end = fc.constantFrom(".", "!", "…", ")", " at 9 a.m.", " (see https://example.org/a.b?c=7).")
    const sentence = fc
      .tuple(fc.array(word, { minLength: 3, maxLength: 12 }), end)
      .map(([words, last]) => `${words.join(" ")}${last}`)
    const message = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(" "))
    let lines = 0
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), (texts) => {
        const extract = extractSummary(sentencesOfTurns(texts.map(turnOf), 1), {
          known: [],
          maxTokens: 400,
          maxSentences: 12,
          timeZone: "UTC",
        })
        for (const line of extract?.content.split("\n") ?? []) {
          lines++
          const stated = telling(line.replace(/^\[1970-01-01\] (?:Reply: )?/u, ""))
          const isFrom = (text: string) => stated.every((one) => telling(text).includes(one))
          expect(texts.some(isFrom), line).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(lines).toBeGreaterThan(1_000)
  })

  function turnOf(content: string, place: number): Memory {
    return {
      id: String(place),
      pool: "ada/-",
      owner: { tenant: tenantOf("acme"), user: "ada", session: "s" },
      type: "episodic",
      category: "turn",
      content,
      importance: 0.2,
      status: "active",
      source: { origin: place % 2 ? "assistant" : "user" },
      metadata: {},
      createdAt: 0,
      updatedAt: 0,
      revision: 1,
    }
  }
})
