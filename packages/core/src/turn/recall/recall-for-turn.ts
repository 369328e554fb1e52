import type { CallOptions, Memory, MemoryId } from "../../contract/index.ts"
import { within } from "../../plugin/within.ts"
import { turnMemoryId } from "../ids.ts"
import type { Reach } from "../pools.ts"
import { alreadyPlaced, endsWithToolResults, type SessionMatch } from "../session/find-session.ts"
import { type BlockKey, contentHashOf, findAnchor, type SessionBlock } from "../session/session-blocks.ts"
import type { TurnContext } from "../turn-context.ts"
import type { OpenTurn } from "../turn-request.ts"
import { MIN_TOKENS } from "./fit.ts"
import { recall } from "./recall.ts"

/** Number of the request's own turns that are excluded in the index, so that they take no candidate's place. */
const MAX_EXCLUDED = 1_000

/** The recalled memories of a turn, and their placement. */
export interface TurnRecall
  extends Pick<
    OpenTurn,
    "placement" | "beside" | "recalled" | "profile" | "tokens" | "conflicts" | "because" | "section"
  > {
  /** The memories of the block, or of the block that the upstream stores. */
  readonly memories: readonly Memory[]
  /** Parts that failed or were late. */
  readonly missing: readonly string[]
}

interface RecallInput {
  readonly session: string
  readonly reach: Reach
  readonly found: SessionMatch | undefined
  /** Index of the typed message. */
  readonly target: number
  readonly left: number
}

/**
 * Recalls memories for the last typed message within `left` milliseconds; in a session with its own block, reuses
 * that.
 */
export async function recallForTurn(turn: TurnContext, asked: RecallInput, call?: CallOptions): Promise<TurnRecall> {
  const { parts, settings, request, seen } = turn
  const { session, reach, found, left } = asked
  const maxTokens = Math.min(settings.maxTokens, request.maxTokens ?? settings.maxTokens)
  const leftToday = await tokensLeftToday(turn, left)
  if (leftToday === undefined) return { ...NO_PLACEMENT, memories: [], missing: ["usage"] }
  const { position } = settings
  const { systemRole } = request
  const key: BlockKey = {
    pool: turn.pool,
    session,
    scope: reach.scope,
    where: reach.where,
    maxTokens,
    position,
    systemRole,
  }
  const given = new Set(alreadyPlaced(request, found?.chain))
  const isOnce = settings.when === "session"
  const inLoop = endsWithToolResults(turn.messages)
  const again = isOnce ? await within(parts.blocks.find(key, inLoop), left) : undefined
  if (again && again.tokens <= leftToday) {
    // The conversation at the upstream contains the block already.
    const isPlaced = again.recalled.every((id) => given.has(id))
    seen.shown = isPlaced ? [] : again.memories.map((memory) => ({ memory, score: 0 }))
    const placed = isPlaced ? NO_PLACEMENT : reuseBlock(turn, key, again)
    countGivenTokens(turn, placed.tokens)
    return { ...placed, memories: again.memories, missing: [] }
  }
  const outcome = await recall(
    parts,
    { ...recallRequestOf(turn, asked, given), maxTokens: Math.min(maxTokens, leftToday) },
    call,
  )
  Object.assign(seen, { shown: outcome.memories, gate: outcome.gate })
  const memories = outcome.memories.map(({ memory }) => memory)
  const { placement, degraded: missing } = outcome
  const recalled = placement ? memories.map(({ id }) => id) : []
  const tokens = placement ? outcome.tokens : 0
  const profile = placement ? outcome.profile : 0
  // A block of only the profile is not cached: later requests of the session may need more.
  const isKept =
    isOnce && leftToday >= maxTokens && placement !== undefined && outcome.gate.open && missing.length === 0
  const beside = isKept ? findAnchor(request.messages) : undefined
  if (isKept && beside && request.trial !== true)
    parts.blocks.keep(key, {
      placement,
      recalled,
      profile,
      tokens,
      beside: beside.hash,
      contentHash: contentHashOf(memories),
    })
  countGivenTokens(turn, tokens)
  const because = leftToday < MIN_TOKENS ? ({ because: "daily-tokens" } as const) : {}
  return {
    placement,
    recalled,
    profile,
    tokens,
    ...(placement && outcome.conflicts > 0 && { conflicts: outcome.conflicts }),
    ...(outcome.gate.section !== undefined && { section: outcome.gate.section }),
    ...because,
    ...(beside && { beside: beside.index }),
    memories,
    missing,
  }
}

/** The tenant's remaining tokens of the day; `undefined` if they cannot be read in time. */
async function tokensLeftToday({ parts, settings, pool, at }: TurnContext, ms: number): Promise<number | undefined> {
  const { dailyTokens } = settings
  return dailyTokens === null ? Number.POSITIVE_INFINITY : within(parts.daily.left(pool.tenant, at, dailyTokens), ms)
}

function countGivenTokens({ parts, request, pool, at }: TurnContext, tokens: number): void {
  if (request.trial !== true) parts.daily.recordGiven(pool.tenant, at, tokens)
}

const NO_PLACEMENT = { placement: undefined, recalled: [], profile: 0, tokens: 0 } as const

function recallRequestOf(
  turn: TurnContext,
  { session, reach, found, target, left }: RecallInput,
  given: ReadonlySet<MemoryId>,
) {
  const { settings, request, messages, pool, at } = turn
  const { diff, chain } = found ?? {}
  const standing = [...(diff?.ids ?? []), ...(chain ? (diff?.record.seen ?? []).map(({ id }) => id) : [])]
  return {
    owner: { ...request.owner, session },
    scope: reach.scope,
    where: reach.where,
    settings: { ...settings, deadlineMs: left },
    at,
    text: messages[target]?.text ?? "",
    before: messages.slice(0, target).map((message, index) => ({ ...message, position: index })),
    standing: { messages: new Set(standing), texts: messages.map((message) => message.text), given },
    systemRole: request.systemRole,
    ...(request.timeZone !== undefined && { timeZone: request.timeZone }),
    exclude: standing.slice(-MAX_EXCLUDED).map((id) => turnMemoryId(pool, session, id)),
  }
}

/**
 * Places a session's block beside the same message as before, or beside the newest one if that message is not in the
 * request.
 */
function reuseBlock(
  { parts, request }: TurnContext,
  key: BlockKey,
  block: SessionBlock,
): Pick<TurnRecall, "placement" | "beside" | "recalled" | "profile" | "tokens"> {
  const { placement, recalled, profile, tokens, contentHash } = block
  const { index, hash } = findAnchor(request.messages, block.beside)
  if (hash !== block.beside && request.trial !== true)
    parts.blocks.keep(key, { placement, recalled, profile, tokens, beside: hash, contentHash: contentHash })
  return { placement, recalled, profile, tokens, beside: index }
}
