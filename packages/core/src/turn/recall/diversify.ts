import type { Memory } from "../../contract/memory.ts"
import { likeness, type Marks, marksOf } from "../../text/likeness.ts"
import { sentencesOf } from "../../text/sentences.ts"

/** What the request itself already holds. */
export interface Standing {
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
 * Ranked memories without what repeats: what stands in the request, a turn that a fact restates (the fact takes its place), the second of two near
 * duplicates, or of one that is `already` on the page. A bare question of the user comes with its answer or not at all.
 */
export function* diversify<T extends Scored>(
  ranked: readonly T[],
  standing: Standing,
  already: readonly Memory[],
): Generator<T> {
  const near = ranked.slice(0, DEPTH)
  const given = new Set(already.map(({ id }) => id))
  const shown = already.map(marksIn)
  const stands = standingTest(standing)
  for (const one of near) {
    for (const pick of inPlaceOf(one, near)) {
      if (given.has(pick.memory.id)) continue
      given.add(pick.memory.id)
      if (stands(pick.memory)) continue
      const marks = marksIn(pick.memory)
      if (shown.some((other) => likeness(marks, other) >= SAME)) continue
      shown.push(marks)
      yield pick
    }
  }
}

function marksIn({ content }: Memory): Marks {
  return marksOf(content.slice(0, 1_000))
}

/** What is shown where this one ranks. */
function inPlaceOf<T extends Scored>(one: T, near: readonly T[]): readonly T[] {
  if (one.memory.category !== "turn") return [one]
  const fact = near.find((other) => restates(other, one))
  if (fact !== undefined) return [fact]
  if (!asksOnly(one.memory)) return [one]
  const reply = near.find((other) => answers(other.memory, one.memory))
  return reply === undefined ? [] : [reply]
}

/** Less than this share of the turn's score, and the turn was found for something else that it says. */
const AS_GOOD = 0.6

function restates(fact: Scored, turn: Scored): boolean {
  const { source, category, content } = fact.memory
  if (category === "turn" || fact.score < AS_GOOD * turn.score) return false
  if (turn.memory.links?.some(({ to }) => to === fact.memory.id)) return true
  if (source.message !== undefined && source.message === turn.memory.source.message) {
    return source.quote === undefined || turn.memory.content.includes(source.quote)
  }
  return turn.memory.content.includes(source.quote ?? content)
}

function asksOnly({ source, content }: Memory): boolean {
  if (source.origin !== "user" || content.length > 300 || !/[?？؟]["'”’)\]」』]*\s*$/u.test(content)) return false
  return sentencesOf(content).every(({ text }) => /[?？؟]["'”’)\]」』]*$/u.test(text))
}

function answers(reply: Memory, question: Memory): boolean {
  const asked = question.source.position
  return (
    reply.source.origin === "assistant" &&
    reply.category === "turn" &&
    reply.owner.session !== undefined &&
    reply.owner.session === question.owner.session &&
    asked !== undefined &&
    reply.source.position === asked + 1
  )
}

/** Of a longer history the newest part is compared. */
const COMPARED = 262_144

function standingTest({ messages, texts, given }: Standing): (memory: Memory) => boolean {
  const all = newestOf(texts)
  return ({ id, source, category, content }) => {
    if (given?.has(id)) return true
    if (source.message !== undefined && messages.has(source.message)) return true
    if (all === "") return false
    const said = spaced(category === "turn" ? content : (source.quote ?? content))
    return said !== "" && all.includes(said)
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
