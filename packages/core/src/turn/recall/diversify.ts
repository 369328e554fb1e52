import type { Memory, MemoryId } from "../../contract/memory.ts"
import { containsText } from "../../text/contains.ts"
import { type Marks, marksOf, similarity } from "../../text/similarity.ts"
import { type Sketch, sketchOf, sketchSimilarity } from "../../text/sketch.ts"
import { isReplyTo, positionKeyOf } from "./exchanges.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"
import { asksOnly } from "./questions.ts"
import { findOutdated, findWholes, isCoveredBy, isDerivedFrom } from "./restated.ts"

/** What the request contains already. */
export interface RequestContent {
  readonly messages: ReadonlySet<string>
  readonly texts: readonly string[]
  /** Memories of earlier requests, if the upstream stores the conversation. */
  readonly given?: ReadonlySet<string>
}

interface Scored {
  readonly memory: Memory
  readonly score: number
}

/** Jaccard similarity from which two memories with the same numbers, names and negation are duplicates. */
const DUPLICATE_SIMILARITY = 0.8
/** Maximum rank that is deduplicated; no budget reaches deeper. */
const MAX_DEPTH = 120

/**
 * Yields ranked memories without repetition: skips what the request contains, near duplicates of earlier or `already`
 * placed ones, turns that a fact restates (the fact takes their place) and superseded statements. A bare question of
 * the user is replaced by its answer or dropped. With `history`, superseded statements follow the current one instead.
 */
export function* diversify<T extends Scored>(
  ranked: readonly T[],
  standing: RequestContent,
  already: readonly Memory[],
  options: { readonly history?: boolean; readonly recorder?: ExplainRecorder | undefined } = {},
): Generator<T> {
  const all = ranked.slice(0, MAX_DEPTH)
  const outdated = findOutdated([...already, ...all.map(({ memory }) => memory)])
  const near = indexCandidates(all, ({ memory }) => !outdated.has(memory.id) && !isCoveredBy(already, memory))
  const given = new Set(already.map(({ id }) => id))
  const contained = findWholes(
    all.map(({ memory }) => memory),
    already.filter(({ category }) => category === "turn").map((memory) => ({ memory })),
  )
  const { recorder } = options
  for (const { memory } of recorder ? ranked.slice(MAX_DEPTH) : [])
    recorder?.recordDrop(memory.id, { reason: "too-deep" })
  const shown = already.map((memory) => new ShownMemory(memory))
  const isPresent = createPresenceTest(standing)
  for (const one of all) {
    const whole = contained.get(one.memory.id)
    if (whole !== undefined || (one.memory.category === "turn" && isCoveredBy(already, one.memory))) {
      recorder?.recordDrop(one.memory.id, { reason: "restated", ...(whole && { by: whole.memory.id }) })
      continue
    }
    const picks = replacementsFor(one, near, recorder).flatMap((pick) => {
      const now = outdated.get(pick.memory.id)
      if (now === undefined) return [pick]
      if (options.history !== true) recorder?.recordDrop(pick.memory.id, { reason: "outdated", by: now })
      const newer = all.filter(({ memory }) => memory.id === now)
      return options.history === true ? [...newer, pick] : newer
    })
    for (const pick of picks) {
      if (given.has(pick.memory.id)) continue
      given.add(pick.memory.id)
      if (isPresent(pick.memory)) {
        recorder?.recordDrop(pick.memory.id, { reason: "stands-in-request" })
        continue
      }
      const shownMemory = new ShownMemory(pick.memory)
      const same = shown.find((other) => shownMemory.repeats(other))
      if (same !== undefined) {
        recorder?.recordDrop(pick.memory.id, { reason: "repeats", by: same.id })
        continue
      }
      shown.push(shownMemory)
      yield pick
    }
  }
}

/** Sketch similarity from which two texts are compared exactly. */
const SKETCH_SIMILARITY = 0.5
const COMPARED_CHARACTERS = 1_000
const SKETCH_CHARACTERS = 400

/**
 * A memory for near-duplicate detection: compared by sketch, and by analysed words only if the sketches are similar.
 */
class ShownMemory {
  readonly id: string
  readonly #content: string
  readonly #sketch: Sketch
  #marks: Marks | undefined

  constructor({ id, content }: Memory) {
    this.id = id
    this.#content = content.slice(0, COMPARED_CHARACTERS)
    this.#sketch = sketchOf(this.#content, SKETCH_CHARACTERS)
  }

  repeats(other: ShownMemory): boolean {
    return (
      sketchSimilarity(this.#sketch, other.#sketch) >= SKETCH_SIMILARITY &&
      similarity(this.marks, other.marks) >= DUPLICATE_SIMILARITY
    )
  }

  get marks(): Marks {
    this.#marks ??= marksOf(this.#content)
    return this.#marks
  }
}

/** The memories that replace this one at its rank. A fact and its message replace each other by which says more. */
function replacementsFor<T extends Scored>(
  one: T,
  near: CandidateIndex<T>,
  recorder: ExplainRecorder | undefined,
): readonly T[] {
  if (one.memory.category !== "turn") {
    const whole = near.wholes.get(one.memory.id)
    if (whole === undefined) return [one]
    recorder?.recordDrop(one.memory.id, { reason: "restated", by: whole.memory.id })
    return [whole]
  }
  const fact = near.facts.find((other) => restates(other, one) && near.wholes.get(other.memory.id) !== one)
  if (fact !== undefined) {
    recorder?.recordDrop(one.memory.id, { reason: "restated", by: fact.memory.id })
    return [fact]
  }
  if (!asksOnly(one.memory)) return [one]
  const reply = near.turns.get(positionKeyOf(one.memory, 1))
  if (reply !== undefined && isReplyTo(reply.memory, one.memory)) {
    recorder?.recordDrop(one.memory.id, { reason: "answered", by: reply.memory.id })
    return [reply]
  }
  recorder?.recordDrop(one.memory.id, { reason: "unanswered" })
  return []
}

interface CandidateIndex<T> {
  /** The message that is shown instead, by the id of a fact that is a part of it. */
  readonly wholes: ReadonlyMap<MemoryId, T>
  readonly facts: readonly T[]
  /** By position in the session; the best part of a long message. */
  readonly turns: ReadonlyMap<string, T>
}

function indexCandidates<T extends Scored>(all: readonly T[], isShowable: (turn: T) => boolean): CandidateIndex<T> {
  const facts = all.filter(({ memory }) => memory.category !== "turn")
  const turns = all.filter(({ memory }) => memory.category === "turn").toReversed()
  const wholes = findWholes(
    facts.map(({ memory }) => memory),
    turns.filter(isShowable),
  )
  return { facts, wholes, turns: new Map(turns.map((turn) => [positionKeyOf(turn.memory), turn])) }
}

/** A fact with less than this share of the turn's score does not replace it: the turn was found for something else. */
const MIN_SCORE_SHARE = 0.6

function restates(fact: Scored, turn: Scored): boolean {
  return fact.score >= MIN_SCORE_SHARE * turn.score && isDerivedFrom(fact.memory, turn.memory)
}

/** Only the newest part of a longer history is compared. */
const MAX_HISTORY_CHARACTERS = 262_144

function createPresenceTest({ messages, texts, given }: RequestContent): (memory: Memory) => boolean {
  const all = joinNewest(texts)
  return ({ id, source, category, content }) => {
    if (given?.has(id)) return true
    if (source.message !== undefined && messages.has(source.message)) return true
    if (all === "") return false
    const text = collapseWhitespace(category === "turn" ? content : (source.quote ?? content))
    return text !== "" && containsText(all, text)
  }
}

function joinNewest(texts: readonly string[]): string {
  let all = ""
  for (const text of texts.toReversed()) {
    if (all.length >= MAX_HISTORY_CHARACTERS) break
    all = `${collapseWhitespace(text.slice(-MAX_HISTORY_CHARACTERS))}\n${all}`
  }
  return all
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
