import type { Tenant } from "@keepsake/core"
import { LRUCache } from "lru-cache"

/** When agents of each tenant last called `/mcp`, since the start of this process. */
export class AgentsSeen {
  readonly #at = new LRUCache<Tenant, number>({ max: 10_000 })

  record(tenant: Tenant, at: number): void {
    this.#at.set(tenant, at)
  }

  lastSeen(tenant: Tenant): number | undefined {
    return this.#at.get(tenant)
  }
}
