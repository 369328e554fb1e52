import type { Json, NewJob, Tenant } from "@keepsake/core/plugin"

export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly lane: string
  readonly at: number
  readonly body: string
  readonly tenant: string
  readonly pool: string
}

export const jobColumns = "j.id, j.kind, j.lane, j.at, j.body, t.name AS tenant, p.name AS pool"
export const jobTables = "jobs j JOIN pools p ON p.id = j.about JOIN tenants t ON t.id = p.tenant"

export function jobOf({ id, kind, lane, at, body, tenant, pool }: JobRow): NewJob {
  // Both were taken from a job that was pushed: its body as JSON, and a tenant that had been minted.
  return { id, kind, lane, at, body: JSON.parse(body) as Json, about: { tenant: tenant as Tenant, name: pool } }
}
