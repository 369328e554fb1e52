import type { Json, NewJob, Pool, StateRecord, StateTransfer, Tenant } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { columnText, fromColumnText, keyText } from "../rows/column-text.ts"
import type { PoolKeys } from "../rows/pool-keys.ts"

interface EntryColumns {
  readonly bucket_name: string
  readonly key: string
  readonly revision: number
  readonly expires_at: number | null
  readonly json: string | null
  readonly bytes: Buffer | null
  readonly tenant: string | null
  readonly pool: string | null
}
interface JobColumns {
  readonly job: string
  readonly at: number
  readonly due: number
  readonly attempt: number
  readonly leased_until: number
  readonly parked: number | null
  readonly why: string | null
}

/** Rows of one statement. */
const BATCH = 500

/** Reads and replaces everything in a state, for a move. `begin` throws if the state is closed. */
export function stateTransfer(database: PostgresDatabase, pools: PoolKeys, begin: () => Promise<void>): StateTransfer {
  return {
    async read() {
      await begin()
      const entries = await database.read<EntryColumns>(
        sql`SELECT e.bucket AS bucket_name, e.key, e.revision, e.expires_at, e.json, e.bytes, t.name AS tenant, p.name AS pool
          FROM keepsake.entries e LEFT JOIN keepsake.pools p ON p.tenant = e.tenant AND p.pool = e.pool
          LEFT JOIN keepsake.tenants t ON t.tenant = e.tenant ORDER BY e.seq`,
      )
      const jobs = await database.read<JobColumns>(
        sql`SELECT job, at, due, attempt, leased_until, parked, why FROM keepsake.jobs ORDER BY parked NULLS FIRST, seq`,
      )
      const done = await database.read<{ readonly id: Buffer; readonly at: number }>(
        sql`SELECT id, at FROM keepsake.done_jobs ORDER BY id`,
      )
      return [
        ...entries.map(toEntryRecord),
        ...jobs.map(toJobRecord),
        ...done.map(({ id, at }) => ({ kind: "done", id: id.toString("hex"), at }) as const),
      ]
    },

    async replace(records) {
      await begin()
      const keys = new Map<string, { readonly tenant: number; readonly pool: number }>()
      for (const record of records) {
        const about = record.kind === "job" ? record.job.about : record.kind === "entry" ? record.about : undefined
        if (about !== undefined && !keys.has(poolName(about))) keys.set(poolName(about), await pools.assign(about))
      }
      await database.transaction(async (transaction) => {
        // All at once, however long it takes: a part of it would be worse than nothing.
        await transaction.withoutTimeout()
        for (const table of ["entries", "jobs", "job_lanes", "done_jobs"]) {
          await transaction.run(`DELETE FROM ${database.quotedSchema}.${table}`)
        }
        for (let from = 0; from < records.length; from += BATCH) {
          sendRecords(transaction, records.slice(from, from + BATCH), (about) => keys.get(poolName(about)))
        }
        transaction.send(
          sql`INSERT INTO keepsake.job_lanes (lane, seq, kind, started, at, due, leased_until)
            SELECT DISTINCT ON (j.lane) j.lane, j.seq, j.kind, j.attempt > 0, j.at, j.due, j.leased_until FROM keepsake.jobs j
            WHERE j.parked IS NULL ORDER BY j.lane, (j.attempt = 0), j.at, j.seq`,
        )
      })
    },
  }
}

function sendRecords(
  transaction: Transaction,
  records: readonly StateRecord[],
  keyOf: (about: Pool) => { readonly tenant: number; readonly pool: number } | undefined,
): void {
  const entries = records.filter((record) => record.kind === "entry")
  if (entries.length > 0) {
    const rows = entries.map(({ bucket, key, revision, expiresAt, value, about }) => ({
      bucket: keyText(bucket),
      key_id: keyText(key),
      key: columnText(key),
      revision,
      expires_at: expiresAt,
      json: value instanceof Uint8Array ? null : JSON.stringify(value),
      bytes: value instanceof Uint8Array ? Buffer.from(value).toString("base64") : null,
      ...(about && keyOf(about)),
    }))
    transaction.send(
      sql`INSERT INTO keepsake.entries (bucket, key_id, key, revision, expires_at, tenant, pool, json, bytes)
        SELECT r.bucket, r.key_id, r.key, r.revision, r.expires_at, r.tenant, r.pool, r.json, decode(r.bytes, 'base64')
        FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (bucket text, key_id text, key text, revision bigint,
          expires_at float8, tenant int, pool int, json text, bytes text)) WITH ORDINALITY
          AS r(bucket, key_id, key, revision, expires_at, tenant, pool, json, bytes, place) ORDER BY r.place`,
    )
  }
  const jobs = records.filter((record) => record.kind === "job")
  if (jobs.length > 0) {
    const rows = jobs.map(({ job: { at, ...job }, due, attempt, leasedUntil, parked }) => ({
      id: keyText(job.id),
      kind: keyText(job.kind),
      lane: keyText(job.lane),
      at,
      due,
      attempt,
      leased_until: leasedUntil,
      is_parked: parked !== undefined,
      why: parked === undefined ? null : columnText(parked),
      job: JSON.stringify(job),
      ...keyOf(job.about),
    }))
    transaction.send(
      sql`INSERT INTO keepsake.jobs (id, kind, lane, at, due, attempt, leased_until, parked, why, tenant, pool, job)
        SELECT r.id, r.kind, r.lane, r.at, r.due, r.attempt, r.leased_until,
          CASE WHEN r.is_parked THEN nextval('keepsake.jobs_parked') END, r.why, r.tenant, r.pool, r.job
        FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (id text, kind text, lane text, at float8, due float8,
          attempt int, leased_until float8, is_parked boolean, why text, tenant int, pool int, job text)) WITH ORDINALITY
          AS r(id, kind, lane, at, due, attempt, leased_until, is_parked, why, tenant, pool, job, place) ORDER BY r.place`,
    )
  }
  const done = records.filter((record) => record.kind === "done")
  if (done.length === 0) return
  transaction.send(
    sql`INSERT INTO keepsake.done_jobs (id, at) SELECT decode(id, 'hex'), at
      FROM unnest(${done.map(({ id }) => id)}::text[], ${done.map(({ at }) => at)}::float8[]) AS n(id, at)`,
  )
}

function toEntryRecord({
  bucket_name,
  key,
  revision,
  expires_at,
  json,
  bytes,
  tenant,
  pool,
}: EntryColumns): StateRecord {
  return {
    kind: "entry",
    bucket: fromColumnText(bucket_name),
    key: fromColumnText(key),
    // JSON that `set` has written.
    value: json === null ? new Uint8Array(bytes ?? []) : (JSON.parse(json) as Json),
    revision,
    ...(expires_at !== null && { expiresAt: expires_at }),
    // The tenant was validated when it was written.
    ...(tenant !== null &&
      pool !== null && { about: { tenant: fromColumnText(tenant) as Tenant, name: fromColumnText(pool) } }),
  }
}

function toJobRecord({ job, at, due, attempt, leased_until, parked, why }: JobColumns): StateRecord {
  return {
    kind: "job",
    // Written by `push` from a job.
    job: { ...(JSON.parse(job) as Omit<NewJob, "at">), at },
    due,
    attempt,
    leasedUntil: leased_until,
    ...(parked !== null && { parked: fromColumnText(why ?? "") }),
  }
}

function poolName({ tenant, name }: Pool): string {
  return `${tenant}\n${name}`
}
