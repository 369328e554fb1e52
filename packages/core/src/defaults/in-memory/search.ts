import { MemoryError } from "../../contract/errors.ts"
import type { Embedding, Scope } from "../../contract/memory.ts"
import type { Candidates, Hit, SearchOptions, TextQuery } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { type LiveRow, type Rows, readRow } from "./rows.ts"
import { countWords, scoreOf } from "./text.ts"

/**
 * Every memory that holds a word of the query, best first. The statistics cover the whole scope, regardless of
 * `where`.
 */
export function searchText(rows: Rows, scope: Scope, query: TextQuery, options: SearchOptions): Candidates {
  const inside = [...rows.live(scope)]
  const statistics = countWords(
    inside,
    query.words.map(({ word }) => word),
  )
  const scored = filterRows(inside, options).map((row) => ({
    row,
    score: row.words && scoreOf(row.words, query.words, statistics),
  }))
  return { hits: best(scored, options), statistics }
}

/** Every memory with a vector in the query's space, nearest first. */
export function searchVectors(rows: Rows, scope: Scope, query: Embedding, options: SearchOptions): readonly Hit[] {
  checkSpace(rows, query)
  const scored = filterRows([...rows.live(scope)], options).map((row) => {
    const vector = row.vectors.get(query.space)
    return { row, score: vector && cosine(vector, query.values) }
  })
  return best(scored, options)
}

/** The spaces of a scope by name, and how many memories have a vector in each. */
export function countSpaces(
  rows: Rows,
  scope: Scope,
): readonly { readonly space: string; readonly memories: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows.live(scope)) {
    for (const space of row.vectors.keys()) counts.set(space, (counts.get(space) ?? 0) + 1)
  }
  return [...counts]
    .map(([space, memories]) => ({ space, memories }))
    .sort((one, other) => (one.space < other.space ? -1 : 1))
}

function filterRows(rows: readonly LiveRow[], { where = {}, exclude = [] }: SearchOptions): readonly LiveRow[] {
  const excluded = new Set(exclude)
  return rows.filter((row) => !excluded.has(row.memory.id) && matches(row.memory, where))
}

interface Scored {
  readonly row: LiveRow
  readonly score: number | undefined
}

function best(scored: readonly Scored[], { limit, embeddings }: SearchOptions): readonly Hit[] {
  return scored
    .flatMap(({ row, score }) => (score === undefined ? [] : { row, score }))
    .sort((one, other) => other.score - one.score || (one.row.memory.id < other.row.memory.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row, score }) => {
      const values = embeddings === undefined ? undefined : row.vectors.get(embeddings)?.slice()
      return {
        memory: readRow(row),
        score,
        ...(row.words !== undefined && { words: row.words.words }),
        ...(embeddings !== undefined && values !== undefined && { embedding: { space: embeddings, values } }),
      }
    })
}

function checkSpace(rows: Rows, { space, values }: Embedding): void {
  let others = 0
  for (const row of rows.all()) {
    const vector = row.vectors.get(space)
    if (vector !== undefined) {
      if (vector.length === values.length) return
      throw new MemoryError("space_mismatch", `Vectors of ${space} have ${vector.length} numbers, not ${values.length}`)
    }
    others += row.vectors.size
  }
  if (others > 0) {
    throw new MemoryError("space_mismatch", `This store holds vectors, but none of ${space}`, {
      remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
    })
  }
}

function cosine(one: Float32Array, other: Float32Array): number {
  let dot = 0
  let ones = 0
  let others = 0
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? 0
    dot += value * against
    ones += value * value
    others += against * against
  }
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others)
}
