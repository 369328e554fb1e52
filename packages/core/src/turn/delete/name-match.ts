import type { Memory } from "../../contract/index.ts"
import { hasName } from "./echoed-names.ts"
import { namesGiven } from "./given-names.ts"
import type { ForgetRequest } from "./match-request.ts"
import { requestedName } from "./name-requests.ts"
import type { NamedMemories } from "./named-memories.ts"
import type { RequestReader } from "./named-statements.ts"
import { ownMention, type Thing, thingOf } from "./own-mention.ts"
import { callsAnother } from "./shared-names.ts"

/**
 * What tells the name of somebody or some animal whom the user has, if the request asks to forget that name. What else
 * uses it is near: "Bruno was sick" tells the name as well, but "Coco Chanel" and "Rosa is allergic to eggs" say what
 * nobody asked to forget. Nothing if no sentence gives the name.
 */
export function createNameMatch(
  memories: readonly Memory[],
  asked: ForgetRequest,
  reader: RequestReader,
): NamedMemories | undefined {
  const thing = thingAsked(asked)
  if (thing === undefined) return undefined
  const sentences = new Set(sentencesTold(memories, reader))
  const giving = statementsGiving([...sentences], thing)
  if (giving.length === 0) return undefined
  const names = [...new Map(giving.map(({ name }) => [name.text, name])).values()]
  const given = new Set(giving.map(({ text }) => withoutMark(text)))
  const kind = thing.isUnspaced ? thing.word : thing.kind
  const isMeant = (sentence: string): boolean => given.has(withoutMark(sentence))
  const isNear = (sentence: string): boolean =>
    !isMeant(sentence) && names.some((name) => hasName(sentence, name.text) && !callsAnother(sentence, name, kind))
  const holding = (is: (sentence: string) => boolean): readonly Memory[] =>
    memories.filter(({ content }) => reader.sentences(content).some(({ text }) => is(text)))
  const meant = holding(isMeant)
  const near = holding(isNear).filter((memory) => isTold(memory) && !meant.includes(memory))
  return { meant, near, isMeant, isNear, bySentence: true }
}

const withoutMark = (sentence: string): string => sentence.toLowerCase().replace(/[.!。！\s]{1,8}$/u, "")
const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || other.toLowerCase().split(" ").includes(one.toLowerCase())

interface Asked extends Thing {
  readonly kind: string
  readonly name?: string
}

function thingAsked(asked: ForgetRequest): Asked | undefined {
  const being = requestedName(asked)
  const thing = being === undefined ? undefined : thingOf(being.kind)
  return being === undefined || thing === undefined ? undefined : { ...thing, ...being }
}

/** The names that are asked to be forgotten, as these memories tell them. */
export function namesAsked(
  memories: readonly Memory[],
  asked: ForgetRequest,
  reader: RequestReader,
): readonly string[] {
  const thing = thingAsked(asked)
  if (thing === undefined) return []
  return statementsGiving(sentencesTold(memories, reader), thing).map(({ name }) => name.text)
}

const isTold = ({ source }: Memory): boolean => source.origin !== "assistant"
const sentencesTold = (memories: readonly Memory[], reader: RequestReader): readonly string[] =>
  memories.filter(isTold).flatMap(({ content }) => reader.sentences(content).map(({ text }) => text))

/** The sentences that give who is asked for a name. */
function statementsGiving(sentences: readonly string[], thing: Asked) {
  return sentences.flatMap((text) => {
    const mention = ownMention(text, thing)
    const names = mention === undefined ? [] : namesGiven([mention], true)
    return names
      .filter((name) => thing.name === undefined || isSameName(name.text, thing.name))
      .map((name) => ({ text, name }))
  })
}
