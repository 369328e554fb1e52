import type { Output, Routes } from "@keepsake/api"
import type { Owner, Store, Where } from "@keepsake/core"

type Agent = Output<Routes["listAgents"]>["agents"][number]

/** The agents of a person and of nobody, or of everybody in the tenant, with what is marked with them. */
export async function agentsIn(store: Store, owner: Owner, everybody: boolean): Promise<Agent[]> {
  const agents = new Map<string, Agent>()
  const user = owner.user === undefined ? "-" : encodeURIComponent(owner.user)
  let cursor: string | undefined
  do {
    const page = await store.pools(owner.tenant, { limit: 200, ...(cursor !== undefined && { cursor }) })
    for (const { name } of page.items) {
      const ofUser = name.split("/")[0] ?? "-"
      if (!everybody && ofUser !== "-" && ofUser !== user) continue
      const scope = { tenant: owner.tenant, pools: [name] } as const
      const count = async (where: Where) => (await store.tally?.count(scope, where, "agent"))?.groups ?? {}
      const [all, turns, pinned] = await Promise.all([
        count({}),
        count({ category: ["turn"] }),
        count({ pinned: true }),
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
    cursor = page.next
  } while (cursor !== undefined)
  return [...agents.values()].toSorted((one, other) => one.id.localeCompare(other.id))
}
