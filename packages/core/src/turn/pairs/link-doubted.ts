import type { CallOptions, Change, Link, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { holdsHow, USER_SUBJECT } from "../../text/attributes.ts"
import { isBirthOfOthers } from "../../text/topics/births.ts"
import { speaksOfOwn } from "../../text/topics/clause-features.ts"
import { readEnding } from "../../text/topics/ending-model.ts"
import { speaksOfKin } from "../../text/topics/folded-words.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { memoryWords } from "../../text/words.ts"
import { FACT_CATEGORIES, PROFILE_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"
import { supersede, supersedingLinks } from "../remember/revise-stored.ts"
import { changeProbability, comparePairs, readFact, reportsNews } from "./change-network.ts"
import { findCorrected, isCorrection } from "./corrected-facts.ts"
import { findEnded, isAllergy, isPregnancy, reportsEnding } from "./ended-facts.ts"
import { namingOf, tellsOfSomebody } from "./named-people.ts"
import { reportOf } from "./reported-in.ts"
import { findWithdrawn, holdsStill, reportsWithdrawal } from "./withdrawn-facts.ts"

/** From this probability on a statement is compared with earlier ones. */
const NEWS_FROM = 0.2
/** From this probability on an earlier statement may no longer hold. */
const DOUBTED_FROM = 0.7
/** The same for what keeps somebody safe, for one of several values, and for a second statement. */
const RARELY_DOUBTED_FROM = 0.85
/**
 * From this probability on a fact is ended or in doubt that a model of endings takes for one, surely or not. Where that
 * model is all but certain, little speaks for something else.
 */
const [ENDED_FROM, MAY_BE_ENDED_FROM] = [0.2, 0.5]
const [CERTAIN, CERTAINLY_ENDED_FROM] = [0.9, 0.01]
/** From this probability on a birth may be that of the user's child. */
const BIRTH_FROM = 0.4
/** The newest facts that a change is compared with. */
export const MAX_RECENT = 100
/** A statement puts at most so many in doubt. */
const MAX_DOUBTED = 2

/** A statement that may not be stored yet. */
type Statement = Omit<Memory, "revision" | "signals">
type Put = Extract<Change, { readonly op: "put" }>

/**
 * Links a new statement that reports a change with the statement that it may end or replace, and that one with it:
 * both stay, and recall shows the newer first. `changes` are the facts of one write by id, which it extends. `at`: the
 * time of their turn.
 */
export async function linkDoubted(
  store: Store,
  pool: Pool,
  changes: Map<string, Change>,
  at: number,
  call?: CallOptions,
): Promise<void> {
  const puts = [...changes.values()].filter((change): change is Put => change.op === "put" && isNewFact(change.memory))
  const reporting: Put[] = []
  for (const put of puts) {
    await yieldToEventLoop()
    if (mayReport(put.memory)) reporting.push(put)
  }
  if (reporting.length === 0) return
  const where = { category: FACT_CATEGORIES, status: ["active"] } as const
  const recent = (await store.list(scopeOf(pool), { limit: MAX_RECENT, where }, call)).items
  for (const { content } of recent) {
    await yieldToEventLoop()
    readFact(content)
  }
  for (const { memory: told } of reporting) {
    await yieldToEventLoop()
    const items = told.metadata.others === true ? recent.filter(isOfOther) : recent
    const memory = datedBehind(told, items, at)
    const chances = changeChances(memory, items)
    const holds = holdsStill(memory)
    const isCertain = readEnding(reportOf(memory)).chance >= CERTAIN
    const endedFrom = isCertain ? CERTAINLY_ENDED_FROM : ENDED_FROM
    const found = findEnded(memory, items).filter(
      ({ earlier, isSure, isTold = false }) =>
        !changes.has(earlier.id) &&
        !holds(earlier) &&
        (isTold || (chances.get(earlier.id) ?? 0) >= (isSure ? endedFrom : MAY_BE_ENDED_FROM)),
    )
    const isEnded = ({ id }: Memory): boolean => found.some(({ earlier, isSure }) => isSure && earlier.id === id)
    const withdrawn = findWithdrawn(memory, items).filter(
      ({ earlier }) => !changes.has(earlier.id) && !isEnded(earlier),
    )
    const isWithdrawn = ({ id }: Memory): boolean => withdrawn.some(({ earlier }) => earlier.id === id)
    const ended = [...withdrawn, ...found.filter(({ earlier }) => !isWithdrawn(earlier))]
    for (const { earlier, isSure } of ended) {
      const now = changes.get(memory.id)
      if (now?.op !== "put") continue
      if (!isSure && isWithdrawn(earlier)) changes.set(memory.id, { ...now, memory: inPlaceOf(earlier, now.memory) })
      if (!isSure) continue
      const links = [...(now.memory.links ?? []), ...supersedingLinks(pool, earlier, memory)]
      const later = datedBehind(inPlaceOf(earlier, now.memory), [earlier], at)
      changes.set(memory.id, { ...now, memory: { ...later, links } })
      changes.set(earlier.id, supersede(earlier, memory.updatedAt))
    }
    if (ended.some(({ isSure }) => isSure)) {
      const unsure = ended.filter(({ isSure, isTold }) => !isSure && isTold === true)
      for (const { earlier } of unsure.slice(0, MAX_DOUBTED)) linkPair(changes, memory, earlier)
      continue
    }
    const linked = new Set(conflictsOf(memory))
    const there = items.filter((one) => linked.has(one.id) && mayEnd(memory, one))
    const corrected = findCorrected(memory, items)
    const inDoubt = [
      ...ended.map(({ earlier }) => earlier),
      ...corrected,
      ...findDoubted(memory, items, chances).filter((earlier) => !holds(earlier)),
      ...there.filter((earlier) => !holds(earlier)),
    ]
    for (const doubted of new Set(inDoubt.slice(0, MAX_DOUBTED))) linkPair(changes, memory, doubted)
  }
}

/** Whether a statement may report that something earlier no longer holds. */
const mayReport = (memory: Memory): boolean =>
  reportsNews(memory.content) >= NEWS_FROM ||
  isCorrection(memory) ||
  conflictsOf(memory).length > 0 ||
  reportsEnding(memory) ||
  reportsWithdrawal(memory)

/**
 * A statement of the turn at `at` is newer than what is stored, even if the clock was set back since: it gets a date
 * behind the others'. One with a date of its own, such as an imported message, keeps it.
 */
export function datedBehind<T extends Statement>(statement: T, stored: readonly Memory[], at: number): T {
  const latest = stored.reduce((found, { createdAt }) => Math.max(found, createdAt), 0)
  if (statement.createdAt !== at || latest <= at) return statement
  return { ...statement, createdAt: latest + 1, updatedAt: latest + 1 }
}

/** Links a statement of this write and an earlier one that it leaves as it is otherwise. */
function linkPair(changes: Map<string, Change>, { id, createdAt }: Memory, doubted: Memory): void {
  const now = changes.get(id)
  if (now?.op !== "put" || changes.has(doubted.id)) return
  const isBehind = now.memory.createdAt <= doubted.createdAt && createdAt > doubted.createdAt
  const dated = isBehind ? { ...now.memory, createdAt, updatedAt: createdAt } : now.memory
  changes.set(id, { ...now, memory: withConflict(dated, doubted) })
  const { signals: _, ...older } = withConflict(doubted, now.memory)
  const next = { ...older, revision: doubted.revision + 1 }
  changes.set(doubted.id, { op: "put", memory: next, index: { words: memoryWords(next) } })
}

/** The probability that a statement ends or replaces each of the earlier facts that are most like it. */
function changeChances(memory: Statement, recent: readonly Memory[]): ReadonlyMap<MemoryId, number> {
  const earlier = recent.filter((one) => isBefore(one, memory))
  const pairs = comparePairs(
    { said: memory.content, news: reportsNews(memory.content) },
    earlier.map(({ content }) => readFact(content)),
  )
  return new Map(
    pairs.flatMap(({ place, features }) => {
      const id = earlier[place]?.id
      return id === undefined ? [] : [[id, changeProbability(features)] as const]
    }),
  )
}

/** The earlier facts that a statement likely ends or replaces, the likeliest first. */
function findDoubted(
  memory: Memory,
  recent: readonly Memory[],
  chances: ReadonlyMap<MemoryId, number>,
): readonly Memory[] {
  if (reportsNews(memory.content) < NEWS_FROM) return []
  return recent
    .map((one) => ({ one, chance: chances.get(one.id) ?? 0 }))
    .filter(({ one, chance }) => chance >= doubtedFrom(memory, one))
    .toSorted((one, other) => other.chance - one.chance)
    .filter(({ chance }, place) => place === 0 || chance >= RARELY_DOUBTED_FROM)
    .map(({ one }) => one)
}

/** The earlier fact that a statement changes with at least this probability. */
export function findChanged(statement: Statement, recent: readonly Memory[], from: number): Memory | undefined {
  const chances = changeChances(statement, recent)
  const chanceOf = ({ id }: Memory): number => chances.get(id) ?? 0
  return recent
    .filter((one) => chanceOf(one) >= Math.max(from, doubtedFrom(statement, one)))
    .toSorted((one, other) => chanceOf(other) - chanceOf(one))[0]
}

function isBefore(earlier: Memory, later: Statement): boolean {
  return earlier.createdAt < later.createdAt && earlier.source.message !== later.source.message
}

/** From which probability on an earlier statement is in doubt: an allergy and a wish never are. */
function doubtedFrom(later: Statement, earlier: Memory): number {
  if (earlier.pinned === true || earlier.source.origin !== later.source.origin) return Number.POSITIVE_INFINITY
  if (earlier.category === "instruction" || isAllergy(earlier)) return Number.POSITIVE_INFINITY
  const { about: one } = later
  const { about: other } = earlier
  if (!mayEnd(later, earlier)) return Number.POSITIVE_INFINITY
  const isOwn = other?.subject === USER_SUBJECT && OWN_OF_EACH.has(other.attribute)
  if (isOwn && one === undefined && speaksOfKin(later.content)) return Number.POSITIVE_INFINITY
  if (one !== undefined && other !== undefined && one.subject !== other.subject) return Number.POSITIVE_INFINITY
  const isOneOfSeveral = other !== undefined && holdsHow(other.attribute) === "several"
  return isOneOfSeveral || (earlier.category === "constraint" && !isPregnancy(earlier))
    ? RARELY_DOUBTED_FROM
    : DOUBTED_FROM
}

/** What a relative has as well, so that the relative's change leaves the user's. */
const OWN_OF_EACH: ReadonlySet<string> = new Set(["employer", "job", "home"])

/** What somebody else quits, the user does not. */
function mayEnd(later: Statement, earlier: Memory): boolean {
  if (tellsOfSomebody(earlier) && namingOf(later.content, earlier.content) === "owner") return false
  if (isOfUserAlone(earlier) && otherSubjectIn(later.content) !== undefined) return false
  if (isOwnName(earlier) && isOfThird(later.content)) return false
  // "The baby was born" tells of a child, and ends what its mother said of herself.
  const { endings, chance } = readEnding(later.content)
  if (isPregnancy(earlier) && isBirthOfOthers(later.content)) return false
  if (isPregnancy(earlier) && endings[0] === "birth" && chance >= BIRTH_FROM) return true
  return earlier.category !== "constraint" || !speaksOfKin(later.content) || speaksOfKin(earlier.content)
}

const isOwnName = ({ about }: Memory): boolean => about?.subject === USER_SUBJECT && about.attribute === "name"

/** Whether a statement is about somebody by a pronoun alone: "She took back the name Koch". */
const isOfThird = (said: string): boolean => THIRD.test(said) && !speaksOfOwn(said)
const THIRD = wholeWords(
  "^(?:she|he|they|sie|er|elle|il|ella|él|lei|lui|ela|ele)(?:['’]\\p{L}{1,2})?",
  "^[她他]|^彼女?",
)

const isOfOther = ({ content }: Memory): boolean => speaksOfKin(content) || otherSubjectIn(content) !== undefined

/** Who else is in their life may change what the user said of the household, and of nothing else. */
function isOfUserAlone({ about, category }: Memory): boolean {
  if (about === undefined) return category === "constraint" || category === "identity"
  return about.subject === USER_SUBJECT && !AMONG_PEOPLE.has(about.attribute)
}
const AMONG_PEOPLE: ReadonlySet<string> = new Set([
  "partner",
  "marital status",
  "children",
  "family",
  "household",
  "pets",
])

/** What takes the place of a fact is included where that fact was, and replaced by what replaces it. */
function inPlaceOf({ about, category, type }: Memory, memory: Memory): Memory {
  // A wish may sound like news of the user.
  if (category === "instruction") return { ...memory, category, type }
  const isOfSomebody = category === "relationship" && memory.category === "fact"
  const isIncluded =
    isOfSomebody || (PROFILE_CATEGORIES.includes(category) && !PROFILE_CATEGORIES.includes(memory.category))
  return { ...memory, ...(isIncluded && { category }), ...(about && !memory.about && { about }) }
}

function isNewFact({ category, metadata, status, revision, source }: Memory): boolean {
  return (
    status === "active" &&
    metadata.limited !== true &&
    revision === 1 &&
    FACT_CATEGORIES.includes(category) &&
    source.message !== undefined
  )
}

/** The statements that a memory may contradict. */
export function conflictsOf({ links = [] }: Memory): readonly string[] {
  return links.filter(({ as }) => as === "conflicts").map(({ to }) => to)
}

function withConflict(memory: Memory, other: Memory): Memory {
  const link: Link = { to: other.id, as: "conflicts" }
  return conflictsOf(memory).includes(other.id) ? memory : { ...memory, links: [...(memory.links ?? []), link] }
}
