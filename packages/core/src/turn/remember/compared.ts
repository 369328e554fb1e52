import type { Memory } from "../../contract/memory.ts"
import { type Denial, denialOf, gist } from "../../text/gist.ts"
import { type Marks, marksOf, plain } from "../../text/likeness.ts"

/** What of a memory, stored or proposed, its comparison with others is made of. */
export type Statement = Pick<Memory, "category" | "content">

export interface Saying {
  readonly words: string
  readonly gist: string
}

interface Compared {
  readonly saying: Saying
  readonly marks: Marks
  readonly denial: Denial
}

/** A statement is compared with many others: each analysis of its text is made once, and lives as long as the object. */
const analyses = new WeakMap<Statement, Partial<Compared>>()

/** By which memories that say the same are found: equal words, and for a statement an equal gist as well. */
export function sayingOf(statement: Statement): Saying {
  return analysis(statement, "saying", ({ category, content }) => {
    const words = plain(content)
    return { words, gist: category === "turn" ? words : gist(content) }
  })
}

export function saySame(one: Saying, other: Saying): boolean {
  return one.words === other.words || one.gist === other.gist
}

/** By which near duplicates are found. */
export function marksIn(statement: Statement): Marks {
  return analysis(statement, "marks", ({ content }) => marksOf(content))
}

/** By which a statement is found that ends another one. */
export function denialIn(statement: Statement): Denial {
  return analysis(statement, "denial", ({ content }) => denialOf(content))
}

function analysis<N extends keyof Compared>(
  statement: Statement,
  name: N,
  analyse: (statement: Statement) => Compared[N],
): Compared[N] {
  const known: Partial<Compared> = analyses.get(statement) ?? {}
  const found = known[name]
  if (found !== undefined) return found
  const made = analyse(statement)
  analyses.set(statement, { ...known, [name]: made })
  return made
}
