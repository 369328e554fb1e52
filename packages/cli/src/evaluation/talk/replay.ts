import type { ChatMessage, Memory, MemoryEngine, OpenTurn } from "@keepsake/core"
import { tenantOf } from "@keepsake/core"
import { asContext, type BlockLine, linesOf } from "./block.ts"
import { isQuestion, isTurn, type LabelledTalk, type TalkLine } from "./labelled-talk.ts"
import { listAll } from "./list-all.ts"
import { type Miss, missesOf } from "./misses.ts"

/** A request that needs no memory: the lines of its block are the profile. */
const PROBE = "Thanks!"
/** Memories of these categories are lines of the profile wherever they appear. */
const PROFILE_CATEGORIES: ReadonlySet<string> = new Set(["identity", "constraint", "instruction"])

/** A line of the talk and what its request was given. */
export interface ReplayedExchange {
  readonly line: TalkLine
  readonly block: readonly BlockLine[]
  readonly tokens: number
  readonly degraded: readonly string[]
  /** Of a question: the wanted values that are not in the block, and where each was lost. */
  readonly misses: readonly Miss[]
}

export interface Replay {
  readonly talk: LabelledTalk
  readonly exchanges: readonly ReplayedExchange[]
  /** For each conversation of the talk, the sessions that its turns were assigned to. */
  readonly sessions: ReadonlyMap<string, ReadonlySet<string>>
  /** Active at the end. */
  readonly memories: readonly Memory[]
}

/** The time of the replay. The engine of a replay reads its clock. */
export interface ReplayClock {
  now: number
}

/**
 * Sends the talk of one person through an engine as the gateway would: each turn with the history of its conversation, worked off before the next, and read by a model when it is due;
 * questions and generic requests read only.
 */
export async function replayTalk(engine: MemoryEngine, talk: LabelledTalk, clock: ReplayClock): Promise<Replay> {
  const owner = { tenant: tenantOf("default"), user: talk.id }
  const own = engine.for({ user: talk.id })
  const begin = (messages: readonly ChatMessage[], mode: "on" | "read", timeZone: string): Promise<OpenTurn> =>
    engine.begin({ owner, messages, systemRole: true, mode, timeZone })
  const histories = new Map<string, readonly ChatMessage[]>()
  const sessions = new Map<string, Set<string>>()
  const exchanges: ReplayedExchange[] = []
  for (const line of talk.lines) {
    clock.now = Date.parse(line.at)
    await engine.model?.read()
    const timeZone = zoneOf(line)
    const messages = [...(histories.get(line.session) ?? []), { role: "user" as const, text: requestOf(line) }]
    const turn = await begin(messages, isTurn(line) ? "on" : "read", timeZone)
    const lines = linesOf(turn)
    const { tokens, degraded } = turn
    if (isTurn(line)) {
      exchanges.push({ line, block: lines.map(asContext), tokens, degraded, misses: [] })
      await turn.finish({ text: line.reply, whole: true })
      await engine.settled()
      histories.set(line.session, [...messages, { role: "assistant", text: line.reply }])
      sessions.set(line.session, (sessions.get(line.session) ?? new Set()).add(turn.session))
      continue
    }
    const profile = new Set(
      linesOf(await begin([{ role: "user", text: PROBE }], "read", timeZone)).map(({ text }) => text),
    )
    const recalled = await Promise.all(turn.recalled.map((id) => own.get(id)))
    const categories = recalled.length === lines.length ? recalled.map((memory) => memory?.category) : []
    const block = lines.map((one, place) => ({
      ...one,
      isProfile: profile.has(one.text) || PROFILE_CATEGORIES.has(categories[place] ?? ""),
    }))
    const misses = isQuestion(line) ? await missesOf(own, line, block) : []
    exchanges.push({ line, block, tokens, degraded, misses })
  }
  return { talk, exchanges, sessions, memories: await listAll((query) => own.list(query)) }
}

/** The offset of the line's time, so that dates in its block are the days that the person saw. */
function zoneOf({ at }: TalkLine): string {
  return /[+-]\d{2}:\d{2}$/.exec(at)?.[0] ?? "UTC"
}

/** What the line sends. */
export function requestOf(line: TalkLine): string {
  if (isTurn(line)) return line.user
  return isQuestion(line) ? line.ask : line.generic
}
