import type { Memory } from "@keepsake/core"
import { EPISODE_CATEGORIES, given } from "@keepsake/core/internal"
import { Rejection } from "../../rejection.ts"
import { applyFilters } from "../filters.ts"
import { actorOf, type Handlers, type ManagementParts, respond } from "../handler.ts"
import { resolveSession, resolveTarget } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"

/** Summaries of conversations. */
export function episodeHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  return {
    async listEpisodes({ caller, headers, query: { q, limit, cursor, from, before, ...named } }) {
      const target = resolveTarget(caller, headers, sources, named)
      const { owner, as, scope, where } = applyFilters(target, {
        category: [...EPISODE_CATEGORIES],
        ...given({ from, before }),
      })
      const view = memory.for(owner, as)
      if (q !== undefined) {
        const { memories } = await view.search(q, { limit, scope, where })
        return respond({ data: memories.map((hit) => episodeToWire(hit.memory)) })
      }
      const page = await view.list({ limit, scope, where, ...given({ cursor }) })
      return respond({ data: page.items.map(episodeToWire), ...given({ next: page.next }) })
    },
    async summarizeMemories({ caller, headers, body: { session: named, ...body } }) {
      const target = resolveTarget(caller, headers, sources, body)
      const { owner, as, scope } = target
      const session = resolveSession(target, named)
      const { olderThanDays, maxTokens, archive, dryRun, per } = body
      if (scope === "agent" || (scope === "session" && per === "month")) throw coversMore(scope)
      const options = { maxTokens, archive, dryRun, per, by: actorOf(caller), ...given({ session, olderThanDays }) }
      const { runId = null, sessions } = await memory.for(owner, as).summarize(options)
      const sum = (of: (one: (typeof sessions)[number]) => number): number =>
        sessions.reduce((total, one) => total + of(one), 0)
      const totalTokens = sum(({ tokens }) => tokens)
      const candidates = sessions.map(({ until, from, session: of = null, month = null, ...rest }) => ({
        ...rest,
        session: of,
        month,
        createdAt: new Date(until).toISOString(),
        from: new Date(from).toISOString(),
      }))
      return respond({
        dryRun,
        runId,
        candidates,
        originalCount: sum(({ turns }) => turns),
        summarizedCount: sessions.length,
        totalTokens,
        tokensSaved: totalTokens - sum(({ summaryTokens }) => summaryTokens),
        summaryIds: runId === null ? [] : sessions.map(({ id }) => id),
        deletedCount: 0 as const,
      })
    },
  } satisfies Partial<Handlers>
}

/** Summaries are of conversations with every agent, and of months. */
function coversMore(scope: "agent" | "session"): Rejection {
  return new Rejection(
    403,
    "scope_forbidden",
    `The scope is ${scope}, and such a summary covers more.`,
    scope === "agent" ? "Use a key that was created without --scope." : "Summarize the conversation, without per.",
  )
}

function episodeToWire(memory: Memory) {
  const { id, owner, content, metadata, validFrom, createdAt } = memory
  const { topics, entities, decisions, actionItems, turns } = metadata
  const wire = memoryToWire(memory)
  const count = typeof turns === "object" && turns !== null && "count" in turns ? turns.count : 0
  return {
    id,
    session: owner.session ?? null,
    summary: content,
    topics: textsIn(topics),
    entities: textsIn(entities),
    decisions: textsIn(decisions),
    actionItems: textsIn(actionItems),
    salience: wire.salience,
    from: new Date(validFrom ?? createdAt).toISOString(),
    until: new Date(createdAt).toISOString(),
    turns: typeof count === "number" ? count : 0,
    memory: wire,
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}
