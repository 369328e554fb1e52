import type { Output, Routes } from "@keepsake/api"
import { count, each, type Owner, type Store, scopeOf, type Where } from "@keepsake/core"

type Agent = Output<Routes["listAgents"]>["agents"][number]

/** The agents of a person and of nobody, or of everybody in the tenant, with what is marked with them. */
export async function countByAgent(store: Store, owner: Owner, everybody: boolean): Promise<Agent[]> {
  const agents = new Map<string, Agent>()
  const user = owner.user === undefined ? "-" : encodeURIComponent(owner.user)
  for await (const pool of each((page) => store.pools(owner.tenant, page))) {
    const ofUser = pool.name.split("/")[0] ?? "-"
    if (!everybody && ofUser !== "-" && ofUser !== user) continue
    const byAgent = async (where: Where) => (await count(store, scopeOf(pool), where, "agent")).groups
    const [all, turns, pinned] = await Promise.all([
      byAgent({}),
      byAgent({ category: ["turn"] }),
      byAgent({ pinned: true }),
    ])
    for (const [id, memories] of Object.entries(all)) {
      if (id === "") continue
      const known = agents.get(id) ?? { id, name: id, memories: 0, facts: 0, pinned_facts: 0 }
      agents.set(id, {
        ...known,
        memories: known.memories + memories,
        facts: known.facts + memories - (turns[id] ?? 0),
        pinned_facts: known.pinned_facts + (pinned[id] ?? 0),
      })
    }
  }
  return [...agents.values()].toSorted((one, other) => one.id.localeCompare(other.id))
}
