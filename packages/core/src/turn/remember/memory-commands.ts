import type { Extractor } from "../../contract/index.ts"
import { isHandedOver } from "../../text/handed-over.ts"
import { ownWords } from "../../text/own-words.ts"
import { asksToForgetEverything, parseForgetRequests } from "../delete/forget-requests.ts"
import type { ChatMessage } from "../messages.ts"
import { asksNotToKeep } from "./not-kept.ts"

/**
 * An explicit command to memory. `not-kept`: the message is not kept in any form. `forget-refused`: forgetting
 * everything is not done on a sentence.
 */
export type MemoryCommand = "remember" | "forget" | "not-kept" | "forget-refused"

/** Maximum length in characters of a command. */
const MAX_CHARACTERS = 4_096

/**
 * Parses the commands at the end of the last message. Empty for further steps of the same turn. `remember` needs an
 * extractor that obeys it.
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

/** Whether "forget" is among them. Fast for most messages, because few mention forgetting. */
export function asksToForget(messages: readonly ChatMessage[]): boolean {
  const end = endOfLast(messages)
  return parseForgetRequests(end).length > 0 && !asksNotToKeep(end) && !isObeyed(messages) && !isWorkOnText(messages)
}

/** Commands in a text to translate or correct are not the user's. */
function isWorkOnText(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  return isHandedOver(messages, last) || ownWords(messages[last]?.text ?? "").trim() === ""
}

/** Whether this is a further step of the same turn: the first request brought the message. */
function isObeyed(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(last + 1).some(({ role }) => role === "assistant")
}

/** The end of the last user message, in which commands are parsed. */
export function endOfLast(messages: readonly ChatMessage[]): string {
  return messages.findLast(({ role }) => role === "user")?.text.slice(-MAX_CHARACTERS) ?? ""
}
