import type { Json, NewJob, Tenant } from "@keepsake/core/plugin"
import { type JsonString, jsonText, parseJson } from "../json-text.ts"

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

/** A job in transit between threads. */
export type WireJob = Omit<NewJob, "body"> & { readonly body: JsonString<Json> }

export function toWireJob({ body, ...job }: NewJob): WireJob {
  return { ...job, body: jsonText(body) }
}

export function fromWireJob<Sent extends WireJob>({
  body,
  ...job
}: Sent): Omit<Sent, "body"> & { readonly body: Json } {
  return { ...job, body: parseJson(body) }
}

export function jobOfRow({ id, kind, lane, at, body, tenant, pool }: JobRow): WireJob {
  // The tenant was validated when the job was pushed.
  return { id, kind, lane, at, body, about: { tenant: tenant as Tenant, name: pool } }
}
