import { letterBody } from "./letter-form.ts"
import { rememberRecent } from "./remember-recent.ts"
import {
  fieldsAround,
  fieldsUpTo,
  HANDOVER_FROM,
  type HandoverSums,
  lastOfUser,
  passHandover,
  sumFields,
} from "./spans/handover-model.ts"
import { HANDOVER_NETWORKS, PROMPT_WEIGHTS } from "./spans/handover-weights.ts"
import { partIn } from "./spans/made-up-model.ts"
import { PLAYS_FROM, rolePlayProbability } from "./spans/role-play-model.ts"
import { isOtherSpeaker, type KnownOwner, type PlacedText } from "./spans/speaker-model.ts"
import { clauseScores, promptFields, scorePrompt, standingScores, TOOL_FROM } from "./spans/standing.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/**
 * Whether a message is somebody else's text by the messages beside it. `handed`: it is, and gives no facts or commands.
 * `unsure`: it may be, and gives no identity, constraint, instruction or command.
 */
export type HandedOver = "handed" | "unsure"

/** Messages before a message, and of its author behind it, that are read. */
const MAX_BEFORE = 40
const MAX_AFTER = 4

/**
 * Whether a message of a user is a text handed over in the course of the conversation, or written by somebody else who
 * says so. `standing`: what the system prompt makes of all of them. `owner`: what is known of whose memory it is.
 */
export function handedOver(
  messages: readonly Said[],
  at: number,
  standing: HandedOver | undefined = standingOf(messages),
  owner?: KnownOwner,
): HandedOver | undefined {
  if (messages[at]?.role !== "user") return undefined
  const own = ownTexts(messages, at)
  if (standing === "handed" || isOtherSpeaker(own, owner)) return "handed"
  const chance = handedOverChance(messages, at)
  const from = isInPart(own) ? PLAYED_FROM : HANDOVER_FROM
  if (chance >= from.handed) return "handed"
  return chance >= from.unsure ? "unsure" : standing
}

/** The same for what is said behind a message that surely gave its user a part to play. */
const PLAYED_FROM: typeof HANDOVER_FROM = { unsure: 0.05, handed: 0.15 }

/** Whether the last of these messages of the user is said in a part that one before it gave them. */
function isInPart(messages: readonly PlacedText[]): boolean {
  const last = messages.at(-1)
  if (last === undefined || partIn(last.text) === "ends") return false
  const parts = messages.slice(0, -1).map(({ text }) => partIn(text))
  return parts.lastIndexOf("begins") > parts.lastIndexOf("ends")
}

/** The user's messages up to one, of those before it the last, with their places in the conversation. */
function ownTexts(messages: readonly Said[], at: number): readonly PlacedText[] {
  const from = Math.max(0, at - MAX_BEFORE)
  const first = messages.findIndex(({ role }) => role === "user")
  return messages.slice(from, at + 1).flatMap(({ role, text }, index) => {
    const place = from + index
    return role === "user" ? [{ text, place, isFirst: place === first }] : []
  })
}

/** How likely a message of a user is handed over by the messages beside it, from 0 to 1. */
export function handedOverChance(messages: readonly Said[], at: number): number {
  const chances = chancesOf.get(messages) ?? new Map<number, number>()
  chancesOf.set(messages, chances)
  const from = Math.max(0, at - MAX_BEFORE)
  const chance = chances.get(at) ?? chanceOf(messages.slice(from, at + 1 + MAX_AFTER).map(withoutLetterForm), at - from)
  chances.set(at, chance)
  return chance
}

/** A letter to the assistant without its salutation and closing, the same object for the same message. */
function withoutLetterForm(message: Said): Said {
  const body = message.role === "user" ? letterBody(message.text) : message.text
  if (body === message.text) return message
  const known = bodies.get(message) ?? { role: message.role, text: body }
  bodies.set(message, known)
  return known
}
const bodies = new WeakMap<Said, Said>()

/** Several steps ask about the same array of messages. */
const chancesOf = new WeakMap<readonly Said[], Map<number, number>>()

/**
 * What the system prompts of a request make of all messages of the user: texts for a tool, or what somebody says whose
 * part the user plays. `undefined` for prompts that describe an assistant or its users.
 */
export function standingOf(messages: readonly Said[]): HandedOver | undefined {
  const prompts = messages.flatMap(({ role, text }) => (role === "system" ? [text] : []))
  const [first] = prompts
  if (first === undefined) return undefined
  if (scorePrompt(promptFields(first), PROMPT_WEIGHTS) >= TOOL_FROM) return "handed"
  const chance = Math.max(...prompts.map(rolePlayOf))
  if (chance >= PLAYS_FROM.handed) return "handed"
  return chance >= PLAYS_FROM.unsure ? "unsure" : undefined
}

/** How likely a message is handed over: each decision is evidence for the next, so that they are made in order. */
function chanceOf(messages: readonly Said[], last: number): number {
  const chances: number[] = []
  for (let at = 0; at <= last; at++) {
    if (messages[at]?.role !== "user") continue
    const first = sumsUpTo(messages, at)
    const rest = fieldsAround(messages, at, scoreMessage, chances)
    const all = HANDOVER_NETWORKS.reduce((sum, one, place) => sum + passHandover(rest, one, first[place]), 0)
    chances.push(all / HANDOVER_NETWORKS.length)
  }
  return chances.at(-1) ?? 0
}

/** What a message and those before it add in each network. */
interface KnownSums {
  readonly before: Said | undefined
  readonly last: Said | undefined
  readonly sums: readonly HandoverSums[]
}

/** A message is read again for each of the messages behind it. */
const known = new WeakMap<Said, KnownSums>()

function sumsUpTo(messages: readonly Said[], at: number): readonly HandoverSums[] {
  const own = messages[at]
  const [before, last] = [messages[at - 1], lastOfUser(messages, at)]
  const found = own && known.get(own)
  if (found !== undefined && found.before === before && found.last === last) return found.sums
  const fields = fieldsUpTo(messages, at, scoreMessage)
  const sums = HANDOVER_NETWORKS.map((weights) => sumFields(fields, weights))
  if (own !== undefined) known.set(own, { before, last, sums })
  return sums
}

/** The messages of a conversation are scored again with each of its turns. */
const rolePlayOf = rememberRecent(rolePlayProbability)
export const scoreMessage = rememberRecent((text) => [...standingScores(text), ...clauseScores(text)])
