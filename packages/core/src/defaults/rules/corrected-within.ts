import { correctStatement } from "./correction-value.ts"
import type { Fact } from "./fact.ts"
import { parseStatements, type Statement, textRead } from "./statements.ts"

/**
 * The statements of a message. One of which the next gives the value again is in the words of both: "I live in Norwich.
 * No, sorry, I meant Ipswich." lives in Ipswich. What else the next one tells is a statement of its own. Linear in the
 * message.
 */
export function parseCorrected(
  message: string,
  wordsOf: (text: string) => string,
  factsOf: (statement: Statement) => readonly Pick<Fact, "category">[],
): readonly Statement[] {
  const corrected: Statement[] = []
  for (const by of parseStatements(message, wordsOf)) {
    const before = corrected.at(-1)
    const isNext = before !== undefined && (by.before?.start === before.from || by.from === before.from)
    const found = isNext && !before.asks && !by.asks ? correctStatement(before.said, by.quote, by.corrects) : undefined
    const now =
      found === undefined || before === undefined ? undefined : { ...before, said: found.said, text: found.said }
    if (before === undefined || found === undefined || now === undefined || !givesSame(factsOf(before), factsOf(now))) {
      corrected.push(by)
      continue
    }
    corrected[corrected.length - 1] = { ...now, whole: textRead(message).slice(before.from, by.to) }
    if (found.rest !== undefined) corrected.push(restOf(by, found.rest))
  }
  return corrected
}

/** Whether two statements give facts of the same, so that the value of one may take the place of the other's. */
function givesSame(one: readonly Pick<Fact, "category">[], other: readonly Pick<Fact, "category">[]): boolean {
  const [before, now] = [one.at(-1), other.at(-1)]
  return now !== undefined && one.length === other.length && before?.category === now.category
}

/** What a correction tells behind the value. */
function restOf(by: Statement, at: number): Statement {
  const said = by.quote.slice(at).replace(/[.!。！…\s]{1,10}$/u, "")
  return { ...by, quote: by.quote.slice(at), said, text: said, greeted: false }
}
