import { CLAUSE_ROLES } from "./clause-model.ts"
import { STANDING_ROLES } from "./standing.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/** The scores of a message by role of `STANDING_ROLES` but "other", then those of `clauseScores`, from -1 to 1. */
type ScoreMessage = (text: string) => readonly number[]

const SCORES = STANDING_ROLES.length - 1 + CLAUSE_ROLES.length
const NONE: readonly number[] = new Array<number>(SCORES).fill(-1)
const [HANDS, PLAY, ABOUT, END] = [0, 1, 2, 3] as const
const [REQUEST, TASK] = [4, 6] as const
/** Messages of a user that are searched for a standing request. */
const MAX_SEARCHED = 20
/** Of a message and its reply, in characters, that are compared. */
const MAX_COMPARED = 400

/** From these probabilities on, a message is unsure or handed over. */
export const HANDOVER_FROM = { unsure: 0.46, handed: 0.8 }

/** Units of the hidden layer. */
export const HANDOVER_HIDDEN = 16

/** What the messages beside a user's message say of it, as numbers between about -1 and 1. `chances`: how likely each earlier message of the user is handed over. */
export function handoverFields(
  messages: readonly Said[],
  at: number,
  score: ScoreMessage,
  chances: readonly number[],
): readonly number[] {
  return [...fieldsUpTo(messages, at, score), ...fieldsAround(messages, at, score, chances)]
}

/** The first of these fields, which depend on the message, the one before it and the user's last one before it alone. */
export function fieldsUpTo(messages: readonly Said[], at: number, score: ScoreMessage): readonly number[] {
  const own = messages[at]?.text ?? ""
  const before = messages[at - 1]
  const last = lastOfUser(messages, at)
  const beside = before?.role === "user"
  return [
    ...score(own),
    ...shapeOf(own),
    ...(beside ? score(before.text) : NONE),
    beside ? 1 : -1,
    beside && /[:：]$/.test(before.text.trim()) ? 1 : -1,
    ...(!beside && last ? score(last.text) : NONE),
    ...replyFields(before, last, score),
  ]
}

/** The rest of them, which depend on all messages. */
export function fieldsAround(
  messages: readonly Said[],
  at: number,
  score: ScoreMessage,
  chances: readonly number[],
): readonly number[] {
  const users = messages.slice(0, at).filter(({ role }) => role === "user")
  const next = nextOfUser(messages, at)
  const previous = chances.at(-1) ?? 0
  return [
    ...(next ? score(next.text) : NONE),
    next ? 1 : -1,
    next ? lengthOf(next.text) : -1,
    ...earlierOf(users, chances, score),
    users.length === 0 ? 1 : -1,
    2 * previous - 1,
    messages[at - 1]?.role === "user" ? -1 : 2 * previous - 1,
  ]
}

/** The user's last message before one. */
export function lastOfUser(messages: readonly Said[], at: number): Said | undefined {
  for (let before = at - 1; before >= 0; before--) if (messages[before]?.role === "user") return messages[before]
  return undefined
}

/** The reply before: whether it asks for a text, plays a part or asks a question, whether it was asked one, how long it is and how much of the message before it is repeated in it. */
function replyFields(reply: Said | undefined, asked: Said | undefined, score: ScoreMessage): readonly number[] {
  if (reply?.role !== "assistant") return [-1, -1, -1, -1, -1, -1]
  const [hands = -1, play = -1] = score(reply.text)
  const repeated = asked === undefined ? -1 : 2 * sharedGroups(asked.text, reply.text) - 1
  const asks = asked !== undefined && /[?？]$/.test(asked.text.trim())
  return [hands, play, /[?？]/.test(reply.text) ? 1 : -1, asks ? 1 : -1, lengthOf(reply.text), repeated]
}

/** The share of the groups of three characters of a text that another text has too: a correction or a completed text has most. */
function sharedGroups(text: string, other: string): number {
  const groups = new Set(groupsOf(text))
  if (groups.size === 0) return 0
  const others = new Set(groupsOf(other))
  let shared = 0
  for (const group of groups) if (others.has(group)) shared++
  return shared / groups.size
}

function groupsOf(text: string): readonly string[] {
  const lower = text.slice(0, MAX_COMPARED).toLowerCase()
  return Array.from({ length: Math.max(0, lower.length - 2) }, (_, at) => lower.slice(at, at + 3))
}

/** The last of the user's messages that follow without a reply. */
function nextOfUser(messages: readonly Said[], at: number): Said | undefined {
  let end = at
  while (messages[end + 1]?.role === "user") end++
  return end > at ? messages[end] : undefined
}

function shapeOf(text: string): readonly number[] {
  const trimmed = text.trim()
  return [lengthOf(text), /[?？]$/.test(trimmed) ? 1 : -1, /\n/.test(trimmed) ? 1 : -1, /[:：]$/.test(trimmed) ? 1 : -1]
}

function lengthOf(text: string): number {
  return Math.min(1, Math.log2(1 + text.length) / 6 - 1)
}

/**
 * The series that is open: the strongest standing request, role-play and request about a text before the last message;
 * what ended it or asked for something else since; and how many messages since then were handed over. A series lasts
 * however many texts it has.
 */
function earlierOf(all: readonly Said[], allChances: readonly number[], score: ScoreMessage): readonly number[] {
  const users = all.slice(-MAX_SEARCHED)
  const chances = allChances.slice(-users.length)
  let [hands, play, request, ended, about, tasks, since, handed] = [-1, -1, -1, -1, -1, -1, 0, 0]
  for (const [index, { text }] of users.entries()) {
    const scores = score(text)
    const [newHands = -1, newPlay = -1] = [scores[HANDS], scores[PLAY]]
    const isLast = index === users.length - 1
    const chance = chances[index] ?? 0
    if (!isLast && chance < 0.5 && Math.max(newHands, newPlay) > Math.max(hands, play)) {
      ;[hands, play, request, ended, about, tasks, since, handed] = [
        newHands,
        newPlay,
        scores[REQUEST] ?? -1,
        -1,
        -1,
        -1,
        0,
        0,
      ]
      continue
    }
    since++
    handed += chance
    ended = Math.max(ended, scores[END] ?? -1)
    about = Math.max(about, scores[ABOUT] ?? -1)
    // A text that is handed over asks for nothing.
    tasks = Math.max(tasks, (scores[TASK] ?? -1) - 2 * chance)
  }
  return [hands, play, request, ended, about, tasks, Math.min(1, handed / 3), since === 0 ? 0 : handed / since]
}

export const HANDOVER_FIELDS = SCORES + 4 + SCORES + 2 + SCORES + 6 + SCORES + 2 + 8 + 3
export const HANDOVER_SIZE = HANDOVER_HIDDEN * (HANDOVER_FIELDS + 1) + HANDOVER_HIDDEN + 1

/** How likely a message is somebody else's text, from 0 to 1. `first`: the sums of the fields before these. */
export function passHandover(
  fields: readonly number[],
  weights: ArrayLike<number>,
  first: HandoverSums = sumFields([], weights),
): number {
  const { sums } = sumFields(fields, weights, first)
  let all = weights[HANDOVER_SIZE - 1] ?? 0
  for (let unit = 0; unit < HANDOVER_HIDDEN; unit++)
    all += Math.max(0, sums[unit] ?? 0) * (weights[HANDOVER_HIDDEN * (HANDOVER_FIELDS + 1) + unit] ?? 0)
  return 1 / (1 + Math.exp(-all))
}

/** The hidden layer, which training reads as well. */
export function hiddenOf(fields: readonly number[], weights: ArrayLike<number>): readonly number[] {
  return sumFields(fields, weights).sums.map((sum) => Math.max(0, sum))
}

/** What the first fields of a message add to each unit of the hidden layer. */
export interface HandoverSums {
  readonly fields: number
  readonly sums: readonly number[]
}

/** Adds fields to the sums of those before them. */
export function sumFields(fields: readonly number[], weights: ArrayLike<number>, first?: HandoverSums): HandoverSums {
  const from = first?.fields ?? 0
  const sums: number[] = []
  for (let unit = 0; unit < HANDOVER_HIDDEN; unit++) {
    const row = unit * (HANDOVER_FIELDS + 1)
    let sum = first?.sums[unit] ?? weights[row + HANDOVER_FIELDS] ?? 0
    for (let at = 0; at < fields.length; at++) sum += (fields[at] ?? 0) * (weights[row + from + at] ?? 0)
    sums.push(sum)
  }
  return { fields: from + fields.length, sums }
}
