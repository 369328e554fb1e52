import type { Memory } from "../../contract/index.ts"
import type { ForgetRequest } from "./match-request.ts"
import type { NamedMemories } from "./named-memories.ts"
import {
  asksForAll,
  isOneStatement,
  isSameWord,
  nameWordsOf,
  namingWords,
  type RequestReader,
} from "./named-statements.ts"
import { callsPerson, personOf } from "./request-address.ts"
import { coreOf } from "./request-core.ts"

/**
 * Without what has nothing but a person in common with a request that says more: "the health stuff about Theo" is not
 * that he plays chess. Such statements are near.
 */
export function onlyAskedMatter(asked: ForgetRequest, named: NamedMemories, reader: RequestReader): NamedMemories {
  const request = asked.sentence ?? asked.about
  if (named.meant.length === 0 || asked.reach === "own" || asked.reach === "said" || asksForAll(request)) return named
  const words = namingWords(coreOf(request) ?? request)
  const names = nameWordsOf(request)
  const held = (sentence: string): readonly string[] => {
    const own = reader.named(sentence)
    return words.filter((word) => own.some((one) => isSameWord(word, one)))
  }
  const sentences = named.meant.flatMap(({ content }) =>
    reader.sentences(content).flatMap(({ text }) => (named.isMeant(text) ? [text] : [])),
  )
  const [first] = sentences
  const isOne = sentences.every((one) =>
    isOneStatement({ words: reader.named(one) }, { words: reader.named(first ?? "") }),
  )
  // What a model ranks first among many says the matter in other words.
  if (asked.reach === "named" && isOne) return named
  const isPerson = (word: string): boolean =>
    names.has(word) || personOf(word) !== undefined || sentences.some((sentence) => callsPerson(sentence, word))
  const matters = words.filter((word) => !isPerson(word))
  if (matters.length === 0 || matters.length === words.length) return named
  const isOther = (sentence: string): boolean => {
    const shared = held(sentence)
    return shared.length > 0 && shared.every(isPerson)
  }
  const isMeant = (sentence: string): boolean => named.isMeant(sentence) && !isOther(sentence)
  const isLeft = ({ content }: Memory): boolean => {
    const meant = reader.sentences(content).filter(({ text }) => named.isMeant(text))
    return meant.length > 0 && !meant.some(({ text }) => isMeant(text))
  }
  return {
    ...named,
    meant: named.meant.filter((memory) => !isLeft(memory)),
    near: [...named.meant.filter(isLeft), ...named.near],
    isMeant,
    isNear: (sentence) => named.isNear(sentence) || (named.isMeant(sentence) && isOther(sentence)),
  }
}
