import type { ImportReport } from "@keepsake/api"
import type { ImportOutcome, RestoreOutcome } from "@keepsake/core"
import { z } from "zod"

type Skipped = ImportReport["skipped"]["first"][number]
type Did = keyof ImportReport["did"]

const OUTCOMES = ["created", "updated", "superseded", "duplicate", "unchanged", "restored"] as const satisfies Did[]
/** Properties of created memories that are counted. `ahead`: the memory's date is in the future. */
const FLAGS = ["quarantined", "redacted", "hidden", "ahead"] as const
type LineFlags = Readonly<Record<(typeof FLAGS)[number], boolean>>

const count = z.int().min(0)
/** The stored result of a batch. */
export const batchCounts = z.object({
  did: z.record(z.enum(OUTCOMES), count),
  byCode: z.record(z.string(), count),
  first: z.array(z.object({ line: count, code: z.string(), message: z.string() })),
  quarantined: count,
  redacted: count,
  hidden: count,
  ahead: count,
  conversations: count,
})
export type BatchCounts = Omit<z.output<typeof batchCounts>, "first"> & { readonly first: Skipped[] }

const MAX_LISTED = 1_000

/** Counts the results of an import; each line counts once. */
export class ImportTally {
  readonly #counts: BatchCounts = {
    did: { created: 0, updated: 0, superseded: 0, duplicate: 0, unchanged: 0, restored: 0 },
    byCode: {},
    first: [],
    quarantined: 0,
    redacted: 0,
    hidden: 0,
    ahead: 0,
    conversations: 0,
  }

  count(did: Did, flags: LineFlags): void {
    this.#counts.did[did]++
    if (did === "duplicate" || did === "unchanged") return
    for (const flag of FLAGS) if (flags[flag]) this.#counts[flag]++
  }

  skip(why: Skipped): void {
    this.#addSkipped({ [why.code]: 1 }, [why])
  }

  restoredConversations(more: number): void {
    this.#counts.conversations += more
  }

  get counts(): BatchCounts {
    return structuredClone(this.#counts)
  }

  add(batch: BatchCounts): void {
    for (const outcome of OUTCOMES) this.#counts.did[outcome] += batch.did[outcome]
    for (const name of [...FLAGS, "conversations"] as const) this.#counts[name] += batch[name]
    this.#addSkipped(batch.byCode, batch.first)
  }

  result(dryRun: boolean, broken: string | null): ImportReport {
    const { byCode, first, ...counts } = this.counts
    const skipped = Object.values(byCode).reduce((sum, n) => sum + n, 0)
    const lines = Object.values(counts.did).reduce((sum, n) => sum + n, skipped)
    return { dryRun, lines, ...counts, skipped: { total: skipped, byCode, first }, broken }
  }

  #addSkipped(byCode: Readonly<Record<string, number>>, skipped: readonly Skipped[]): void {
    const counts = this.#counts
    for (const [code, many] of Object.entries(byCode)) counts.byCode[code] = (counts.byCode[code] ?? 0) + many
    counts.first.push(...skipped.slice(0, MAX_LISTED - counts.first.length))
  }
}

/** Why a memory was skipped. */
export const SKIP_REASONS = {
  deleted: "It was deleted here and stays deleted; state it again to store it",
  newer: "The memory with this id here is newer or different",
  opted_out: "Its user has opted out of capture",
  older: "The memory with this key here is newer",
  inconsistent: "Its pool is not its owner's, or its history is not its own",
  expired: "Its time was over before it was imported",
} as const satisfies Partial<Record<ImportOutcome["did"] | RestoreOutcome | "expired", string>>
