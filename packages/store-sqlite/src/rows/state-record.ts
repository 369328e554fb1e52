import type { StateRecord } from "@keepsake/core/plugin"
import { parseJson } from "../json-text.ts"
import { fromWireJob, toWireJob, type WireJob } from "./job-row.ts"

type EntryRecord = Extract<StateRecord, { readonly kind: "entry" }>
type JobRecord = Extract<StateRecord, { readonly kind: "job" }>

/** A record in transit between threads: JSON as text. */
export type WireRecord =
  | (Omit<EntryRecord, "value"> & { readonly value: string | Uint8Array })
  | (Omit<JobRecord, "job"> & { readonly job: WireJob })
  | Extract<StateRecord, { readonly kind: "done" }>

export function toWireRecord(record: StateRecord): WireRecord {
  if (record.kind === "done") return record
  if (record.kind === "job") return { ...record, job: toWireJob(record.job) }
  const { value } = record
  return { ...record, value: value instanceof Uint8Array ? value.slice() : JSON.stringify(value) }
}

export function fromWireRecord(record: WireRecord): StateRecord {
  if (record.kind === "done") return record
  if (record.kind === "job") return { ...record, job: fromWireJob(record.job) }
  const { value } = record
  return { ...record, value: typeof value === "string" ? parseJson(value) : new Uint8Array(value) }
}
