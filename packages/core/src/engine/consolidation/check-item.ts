import type { Memory } from "../../contract/index.ts"
import { readClause } from "../../defaults/reader/reader-model.ts"
import { CHANGES } from "../../text/change-cues.ts"
import { createWordsTest } from "../../text/query-words.ts"
import { countTokens } from "../../text/tokens.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { topicsIn } from "../../text/topics/topic-words.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { isSameStatement, marksIn, normalizeStatement } from "../../turn/remember/statement-analysis.ts"
import { contradictsEarlier } from "./contradictions.ts"
import { isEpisode, isOfConversation, mentions, tellsTheSame } from "./episode-overlap.ts"
import type { DraftItem, RefusalReason } from "./run.ts"
import { idleDays, salienceAt, salienceBase } from "./salience.ts"

/** Salience below which an idle statement may be archived. */
const SALIENCE_FLOOR = 0.2
/** Days without use before a statement may be archived. */
export const IDLE_DAYS = 30
/** Statements that were important when they were stored stay, however long they are idle. */
const LOW_IMPORTANCE = 0.5

/**
 * Tokens that a message may have more than its archived statement: a full stop or an "ok". With another sentence it
 * takes the room of a line that answered within a small budget.
 */
const MAX_MORE_TOKENS = 4

/** Conversations that have to mention a statement before its salience rises. */
export const PROMOTED_FROM = 3
/** Probability of telling something that lasts. Below it, most statements of the talk for tuning are passing remarks. */
const REMARK_BELOW = 0.83

const LASTING: ReadonlySet<string> = new Set(["identity", "constraint", "instruction", "decision"])
/** Attributes and topics whose loss may harm a person. */
const SAFETY: ReadonlySet<string> = new Set(["allergy", "health", "medication", "diet"])
const FACTS: ReadonlySet<string> = new Set(FACT_CATEGORIES)

/** Whether a memory is a statement that may be merged at all. */
export function isStatement({ category, status, review }: Memory): boolean {
  return status === "active" && review === undefined && FACTS.has(category)
}

/** Whether no proposal may archive this memory: what a person set, what every conversation carries, what keeps people safe. */
export function isProtected(memory: Memory): boolean {
  const { category, pinned, source, signals, about, content } = memory
  if (LASTING.has(category) || pinned === true || source.origin === "manual" || (signals?.useful ?? 0) > 0) return true
  if (about !== undefined && SAFETY.has(about.attribute)) return true
  return topicsIn(foldedWords(content), content).some((topic) => SAFETY.has(topic))
}

/** Whether a statement was never important, is out of use, no longer salient, and a remark. */
export function isIdleAndLow(memory: Memory, now: number): boolean {
  if (memory.importance > LOW_IMPORTANCE || (memory.signals?.mentions ?? 0) > 0) return false
  if (idleDays(memory, now) < IDLE_DAYS || salienceAt(memory, now) >= SALIENCE_FLOOR) return false
  return isRemark(memory)
}

/**
 * Whether a statement was read from a message that probably tells nothing that lasts. One at an address, one that says
 * that something changed, and one that replaces or contradicts another is no remark: without it, an older value would
 * be the only answer. Without a message nothing would answer in its place.
 */
function isRemark({ about, category, content, source, links = [] }: Memory): boolean {
  const { message, quote = content } = source
  if (message === undefined || about !== undefined || category === "relationship") return false
  if (CHANGES.test(`${quote}\n${content}`)) return false
  if (links.some(({ as }) => as === "supersedes" || as === "conflicts")) return false
  return readClause(quote).lasting < REMARK_BELOW
}

/**
 * Whether the message that a statement was read from answers in its place: it is there, has its words, and takes no more
 * room. A model may have completed a statement with words of earlier messages.
 */
export function answersInstead({ content, source: { at } }: Memory, message: Memory | undefined): boolean {
  if (at === undefined || message?.id !== at.memory || message.status !== "active") return false
  if (countTokens(message.content) > countTokens(content) + MAX_MORE_TOKENS) return false
  return createWordsTest(content)(message.content)
}

/** Whether two statements say the same in the same order of words, about the same, with equal numbers, names and negation. */
export function statesTheSame(one: Memory, other: Memory): boolean {
  const [marks, others] = [marksIn(one), marksIn(other)]
  return (
    isSameStatement(normalizeStatement(one), normalizeStatement(other)) &&
    marks.tokens === others.tokens &&
    marks.negated === others.negated
  )
}

/** Whether two statements are about the same person, of the same owner, and said by the same person. */
function hasSamePeople(one: Memory, other: Memory): boolean {
  return (
    one.about?.subject === other.about?.subject &&
    one.source.speaker === other.source.speaker &&
    one.owner.user === other.owner.user &&
    one.owner.agent === other.owner.agent
  )
}

/** Whether two statements are about the same person and matter, said by the same person, and hold in the same time. */
export function hasSameSubject(one: Memory, other: Memory): boolean {
  return (
    hasSamePeople(one, other) &&
    one.about?.attribute === other.about?.attribute &&
    one.validFrom === other.validFrom &&
    one.validUntil === other.validUntil &&
    one.expiresAt === other.expiresAt &&
    (one.key === undefined || other.key === undefined || one.key === other.key)
  )
}

/** The memories that a change rests on, as they are now. */
export interface ItemMemories {
  readonly memory?: Memory | undefined
  readonly into?: Memory | undefined
  /** Of an `archive`: the message that it was read from. */
  readonly message?: Memory | undefined
  /** Of a `promote`: the episodes that mention it. */
  readonly episodes?: readonly Memory[]
}

/**
 * Why a proposed change must not be made to these memories as they are now; `undefined` if it may. Whoever proposes it,
 * a rule or a model: only this function lets it pass.
 */
export function whyRefused(item: DraftItem, found: ItemMemories, now: number): RefusalReason | undefined {
  const { memory, into, message, episodes = [] } = found
  if (item.kind === "summarize") {
    return item.session === undefined || (memory?.revision ?? 0) !== item.revision ? "moved" : undefined
  }
  if (memory === undefined || memory.revision !== item.revision) return "moved"
  const isOfEpisode = isEpisode(memory) && !isStatement(memory)
  if ((item.isEpisode === true) !== isOfEpisode) return "no-statement"
  if (isOfEpisode) return item.kind === "merge" && into ? whyNotMerged(item, memory, into) : "no-statement"
  if (!isStatement(memory)) return "no-statement"
  if (item.kind === "archive") {
    if (isProtected(memory)) return "protected"
    return isIdleAndLow(memory, now) && answersInstead(memory, message) ? undefined : "in-use"
  }
  if (item.kind === "promote") {
    // Another proposal has raised it as far already.
    if ((item.salience ?? 1) <= salienceBase(memory)) return "moved"
    const sessions = new Set(episodes.map(({ id, owner }) => owner.session ?? id))
    const isMentioned =
      sessions.size >= PROMOTED_FROM && episodes.every((one) => isOfConversation(one) && mentions(one, memory))
    return isMentioned ? undefined : "rarely-mentioned"
  }
  if (into === undefined || item.into === undefined || into.revision !== item.into.revision) return "moved"
  if (into.id === memory.id || into.pool !== memory.pool || !isStatement(into)) return "no-statement"
  if (item.kind === "conflict") {
    if (!hasSamePeople(memory, into)) return "other-subject"
    return contradictsEarlier(memory, into) ? undefined : "agrees"
  }
  if (!hasSameSubject(memory, into)) return "other-subject"
  if (!statesTheSame(memory, into)) return "says-more"
  return keepsStanding(memory, into) ? undefined : "protected"
}

/** Of two episodes that tell the same the earlier one stays. */
function whyNotMerged(item: DraftItem, memory: Memory, into: Memory): RefusalReason | undefined {
  if (into.revision !== item.into?.revision) return "moved"
  if (into.id === memory.id || into.pool !== memory.pool || !isEpisode(into)) return "no-statement"
  if (!hasSamePeople(memory, into)) return "other-subject"
  if (!tellsTheSame(memory, into)) return "says-more"
  return memory.pinned === true || into.createdAt > memory.createdAt ? "protected" : undefined
}

/** Whether the statement that stays is as protected and as trusted as the one that goes. */
function keepsStanding(memory: Memory, into: Memory): boolean {
  const isWeightier = memory.importance > into.importance || (isPersons(memory) && !isPersons(into))
  const isKeyLost = memory.key !== undefined && into.key === undefined
  return !isWeightier && !isKeyLost && (!isProtected(memory) || (isProtected(into) && memory.pinned !== true))
}

/** Whether a person wrote it. */
export function isPersons({ source: { origin } }: Memory): boolean {
  return origin === "user" || origin === "manual"
}
