import type { Tenant } from "../../contract/memory.ts"
import { dayOf, type Usage } from "./usage.ts"

interface Today {
  readonly day: string
  /** Tokens that were counted before the first request, and since then. */
  readonly before: Promise<number>
  since: number
}

/** Counts the tokens that each tenant was given today (UTC): reads the stored usage once and adds from then on. */
export class DailyTokens {
  readonly #usage: Usage
  readonly #isShared: boolean
  readonly #today = new Map<Tenant, Today>()

  /** `isShared`: other processes count as well, so that the stored usage is read each time; it is written within about a second. */
  constructor(usage: Usage, isShared = false) {
    this.#usage = usage
    this.#isShared = isShared
  }

  /** How many of `most` tokens are left to a tenant on this day. */
  async left(tenant: Tenant, at: number, most: number): Promise<number> {
    const day = dayOf(at)
    if (this.#isShared) return Math.max(0, most - (await this.#givenBefore(tenant, day)))
    const known = this.#today.get(tenant)
    const today = known?.day === day ? known : { day, before: this.#givenBefore(tenant, day), since: 0 }
    this.#today.set(tenant, today)
    return Math.max(0, most - (await today.before) - today.since)
  }

  recordGiven(tenant: Tenant, at: number, tokens: number): void {
    const today = this.#today.get(tenant)
    if (today?.day === dayOf(at)) today.since += tokens
  }

  async #givenBefore(tenant: Tenant, day: string): Promise<number> {
    try {
      return (await this.#usage.days(tenant, 1)).get(day)?.tokens ?? 0
    } catch (failure) {
      // The next request retries.
      this.#today.delete(tenant)
      throw failure
    }
  }
}
