import type { CallOptions, Change, Memory, Pool, Store } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { topicWords } from "../../text/query-words.ts"
import { plain } from "../../text/similarity.ts"
import { memoryWords } from "../../text/words.ts"
import type { TombstoneLookup } from "../delete/tombstones.ts"
import { statedMemoryId } from "../ids.ts"
import { findSimilar, type Neighbourhood } from "./neighbourhood.ts"
import type { Proposal } from "./proposal.ts"
import { restOfStatement, tellsHealth, withoutDenied } from "./rest-of-statement.ts"
import { isSameStatement, normalizeStatement } from "./statement-analysis.ts"

/** Least importance of what tells of health. */
export const HEALTH_IMPORTANCE = 0.8

/**
 * Keeps what replaced statements tell besides what a new one replaces, each as a statement of its own, unless it is
 * stored, was deleted or is said again.
 */
export async function keepRests(
  { store, tombstones }: { readonly store: Store; readonly tombstones: TombstoneLookup },
  pool: Pool,
  proposal: Proposal,
  { stored, direct, candidates, addressed }: Neighbourhood,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Change[]> {
  const known = [...candidates, ...addressed, direct, stored].filter((one) => one !== undefined)
  const before = new Map(known.map((memory) => [memory.id, memory]))
  const kept: Change[] = []
  for (const change of changes) {
    const old = change.op === "put" ? before.get(change.memory.id) : undefined
    if (change.op !== "put" || old === undefined || !isReplaced(old, change.memory)) continue
    const rest = createRest(pool, old, proposal)
    if (rest === undefined || (await tombstones.holds(pool, old.source.message, rest.content))) continue
    const near = await findSimilar(store, pool, { ...proposal, ...rest }, topicWords(rest.content), call)
    const own = normalizeStatement(rest)
    const isStored = near.some((one) => one.id === rest.id || isSameStatement(normalizeStatement(one), own))
    if (!isStored) kept.push({ op: "put", memory: rest, index: { words: memoryWords(rest) } })
  }
  return kept
}

function isReplaced(old: Memory, now: Memory): boolean {
  const isOther = now.status !== "active" || plain(now.content) !== plain(old.content)
  return old.status === "active" && old.source.origin === "user" && isOther
}

function createRest(pool: Pool, old: Memory, proposal: Proposal): Memory | undefined {
  const list = withoutDenied(old.content, proposal.content)
  const text = list ?? restOfStatement(old.content, old.about?.attribute)
  const { message, quote, at: _, ...source } = old.source
  if (text === undefined || message === undefined || saysAgain(proposal.content, text)) return undefined
  const content = text.charAt(0).toUpperCase() + text.slice(1)
  const isHealth = tellsHealth(content)
  const { key: __, links: ___, signals: ____, pinned: _____, about, ...rest } = old
  return {
    ...rest,
    ...omitUndefined({ about: list === undefined ? undefined : about }),
    id: statedMemoryId(pool, message, content),
    content,
    ...(isHealth && { category: "constraint", importance: Math.max(old.importance, HEALTH_IMPORTANCE) }),
    source: { ...source, message, ...(quote?.includes(text) && { quote: text }) },
    revision: 1,
  }
}

/** Whether the new statement names all that the rest does. */
function saysAgain(statement: string, rest: string): boolean {
  const words = new Set(topicWords(statement))
  return topicWords(rest).every((word) => words.has(word))
}
