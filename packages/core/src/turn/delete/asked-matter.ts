import type { Memory } from "../../contract/index.ts"
import { expression } from "../../text/regex.ts"
import { tellsHealth } from "../remember/rest-of-statement.ts"
import { OF_HEALTH } from "./attribute-cut.ts"
import { attributesAsked, createMemberCut } from "./list-members.ts"
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

/** What joins two clauses of which one holds without the other: "I moved because my asthma got worse". */
const CLAUSE_JOINT = expression("iu")`
  [,，]\s?|\s(?:because|since|but|although|weil|aber|da|obwohl|parce\s(?:que|qu['’])|mais|porque|pero|perché|ma|mas|pois)\s|是?因为|但是?|から、|けど、|ので、
`

/**
 * Without statements that tell of health in a clause that the request does not name, and of which no part can be cut
 * alone: they are near, since whoever is not asked for them may need them.
 */
export function withoutOthersHealth(asked: ForgetRequest, named: NamedMemories, reader: RequestReader): NamedMemories {
  const request = asked.sentence ?? asked.about
  const isOfHealth = tellsHealth(asked.about) || (asked.own !== undefined && OF_HEALTH.has(asked.own.attribute))
  // A value that is asked for by its name stands nowhere in the request.
  const isValue = attributesAsked([asked]).length > 0
  if (named.meant.length === 0 || isOfHealth || (asksForAll(request) && !isValue)) return named
  const words = namingWords(asked.about)
  const cut = createMemberCut([asked])
  const holds = (clause: string): boolean => {
    const own = reader.named(clause)
    return words.some((word) => own.some((one) => isSameWord(word, one)))
  }
  const isHealth = (sentence: string): boolean => {
    if (!tellsHealth(sentence) || cut(sentence) !== undefined) return false
    if (isValue) return true
    const clauses = sentence.split(CLAUSE_JOINT)
    const others = clauses.filter((clause) => tellsHealth(clause) && !holds(clause))
    return others.length > 0 && clauses.some((clause) => holds(clause) && !tellsHealth(clause))
  }
  const telling = named.meant.flatMap(({ content, category }) =>
    reader.sentences(content).flatMap(({ text }) => {
      // A fact may be meant by its address alone.
      const isMeant = named.isMeant(text) || category !== "turn"
      return isMeant && isHealth(text) ? [text] : []
    }),
  )
  if (telling.length === 0) return named
  const isTelling = ({ content, source: { quote = "" } }: Memory): boolean =>
    telling.some(
      (text) => content.includes(text) || quote.includes(text) || isHealth(content) || text.includes(content),
    )
  const isNear = (sentence: string): boolean => telling.some((text) => text.includes(sentence) || isHealth(sentence))
  return {
    ...named,
    meant: named.meant.filter((memory) => !isTelling(memory)),
    near: [...named.meant.filter(isTelling), ...named.near],
    isMeant: (sentence) => named.isMeant(sentence) && !isNear(sentence),
    isNear: (sentence) => named.isNear(sentence) || (named.isMeant(sentence) && isNear(sentence)),
  }
}
