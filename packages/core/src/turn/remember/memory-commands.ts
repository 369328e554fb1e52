import type { Extractor } from "../../contract/index.ts"
import { handedOver, standingOf } from "../../text/handed-over.ts"
import { surelyTakesBack } from "../../text/keeping/taken-back-model.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { confirmedChance } from "../delete/confirmed-requests.ts"
import { asksForSomethingElse, asksToForgetEverything, forgettingWords } from "../delete/forget-requests.ts"
import { ordersBehindTasks } from "../delete/orders-behind-tasks.ts"
import { parseRestoreRequest } from "../delete/restore-requests.ts"
import { forgetRequestsIn } from "../delete/stated-with-request.ts"
import { takesBack } from "../delete/taken-back.ts"
import { onlyTells } from "../delete/told-before.ts"
import { isWantedKnown } from "../delete/wanted-known.ts"
import { mayBeWork, workOnLastReply } from "../delete/work-on-reply.ts"
import type { ChatMessage } from "../messages.ts"
import { withoutHelperRequests } from "../recall/helper-requests.ts"
import { asksOnlyNotToKeep, isNotToKeep } from "./not-kept.ts"
import { isFiller, messagesBack, pointsBack, saysSecret, withoutTakenBack } from "./wishes-about-others.ts"

/**
 * An explicit command to memory. `not-kept`: the message is not kept in any form. `forget-refused`: forgetting
 * everything is not done on a sentence. `restore`: brings back what the last request to forget took out.
 */
export type MemoryCommand = "remember" | "forget" | "not-kept" | "forget-refused" | "restore"

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
  if (takesForgettingBack(messages)) return ["restore"]
  if (asksToForgetBefore(messages)) return ["forget"]
  const last = messages.findLastIndex(({ role }) => role === "user")
  if (asksOnlyNotToKeep(endOfLast(messages))) return ["not-kept"]
  const own = ownEndOfLast(messages)
  if (forgetRequestsIn(own).length === 0 && isNotToKeep(messages, last)) return ["not-kept"]
  if (own === "") return []
  const commands: readonly MemoryCommand[] = [
    ...(extractors.some((extractor) => extractor.obeys?.(own)) ? (["remember"] as const) : []),
    ...(forgetRequestsIn(own).length > 0 && !isLastOfReply(messages) ? (["forget"] as const) : []),
    ...(asksToForgetEverything(own) ? (["forget-refused"] as const) : []),
    ...(asksToRestore(messages) ? (["restore"] as const) : []),
  ]
  return commands.length > 0 && isLastHandedOver(messages) ? [] : commands
}

/** Whether the last message asks to take out what its user said just before, and names nothing itself. */
export const asksToForgetBefore = (messages: readonly ChatMessage[]): boolean => messagesToForget(messages) > 0

/** How many messages back the one is that the last message asks to take out; 0 if it asks for none. */
export function messagesToForget(messages: readonly ChatMessage[]): number {
  const last = messages.findLast(({ role }) => role === "user")?.text ?? ""
  const back = messagesBack(last) || (pointsBack(last) && isBehindTold(messages) ? 1 : 0)
  if (back === 0 || isObeyed(messages) || isLastHandedOver(messages, back)) return 0
  return saysSecret(last) && isAnswer(messages) ? 0 : back
}

/** A longer reply, in characters, is a text that may be meant. */
const MAX_REPLY = 600

/** Whether the user told nothing but something of themselves before the last message, and the reply to it is no text to work on. */
function isBehindTold(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  const before = messages.slice(0, Math.max(0, last)).findLastIndex(({ role }) => role === "user")
  const reply = messages
    .slice(before + 1, last)
    .map(({ text }) => text)
    .join("\n")
  return before >= 0 && reply.length <= MAX_REPLY && onlyTells(messages, before)
}

/** Whether the last message follows a question of the assistant's. */
function isAnswer(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  const before = messages.slice(0, Math.max(0, last)).findLast(({ role }) => role !== "system")
  return before?.role === "assistant" && /[?？]\s*$/.test(before.text)
}

/**
 * Whether the reply to the last message may confirm that something is forgotten which the message asked for in words that
 * are not sure enough alone: these are the user's own, and do not ask for the opposite or for work on a reply.
 */
export function mayBeConfirmed(messages: readonly ChatMessage[]): boolean {
  const end = endOfLast(messages)
  if (isObeyed(messages) || end.trim() === "" || asksOnlyNotToKeep(end) || asksToForgetBefore(messages)) return false
  const own = ownEndOfLast(messages)
  if (takesBack(end) || surelyTakesBack(end) || parseRestoreRequest(own) !== undefined) return false
  const heard = forgetRequestsIn(own)
  // What may be about a task is confirmed by the same words.
  const isMaybeOfTask = heard.some(({ isBare }) => isBare === true) || ordersBehindTasks(own).length > 0
  if (sentencesOf(own).some(({ text }) => asksElse(text))) return false
  return own !== "" && !isMaybeOfTask && !isLastHandedOver(messages) && !mayBeWork(messages)
}

const asksElse = (sentence: string): boolean => asksForSomethingElse(sentence) || isWantedKnown(sentence)

/** Whether "forget" is among them and names what to forget. */
export const asksToForget = (messages: readonly ChatMessage[]): boolean =>
  readsAsForgetting(messages) && !surelyTakesForgettingBack(messages)

/** The same of the last message alone, whatever stands before it. */
function readsAsForgetting(messages: readonly ChatMessage[]): boolean {
  const end = endOfLast(messages)
  if (isObeyed(messages) || asksOnlyNotToKeep(end)) return false
  return forgetRequestsIn(ownEndOfLast(messages)).length > 0 && !isLastHandedOver(messages) && !isLastOfReply(messages)
}

const isLastOfReply = (messages: readonly ChatMessage[]): boolean => workOnLastReply(messages) === "work"

/**
 * Whether the last message asks to bring back what was forgotten. "Undo that" means it only if the user's message
 * before asked to forget.
 */
export function asksToRestore(messages: readonly ChatMessage[]): boolean {
  if (isObeyed(messages)) return false
  if (takesForgettingBack(messages)) return true
  const request = parseRestoreRequest(ownEndOfLast(messages))
  if (request === undefined || asksToForget(messages) || isLastHandedOver(messages)) return false
  return request === "explicit" || isBehindRequest(messages)
}

/** Whether the last message is nothing but a request to take back the one to forget before it: "oops, keep it". */
function takesForgettingBack(messages: readonly ChatMessage[]): boolean {
  if (surelyTakesForgettingBack(messages)) return true
  if (isObeyed(messages) || !takesBack(endOfLast(messages)) || readsAsForgetting(messages)) return false
  return isBehindRequest(messages)
}

/** The same for one that may also sound like a further request to forget: "no no, lascialo". */
const surelyTakesForgettingBack = (messages: readonly ChatMessage[]): boolean =>
  !isObeyed(messages) && surelyTakesBack(endOfLast(messages)) && isBehindRequest(messages)

/** Whether the last message is nothing but a request to have back what was forgotten, which is not kept. */
export function asksOnlyToRestore(messages: readonly ChatMessage[]): boolean {
  if (takesForgettingBack(messages)) return true
  const said = sentencesOf(endOfLast(messages)).filter(({ text }) => !isFiller(text))
  return said.length === 1 && asksToRestore(messages)
}

/** Whether the user's message before the last one asked to forget something, alone or by what the reply to it says. */
function isBehindRequest(messages: readonly ChatMessage[]): boolean {
  const before = beforeLast(messages)
  return (
    readsAsForgetting(before) || asksToForgetBefore(before) || isConfirmed(before, messages[before.length]?.text ?? "")
  )
}

/** Whether the reply to the last message says that what this asks to forget is forgotten. */
const isConfirmed = (messages: readonly ChatMessage[], reply: string): boolean =>
  mayBeConfirmed(messages) && confirmationOf(messages, reply) >= CONFIRMED_FROM

/** How likely the last message asks to forget something and its reply says that it is done, from 0 to 1. */
export const confirmationOf = (messages: readonly ChatMessage[], reply: string): number =>
  confirmedChance({
    message: endOfLast(messages),
    reply,
    before: messages.slice(
      0,
      messages.findLastIndex(({ role }) => role === "user"),
    ),
  })

/** From this probability on a reply may say that what a message asks to forget is forgotten. */
export const CONFIRMED_FROM = 0.4

/** The messages to the user's one before the last. */
function beforeLast(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = messages.findLastIndex(({ role }) => role === "user")
  const before = messages.slice(0, Math.max(0, last)).findLastIndex(({ role }) => role === "user")
  return messages.slice(0, before + 1)
}

/** The person's own words at the end of the last message, of which the whole decides whose they are. */
export function ownEndOfLast(messages: readonly ChatMessage[]): string {
  const last = messages.findLast(({ role }) => role === "user")
  return forgettingWords(withoutTakenBack(last?.text ?? ""))
    .slice(-MAX_CHARACTERS)
    .trim()
}

function isLastHandedOver(messages: readonly ChatMessage[], back = 0): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  const handed = handedOver(withoutHelperRequests(messages), last)
  if (handed !== "unsure" || standingOf(messages) !== undefined) return handed !== undefined
  const text = messages[last]?.text ?? ""
  // Nobody hands over a line that takes back the message before it.
  return !(isPlainRequest(text) || (back > 0 && text.length <= MAX_PLAIN_REQUEST))
}

/** In characters. */
const MAX_PLAIN_REQUEST = 120

/** Whether a message is one sentence that asks in a known form to forget, which nobody hands over. */
const isPlainRequest = (text: string): boolean =>
  text.length <= MAX_PLAIN_REQUEST &&
  sentencesOf(text).length === 1 &&
  forgetRequestsIn(text).some(({ reach, isBare }) => reach !== "named" && isBare !== true)

/** Whether this is a further step of the same turn: the first request brought the message. */
function isObeyed(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(last + 1).some(({ role }) => role === "assistant")
}

/** The end of the last user message, in which commands are parsed. */
export function endOfLast(messages: readonly ChatMessage[]): string {
  return messages.findLast(({ role }) => role === "user")?.text.slice(-MAX_CHARACTERS) ?? ""
}
