import type { Routes, ServerEvent } from "@keepsake/api"
import { type Changes, type Memory, MemoryError } from "@keepsake/core"
import { type Reach, reachOf } from "@keepsake/core/internal"
import type { z } from "zod"
import type { Caller } from "../../access/caller.ts"
import { LOCAL_KEY_ID } from "../../access/identify.ts"
import type { Keys } from "../../access/keys.ts"
import { Rejection } from "../../rejection.ts"
import type { Handlers, ManagementParts } from "../handler.ts"
import { isVisible, type PooledVersion } from "../is-visible.ts"
import { resolveTarget } from "../request-target.ts"
import { iso, memoryToWire } from "../to-wire.ts"

type ChangeEvent = ServerEvent<z.output<Routes["events"]["responseEvents"]>>

/** Maximum silence of a stream, so that proxies do not close it. */
const IDLE_MS = 15_000
/** Maximum number of streams of a key, so that one client leaves room for others, and of all. */
const MAX_STREAMS_OF_KEY = 20
const MAX_STREAMS = 500

/** Streams of changes, limited to memories that the caller may read. */
export function eventHandlers({ memory, keys, owner: sources, closing }: ManagementParts) {
  const seal = keys.seal("events")
  const streams = new Map<string, number>()
  const count = (keyId: string, change: 1 | -1): void => {
    const left = (streams.get(keyId) ?? 0) + change
    if (left > 0) streams.set(keyId, left)
    else streams.delete(keyId)
  }

  async function* follow(changes: Changes, { caller, reach, from, signal }: Following): AsyncGenerator<ChangeEvent> {
    const { tenant } = reach.scope
    count(caller.keyId, 1)
    try {
      for await (const { items, next } of changes.follow(from, IDLE_MS, signal)) {
        if (!(await isStillAdmitted(keys, caller))) return
        const seen = items.filter((item) => isVisible(item, reach)).map(toServerEvent)
        // Only the last event of a batch has an id, so that an interrupted batch is repeated.
        for (const one of seen) yield one === seen.at(-1) ? { id: seal.encrypt(next ?? "", tenant), ...one } : one
        // An empty batch still moves the position forward.
        if (items.length === 0) yield { id: seal.encrypt(next ?? "", tenant) }
      }
    } finally {
      count(caller.keyId, -1)
    }
  }

  return {
    async events({ caller, headers, query, signal }) {
      const { changes } = memory
      if (changes === undefined) {
        throw new MemoryError("part_missing", `The store ${memory.store.name} has no feed of changes`)
      }
      const { after, ...named } = query
      const { owner, as, scope, where } = resolveTarget(caller, headers, sources, named)
      const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
      const last = after ?? headers["last-event-id"]?.toString()
      const from = last === undefined ? undefined : seal.decrypt(last, owner.tenant)
      if (last !== undefined && from === undefined) {
        throw new MemoryError("cursor_invalid", "This is no id of an event of this tenant")
      }
      if ((streams.get(caller.keyId) ?? 0) >= MAX_STREAMS_OF_KEY) {
        throw new Rejection(
          503,
          "too_busy",
          `This key has ${MAX_STREAMS_OF_KEY} streams of events, which is the limit`,
          "Close one of them.",
        )
      }
      if ([...streams.values()].reduce((sum, own) => sum + own, 0) >= MAX_STREAMS) {
        throw new Rejection(503, "too_busy", `There are ${MAX_STREAMS} streams of events`, "Close one of them.")
      }
      const following = {
        caller,
        reach: { ...reach, where: { ...where, ...reach.where } },
        from,
        signal: AbortSignal.any([signal, closing]),
      }
      return { status: 200, events: follow(changes, following) }
    },
  } satisfies Partial<Handlers>
}

interface Following {
  readonly caller: Caller
  readonly reach: Reach
  readonly from: string | undefined
  readonly signal: AbortSignal
}

/** Streams end when their key is revoked. */
async function isStillAdmitted(keys: Keys, { keyId, presented }: Caller): Promise<boolean> {
  return keyId === LOCAL_KEY_ID || presented === "own" || (await keys.get(keyId)) !== undefined
}

function toServerEvent({ id, revision, at, by, pool, memory }: PooledVersion): ChangeEvent {
  return {
    event: eventOf(revision, memory),
    data: { id, revision, at: iso(at), by, pool: pool.name, memory: memory ? memoryToWire(memory) : null },
  }
}

function eventOf(revision: number, memory: Memory | undefined): "created" | "updated" | "deleted" {
  if (memory === undefined) return "deleted"
  return revision === 1 ? "created" : "updated"
}
