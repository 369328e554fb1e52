import type { About, Memory } from "../../contract/index.ts"
import { canonicalAttribute, USER_SUBJECT } from "../../text/attributes.ts"
import { PAST_ONLY, UNCERTAIN } from "../../text/change-cues.ts"
import { changeKindsIn } from "../../text/change-kinds.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { isBirthOfOthers } from "../../text/topics/births.ts"
import { type Ending, readEnding } from "../../text/topics/ending-model.ts"
import { speaksOfKin } from "../../text/topics/folded-words.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { valuesIn } from "../address-relation.ts"
import { ATTRIBUTES_OF_ENDING } from "./ending-attributes.ts"
import { namingOf, relationIn, tellsOfSomebody } from "./named-people.ts"
import { readForPairs } from "./pair-model.ts"
import { reportOf } from "./reported-in.ts"

/** An earlier fact that a statement reports the end of. */
export interface EndedFact {
  readonly earlier: Memory
  /** It surely no longer holds; else both are kept and linked. */
  readonly isSure: boolean
  /** Whether the words tell that the fact is meant, as a name or a pregnancy does, so that no other model has to agree. */
  readonly isTold?: boolean
}

/** From this probability on a sentence ends the fact that it names. */
const ENDS_FROM = 0.6
/** The same where it names nothing of the fact, which is then the only one of its kind. */
const UNNAMED_FROM = 0.8
/** From this probability on what it names is put in doubt. */
const DOUBTS_FROM = 0.4

/** How a fact is recognized as one that an ending ends. */
interface Matter {
  /** Attributes of the user's, at its address or as the model reads its words. */
  readonly attributes: readonly Attribute[]
  /** The beginnings of its keys. */
  readonly keys?: readonly string[]
  /** Words that it must have. */
  readonly words?: RegExp
  /** Words that make it one, whatever else it is. */
  readonly tells?: RegExp
  /** Whether the ending must name what the fact names, or most of it, need not if there is only one such fact, or has to name another value. */
  readonly named: "yes" | "mostly" | "unless one" | "another"
  /** Whether both state an amount. */
  readonly isAmount?: boolean
}

const SURELY_PREGNANT =
  "pregnant|expecting .{0,20}(?:child|baby|twins|boy|girl)|erwarte[nt]? .{0,20}(?:kind|baby)|attend(?:ons)? .{0,20}(?:bébé|enfant)|schwanger|hochschwanger|enceinte|embarazada|incinta|grávida|zwanger|w ciąży"
const SURELY_PREGNANT_UNSPACED = "怀孕|妊娠|孕"
const EXPECTING = wholeWords(SURELY_PREGNANT, SURELY_PREGNANT_UNSPACED)
const PREGNANT = wholeWords(`${SURELY_PREGNANT}|expecting|\\d+ weeks along|due in`, SURELY_PREGNANT_UNSPACED)
const SINGLE = wholeWords("single|ledig|célibataire|solter[oa]|nubile|celibe|solteir[oa]", "单身|独身")
const WEIGHED = wholeWords("\\d+ ?(?:kg|kilos?|kilogram\\p{L}*|lbs?|pounds?|stone|chili|quilos?)", "公斤|斤|キロ")
const STUDIES = wholeWords(
  "(?:phd |law |medical |art )?students?|undergrad\\p{L}*|at (?:uni|university|college)|stud(?:ent|entin|ierende|iere|iert)|étudiante?|étudie|estudiantes?|estudio|studente(?:ssa)?|studentka|studia|studio|estudante|estudo|studeer|studiuję",
  "学生|大学生|院生|读.{0,4}(?:研|博|本科|大学)",
)
const REACHED = /[\w.+-]@[\w-]+\.|\d[\d ]{6}/u

const MATTERS: Readonly<Record<Ending, Omit<Matter, "attributes">>> = {
  work: { keys: ["identity:employer", "identity:job"], named: "unless one" },
  home: { keys: ["identity:home"], named: "another" },
  love: { keys: ["relationship:status"], named: "unless one" },
  bond: { words: SINGLE, named: "unless one" },
  loss: { named: "yes" },
  birth: { words: PREGNANT, tells: EXPECTING, named: "unless one" },
  diet: { named: "unless one" },
  habit: { named: "unless one" },
  medicine: { named: "yes" },
  study: { named: "yes" },
  degree: { tells: STUDIES, named: "unless one" },
  thing: { named: "yes" },
  pay: { named: "another", isAmount: true },
  weight: { keys: ["identity:weight"], words: WEIGHED, named: "another", isAmount: true },
  contact: { keys: ["identity:email"], words: REACHED, named: "another" },
  plan: { named: "mostly" },
}

/** A statement that may not be stored yet. */
type Statement = Omit<Memory, "revision" | "signals">

/** The earlier facts that a new one ends: what it reports the end of, and nothing that the sentence does not mean. */
export function findEnded(statement: Statement, recent: readonly Memory[]): readonly EndedFact[] {
  const said = reportOf(statement)
  const { endings, chance } = readEnding(said)
  if (chance < DOUBTS_FROM || UNCERTAIN.test(said)) return []
  const isOfOther = otherSubjectIn(said) !== undefined
  const isOfRelative = statement.category === "relationship" || isOfOther
  const earlier = recent.filter((memory) => isSaidBefore(memory, statement))
  for (const ending of endings) {
    // What a relative of the user's quits, the user does not.
    if (isOfRelative && !AMONG_PEOPLE.has(ending)) continue
    if (isOfOther && ending === "medicine") continue
    if (ending === "birth" && isBirthOfOthers(said)) continue
    // Another appointment changes none.
    if (ending === "plan" && changeKindsIn(said).size === 0) continue
    const found = findOf(ending, chance, said, earlier)
    if (found.length > 0) return found
  }
  return []
}

function findOf(ending: Ending, chance: number, said: string, earlier: readonly Memory[]): readonly EndedFact[] {
  const matter = { ...MATTERS[ending], attributes: ATTRIBUTES_OF_ENDING[ending] }
  const isOfPerson = ending === "loss" || ending === "love"
  const there = earlier.filter((memory) => isOf(matter, memory, said) || (ending === "loss" && tellsOfSomebody(memory)))
  const isSure = chance >= ENDS_FROM
  if (isOfPerson) {
    const those = there.filter(({ content }) => namingOf(said, content) === "self")
    const relations = new Set(those.flatMap(({ content }) => relationIn(content) ?? []))
    // Of two people with one name it is not known who died.
    const ends = those.map((memory) => decideEnd(memory, ending, isSure && relations.size <= 1))
    if (ends.length > 0 || ending === "loss") return ends.map((one) => ({ ...one, isTold: true }))
  }
  if (matter.named === "another") {
    const other = there.filter(({ content }) => namesOther(said, content))
    return other.map((memory) => decideEnd(memory, ending, chance >= UNNAMED_FROM && other.length === 1))
  }
  const later = namesIn(said)
  const least = matter.named === "mostly" ? 0.5 : 0
  const named = there.filter(({ content }) => shareOf(namesIn(content), later) > least)
  if (named.length > 0 || matter.named !== "unless one") return named.map((memory) => decideEnd(memory, ending, isSure))
  const [only, ...more] = there.filter(({ content }) => !isOfPerson || namingOf(said, content) === "not")
  if (only === undefined || more.length > 0 || !isSure) return []
  const isTold = matter.tells?.test(only.content) === true
  return [{ ...decideEnd(only, ending, chance >= UNNAMED_FROM && !namesAnother(said, only.content)), isTold }]
}

/** Whether a new fact may end an earlier one. */
export function reportsEnding(statement: Memory): boolean {
  return readEnding(reportOf(statement)).chance >= DOUBTS_FROM
}

const AMONG_PEOPLE: ReadonlySet<Ending> = new Set(["love", "bond", "loss", "birth", "plan", "medicine"])

/** What a fact tells apart from what ends is not lost, and a missed medicine harms more than an outdated one: both stay, in doubt. */
function decideEnd(earlier: Memory, ending: Ending, isSure: boolean): EndedFact {
  if (ending === "medicine" || isMedicine(earlier)) return { earlier, isSure: false }
  const isOfPerson = ending === "love" || ending === "loss"
  const isMore = tellsMore(earlier.content) || (!isOfPerson && WITH_WHOM.test(earlier.content))
  return { earlier, isSure: isSure && !isMore }
}

/** Whether a statement tells more than one thing. */
export const tellsMore = (content: string): boolean => TELLS_MORE.test(content)

const TELLS_MORE = wholeWords("and|who|which|und|et|qui|y|que|e|ed|che", "[,，、;；]|和")
const WITH_WHOM = wholeWords("with|mit|avec|con|com", "跟")

/** Whether a statement was made before another one that may end it. */
export function isSaidBefore(earlier: Memory, later: Pick<Memory, "createdAt" | "source">): boolean {
  if (earlier.createdAt >= later.createdAt || earlier.source.message === later.source.message) return false
  if (earlier.pinned === true || earlier.source.origin !== later.source.origin) return false
  return !PAST_ONLY.test(earlier.content)
}

/** From this probability on the model of attributes counts. */
const LIKELY = 0.4
const ALLERGY_FROM = 0.3

function isOf(
  { attributes, keys = [], words, tells, isAmount = false }: Matter,
  { about, key, content }: Memory,
  said: string,
): boolean {
  if (words !== undefined && !words.test(content)) return false
  if (tells?.test(content) === true && isOfUsers(content)) return true
  if (isAmount && !(/\d/.test(content) && /\d/.test(said))) return false
  if (keys.some((one) => key === one)) return true
  const isOfPartner = about?.attribute === "partner" && attributes.includes("partner")
  if (about !== undefined && about.subject !== USER_SUBJECT && attributes[0] !== "pets" && !isOfPartner) return false
  if (about !== undefined && attributes.some((one) => one === about.attribute)) return true
  if (!isOfUsers(content) && !attributes.includes("pets") && !attributes.includes("partner")) return false
  return !isAllergy({ about, content }) && isLikely(content, attributes, LIKELY)
}

/** Whether no relative is spoken of; "my wife is pregnant": the child is of both. */
function isOfUsers(content: string): boolean {
  if (!speaksOfKin(content)) return true
  return PREGNANT.test(content) && canonicalAttribute(relationIn(content) ?? "") === "partner"
}

/** Whether a fact tells of a pregnancy. */
export const isPregnancy = ({ content }: Pick<Memory, "content">): boolean => PREGNANT.test(content)

/** Whether a fact tells of an allergy: a missed one harms more than an outdated one. */
export function isAllergy({
  about,
  content,
}: {
  readonly about?: About | undefined
  readonly content: string
}): boolean {
  return about?.attribute.endsWith("allergy") === true || isLikely(content, ["allergy"], ALLERGY_FROM)
}

function isMedicine({ content }: Pick<Memory, "content">): boolean {
  return isLikely(content, ["medication"], LIKELY)
}

function isLikely(content: string, attributes: readonly Attribute[], from: number): boolean {
  const chances = attributeChances(content)
  return attributes.reduce((sum, one) => sum + (chances[ATTRIBUTES.indexOf(one)] ?? 0), 0) >= from
}

function namesIn(text: string): ReadonlySet<string> {
  return readForPairs({ content: text, at: 0 }).names
}

/** The share of an earlier fact's names that a later sentence names again, 0 to 1. */
function shareOf(names: ReadonlySet<string>, again: ReadonlySet<string>): number {
  return names.size === 0 ? 0 : [...names].filter((name) => again.has(name)).length / names.size
}

/** Whether the later sentence names a value that the earlier one has not. */
function namesOther(said: string, content: string): boolean {
  return valuesIn(said).some((value) => !content.includes(value)) || !/\p{Lu}/u.test(said.slice(1))
}

/** Whether the later sentence names somebody or a place, and the earlier one another. */
function namesAnother(said: string, content: string): boolean {
  const names = (text: string): readonly string[] => valuesIn(text).filter((value) => /\p{L}/u.test(value))
  const [one, other] = [names(said), names(content)]
  return one.length > 0 && other.length > 0 && !one.some((name) => other.includes(name))
}
