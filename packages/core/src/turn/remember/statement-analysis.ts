import type { Memory } from "../../contract/memory.ts"
import { type Denial, denialOf, gist } from "../../text/gist.ts"
import { type Marks, marksOf, plain } from "../../text/similarity.ts"

/** The part of a stored or proposed memory that is compared. */
export type ComparedStatement = Pick<Memory, "category" | "content">

export interface NormalizedStatement {
  readonly words: string
  readonly gist: string
}

interface StatementAnalysis {
  readonly normalized: NormalizedStatement
  readonly marks: Marks
  readonly denial: Denial
}

/** Cache: a statement is compared with many others, and each analysis is computed once per object. */
const analyses = new WeakMap<ComparedStatement, Partial<StatementAnalysis>>()

/** The keys of equal statements: equal words, and for a statement an equal gist. */
export function normalizeStatement(statement: ComparedStatement): NormalizedStatement {
  return cachedAnalysis(statement, "normalized", ({ category, content }) => {
    const words = plain(content)
    return { words, gist: category === "turn" ? words : gist(content) }
  })
}

export function isSameStatement(one: NormalizedStatement, other: NormalizedStatement): boolean {
  return one.words === other.words || one.gist === other.gist
}

/** The features for near duplicates. */
export function marksIn(statement: ComparedStatement): Marks {
  return cachedAnalysis(statement, "marks", ({ content }) => marksOf(content))
}

/** The features for statements that end another one. */
export function denialIn(statement: ComparedStatement): Denial {
  return cachedAnalysis(statement, "denial", ({ content }) => denialOf(content))
}

function cachedAnalysis<N extends keyof StatementAnalysis>(
  statement: ComparedStatement,
  name: N,
  analyse: (statement: ComparedStatement) => StatementAnalysis[N],
): StatementAnalysis[N] {
  const known: Partial<StatementAnalysis> = analyses.get(statement) ?? {}
  const cached = known[name]
  if (cached !== undefined) return cached
  const made = analyse(statement)
  analyses.set(statement, { ...known, [name]: made })
  return made
}
