import type { Extractor } from "../contract/index.ts"
import { statementsOf } from "../defaults/rules/statements.ts"
import { toRemember } from "../defaults/rules/wishes.ts"
import { rulesExtractor } from "../defaults/rules-extractor.ts"
import type { ChatMessage } from "../turn/heard.ts"
import { askedToForget, asksToForgetEverything } from "../turn/remember/forget-asked.ts"
import { asksNotToKeep } from "../turn/remember/not-kept.ts"

/**
 * What a person asks memory to do, in so many words. `not-kept`: the message is kept in no form. `forget-refused`: to
 * forget everything, which is not done on a sentence.
 */
export type MemoryCommand = "remember" | "forget" | "not-kept" | "forget-refused"

/** Who asks so writes no more than this. */
const LONGEST = 4_096

/**
 * What the end of the last message asks of memory, as it is understood: to forget takes out what says so, which may be
 * nothing. Only of the request that brings the message, not of the further steps of its turn; to remember only where
 * the extractor that obeys it is in use.
 */
export function askedFor(messages: readonly ChatMessage[], extractors: readonly Extractor[]): readonly MemoryCommand[] {
  const last = messages.findLastIndex(({ role }) => role === "user")
  if (messages.slice(last + 1).some(({ role }) => role === "assistant")) return []
  const end = messages[last]?.text.slice(-LONGEST) ?? ""
  if (asksNotToKeep(end)) return ["not-kept"]
  const obeyed = extractors.some(({ name }) => name === rulesExtractor.name)
  const remembers = obeyed && statementsOf(end).some((statement) => toRemember(statement.text) !== undefined)
  return [
    ...(remembers ? (["remember"] as const) : []),
    ...(askedToForget(end).length > 0 ? (["forget"] as const) : []),
    ...(asksToForgetEverything(end) ? (["forget-refused"] as const) : []),
  ]
}
