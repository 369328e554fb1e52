import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type OwnedMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { randomLife } from "./fixtures/random-life.ts"

const DAY = 86_400_000
const TENANT = tenantOf("default")

describe.each(["sqlite", "memory"] as const)("a deleted statement and its words, in the store %s", (store) => {
  let folder = ""
  let now = 0
  let engine: MemoryEngine
  let ada: OwnedMemory

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1)
    folder = mkdtempSync(join(tmpdir(), "keepsake-together-"))
    const plugins = store === "sqlite" ? [sqlite({ path: join(folder, "keepsake.db") })] : []
    engine = await createMemory({ plugins, now: () => now })
    ada = engine.for({ user: "ada" })
  })
  afterEach(async () => {
    await engine[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  const listed = async () => (await ada.list({ limit: 200 })).items
  const fact = async (holds: RegExp) => {
    const found = (await listed()).find(({ category, content }) => category !== "turn" && holds.test(content))
    if (found === undefined) throw new Error(`No statement holds ${holds}`)
    return found
  }
  const saying = async (holds: RegExp) => (await listed()).filter(({ content }) => holds.test(content))
  /** Every word that a read gives: lists, a search, a recall and an export. */
  const everyRead = async (question: string) => {
    const exported = await Array.fromAsync(engine.exportMemories({ tenant: TENANT, pools: "all" }))
    return JSON.stringify([
      await listed(),
      (await ada.search(question)).memories.map(({ memory }) => memory.content),
      (await ada.recall(question)).block ?? "",
      exported.map(({ memory }) => memory.content),
    ])
  }

  const contentOf = async (id = "") => (await ada.get(id))?.content

  it("take the sentences along in which the assistant says the same, in this conversation and in others", async () => {
    const said = (role: "user" | "assistant", text: string) => ({ role, text })
    await ada.remember(
      [
        said("user", "I am allergic to peanuts."),
        said("assistant", "I'll keep your peanut allergy in mind. Anything else?"),
      ],
      { session: "s" },
    )
    await ada.remember(
      [
        said("user", "What shall I cook?"),
        said("assistant", "Pasta. You are allergic to peanuts, so leave out satay."),
      ],
      { session: "t" },
    )
    await ada.remember([said("user", "What grows underground?"), said("assistant", "Peanuts do, and potatoes.")], {
      session: "u",
    })
    const allergy = await fact(/peanut/)
    await ada.forgetAll([allergy])
    expect((await saying(/peanut|satay/i)).map(({ content }) => content)).toEqual(["Peanuts do, and potatoes."])
    expect((await saying(/Pasta|Anything else/)).map(({ content }) => content).toSorted()).toEqual([
      "Anything else?",
      "Pasta.",
    ])
    await ada.restore(allergy.id)
    expect(await saying(/peanut/i)).toHaveLength(5)
  })

  it("go together, say so, and return together; other sentences and statements of the message stay", async () => {
    await ada.remember("I am allergic to peanuts. I live in Porto. The bread was good.", { session: "s" })
    const allergy = await fact(/peanut/)
    const turn = (await saying(/peanut/)).find(({ category }) => category === "turn")
    const along = await ada.forgetAll([allergy])
    expect(along.map(({ id, content }) => [id, content])).toEqual([[turn?.id, "I live in Porto. The bread was good."]])
    expect(await everyRead("What am I allergic to?")).not.toMatch(/peanut/)
    expect(await fact(/Porto/)).toBeDefined()
    expect(await contentOf(turn?.id)).toBe("I live in Porto. The bread was good.")
    expect((await ada.history(turn?.id ?? ""))?.items).toHaveLength(1)
    await ada.restore(allergy.id)
    expect(await saying(/peanut/)).toHaveLength(2)
    expect(await contentOf(turn?.id)).toBe(turn?.content)
    expect((await ada.search("allergic peanuts")).memories.map(({ memory }) => memory.id)).toContain(turn?.id)
  })

  it("take the words out of the quotes of other statements of the same sentence, and bring them back", async () => {
    await ada.remember("I'm a nurse and my dog is called Biscuit. I live in Porto.", { session: "s" })
    const [work, dog] = [await fact(/nurse/), await fact(/Biscuit/)]
    expect(work.source.quote).toBe(dog.source.quote)
    const [turn] = await ada.forgetAll([dog])
    expect(await everyRead("What is my dog called?")).not.toMatch(/Biscuit/)
    expect((await ada.get(work.id))?.source).not.toHaveProperty("quote")
    await ada.forget(work.id)
    await ada.restore(dog.id)
    expect(await contentOf(turn?.id)).toBe("I live in Porto.")
    await ada.restore(work.id)
    expect(await contentOf(turn?.id)).toBe("I'm a nurse and my dog is called Biscuit. I live in Porto.")
    expect((await ada.get(work.id))?.source).toEqual(work.source)
    await ada.erase(dog.id)
    await ada.erase(work.id)
    expect(await contentOf(turn?.id)).toBe("I live in Porto.")
  })

  it("are cut exactly, also beside emoji, combining characters and line breaks", async () => {
    const said = "I am allergic to peanuts. 👩‍👩‍👧\nThe cafe\u0301 was good. I live in Porto."
    await ada.remember(said, { session: "s" })
    const [turn] = (await listed()).filter(({ category }) => category === "turn")
    for (const holds of [/Porto/, /peanut/]) {
      const one = await fact(holds)
      expect(one.source.at).toMatchObject({ memory: turn?.id })
      await ada.forget(one.id)
      expect(await saying(holds)).toEqual([])
      await ada.restore(one.id)
      expect(await contentOf(turn?.id)).toBe(turn?.content)
    }
    await ada.forgetAll([await fact(/Porto/), await fact(/peanut/)])
    expect(await contentOf(turn?.id)).toBe("👩‍👩‍👧\nThe cafe\u0301 was good.")
  })

  it("stay away until every deleted statement of the message is back", async () => {
    await ada.remember("I am allergic to peanuts. I live in Porto.", { session: "s" })
    const [allergy, home] = [await fact(/peanut/), await fact(/Porto/)]
    await ada.forget(allergy.id)
    await ada.forget(home.id)
    await ada.restore(allergy.id)
    expect(await everyRead("Where do I live?")).not.toMatch(/Porto/)
    await ada.restore(home.id)
    expect((await saying(/Porto/)).map(({ category }) => category).toSorted()).toEqual(["identity", "turn"])
  })

  it("are deleted together in every part of a long message, and with repeated statements", async () => {
    const filler = Array.from({ length: 400 }, (_, n) => `Stop ${n} of the tour was nothing special at all.`)
    await ada.remember(`I am allergic to peanuts. ${filler.join(" ")}`, { session: "long" })
    now += DAY
    await ada.remember("As I told you, I know. I am allergic to peanuts.", { session: "again" })
    expect((await saying(/tour/)).length).toBeGreaterThan(1)
    const allergy = await fact(/peanut/)
    const before = await listed()
    await ada.forget(allergy.id)
    expect(await saying(/peanut/)).toEqual([])
    expect((await saying(/As I told you/)).map(({ content }) => content)).toEqual(["As I told you, I know."])
    expect((await saying(/Stop 399 of the tour/)).length).toBe(1)
    await ada.restore(allergy.id)
    expect((await listed()).map(({ content }) => content)).toEqual(before.map(({ content }) => content))
  })

  it("go together with messages that nothing was read from because they look pasted", async () => {
    const filler = Array.from({ length: 400 }, (_, n) => `Line ${n} of the report speaks of nothing else at all.`)
    const pasted = `Please proofread this letter:\n\nDear Ms Bell,\n\nI am allergic to peanuts. ${filler.join(" ")}\n\nYours, Ella`
    await ada.remember(pasted, { session: "before" })
    expect((await listed()).every(({ category }) => category === "turn")).toBe(true)
    await ada.remember("I am allergic to peanuts.", { session: "alone" })
    now += DAY
    await ada.remember(pasted, { session: "after" })
    const kept = (await listed()).map(({ id }) => id).toSorted()
    const allergy = await fact(/peanut/)
    expect(await ada.forgetAll([allergy])).toHaveLength(3)
    expect(await saying(/peanut/)).toEqual([])
    expect((await saying(/Dear Ms Bell/)).length).toBe(2)
    await ada.restore(allergy.id)
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(kept)
    await ada.erase(allergy.id)
    for (const id of kept) expect(JSON.stringify((await ada.history(id))?.items ?? [])).not.toMatch(/peanut/)
  })

  it("stay away until every deleted statement is back that a message repeats", async () => {
    const filler = Array.from({ length: 40 }, (_, n) => `Line ${n} of the report speaks of nothing else at all.`)
    await ada.remember(`I am allergic to peanuts. I live in Porto. ${filler.join(" ")}`, { session: "pasted" })
    await ada.remember("I am allergic to peanuts.", { session: "a" })
    await ada.remember("I live in Porto.", { session: "b" })
    const kept = (await listed()).map(({ id }) => id).toSorted()
    const [allergy, home] = [await fact(/peanut/), await fact(/Porto/)]
    for (const [first, second] of [
      [allergy, home],
      [home, allergy],
    ] as const) {
      now += 60_000
      await ada.forget(first.id)
      await ada.forget(second.id)
      await ada.restore(first.id)
      expect(await saying(first === allergy ? /Porto/ : /peanut/)).toEqual([])
      await ada.restore(second.id)
      expect((await listed()).map(({ id }) => id).toSorted()).toEqual(kept)
    }
    // A statement that was erased never comes back with a message; one that is said again does not hold it back.
    await ada.forget(allergy.id)
    await ada.erase(home.id)
    await ada.restore(allergy.id)
    expect(await saying(/Porto/)).toEqual([])
    now += 60_000
    await ada.remember("I live in Porto.", { session: "c" })
    await ada.remember(`My cat is called Mog. I live in Porto. ${filler.join(" ")}`, { session: "d" })
    await ada.remember("My cat is called Mog.", { session: "e" })
    const cat = await fact(/Mog/)
    await ada.forget(cat.id)
    await ada.restore(cat.id)
    expect((await saying(/Mog/)).map(({ category }) => category).toSorted()).toEqual(
      [cat.category, "turn", "turn"].toSorted(),
    )
  })

  it("are erased by key with every message that says the same, also those that were deleted before", async () => {
    for (const session of ["a", "b"]) await ada.remember("I work at Initech.", { session })
    await ada.remember("I work at Initech. I live in Porto.", { session: "c" })
    const work = await fact(/Initech/)
    const kept = (await saying(/Initech/)).map(({ id }) => id)
    expect(kept).toHaveLength(4)
    const subject = { tenant: TENANT, key: work.key ?? "" }
    await ada.forget(work.id)
    // Of the messages only "I live in Porto." is left, which says nothing of it.
    expect(await engine.countSubject(subject)).toMatchObject({ memories: 1 })
    expect(await engine.eraseSubject(subject, { compact: false })).toMatchObject({ memories: 1 })
    await expect(ada.restore(work.id)).resolves.toBeUndefined()
    for (const id of kept) expect(JSON.stringify((await ada.history(id))?.items ?? [])).not.toMatch(/Initech/)
    expect((await listed()).map(({ content }) => content)).toEqual(["Lives in Porto", "I live in Porto."])
    await ada.remember("I work at Globex.", { session: "d" })
    await ada.remember("I work at Globex. My cat is called Mog.", { session: "e" })
    await engine.eraseSubject({ tenant: TENANT, key: (await fact(/Globex/)).key ?? "" }, { compact: false })
    expect(await saying(/Globex/)).toEqual([])
  })

  it("are deleted together with every message that says the same, and that says what an earlier version said", async () => {
    const repeated = Array.from({ length: 130 }, (_, n) => ({
      role: "user" as const,
      text: `Update ${n} of many. I work at Initech. The kitchen was closed on day ${n}.`,
    }))
    for (const [n, message] of repeated.entries()) await ada.remember([message], { session: `s${n}` })
    now += DAY
    await ada.remember("I work at Globex now.", { session: "b" })
    const work = await fact(/Globex/)
    await ada.forget(work.id)
    expect(await saying(/Initech|Globex/)).toEqual([])
    await ada.restore(work.id)
    expect(await saying(/work at Initech/)).toHaveLength(130)
  })

  it("go together with the messages of earlier versions, which would come back as if they held", async () => {
    await ada.remember("I work at Initech.", { session: "a" })
    now += DAY
    await ada.remember("I work at Globex now.", { session: "b" })
    const work = await fact(/Globex/)
    await ada.forget(work.id)
    expect(await everyRead("Where do I work?")).not.toMatch(/Initech|Globex/)
    await ada.restore(work.id)
    expect(await saying(/Globex/)).toHaveLength(2)
  })

  it("stay away when the history is sent again, here and in another session, and when an export is brought in", async () => {
    const said = [
      { role: "user", text: "I am allergic to peanuts. I live in Porto." },
      { role: "assistant", text: "Thank you for telling me about that." },
    ] as const
    await ada.remember(said, { session: "s" })
    const all = { tenant: TENANT, pools: "all" } as const
    const exported = await Array.fromAsync(engine.exportMemories(all))
    await ada.forget((await fact(/peanut/)).id)
    const next = { role: "user", text: "What should I cook tonight for the guests?" } as const
    await ada.remember([...said, next], { session: "s" })
    await ada.remember([...said, next], { session: "other" })
    await engine.restore(exported, {})
    expect(await everyRead("What am I allergic to?")).not.toMatch(/peanut/)
    expect(await fact(/Porto/)).toBeDefined()
  })

  it("are erased together, including earlier deletions, by id, by key and without an undo period", async () => {
    await ada.remember("I am allergic to peanuts. I live in Porto.", { session: "s" })
    const [allergy, home] = [await fact(/peanut/), await fact(/Porto/)]
    const [turn] = (await saying(/Porto/)).filter(({ category }) => category === "turn")
    await ada.forget(allergy.id)
    await ada.erase(home.id)
    expect(await ada.history(turn?.id ?? "")).toBeUndefined()
    await ada.restore(allergy.id)
    expect((await saying(/peanut/)).map(({ id }) => id).toSorted()).toEqual([allergy.id, turn?.id].toSorted())
    expect(await saying(/Porto/)).toEqual([])

    await ada.remember("I work at Initech.", { session: "k" })
    const work = await fact(/Initech/)
    await engine.eraseSubject({ tenant: TENANT, key: work.key ?? "" }, { compact: false })
    expect(await saying(/Initech/)).toEqual([])

    await engine.configure({ undoDays: 0 })
    await ada.remember("My daughter is called Mira.", { session: "n" })
    await ada.forget((await fact(/Mira/)).id)
    expect(await saying(/Mira/)).toEqual([])
  })

  it("go together when a chat asks to forget, when a session is undone and when many are deleted at once", async () => {
    await ada.remember("I am allergic to peanuts. The bread was very good today, thank you.", { session: "s" })
    await ada.remember("Forget that I am allergic to peanuts.", { session: "t" })
    expect(await everyRead("What am I allergic to?")).not.toMatch(/peanut/)
    await ada.remember("I live in Porto.", { session: "u" })
    await ada.remember("My daughter is called Mira.", { session: "v" })
    await ada.forgetAll((await listed()).filter(({ category }) => category !== "turn"))
    expect(await saying(/Porto|Mira/)).toEqual([])
  })

  it("keeps the message if another memory restates the statement", async () => {
    await ada.remember("My daughter is called Mira.", { session: "v" })
    const child = await fact(/Mira/)
    await ada.feedback(child.id, "wrong")
    const kept = (await ada.add("Has a daughter")).memory
    await ada.decide(child.id, { decision: "merge", into: kept.id, content: "Has a daughter, Mira" })
    expect((await saying(/called Mira/)).map(({ category }) => category)).toEqual(["turn"])
  })

  it("stay where only the reading was wrong, unless they are to be removed", async () => {
    for (const words of [undefined, "remove"] as const) {
      await ada.remember("My daughter is called Mira.", { session: `${words}` })
      const child = await fact(/Mira/)
      await ada.feedback(child.id, "wrong")
      await ada.decide(child.id, { decision: "reject", ...(words && { words }) })
      expect(await saying(/Mira/)).toHaveLength(words === undefined ? 1 : 0)
    }
  })

  it("restores the statement with its message", async () => {
    await ada.remember("I am allergic to peanuts.", { session: "s" })
    const allergy = await fact(/peanut/)
    const [turn] = await ada.forgetAll([allergy])
    await ada.restore(turn?.id ?? "")
    expect((await saying(/peanut/)).map(({ id }) => id).toSorted()).toEqual([allergy.id, turn?.id].toSorted())
  })

  it("are in no read after any sequence of statements, corrections, deletions, restorations, resends, erasures and imports", async () => {
    const acts: Record<string, number> = {}
    for (const seed of [1, 2, 3, 4]) {
      const life = await randomLife(engine, { seed, steps: 30, advance: (milliseconds) => (now += milliseconds) })
      expect(life.wrong).toEqual([])
      for (const [name, count] of Object.entries(life.acts)) acts[name] = (acts[name] ?? 0) + count
    }
    expect(Object.keys(acts).toSorted()).toEqual(
      ["ask", "correct", "erase", "expire", "forget", "import", "resend", "restore", "say"].toSorted(),
    )
  })
})
