import type { Memory, Store, Tenant } from "../../contract/index.ts"
import { INSTRUCTIONS } from "../../defaults/model-reader/prompt.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { countTokens } from "../../text/tokens.ts"
import { each } from "../../turn/pages.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { messagesOf, shownMessage } from "../distill/read-session.ts"

/** What a model would have cost over the stored conversations of the last days. */
export interface ReadingEstimate {
  readonly days: number
  readonly conversations: number
  /** Messages of people. */
  readonly messages: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export const ESTIMATED_DAYS = 30
const DAY_MS = 86_400_000
/** Characters of a reply in a prompt. */
const REPLY_CHARACTERS = 300
/** Known statements and earlier messages of a call, in tokens. */
const CONTEXT_TOKENS = 300
/** Output of a call: 119 tokens at the mean of 164 calls over the labelled months of four people (docs/models.md). */
const OUTPUT_TOKENS = 120
/** Memories between two pauses for other work. */
const STEP = 500

type ReadingSettings = Pick<MemorySettings, "extractionMode" | "summaryDebounceSeconds" | "distillMinCharacters">

/**
 * Replays the stored conversations of the last 30 days and counts the calls and tokens (countTokens) that reading them
 * would have taken. Reads every verbatim turn of those days once.
 */
export async function estimateReading(
  store: Store,
  tenants: readonly Tenant[],
  settings: ReadingSettings,
  now: number,
): Promise<ReadingEstimate> {
  const sessions = new Map<string, SessionCount>()
  const createdAt = { from: now - ESTIMATED_DAYS * DAY_MS }
  const where = { category: ["turn"], createdAt, at: now } as const
  let seen = 0
  for (const tenant of tenants) {
    const turns = each((page) => store.list({ tenant, pools: "all" }, { ...page, where, oldestFirst: true }))
    for await (const memory of turns) {
      const key = `${tenant}\n${memory.pool}\n${memory.owner.session ?? ""}`
      const session = sessions.get(key) ?? { messages: 0, calls: 0, tokens: 0, characters: 0, lastAt: memory.createdAt }
      addTurn(session, memory, settings)
      sessions.set(key, session)
      if (++seen % STEP === 0) await yieldToEventLoop()
    }
  }
  const all = [...sessions.values()].map((session) => ({
    ...session,
    calls: session.calls + (session.characters > 0 ? 1 : 0),
  }))
  const read = all.filter(({ calls }) => calls > 0)
  const calls = sum(read, ({ calls }) => calls)
  const perCall = countTokens(INSTRUCTIONS) + CONTEXT_TOKENS
  return {
    days: ESTIMATED_DAYS,
    conversations: read.length,
    messages: sum(all, ({ messages }) => messages),
    calls,
    inputTokens: sum(read, ({ tokens }) => tokens) + calls * perCall,
    outputTokens: calls * OUTPUT_TOKENS,
  }
}

interface SessionCount {
  messages: number
  calls: number
  tokens: number
  /** Characters that no call has read yet. */
  characters: number
  lastAt: number
}

/** A conversation is read where it was quiet: after the debounce if enough is new, otherwise after a day. */
function addTurn(
  session: SessionCount,
  memory: Memory,
  { extractionMode, summaryDebounceSeconds, distillMinCharacters }: ReadingSettings,
): void {
  const [message] = messagesOf([memory])
  if (message === undefined) return
  const quiet = memory.createdAt - session.lastAt
  const isEnough = session.characters >= distillMinCharacters
  const needed = extractionMode === "turn" ? 0 : isEnough ? summaryDebounceSeconds * 1_000 : DAY_MS
  if (session.characters > 0 && quiet > needed) {
    session.calls++
    session.characters = 0
  }
  const shown = shownMessage(message)
  const text = shown.role === "assistant" ? shown.text.slice(0, REPLY_CHARACTERS) : shown.text
  session.lastAt = memory.createdAt
  session.tokens += countTokens(text)
  session.characters += memory.content.length
  if (shown.role === "user") session.messages++
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}
