import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type OwnedMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const DAY = 86_400_000
const TENANT = tenantOf("default")

describe.each(["sqlite", "memory"] as const)("a deleted statement and its message, in the store %s", (store) => {
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
    const exported = await Array.fromAsync(engine.exported({ tenant: TENANT, pools: "all" }))
    return JSON.stringify([
      await listed(),
      (await ada.search(question)).memories.map(({ memory }) => memory.content),
      (await ada.recall(question)).block ?? "",
      exported.map(({ memory }) => memory.content),
    ])
  }

  it("go together, say so, and return together; other statements of the message stay", async () => {
    await ada.remember("I am allergic to peanuts. I live in Porto.", { session: "s" })
    const allergy = await fact(/peanut/)
    const turn = (await saying(/peanut/)).find(({ category }) => category === "turn")
    const along = await ada.forgetAll([allergy])
    expect(along.map(({ id }) => id)).toEqual([turn?.id])
    expect(await everyRead("What am I allergic to?")).not.toMatch(/peanut/)
    expect(await fact(/Porto/)).toBeDefined()
    await ada.restore(allergy.id)
    expect(await saying(/peanut/)).toHaveLength(2)
    expect((await ada.search("allergic peanuts")).memories.map(({ memory }) => memory.id)).toContain(turn?.id)
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

  it("go together in every part of a long message, and where the same was said again", async () => {
    const filler = Array.from({ length: 400 }, (_, n) => `Stop ${n} of the tour was nothing special at all.`)
    await ada.remember(`I am allergic to peanuts. ${filler.join(" ")}`, { session: "long" })
    now += DAY
    await ada.remember("As I told you, I know. I am allergic to peanuts.", { session: "again" })
    expect((await saying(/tour/)).length).toBeGreaterThan(1)
    const allergy = await fact(/peanut/)
    await ada.forget(allergy.id)
    expect(await listed()).toEqual([])
    await ada.restore(allergy.id)
    expect((await saying(/tour/)).length).toBeGreaterThan(1)
    expect(await saying(/As I told you/)).toHaveLength(1)
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
    const exported = await Array.fromAsync(engine.exported(all))
    await ada.forget((await fact(/peanut/)).id)
    const next = { role: "user", text: "What should I cook tonight for the guests?" } as const
    await ada.remember([...said, next], { session: "s" })
    await ada.remember([...said, next], { session: "other" })
    await engine.restore(exported, {})
    expect(await everyRead("What am I allergic to?")).not.toMatch(/peanut/)
    expect(await fact(/Porto/)).toBeDefined()
  })

  it("are erased together, with what was deleted before, by id, by key and where nothing can be undone", async () => {
    await ada.remember("I am allergic to peanuts. I live in Porto.", { session: "s" })
    const [allergy, home] = [await fact(/peanut/), await fact(/Porto/)]
    const [turn] = (await saying(/Porto/)).filter(({ category }) => category === "turn")
    await ada.forget(allergy.id)
    await ada.erase(home.id)
    expect(await ada.history(turn?.id ?? "")).toBeUndefined()
    await ada.restore(allergy.id)
    expect((await listed()).map(({ id }) => id)).toEqual([allergy.id])

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

  it("leaves the message of what only restates another memory", async () => {
    await ada.remember("My daughter is called Mira.", { session: "v" })
    const child = await fact(/Mira/)
    await ada.feedback(child.id, "wrong")
    const kept = (await ada.add("Has a daughter")).memory
    await ada.decide(child.id, { decision: "merge", into: kept.id, content: "Has a daughter, Mira" })
    expect((await saying(/called Mira/)).map(({ category }) => category)).toEqual(["turn"])
  })

  it("brings the statement back when its message is asked back", async () => {
    await ada.remember("I am allergic to peanuts.", { session: "s" })
    const allergy = await fact(/peanut/)
    const [turn] = await ada.forgetAll([allergy])
    await ada.restore(turn?.id ?? "")
    expect((await saying(/peanut/)).map(({ id }) => id).toSorted()).toEqual([allergy.id, turn?.id].toSorted())
  })

  it("gives no word of what is out, whatever was said, deleted, restored, sent again and erased before", async () => {
    for (const seed of [1, 2, 3, 4]) await randomLife(seed)
  })

  /** Statements are told apart by a word that stands nowhere else, so that every read can be asked for it. */
  async function randomLife(seed: number): Promise<void> {
    const random = seeded(seed)
    const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
    const own = engine.for({ user: `user-${seed}` })
    const out = new Set<string>()
    const said: { readonly session: string; readonly text: string; readonly words: readonly string[] }[] = []
    const ids = new Map<string, string>()
    const note = async () => {
      for (const { id, category, content } of (await own.list({ limit: 200 })).items) {
        const word = category === "turn" ? undefined : /zq[a-z]+/.exec(content)?.[0]
        if (word !== undefined) ids.set(word, id)
      }
    }
    for (let step = 0; step < 24; step++) {
      now += 60_000
      const does = step < 4 ? 0 : Math.floor(random() * 6)
      const known = [...ids.keys()]
      if (does <= 1) {
        const words = [nameOf(seed, step, 0), nameOf(seed, step, 1)]
        const text = `I am allergic to ${words[0]}. My favourite food is ${words[1]}.`
        const session = `s${Math.floor(random() * 3)}`
        said.push({ session, text, words })
        await own.remember(text, { session })
      } else if (does === 2) {
        const word = pick(known.filter((one) => !out.has(one)))
        if (word !== undefined && (await own.forget(ids.get(word) ?? ""))) out.add(word)
      } else if (does === 3) {
        const word = pick([...out])
        const back = word === undefined ? undefined : await own.restore(ids.get(word) ?? "").catch(() => undefined)
        if (back !== undefined) out.delete(word ?? "")
      } else if (does === 4) {
        const one = pick(said)
        const next = { role: "user", text: `Number ${step} is what I ask about now.` } as const
        if (one) await own.remember([{ role: "user", text: one.text }, next], { session: one.session })
      } else {
        const word = pick(known.filter((one) => !out.has(one)))
        if (word !== undefined && (await own.erase(ids.get(word) ?? ""))) {
          out.add(word)
          ids.delete(word)
        }
      }
      await note()
      const exported = await Array.fromAsync(
        engine.exported({ tenant: TENANT, pools: "all" }, { user: `user-${seed}` }),
      )
      const question = [...out].map((word) => `allergic favourite food ${word}`).join(" ") || "allergic"
      const reads = JSON.stringify([
        (await own.list({ limit: 200 })).items,
        (await own.search(question.slice(0, 1_000))).memories.map(({ memory }) => memory),
        (await own.recall(question.slice(0, 1_000))).block ?? "",
        exported.map(({ memory }) => memory),
      ])
      for (const word of out) expect(reads, `seed ${seed}, step ${step}`).not.toContain(word)
    }
    expect(ids.size).toBeGreaterThan(3)
  }
})

/** A made-up word of letters alone. */
function nameOf(...numbers: readonly number[]): string {
  return `zq${numbers.map((number) => String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26))).join("x")}a`
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
