import type { Owner, Tenant } from "../../contract/index.ts"
import type { PoolRules } from "../../turn/pools.ts"
import { reachOf } from "../../turn/pools.ts"
import type { Distillation } from "../distill/distillation-log.ts"
import type { DeadSession, Distiller, DistillerStatus } from "../distill/distiller.ts"
import { dayOf } from "../observed/usage.ts"
import type { MeteredModel } from "./metered-model.ts"
import { addCounts, type ModelCallKind, type ModelCounts, NO_CALLS } from "./model-usage.ts"

/** What a model did today (UTC) and what waits for it. */
export interface ModelStatus extends Omit<DistillerStatus, "pending" | "due" | "deadLettered"> {
  readonly model: string
  /** Of the tenant, today. */
  readonly usage: ModelCounts
  readonly byKind: ReadonlyMap<ModelCallKind, ModelCounts>
  /** Of the tenant, in the last 30 days. */
  readonly month: ModelCounts
  /** Tokens of all tenants today, reservations of running calls included. */
  readonly tokensToday: number
  /** The daily budget of all tenants. Absent: none. */
  readonly mostTokens?: number
  /** Sessions of all tenants that wait to be read. */
  readonly pending: number
  /** Of these, how many could be read now. */
  readonly due: number
  /** Sessions that were set aside until somebody retries them. */
  readonly deadLettered: number
  readonly lastError?: string
  /** In milliseconds since 1970; absent before the first success of this process. */
  readonly lastSuccessAt?: number
}

/** The model that reads conversations. */
export interface ModelFacet {
  status(tenant: Tenant): Promise<ModelStatus>
  /**
   * Reads the sessions that are due now; with `all`, every session that waits, or those of one owner. Resolves when they
   * are read; throws the model's failure, after which they wait on.
   */
  read(what?: { readonly all?: boolean; readonly owner?: Owner }): Promise<void>
  /** Sessions that were set aside. */
  failed(): readonly DeadSession[]
  /** Reads sessions that were set aside again, by default all; resolves to their number. */
  retry(ids?: readonly string[]): Promise<number>
  /** What was read in the last 30 days, newest first. */
  readings(tenant: Tenant, limit: number): Promise<readonly Distillation[]>
  /** Calls and tokens of this process. */
  readonly counters: Pick<MeteredModel, "outcomes" | "tokens"> | undefined
}

const MONTH_MS = 30 * 86_400_000

interface FacetParts {
  readonly model: MeteredModel | undefined
  readonly distiller: Distiller | undefined
  readonly rules: () => PoolRules
  readonly now: () => number
}

export function createModelFacet({ model, distiller, rules, now }: FacetParts): ModelFacet {
  return {
    status: (tenant) => readStatus({ model, distiller, now }, tenant),
    read: async ({ all = false, owner } = {}) => {
      const only = owner && {
        pool: { tenant: owner.tenant, name: reachOf(owner, rules()).pool },
        ...(owner.session !== undefined && { session: owner.session }),
      }
      await distiller?.readDue(all || only !== undefined, only)
    },
    failed: () => distiller?.deadSessions() ?? [],
    retry: async (ids) => (await distiller?.retry(ids)) ?? 0,
    readings: async (tenant, limit) => (await distiller?.log(tenant, limit)) ?? [],
    counters: model,
  }
}

async function readStatus(
  { model, distiller, now }: Pick<FacetParts, "model" | "distiller" | "now">,
  tenant: Tenant,
): Promise<ModelStatus> {
  const usage = model?.usage
  const none: ReadonlyMap<ModelCallKind, ModelCounts> = new Map()
  const [byKind = none, month = none, tokensToday = 0, waiting] = await Promise.all([
    usage?.since(tenant, dayOf(now())),
    usage?.since(tenant, dayOf(now() - MONTH_MS)),
    usage?.today(),
    distiller?.status(),
  ])
  const { lastError, lastSuccessAt } = model ?? {}
  return {
    model: model?.name ?? "",
    usage: [...byKind.values()].reduce(addCounts, NO_CALLS),
    byKind,
    month: [...month.values()].reduce(addCounts, NO_CALLS),
    tokensToday,
    ...(usage?.mostTokens !== undefined && { mostTokens: usage.mostTokens }),
    ...(waiting ?? { pending: 0, due: 0, deadLettered: 0 }),
    ...(lastError !== undefined && { lastError }),
    ...(lastSuccessAt !== undefined && { lastSuccessAt }),
  }
}
