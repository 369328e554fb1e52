import type { Memory, MemoryId, Pool, TextRange } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import { equallyWeighted, type Store, type TextIndex } from "../../contract/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { queryWords } from "../../text/query-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { plain } from "../../text/similarity.ts"
import { echoes, tellingWords } from "../../text/telling-words.ts"
import { scopeOf } from "../pools.ts"
import { isSameStatement, type NormalizedStatement, normalizeStatement } from "../remember/statement-analysis.ts"

/** Limit of the first search: the rarest word of most statements is in fewer messages. */
const FIRST_SEARCH = 50

/** The user's messages with a sentence that is the same statement as one of the versions, by the reconciler's comparison. */
export async function findRepetitions(
  store: Store,
  pool: Pool,
  versions: readonly Memory[],
): Promise<readonly Memory[]> {
  if (store.text === undefined) return []
  const repetitions = new Map<MemoryId, Memory>()
  for (const statement of distinctStatements(versions)) {
    const { content, source } = statement
    const quote = plain(source.quote ?? "")
    const candidates = new Map<MemoryId, Memory>()
    for (const text of quote === "" || quote === plain(content) ? [content] : [content, quote]) {
      for (const memory of await findSharing(store.text, pool, text)) candidates.set(memory.id, memory)
    }
    const saying = [content, source.quote ?? content].map((text) => normalizeStatement({ ...statement, content: text }))
    for (const memory of candidates.values()) {
      await yieldToEventLoop()
      if (repetitions.has(memory.id)) continue
      if (quote !== "" && plain(memory.content).includes(quote)) repetitions.set(memory.id, memory)
      else if (sentencesOf(memory.content).some(({ text }) => isSame(statement, text, saying)))
        repetitions.set(memory.id, memory)
    }
  }
  return [...repetitions.values()]
}

/** Whether the user has said a statement again after a time. */
export async function isSaidAfter(store: Store, pool: Pool, statement: Memory, at: number): Promise<boolean> {
  return (await findRepetitions(store, pool, [statement])).some(({ createdAt }) => createdAt > at)
}

/** Whether a sentence is one of the wordings of a statement, by the reconciler's comparison. */
function isSame(statement: Memory, text: string, saying: readonly NormalizedStatement[]): boolean {
  const said = normalizeStatement({ ...statement, content: text })
  return saying.some((wording) => isSameStatement(said, wording))
}

/**
 * The sentences of an assistant's message that say a statement again: with half of its telling words in the same
 * session, elsewhere with two thirds, of at least two.
 */
export function sentencesEchoing(turn: Memory, content: string, versions: readonly Memory[]): readonly TextRange[] {
  return sentencesOf(content)
    .filter(({ text }) =>
      versions.some((version) => {
        const telling = tellingOf(version)
        if (version.owner.session === turn.owner.session) return echoes(text, telling, ECHO_NEARBY)
        return telling.length > 1 && echoes(text, telling, ECHO_ELSEWHERE)
      }),
    )
    .map(({ start, end }) => ({ from: start, to: end }))
}

const ECHO_NEARBY = 1 / 2
const ECHO_ELSEWHERE = 2 / 3
const MAX_ECHOES = 200

/** The assistant's messages that may say a statement again. */
export async function findEchoes(store: Store, pool: Pool, versions: readonly Memory[]): Promise<readonly Memory[]> {
  const where = { category: ["turn"], origin: ["assistant"], status: STATUSES } as const
  const words = [...new Set(versions.flatMap(tellingOf))]
  if (store.text === undefined || words.length === 0) return []
  const query = { text: words.join(" "), words: equallyWeighted(words) }
  const { hits } = await store.text.search(scopeOf(pool), query, { limit: MAX_ECHOES, where })
  return hits.flatMap(({ memory }) => (sentencesEchoing(memory, memory.content, versions).length > 0 ? [memory] : []))
}

function tellingOf({ source, content }: Memory): readonly string[] {
  return tellingWords(source.quote ?? content)
}

/** Versions often differ only in what is known about them. */
function distinctStatements(versions: readonly Memory[]): readonly Memory[] {
  const distinct = new Map<string, Memory>()
  for (const version of versions) {
    distinct.set(JSON.stringify([plain(version.content), plain(version.source.quote ?? "")]), version)
  }
  return [...distinct.values()]
}

/** The user's messages with the rarest word of a text: a message that states the text has that word. */
async function findSharing(index: TextIndex, pool: Pool, text: string): Promise<readonly Memory[]> {
  const where = { category: ["turn"], origin: ["user"], status: STATUSES } as const
  const search = (words: readonly string[], limit: number) =>
    index.search(scopeOf(pool), { text, words: equallyWeighted(words) }, { limit, where })
  const words = queryWords(text)
  if (words.length === 0) return []
  const { documentFrequency = {} } = (await search(words, 1)).statistics ?? {}
  const frequencyOf = (word: string): number => documentFrequency[word] ?? 0
  const [rarest = ""] = words.toSorted((one, other) => frequencyOf(one) - frequencyOf(other))
  for (let limit = FIRST_SEARCH; ; limit *= 4) {
    const { hits } = await search([rarest], limit)
    if (hits.length < limit) return hits.map(({ memory }) => memory)
  }
}
