import type { Extractor } from "../../contract/index.ts"
import { asksToWorkOnText } from "../../text/work-request.ts"
import { asksToForgetEverything, parseForgetRequests } from "../delete/forget-requests.ts"
import type { ChatMessage } from "../messages.ts"
import { asksNotToKeep } from "./not-kept.ts"

/**
 * What a person asks memory to do, in so many words. `not-kept`: the message is kept in no form. `forget-refused`: to
 * forget everything, which is not done on a sentence.
 */
export type MemoryCommand = "remember" | "forget" | "not-kept" | "forget-refused"

/** Nobody writes more than this, in characters, to ask for it. */
const MAX_CHARACTERS = 4_096

/**
 * What the end of the last message asks of memory, as it is understood: to forget takes out what says so, which may be
 * nothing. Only of the request that brings the message, not of the further steps of its turn; to remember only where
 * an extractor says that it does so.
 */
export function memoryCommands(
  messages: readonly ChatMessage[],
  extractors: readonly Extractor[],
): readonly MemoryCommand[] {
  if (isObeyed(messages)) return []
  const end = endOfLast(messages)
  if (asksNotToKeep(end)) return ["not-kept"]
  if (isWorkOnText(messages)) return []
  return [
    ...(extractors.some((extractor) => extractor.obeys?.(end)) ? (["remember"] as const) : []),
    ...(parseForgetRequests(end).length > 0 ? (["forget"] as const) : []),
    ...(asksToForgetEverything(end) ? (["forget-refused"] as const) : []),
  ]
}

/** Whether "forget" is among them. Told at once of nearly every message, as few name forgetting. */
export function asksToForget(messages: readonly ChatMessage[]): boolean {
  const end = endOfLast(messages)
  return parseForgetRequests(end).length > 0 && !asksNotToKeep(end) && !isObeyed(messages) && !isWorkOnText(messages)
}

/** Commands in a text that is to be translated or corrected are none of the person. */
function isWorkOnText(messages: readonly ChatMessage[]): boolean {
  return asksToWorkOnText(messages.findLast(({ role }) => role === "user")?.text ?? "")
}

/** A further step of the same turn: the request that brought the message was the first. */
function isObeyed(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(last + 1).some(({ role }) => role === "assistant")
}

/** The end of what a person said last, in which commands are read. */
export function endOfLast(messages: readonly ChatMessage[]): string {
  return messages.findLast(({ role }) => role === "user")?.text.slice(-MAX_CHARACTERS) ?? ""
}
