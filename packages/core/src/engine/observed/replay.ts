import type { Memory, Message, Pool, Scope } from "../../contract/index.ts"
import { turnMemoryId } from "../../turn/ids.ts"
import { reachOf, rulesOfPool, scopeOf } from "../../turn/pools.ts"
import type { RecallParts } from "../../turn/recall/recall-request.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { ExplainResult } from "../engine.ts"
import { explain } from "./explain.ts"
import type { Trace } from "./trace.ts"

/** Number of earlier messages that a short request may take terms from. */
const CONTEXT = 15
const MAX_PARTS = 20

/**
 * Repeats the recall of an earlier request at its own time, with the current memories and settings. Its text is read
 * from the memories that store it, so an erased message cannot be replayed. As many earlier messages of its session as
 * the request contained count as part of it, and memories that were created from the request are excluded.
 */
export async function replay(
  parts: RecallParts,
  settings: MemorySettings,
  trace: Trace,
): Promise<ExplainResult | undefined> {
  const { owner, pool: name, scope: within, at, maxTokens } = trace
  const pool: Pool = { tenant: owner.tenant, name }
  const own = scopeOf(pool)
  const words = await readMessage(parts, own, pool, trace)
  const [first] = words
  if (first === undefined) return undefined
  const earlier = await readEarlier(parts, own, trace, first)
  const { scope, where } = reachOf(owner, { ...settings, ...rulesOfPool(owner, name) }, within)
  const request = {
    owner,
    scope,
    where,
    settings: { ...settings, deadlineMs: Math.max(2_000, settings.deadlineMs ?? 0) },
    maxTokens,
    at,
    text: words.map(({ content }) => content).join("\n"),
    before: earlier.map(toMessage),
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
    request,
    trace.recalled.map(({ id }) => id),
  )
}

/** Reads all parts of the message, which may be stored in several. */
async function readMessage({ store }: RecallParts, own: Scope, pool: Pool, trace: Trace): Promise<readonly Memory[]> {
  if (trace.words === undefined) return []
  const [first] = await store.read(own, [trace.words])
  const { message } = first?.source ?? {}
  if (first === undefined || message === undefined) return []
  const ids = Array.from({ length: MAX_PARTS }, (_, part) =>
    turnMemoryId(pool, trace.owner.session ?? "", message, part),
  )
  const parts = await store.read(own, ids)
  return parts.filter((part) => part !== undefined)
}

async function readEarlier(
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

function toMessage({ source, content }: Memory, position: number): Message {
  return { role: source.origin === "assistant" ? "assistant" : "user", text: content, position }
}
