import type { Memory, Pool, Scope } from "../../contract/memory.ts"
import type { Message } from "../../contract/turn.ts"
import { turnMemoryId } from "../../turn/ids.ts"
import { reachOf, scopeOf } from "../../turn/pools.ts"
import type { RecallParts } from "../../turn/recall/recall.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { ExplainResult } from "../engine.ts"
import { explain } from "./explain.ts"
import type { Trace } from "./trace.ts"

/** How many earlier messages are read for a short request that borrows their words. */
const CONTEXT = 15
const MOST_PARTS = 20

/**
 * Asks again what a request asked, of what is known now and with the settings that hold now, as of its own time. What it said is read from the
 * memories that keep it: erased words cannot be asked again. As many messages of its session as stood in the request before it count as standing in it,
 * and what was made of the request itself is left out.
 */
export async function replay(
  parts: RecallParts,
  settings: MemorySettings,
  trace: Trace,
): Promise<ExplainResult | undefined> {
  const { owner, pool: name, scope: within, at, maxTokens } = trace
  const pool: Pool = { tenant: owner.tenant, name }
  const own = scopeOf(pool)
  const words = await wordsOf(parts, own, pool, trace)
  const [first] = words
  if (first === undefined) return undefined
  const earlier = await saidBefore(parts, own, trace, first)
  const { scope, where } = reachOf(owner, settings.agents, within)
  const asked = {
    owner,
    scope,
    where,
    settings: { ...settings, deadlineMs: Math.max(2_000, settings.deadlineMs ?? 0) },
    maxTokens,
    at,
    text: words.map(({ content }) => content).join("\n"),
    before: earlier.map(messageOf),
    standing: {
      messages: new Set([...earlier, first].flatMap(({ source }) => source.message ?? [])),
      texts: [...earlier, ...words].map(({ content }) => content),
      given: new Set(trace.kept),
    },
    exclude: [...[...earlier, ...words].map(({ id }) => id), ...(trace.kept ?? [])],
    systemRole: true,
  }
  return explain(
    parts,
    asked,
    trace.recalled.map(({ id }) => id),
  )
}

/** Joins all parts of the message: a long one is kept in several. */
async function wordsOf({ store }: RecallParts, own: Scope, pool: Pool, trace: Trace): Promise<readonly Memory[]> {
  if (trace.words === undefined) return []
  const [first] = await store.read(own, [trace.words])
  const { message } = first?.source ?? {}
  if (first === undefined || message === undefined) return []
  const ids = Array.from({ length: MOST_PARTS }, (_, part) =>
    turnMemoryId(pool, trace.owner.session ?? "", message, part),
  )
  const parts = await store.read(own, ids)
  return parts.filter((part) => part !== undefined)
}

async function saidBefore(
  { store }: RecallParts,
  own: Scope,
  { owner, before = CONTEXT }: Trace,
  { source: { position = 0 } }: Memory,
): Promise<readonly Memory[]> {
  if (owner.session === undefined || before === 0) return []
  const where = { session: owner.session, category: ["turn"], position: { below: position } }
  const page = await store.list(own, { limit: CONTEXT, where })
  return page.items.filter(({ source }) => (source.position ?? 0) >= position - before).toReversed()
}

function messageOf({ source, content }: Memory, position: number): Message {
  return { role: source.origin === "assistant" ? "assistant" : "user", text: content, position }
}
