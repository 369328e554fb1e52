import type { Memory } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { canonicalAttribute, mentionedAttributes } from "../../text/attributes.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import type { AttributeMatch } from "./attribute-match.ts"
import { hasName, namesToldIn } from "./echoed-names.ts"
import { bare, readJoined } from "./joined-facts.ts"
import type { ForgetRequest } from "./match-request.ts"
import type { RequestReader } from "./named-statements.ts"
import { BEINGS } from "./own-thing.ts"
import { peopleIn } from "./request-address.ts"
import { isLikeliest } from "./told-attribute.ts"
import { holdsValue } from "./told-values.ts"

/** "Client's religion", for whose owner there is no word of kin. */
const GENITIVE = /(?<!\p{L})(?<who>\p{L}{1,40})['’]s (?<what>\p{L}.{0,80})$/u
/** The subject of a statement is among so many first words. */
const SUBJECT_WORDS = 3

/**
 * The memories that tell an attribute of somebody whom the request names by a word: "my wife's age" is told by "my wife is
 * 38". Nothing if it is not clear which statement does.
 */
export function createOthersMatch(
  memories: readonly Memory[],
  { about, reach }: ForgetRequest,
  reader: RequestReader,
): AttributeMatch | undefined {
  if (reach === "said") return undefined
  const genitive = GENITIVE.exec(about)?.groups
  const people = peopleIn(about)
  const attributes = new Set(
    mentionedAttributes(genitive?.what ?? about)
      .map(({ attribute }) => attribute)
      .filter(
        (attribute) => ![...people].some((one) => canonicalAttribute(one) === attribute) && !BEINGS.has(attribute),
      ),
  )
  const [attribute] = attributes
  if (attribute === undefined || attributes.size > 1) return undefined
  const who = analyse(genitive?.who ?? "")
  const isOf = (sentence: string): boolean => {
    const [first] = reader.subjects(sentence)
    if ([...people].some((one) => first?.subject.people.has(one) === true)) return true
    const begins = analyse(sentence.split(/\s+/u).slice(0, SUBJECT_WORDS).join(" "))
    return who.length > 0 && who.every((word) => begins.includes(word))
  }
  const tells = (sentence: string): boolean => holdsValue(sentence, attribute) || isLikeliest(sentence, attribute)
  const isMeant = (sentence: string): boolean => isOf(sentence) && tells(sentence)
  const isJoined = (memory: Memory): boolean => {
    const { introduction, told } = readJoined(memory) ?? {}
    if (introduction === undefined || told === undefined || !tells(told)) return false
    const words = analyse(introduction)
    const introduced = peopleIn(introduction)
    return (
      isOf(introduction) ||
      (introduced.size === 1 && [...people].some((one) => introduced.has(one))) ||
      (introduced.size <= 1 && who.length > 0 && who.every((word) => words.includes(word))) ||
      namesOfIntroduced(introduction).some((name) => hasName(about, name))
    )
  }
  const joined = memories.filter(isJoined)
  const stated = memories.filter(({ content }) => reader.sentences(content).some(({ text }) => isMeant(text)))
  const told = stated.flatMap(({ content }) => reader.sentences(content).filter(({ text }) => isMeant(text)))
  const texts = [...told.map(({ text }) => text), ...joined.map(({ content }) => content)]
  const statements = new Set(texts.map(bare))
  if (statements.size !== 1) return undefined
  return { meant: [...new Set([...stated, ...joined])], isMeant, bySentence: true }
}

/** "妻は美咲です", "我妻子叫小红": whom a sentence without spaces introduces is at its end. */
const INTRODUCED_UNSPACED =
  /(?:叫|是|名は|名前は|は|の)(?<name>[\p{L}ー]{1,8}?)(?:です|だ|といいます|と言います)?[。！.!]?$/u

function namesOfIntroduced(introduction: string): readonly string[] {
  const { name } = INTRODUCED_UNSPACED.exec(introduction)?.groups ?? {}
  return [...namesToldIn(introduction), ...(name !== undefined && UNSPACED.test(name) ? [name] : [])]
}
