import type { Memory } from "../../contract/memory.ts"
import { containsText } from "../../text/contains.ts"
import { likeness, type Marks, marksOf } from "../../text/likeness.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { alike, type Sketch, sketchOf } from "../../text/sketch.ts"
import { answers, placeOf } from "./exchanges.ts"
import type { Ledger } from "./ledger.ts"
import { coveredBy, outdatedAmong, readIn } from "./restated.ts"

/** What the request itself already holds. */
export interface RequestContent {
  readonly messages: ReadonlySet<string>
  readonly texts: readonly string[]
  /** Memories that an earlier request carried, where the upstream keeps what it was sent. */
  readonly given?: ReadonlySet<string>
}

interface Scored {
  readonly memory: Memory
  readonly score: number
}

/** From this share of common words on, with the same numbers, names and negation, two memories say the same (Jaccard). */
const SAME = 0.8
/** Looked through for repeats; deeper ones no budget reaches. */
const DEPTH = 120

/**
 * Ranked memories without what repeats or has changed: what stands in the request, a turn that a fact restates (the fact takes its place), the second
 * of two near duplicates, or of one that is `already` on the page, and what a newer fact supersedes. A bare question of the user comes with its answer
 * or not at all. Asked for what was before (`history`), what has changed
 * stands behind what holds now, and is not left out.
 */
export function* diversify<T extends Scored>(
  ranked: readonly T[],
  standing: RequestContent,
  already: readonly Memory[],
  options: { readonly history?: boolean; readonly ledger?: Ledger | undefined } = {},
): Generator<T> {
  const all = ranked.slice(0, DEPTH)
  const near = nearOf(all)
  const given = new Set(already.map(({ id }) => id))
  const { ledger } = options
  for (const { memory } of ledger ? ranked.slice(DEPTH) : []) ledger?.dropped(memory.id, { reason: "too-deep" })
  const shown = already.map((memory) => new Told(memory))
  const stands = standingTest(standing)
  const outdated = outdatedAmong([...already, ...all.map(({ memory }) => memory)])
  for (const one of all) {
    if (one.memory.category === "turn" && coveredBy(already, one.memory)) {
      ledger?.dropped(one.memory.id, { reason: "restated" })
      continue
    }
    const picks = inPlaceOf(one, near, ledger).flatMap((pick) => {
      const now = outdated.get(pick.memory.id)
      if (now === undefined) return [pick]
      if (options.history !== true) ledger?.dropped(pick.memory.id, { reason: "outdated", by: now })
      const newer = all.filter(({ memory }) => memory.id === now)
      return options.history === true ? [...newer, pick] : newer
    })
    for (const pick of picks) {
      if (given.has(pick.memory.id)) continue
      given.add(pick.memory.id)
      if (stands(pick.memory)) {
        ledger?.dropped(pick.memory.id, { reason: "stands-in-request" })
        continue
      }
      const told = new Told(pick.memory)
      const same = shown.find((other) => told.repeats(other))
      if (same !== undefined) {
        ledger?.dropped(pick.memory.id, { reason: "repeats", by: same.id })
        continue
      }
      shown.push(told)
      yield pick
    }
  }
}

/** Texts with fewer common words than this are not looked at closer. */
const PERHAPS = 0.5
const LOOKED_AT = 1_000
const SKETCHED = 400

/** What a memory tells, to be told from what others do: by a sketch, and only where two are close by its analysed words. */
class Told {
  readonly id: string
  readonly #content: string
  readonly #sketch: Sketch
  #marks: Marks | undefined

  constructor({ id, content }: Memory) {
    this.id = id
    this.#content = content.slice(0, LOOKED_AT)
    this.#sketch = sketchOf(this.#content, SKETCHED)
  }

  repeats(other: Told): boolean {
    return alike(this.#sketch, other.#sketch) >= PERHAPS && likeness(this.marks, other.marks) >= SAME
  }

  get marks(): Marks {
    this.#marks ??= marksOf(this.#content)
    return this.#marks
  }
}

/** What is shown where this one ranks. */
function inPlaceOf<T extends Scored>(one: T, near: Near<T>, ledger: Ledger | undefined): readonly T[] {
  if (one.memory.category !== "turn") return [one]
  const fact = near.facts.find((other) => restates(other, one))
  if (fact !== undefined) {
    ledger?.dropped(one.memory.id, { reason: "restated", by: fact.memory.id })
    return [fact]
  }
  if (!asksOnly(one.memory)) return [one]
  const reply = near.turns.get(placeOf(one.memory, 1))
  if (reply !== undefined && answers(reply.memory, one.memory)) {
    ledger?.dropped(one.memory.id, { reason: "answered", by: reply.memory.id })
    return [reply]
  }
  ledger?.dropped(one.memory.id, { reason: "unanswered" })
  return []
}

interface Near<T> {
  readonly facts: readonly T[]
  /** By place in their session; of a message that was kept in parts the best. */
  readonly turns: ReadonlyMap<string, T>
}

function nearOf<T extends Scored>(all: readonly T[]): Near<T> {
  const facts = all.filter(({ memory }) => memory.category !== "turn")
  const turns = all.filter(({ memory }) => memory.category === "turn").toReversed()
  return { facts, turns: new Map(turns.map((turn) => [placeOf(turn.memory), turn])) }
}

/** Less than this share of the turn's score, and the turn was found for something else that it says. */
const AS_GOOD = 0.6

function restates(fact: Scored, turn: Scored): boolean {
  return fact.score >= AS_GOOD * turn.score && readIn(fact.memory, turn.memory)
}

function asksOnly({ source, content }: Memory): boolean {
  if (source.origin !== "user" || content.length > 300 || !/[?？؟]["'”’)\]」』]*\s*$/u.test(content)) return false
  return sentencesOf(content).every(({ text }) => /[?？؟]["'”’)\]」』]*$/u.test(text))
}

/** Of a longer history the newest part is compared. */
const COMPARED = 262_144

function standingTest({ messages, texts, given }: RequestContent): (memory: Memory) => boolean {
  const all = newestOf(texts)
  return ({ id, source, category, content }) => {
    if (given?.has(id)) return true
    if (source.message !== undefined && messages.has(source.message)) return true
    if (all === "") return false
    const said = spaced(category === "turn" ? content : (source.quote ?? content))
    return said !== "" && containsText(all, said)
  }
}

function newestOf(texts: readonly string[]): string {
  let all = ""
  for (const text of texts.toReversed()) {
    if (all.length >= COMPARED) break
    all = `${spaced(text.slice(-COMPARED))}\n${all}`
  }
  return all
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
