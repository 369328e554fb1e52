import type { Memory, MemoryId, TextRange } from "../../contract/index.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import type { NarrowCut } from "./cut-text.ts"

/** A fact in the words of two sentences: of the one that introduced somebody, and of the one that tells of them. */
export interface JoinedFact {
  readonly introduction: string
  readonly told: string
}

/** What a fact has of both sentences (decision 381); `undefined` where it is in the words of one. */
export function readJoined({ category, content, metadata }: Memory): JoinedFact | undefined {
  if (category === "turn" || metadata.others !== true) return undefined
  const told = sentencesOf(content).at(-1)
  if (told === undefined || told.start === 0) return undefined
  return { introduction: content.slice(0, told.start).trim(), told: told.text }
}

/** Where in its message a fact is told: of a joined one the sentence that tells, without what stands between both. */
export function toldAt(memory: Memory): (TextRange & { readonly memory: MemoryId }) | undefined {
  const { at, quote = "" } = memory.source
  if (at === undefined || readJoined(memory) === undefined || at.to - at.from !== quote.length) return at
  return { ...at, from: at.from + (sentencesOf(quote).at(-1)?.start ?? 0) }
}

/** The sentences that a fact says, as they stand in its message. */
export function sentencesSaid(memory: Memory): readonly Sentence[] {
  const said = sentencesOf(memory.source.quote ?? memory.content)
  return readJoined(memory) === undefined ? said : said.filter((_, at) => at === 0 || at === said.length - 1)
}

/** With a joined fact only the sentence that tells goes, and others that it was read from only where `goes` says so. */
export function keepIntroductions(
  memories: readonly Memory[],
  goes: (sentence: string) => boolean,
  narrow: NarrowCut = () => undefined,
): NarrowCut {
  const joined = new Map(memories.flatMap((one) => (readJoined(one) === undefined ? [] : [[one.id, one] as const])))
  return (id, text) => {
    const fact = joined.get(id)
    if (fact === undefined) return narrow(id, text)
    const { quote = "" } = fact.source
    const told = sentencesOf(quote).at(-1)
    if (text === quote && told !== undefined) return narrow(id, text) ?? [{ from: told.start, to: told.end }]
    const others = [fact.content, quote].flatMap((one) => sentencesOf(one).slice(0, -1))
    const isOther = others.some((one) => bare(one.text) === bare(text))
    return isOther && !goes(text) ? [] : narrow(id, text)
  }
}

/** A sentence as its fact repeats it: without its last mark, in one case. */
export const bare = (sentence: string): string => sentence.toLowerCase().replace(/[.!。！\s]{1,8}$/u, "")
