import { statementsOf } from "../defaults/rules/statements.ts"
import { toRemember } from "../defaults/rules/wishes.ts"
import { askedToForget } from "../turn/remember/forget-asked.ts"

/** What a person asks memory to do, in so many words. */
export type AskedFor = "remember" | "forget"

/** Who asks so writes no more than this. */
const LONGEST = 4_096

/** What the end of a message asks of memory ("remember that ...", "forget that ..."), as far as it will be obeyed. */
export function askedFor(text: string): readonly AskedFor[] {
  const end = text.slice(-LONGEST)
  const remembers = statementsOf(end).some((statement) => toRemember(statement.text) !== undefined)
  return [
    ...(remembers ? (["remember"] as const) : []),
    ...(askedToForget(end).length > 0 ? (["forget"] as const) : []),
  ]
}
