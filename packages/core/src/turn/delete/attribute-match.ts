import type { Memory } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { canonicalAttribute, USER_SUBJECT } from "../../text/attributes.ts"
import { statedPersonalNumber } from "../../text/personal-numbers.ts"
import { statedAttribute } from "../../text/stated-attributes.ts"
import { attributeCut } from "./attribute-cut.ts"
import type { OwnAttribute } from "./attribute-requests.ts"
import { isFunctionWord, topicsOf } from "./match-request.ts"
import { namingWords, type RequestReader } from "./named-statements.ts"
import { isOnlyOthers, thingOf } from "./own-mention.ts"
import { BEINGS } from "./own-thing.ts"
import { isDefinite, isOwnPossessive } from "./possessives.ts"
import {
  chanceOf,
  isAskedAttribute,
  isLikeliestOf,
  mayTell,
  modelNames,
  tellsByItsName,
  tellsOwnName,
  tellsProfession,
} from "./told-attribute.ts"
import { tellsValue } from "./told-values.ts"

/** A statement that may as well tell it, by this probability, leaves open which one is meant: tea and wine, of somebody's drinking. */
const MAY_TELL = 0.12
/** A longer sentence says of a nurse or a driver more than what somebody is, in characters. */
const MAX_CLAUSE = 60

export interface AttributeMatch {
  readonly meant: readonly Memory[]
  readonly isMeant: (sentence: string) => boolean
  readonly bySentence: true
}

/**
 * The memories that tell an attribute of the user: facts at that address, and statements that tell it by their verb. Where
 * there are none and it `mayGuess`, the statements that the model of attributes knows, if they are one statement and not `isOther`.
 */
export function createAttributeMatch(
  memories: readonly Memory[],
  { attribute, rest, isFormer, isValue }: OwnAttribute,
  reader: RequestReader,
  isOther: (sentence: string) => boolean,
  mayGuess: boolean,
  about: string,
): AttributeMatch {
  const thing = thingOf(about)
  const isTheirs = (text: string): boolean => thing !== undefined && isOnlyOthers(text, thing)
  const others = new Set(memories.filter(({ about }) => about !== undefined).map(({ content }) => bare(content)))
  const isOwn = (sentence: string): boolean => {
    const [first] = reader.subjects(sentence)
    return !isTheirs(sentence) && (first === undefined || (first.subject.people.size === 0 && !first.subject.isOther))
  }
  const named = namingWords(rest)
  // "Soy" is no function word before "allergy".
  const more = named.length > 0 || isValue !== true ? named : analyse(rest)
  const holdsRest = (text: string): boolean => more.length === 0 || more.every((word) => analyse(text).includes(word))
  const isAsked = (one: string | undefined): boolean => isAskedAttribute(one, attribute)
  const tells = (sentence: string): boolean =>
    isOwn(sentence) &&
    (isAsked(statedAttribute(withoutMark(sentence))) ||
      (attribute === "name" && tellsOwnName(sentence)) ||
      (attribute === "job" && sentence.length <= MAX_CLAUSE && tellsProfession(sentence)) ||
      (!BEINGS.has(attribute) && tellsByItsName(sentence, attribute) && !isOther(sentence)) ||
      (!BEINGS.has(attribute) && attributeCut(sentence, [attribute]) !== undefined) ||
      tellsValue(sentence, attribute) ||
      (statedPersonalNumber(sentence) === attribute && !OF_SOMEBODY.test(sentence)) ||
      (tellsByName(sentence, attribute) && !isOther(sentence)))
  const states = (sentence: string): boolean => holdsRest(sentence) && tells(sentence)
  // The address of a fact may be misread.
  const tellsOther = (content: string): boolean => {
    const stated = statedAttribute(withoutMark(content))
    if (stated !== undefined) return !isAsked(stated)
    // "Ich bin Epileptiker" may be read as a name, and "a vegan chef" as a profession.
    if (mayTell(content, attribute) && !(attribute === "job" ? tellsProfession(content) : tellsOwnName(content)))
      return attributeCut(content, [attribute]) === undefined
    return attribute !== "diet" && attribute !== "food" && tellsValue(content, "diet")
  }
  const isAt = ({ about, content, status }: Memory): boolean =>
    about?.subject === USER_SUBJECT &&
    isAsked(about.attribute) &&
    !tellsOther(content) &&
    (BEINGS.has(attribute) || isOwn(content)) &&
    holdsRest(content) &&
    !isTheirs(content) &&
    (!isFormer || more.length > 0 || status === "superseded" || status === "ended")
  // Without its number, only the record tells which value is the former one.
  if (isFormer && more.length === 0) return { meant: memories.filter(isAt), isMeant: () => false, bySentence: true }
  const isUnaddressed = ({ about }: Memory): boolean =>
    about === undefined || (about.subject === USER_SUBJECT && canonicalAttribute(about.attribute) === undefined)
  const find = (is: (sentence: string) => boolean): readonly Memory[] =>
    memories.filter(
      (memory) =>
        isAt(memory) ||
        (memory.about?.subject === USER_SUBJECT && is(memory.content) && tellsValue(memory.content, attribute)) ||
        (isUnaddressed(memory) && reader.sentences(memory.content).some(({ text }) => is(text))),
    )
  const meant = find(states)
  if (meant.length === 0 && more.length > 0) {
    // "My staff number at the uni hospital" and "meine Personalnummer an der Uniklinik": a person has few such numbers.
    const numbers = find((sentence) => tells(sentence) && statedPersonalNumber(sentence) === attribute)
    const told = numbers.flatMap(({ content }) => reader.sentences(content).filter(({ text }) => tells(text)))
    if (new Set(told.map(({ text }) => bare(text))).size === 1)
      return { meant: numbers, isMeant: tells, bySentence: true }
  }
  if (meant.length > 0 || !mayGuess) return { meant, isMeant: states, bySentence: true }
  const names = modelNames(attribute)
  const guessed = new Map<string, boolean>()
  const mayState = (sentence: string): boolean => {
    const known = guessed.get(sentence)
    if (known !== undefined) return known
    const may =
      isOwn(sentence) &&
      holdsRest(sentence) &&
      !isOther(sentence) &&
      !others.has(bare(sentence)) &&
      isLikeliestOf(sentence, names)
    guessed.set(sentence, may)
    return may
  }
  const may = find(mayState)
  const statements = new Set(
    may.flatMap(({ content }) =>
      reader
        .sentences(content)
        .filter(({ text }) => mayState(text))
        .map(({ text }) => bare(text)),
    ),
  )
  const isRival = ({ content, about }: Memory): boolean =>
    about === undefined &&
    reader.sentences(content).some(({ text }) => isOwn(text) && !mayState(text) && chanceOf(text, names) >= MAY_TELL)
  return { meant: statements.size === 1 && !memories.some(isRival) ? may : [], isMeant: mayState, bySentence: true }
}

/** Attributes that a figure tells. */
const FIGURES: ReadonlySet<string> = new Set(["rent", "salary", "weight", "height", "phone", "age", "birthday"])
const IS =
  /^(?:is|was|went|goes|ist|war|steigt|stieg|est|était|passe|es|era|sube|subió|è|sale|salito|é|subiu|now|jetzt|maintenant|ahora|ora|agora)$/iu
/** "Tom's passport number". */
const OF_SOMEBODY = /\p{L}['’]s (?:\p{L}+ ){0,2}\p{L}*(?:number|plate|id|no)(?!\p{L})/iu
/** A longer sentence tells more than one thing, in characters. */
const MAX_STATEMENT = 240

/** Whether a statement calls an attribute by its name and gives a figure: "turns out the rent is 1,190". */
function tellsByName(sentence: string, attribute: string): boolean {
  if (!FIGURES.has(attribute) || sentence.length > MAX_STATEMENT) return false
  const words = [...sentence.matchAll(/\p{L}+/gu)]
  return words.some(({ 0: name, index }, at) => {
    const [before = "", after = ""] = [words[at - 1]?.[0], words[at + 1]?.[0]]
    const isOwn = isOwnPossessive(before) || (isDefinite(before) && IS.test(after))
    return isOwn && canonicalAttribute(name) === attribute && /\d/u.test(sentence.slice(index))
  })
}

/** A statement without its last mark, as facts are stored. */
const withoutMark = (sentence: string): string => sentence.replace(/[.!。！\s]{1,8}$/u, "")
const bare = (sentence: string): string => withoutMark(sentence).toLowerCase()

const NO_NAMES: ReadonlySet<string> = new Set()

/** Whether a fact is about what a request mentions of the person: "my rent". What else the request says stands in the fact. */
export function standsAt(
  { about, content }: Memory,
  { attribute, rest }: { attribute: string; rest: string },
  isSentence: boolean,
): boolean {
  if (about?.subject !== USER_SUBJECT || about.attribute !== attribute) return false
  const held = analyse(content)
  const named = namingWords(rest)
  // "Soy" is no function word before "allergy".
  const words =
    named.length > 0 || isSentence ? named : topicsOf(rest, NO_NAMES).filter((word) => !isFunctionWord(word))
  return words.every((word) => held.includes(word))
}
