import type { QueueStatus } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"

/** What somebody should look into, as sentences: each of one tenant, for its own keys; administrators see all. */
export class Warnings {
  readonly #tenants = new Map<string, string>()

  /** Said again, it is the same warning. */
  add(sentence: string, tenant: string): void {
    this.#tenants.set(sentence, tenant)
  }

  for({ role, tenant }: Caller, { parked }: QueueStatus): string[] {
    const all = [...this.#tenants]
    if (role !== "admin") return all.filter(([, whose]) => whose === tenant).map(([sentence]) => sentence)
    return [...all.map(([sentence]) => sentence), ...givenUp(parked)]
  }
}

function givenUp(jobs: number): readonly string[] {
  return jobs === 0 ? [] : [`Jobs of the queue that were given up: ${jobs}. Look into them with: keepsake doctor`]
}
