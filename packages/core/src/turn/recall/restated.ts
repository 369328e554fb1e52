import type { Memory, MemoryId } from "../../contract/memory.ts"
import { containsText } from "../../text/contains.ts"
import { isEarlier } from "../../text/doubted-memory.ts"
import { addressKey, relateToEarlier } from "../address-relation.ts"

/** Share of a turn's letters from which quotes of facts cover it. */
const MIN_COVERED_SHARE = 0.6
/** Maximum length of a turn that is a single statement. */
const MAX_STATEMENT_CHARACTERS = 240

/** Whether a fact was extracted from a turn, or states what the turn contains. */
export function isDerivedFrom({ source, content, id }: Memory, turn: Memory): boolean {
  if (turn.links?.some(({ to, as }) => to === id && as !== "conflicts")) return true
  if (source.message !== undefined && source.message === turn.source.message) {
    return source.quote === undefined || containsText(turn.content, source.quote)
  }
  return containsText(turn.content, source.quote ?? content)
}

/** A longer message is shown in parts, so that its facts say what it is about. */
const MAX_WHOLE_CHARACTERS = 160
/** Minimum length of what a message says beyond its facts; a shorter rest is mostly an opener. */
const MIN_REST_CHARACTERS = 8

/**
 * Maps facts that are word for word a part of a short message to that message, where it says more: what a fact leaves
 * out is often whom or what it is about.
 */
export function findWholes<T extends { readonly memory: Memory }>(
  facts: readonly Memory[],
  turns: readonly T[],
): ReadonlyMap<MemoryId, T> {
  const wholes = new Map<MemoryId, T>()
  for (const turn of turns) {
    const { content, source } = turn.memory
    if (content.length > MAX_WHOLE_CHARACTERS || source.message === undefined || !isPlain(turn.memory)) continue
    const parts = facts.filter(
      (fact) =>
        fact.category !== "turn" &&
        fact.source.message === source.message &&
        isPlain(fact) &&
        isPartOf(fact.content, content),
    )
    const covered = parts.reduce((sum, fact) => sum + fact.content.length, 0)
    if (content.length - covered >= MIN_REST_CHARACTERS) for (const { id } of parts) wholes.set(id, turn)
  }
  return wholes
}

/** What the other does not show: it is out of date, a later line may end it, or it was said before that line. */
function isPlain(memory: Memory): boolean {
  return memory.status === "active" && memory.validUntil === undefined && !isEarlier(memory)
}

function isPartOf(part: string, text: string): boolean {
  return containsText(text.toLowerCase(), part.toLowerCase())
}

/** Whether these facts were extracted from the turn and cover most of it. */
export function isCoveredBy(facts: readonly Memory[], turn: Memory): boolean {
  const quotes = new Set<string>()
  for (const { source, content } of facts) {
    if (source.quote !== undefined && source.message !== undefined && source.message === turn.source.message) {
      quotes.add(isPartOf(content, source.quote) ? content : source.quote)
    }
  }
  if (quotes.size === 0) return false
  const quoted = [...quotes].reduce((sum, quote) => sum + quote.length, 0)
  return quoted >= MIN_COVERED_SHARE * turn.content.length
}

/** A model's words replace no person's, and what is superseded is replaced by whatever is not. */
function isReplacedBy(earlier: Memory, later: Memory): boolean {
  if (later.status !== "active") return false
  if (earlier.status !== "active") return true
  if (later.source.origin === "assistant" && earlier.source.origin !== "assistant") return false
  return relateToEarlier(later, earlier) === "replaces"
}

/**
 * Maps outdated memories to what holds now: per key all but the newest, what a newer one replaces at its address (in
 * another pool nothing was written), superseded ones, and short turns that a fact supersedes. Shown unmarked, both would
 * seem to hold.
 */
export function findOutdated(memories: readonly Memory[]): ReadonlyMap<MemoryId, MemoryId> {
  const newest = new Map<string, Memory>()
  const addresses = new Map<string, Memory[]>()
  const superseding = new Map<MemoryId, Memory>()
  const note = <K>(map: Map<K, Memory>, name: K, memory: Memory): void => {
    const known = map.get(name)
    if (known === undefined || known.updatedAt < memory.updatedAt) map.set(name, memory)
  }
  for (const memory of memories) {
    if (memory.key !== undefined) note(newest, memory.key, memory)
    if (memory.about !== undefined) {
      const name = addressKey(memory.about)
      addresses.set(name, [...(addresses.get(name) ?? []), memory])
    }
    for (const { to, as } of memory.links ?? []) if (as === "supersedes") note(superseding, to, memory)
  }
  const outdated = new Map<MemoryId, MemoryId>()
  for (const there of addresses.values()) {
    there.sort((one, other) => other.updatedAt - one.updatedAt)
    for (const [place, earlier] of there.entries()) {
      const head = there.slice(0, place).find((later) => isReplacedBy(earlier, later))
      if (head !== undefined) outdated.set(earlier.id, head.id)
    }
  }
  for (const { id, key, category, content, createdAt } of memories) {
    const now = key === undefined ? undefined : newest.get(key)
    if (now !== undefined && now.id !== id) outdated.set(id, now.id)
    const since = superseding.get(id)
    if (since === undefined || since.id === id || createdAt > since.updatedAt) continue
    if (category !== "turn" || content.length <= MAX_STATEMENT_CHARACTERS) outdated.set(id, since.id)
  }
  return outdated
}
