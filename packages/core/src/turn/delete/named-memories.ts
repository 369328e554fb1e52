import type { Memory } from "../../contract/index.ts"
import { leavesSubjectOut } from "../../text/left-out-subject.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { readJoined, toldAt } from "./joined-facts.ts"
import type { RequestReader } from "./named-statements.ts"

/** Memories that a request names, and those that it may name. */
export interface NamedMemories {
  readonly meant: readonly Memory[]
  /** Likeliest first. */
  readonly near: readonly Memory[]
  /** Whether a sentence is one that the request names. */
  readonly isMeant: (sentence: string) => boolean
  /** Whether a sentence is one that the request may name. */
  readonly isNear: (sentence: string) => boolean
  /** Whether no other sentence of a message is meant, however short it is. */
  readonly bySentence?: boolean
}

/** What a request names, where what is meant is offered like what may be. */
export function onlyNear({ meant, near, isMeant, isNear }: NamedMemories): NamedMemories {
  return {
    meant: [],
    near: [...meant, ...near],
    isMeant: () => false,
    isNear: (sentence) => isMeant(sentence) || isNear(sentence),
  }
}

const NUMBER = /\p{N}+/gu
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? []

/**
 * Without what has other numbers than the request, where something has the same: "my neighbour number 2" is not the one
 * with the number 1.
 */
export function onlySameNumbers(request: string, named: NamedMemories): NamedMemories {
  const asked = new Set(numbersIn(request))
  const isSame = (text: string): boolean => numbersIn(text).some((number) => asked.has(number))
  const isOther = (text: string): boolean => numbersIn(text).length > 0 && !isSame(text)
  if (!named.meant.some(({ content }) => isSame(content))) return named
  return {
    ...named,
    meant: named.meant.filter(({ content }) => !isOther(content)),
    isMeant: (sentence) => named.isMeant(sentence) && !isOther(sentence),
  }
}

/**
 * Without joined facts whose message says nothing of whom it tells, and which a request does not name itself: of "祖母は恵です。"
 * and, in the next message, "卵アレルギーがあります。" the second may as well be its speaker's. They are near.
 */
export function withoutUnsaid(named: NamedMemories): NamedMemories {
  const isUnsaid = (memory: Memory): boolean => {
    const { told } = readJoined(memory) ?? {}
    if (told === undefined || named.isMeant(told) || !leavesSubjectOut(told)) return false
    return (
      sentencesOf(memory.source.quote ?? "").length < 2 && named.isMeant(sentencesOf(memory.content)[0]?.text ?? "")
    )
  }
  const unsaid = named.meant.filter(isUnsaid)
  if (unsaid.length === 0) return named
  return { ...named, meant: named.meant.filter((memory) => !isUnsaid(memory)), near: [...unsaid, ...named.near] }
}

/** The memories, and the fact that was read from a sentence of them that is meant, if it is the only one of that sentence. */
export function withReadings(
  meant: readonly Memory[],
  all: readonly Memory[],
  isMeant: (sentence: string) => boolean,
  reader: RequestReader,
): readonly Memory[] {
  const ranges = meant.flatMap(({ id, category, content }) =>
    category === "turn" ? reader.sentences(content).flatMap((one) => (isMeant(one.text) ? [{ id, ...one }] : [])) : [],
  )
  const readings = ranges.flatMap(({ id, start, end }) => {
    const facts = all.filter((memory) => {
      const at = toldAt(memory)
      return at?.memory === id && at.from < end && at.to > start
    })
    return facts.length === 1 ? facts : []
  })
  return [...new Set([...meant, ...readings])]
}

/** Of each fact that alone was read from a sentence of these memories, that sentence. */
export function sentencesRead(all: readonly Memory[], reader: RequestReader): ReadonlyMap<string, string> {
  const facts = Map.groupBy(
    all.filter(({ category, source: { at } }) => category !== "turn" && at !== undefined),
    ({ source: { at } }) => at?.memory,
  )
  const read = all
    .filter(({ category }) => category === "turn")
    .flatMap(({ id, content }) => {
      const own = facts.get(id) ?? []
      const sentences = own.length === 0 ? [] : reader.sentences(content)
      return sentences.flatMap(({ text, start, end }): (readonly [string, string])[] => {
        const [first, ...more] = own.filter((fact) => {
          const at = toldAt(fact)
          return at !== undefined && at.from < end && at.to > start
        })
        return first === undefined || more.length > 0 || readJoined(first) !== undefined ? [] : [[first.content, text]]
      })
    })
  return new Map(read)
}
