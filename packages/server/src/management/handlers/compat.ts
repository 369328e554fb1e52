import { createHash } from "node:crypto"
import type { InstanceMemoryOnTheWire, RouteOutput, RouteRequest, Routes } from "@keepsake/api"
import {
  type ChatMessage,
  type Memory,
  MemoryError,
  type MemorySettingsInput,
  type Store,
  type Where,
} from "@keepsake/core"
import {
  count,
  each,
  memorySettingsSchema,
  type Reach,
  reachOf,
  SUMMARY_CATEGORY,
  scopeOf,
} from "@keepsake/core/internal"
import { InvalidRequest } from "../error-response.ts"
import { applyFilters } from "../filters.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { listMemories } from "../list-memories.ts"
import { resolveSession, resolveTarget, resolveTargetOfId } from "../request-target.ts"
import { iso } from "../to-wire.ts"

/** Number of turns that are remembered at once. */
const BATCH = 25

/** Routes that are compatible with clients of OmniRoute, Osaurus and Polyant. */
export function compatHandlers({ memory, owner: sources }: ManagementParts) {
  const settings = (): RouteOutput<Routes["getMemorySettings"]> => {
    // Settings are plain JSON; unset ones are omitted.
    const plain = JSON.parse(JSON.stringify(memory.settings)) as RouteOutput<Routes["getMemorySettings"]>
    return { ...plain, enabled: memory.settings.mode !== "off", skillsEnabled: false }
  }
  return {
    getMemorySettings: async () => respond(settings()),
    async setMemorySettings({ body }) {
      await memory.configure(changeOf(body, memory.settings.mode))
      return respond(settings())
    },
    async ingestTurns({ caller, headers, body }) {
      const { agent_id: agent, conversation_id: session, turns, session_date: at, skip_extraction: wordsAlone } = body
      const target = resolveTarget(caller, headers, sources, { agent })
      resolveSession(target, session)
      const { owner, as } = target
      const view = memory.for(owner, { ...as, agents: "own" })
      await memory.optOuts.check(owner)
      const said = messagesOf(turns, at === undefined ? undefined : Math.min(at, Date.now()))
      const ids = new Set<string>()
      for (let from = 0; from < said.length; from += 2 * BATCH) {
        const kept = await view.remember(said.slice(from, from + 2 * BATCH), { session, wordsAlone })
        for (const { id } of kept.memories) ids.add(id)
      }
      const distillation = wordsAlone ? "skipped" : "extracted"
      return respond({ status: "ok", distillation, episode_id: null, memories: ids.size, ids: [...ids] })
    },
    async listAgents({ caller, headers }) {
      const { owner, as, scope } = resolveTarget(caller, headers, sources, {})
      const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
      return respond({ agents: await countByAgent(memory.store, reach) })
    },
    async listInstanceMemories({ caller, headers, query }) {
      const { instanceId, limit, offset, category, search, minImportance } = query
      const place = applyFilters(resolveTarget(caller, headers, sources, { instanceId }), {
        category: category === undefined ? undefined : [category],
        minImportance: minImportance === undefined ? undefined : minImportance / 10,
      })
      const { memories, counts } = await listMemories(memory, place, { q: search, limit, offset })
      return respond({ data: memories.map(instanceMemoryToWire), total: counts.total, limit, offset })
    },
    async addInstanceMemory({ caller, headers, body }) {
      const { instanceId, content, category, importance, sourceConversationId } = body
      const target = resolveTarget(caller, headers, sources, { instanceId })
      const session = resolveSession(target, sourceConversationId ?? undefined)
      const { owner, as } = target
      const details = {
        category,
        importance: importance / 10,
        ...(session !== undefined && { session }),
        by: actorOf(caller),
      }
      const { did, memory: added } = await memory.for(owner, as).add(content, details)
      return { status: did === "created" ? 201 : 200, body: { memory: instanceMemoryToWire(added) } }
    },
    async deleteInstanceMemory({ caller, headers, params, query }) {
      const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, query)
      if (!(await memory.for(owner, as).forget(params.id, { scope, by: actorOf(caller) }))) throw notFound("memory")
      return respond({ success: true })
    },
    async deleteInstanceMemories({ caller, headers, query: { ids: which, ...named } }) {
      const { owner, as, scope, where } = resolveTarget(caller, headers, sources, named)
      const view = memory.for(owner, as)
      const found = await view.select(which === undefined ? { where } : { ids: which }, { scope })
      await view.forgetAll(found, { by: actorOf(caller) })
      return respond({ success: true, deleted: found.length, ids: found.map(({ id }) => id) })
    },
  } satisfies Partial<Handlers>
}

type Change = RouteRequest<Routes["setMemorySettings"]>["body"]

/** Validates settings by their own names; `enabled` sets the mode. */
function changeOf({ enabled, skillsEnabled, ...settings }: Change, mode: string): MemorySettingsInput {
  if (skillsEnabled === true) {
    throw new MemoryError("part_missing", "skillsEnabled: skills are not built yet", {
      remedy: "Leave it out, or false.",
    })
  }
  const checked = memorySettingsSchema.partial().safeParse(settings)
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ field: path.join("."), message }))
    throw new InvalidRequest(400, "invalid_request", "GET /api/settings tells what each setting may be.", details)
  }
  const asMode = enabled === undefined || enabled === (mode !== "off") ? {} : { mode: enabled ? "on" : "off" }
  // Validated above. Uses the input, because the parsed settings contain defaults.
  return { ...settings, ...asMode } as MemorySettingsInput
}

type Turns = RouteRequest<Routes["ingestTurns"]>["body"]["turns"]

/** Derives message ids from text and repetition, so that sending the same batch again stores nothing twice. */
function messagesOf(turns: Turns, at: number | undefined): readonly ChatMessage[] {
  const seen = new Map<string, number>()
  const said = turns.flatMap(({ user = "", assistant = "" }) => [
    { role: "user", text: user } as const,
    { role: "assistant", text: assistant } as const,
  ])
  return said
    .filter(({ text }) => text.trim() !== "")
    .map((message, place) => {
      const words = JSON.stringify([at ?? null, message.role, message.text])
      const times = seen.get(words) ?? 0
      seen.set(words, times + 1)
      const id = createHash("sha256").update(`${times}:${words}`).digest("base64url").slice(0, 22)
      return { ...message, id, ...(at !== undefined && { at: at + place }) }
    })
}

function instanceMemoryToWire(memory: Memory): InstanceMemoryOnTheWire {
  const { id, owner, content, category, importance, createdAt, updatedAt } = memory
  return {
    id,
    instanceId: owner.tenant,
    content,
    category,
    importance: Math.min(10, Math.max(1, Math.round(importance * 10))),
    sourceConversationId: owner.session ?? null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }
}

function userPartOf(pool: string): string | undefined {
  return pool.split("/")[0]
}

type Agent = RouteOutput<Routes["listAgents"]>["agents"][number]

/** Counts memories by agent, in every pool of the users in the scope, so that agents with a memory of their own are listed. */
async function countByAgent(
  store: Store,
  { scope: { tenant, pools }, where: within }: Pick<Reach, "scope" | "where">,
): Promise<Agent[]> {
  const agents = new Map<string, Agent>()
  const users = pools === "all" ? undefined : new Set(pools.map(userPartOf))
  for await (const pool of each((page) => store.pools(tenant, page))) {
    if (users?.has(userPartOf(pool.name)) === false) continue
    const byAgent = async (where: Where) => (await count(store, scopeOf(pool), { ...where, ...within }, "agent")).groups
    const [all, turns, pinned] = await Promise.all([
      byAgent({}),
      byAgent({ category: ["turn", SUMMARY_CATEGORY] }),
      byAgent({ pinned: true }),
    ])
    for (const [id, memories] of Object.entries(all)) {
      if (id === "") continue
      const current = agents.get(id) ?? { id, name: id, memories: 0, facts: 0, pinned_facts: 0 }
      agents.set(id, {
        ...current,
        memories: current.memories + memories,
        facts: current.facts + memories - (turns[id] ?? 0),
        pinned_facts: current.pinned_facts + (pinned[id] ?? 0),
      })
    }
  }
  return [...agents.values()].toSorted((one, other) => one.id.localeCompare(other.id))
}
