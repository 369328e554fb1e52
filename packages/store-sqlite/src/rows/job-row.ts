import type { Json, NewJob, Tenant } from "@keepsake/core/plugin"
import { type JsonText, jsonText, parsed } from "../json-text.ts"

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

/** A job as it travels between threads. */
export type SentJob = Omit<NewJob, "body"> & { readonly body: JsonText<Json> }

export function sentJob({ body, ...job }: NewJob): SentJob {
  return { ...job, body: jsonText(body) }
}

export function jobOf<Sent extends SentJob>({ body, ...job }: Sent): Omit<Sent, "body"> & { readonly body: Json } {
  return { ...job, body: parsed(body) }
}

export function jobOfRow({ id, kind, lane, at, body, tenant, pool }: JobRow): SentJob {
  // The tenant was taken from a job that was pushed, where it had been minted.
  return { id, kind, lane, at, body, about: { tenant: tenant as Tenant, name: pool } }
}
