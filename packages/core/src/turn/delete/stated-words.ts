import type { Memory, MemoryId, Store, TextRange } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { poolOf } from "../pools.ts"
import { type PlanParts, planCuts } from "./plan-cuts.ts"
import { readTurnsOf, sourceMessageOf } from "./source-messages.ts"

/** The sentences of stored messages that state a memory, by its id; no entry for a memory without any. */
export type StatedWords = ReadonlyMap<MemoryId, readonly string[]>

/** The sentences of its own message that each memory was read from. Reads the messages of a pool at once. */
export async function sourceWords(store: Store, memories: readonly Memory[]): Promise<StatedWords> {
  const words = new Map<MemoryId, readonly string[]>()
  const facts = memories.filter(({ category }) => category !== "turn")
  for (const own of Map.groupBy(facts, ({ owner, pool }) => `${owner.tenant}\n${pool}`).values()) {
    const [first] = own as [Memory, ...Memory[]] // a group has at least the one that made it
    const pool = poolOf(first)
    const named = own.flatMap((fact) => {
      const message = fact.source.quote === undefined ? undefined : sourceMessageOf(pool, fact)
      return message === undefined ? [] : [{ fact, message }]
    })
    const messages = [...new Map(named.map(({ message }) => [message.name, message])).values()]
    const turns = await readTurnsOf(store, pool, messages)
    for (const { fact, message } of named) {
      const found = (turns.get(message.name) ?? []).flatMap((turn) => sentencesQuoted(fact, turn))
      if (found.length > 0) words.set(fact.id, found)
    }
  }
  return words
}

/** The sentences of all messages that would be deleted with each memory. */
export async function wordsToDelete(parts: PlanParts, memories: readonly Memory[]): Promise<StatedWords> {
  const words = new Map<MemoryId, readonly string[]>()
  for (const own of Map.groupBy(memories, ({ owner, pool }) => `${owner.tenant}\n${pool}`).values()) {
    const [first] = own as [Memory, ...Memory[]] // a group has at least the one that made it
    const facts = own.filter(({ category }) => category !== "turn")
    const { sentences } = await planCuts(parts, poolOf(first), facts, { forGood: false })
    for (const [id, found] of sentences) words.set(id, [...new Set(found)])
  }
  return words
}

function sentencesQuoted({ source: { quote = "", at } }: Memory, turn: Memory): readonly string[] {
  if (quote.trim() === "") return []
  const isAt = at?.memory === turn.id && turn.content.slice(at.from, at.to) === quote
  const from = isAt ? at.from : turn.content.indexOf(quote)
  if (from < 0) return []
  const range: TextRange = { from, to: from + quote.length }
  return sentencesOf(turn.content)
    .filter(({ start, end }) => range.from < end && start < range.to)
    .map(({ text }) => text)
}
