import type { Words } from "@keepsake/core/plugin"
import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { keyText } from "../rows/column-text.ts"
import type { PoolKey } from "../rows/pool-keys.ts"
import type { NumberedRow } from "./row-state.ts"

/** A term of a memory as the text index has it. */
interface Term {
  /** Occurrences in the text. */
  readonly frequency: number
  /** Whether it occurs in the speaker's name or in a neighbouring message. */
  readonly inContext: boolean
}
interface IndexTerms {
  /** The number of terms in all fields. */
  readonly length: number
  readonly terms: ReadonlyMap<string, Term>
}

function indexTerms({ text, speaker, before, after }: Words): IndexTerms {
  const terms = new Map<string, { frequency: number; inContext: boolean }>()
  let length = 0
  for (const [place, field] of [text, speaker, before, after].entries()) {
    for (const word of field.split(" ")) {
      if (word === "") continue
      length++
      const name = keyText(word)
      const term = terms.get(name) ?? { frequency: 0, inContext: false }
      terms.set(name, term)
      if (place === 0) term.frequency++
      else term.inContext = true
    }
  }
  return { length, terms }
}

/** How the totals of the pool change. */
interface PoolTotals {
  readonly indexed: number
  readonly length: number
}

/** Brings words, postings and document frequencies in line with the changed rows. */
export function sendWordChanges(transaction: Transaction, key: PoolKey, changed: readonly NumberedRow[]): PoolTotals {
  const touched = changed.filter(({ row }) => row.words !== row.before.words)
  const removed: Posting[] = []
  const added: Posting[] = []
  let indexed = 0
  let length = 0
  for (const { rowId, row } of touched) {
    if (row.before.words !== undefined) {
      const before = indexTerms(row.before.words)
      indexed--
      length -= before.length
      removed.push(...postingsOf(rowId, before))
    }
    if (row.words !== undefined) {
      const after = indexTerms(row.words)
      indexed++
      length += after.length
      added.push(...postingsOf(rowId, after))
    }
  }
  if (touched.length > 0) {
    sendWords(transaction, key, touched)
    if (removed.length > 0) sendRemovedPostings(transaction, key, removed)
    if (added.length > 0) sendAddedPostings(transaction, key, added)
    sendCounts(transaction, key, removed, added)
  }
  return { indexed, length }
}

interface Posting extends Term {
  readonly rowId: number
  readonly word: string
  readonly length: number
}

function postingsOf(rowId: number, { length, terms }: ReturnType<typeof indexTerms>): readonly Posting[] {
  return Array.from(terms, ([word, term]) => ({ rowId, word, length, ...term }))
}

function sendWords(transaction: Transaction, { tenant }: PoolKey, touched: readonly NumberedRow[]): void {
  const gone = touched.filter(({ row }) => row.words === undefined && row.before.words !== undefined)
  if (gone.length > 0) {
    transaction.send(
      sql`DELETE FROM keepsake.words WHERE tenant = ${tenant}::int AND row_id = ANY (${gone.map(({ rowId }) => rowId)}::bigint[])`,
    )
  }
  const stored = touched.filter(({ row }) => row.words !== undefined)
  if (stored.length === 0) return
  transaction.send(
    sql`INSERT INTO keepsake.words (tenant, row_id, words)
      SELECT ${tenant}::int, * FROM unnest(${stored.map(({ rowId }) => rowId)}::bigint[],
        ${stored.map(({ row }) => JSON.stringify(row.words))}::text[])
      ON CONFLICT (tenant, row_id) DO UPDATE SET words = excluded.words`,
  )
}

function sendRemovedPostings(transaction: Transaction, { tenant, pool }: PoolKey, removed: readonly Posting[]): void {
  transaction.send(
    sql`DELETE FROM keepsake.postings p USING unnest(${removed.map(({ word }) => word)}::text[],
        ${removed.map(({ rowId }) => rowId)}::bigint[]) AS n(word, row_id)
      WHERE p.tenant = ${tenant}::int AND p.pool = ${pool}::int AND p.word = n.word AND p.row_id = n.row_id`,
  )
}

function sendAddedPostings(transaction: Transaction, { tenant, pool }: PoolKey, added: readonly Posting[]): void {
  transaction.send(
    sql`INSERT INTO keepsake.postings (tenant, pool, word, row_id, frequency, in_context, length)
      SELECT ${tenant}::int, ${pool}::int, * FROM unnest(${added.map(({ word }) => word)}::text[],
        ${added.map(({ rowId }) => rowId)}::bigint[], ${added.map(({ frequency }) => frequency)}::int[],
        ${added.map(({ inContext }) => inContext)}::boolean[], ${added.map(({ length }) => length)}::int[])`,
  )
}

function sendCounts(
  transaction: Transaction,
  { tenant, pool }: PoolKey,
  removed: readonly Posting[],
  added: readonly Posting[],
): void {
  const counts = new Map<string, number>()
  for (const { word } of added) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const { word } of removed) counts.set(word, (counts.get(word) ?? 0) - 1)
  const differences = [...counts].filter(([, n]) => n !== 0).sort(([one], [other]) => (one < other ? -1 : 1))
  if (differences.length === 0) return
  transaction.send(
    sql`INSERT INTO keepsake.word_counts AS c (tenant, pool, word, n)
      SELECT ${tenant}::int, ${pool}::int, * FROM unnest(${differences.map(([word]) => word)}::text[],
        ${differences.map(([, n]) => n)}::bigint[])
      ON CONFLICT (tenant, pool, word) DO UPDATE SET n = c.n + excluded.n`,
  )
  const fewer = differences.filter(([, n]) => n < 0).map(([word]) => word)
  if (fewer.length === 0) return
  transaction.send(
    sql`DELETE FROM keepsake.word_counts
      WHERE tenant = ${tenant}::int AND pool = ${pool}::int AND word = ANY (${fewer}::text[]) AND n <= 0`,
  )
}
