import type { Imported } from "@keepsake/api"
import type { ImportOutcome, RestoreOutcome } from "@keepsake/core"
import { z } from "zod"

type Skipped = Imported["skipped"]["first"][number]
type Did = keyof Imported["did"]

const count = z.int().min(0)
/** The stored result of a batch. */
export const batchCounts = z.object({
  did: z.record(
    z.enum(["created", "updated", "superseded", "duplicate", "unchanged", "restored"] satisfies Did[]),
    count,
  ),
  byCode: z.record(z.string(), count),
  first: z.array(z.object({ line: count, code: z.string(), message: z.string() })),
  quarantined: count,
  redacted: count,
  hidden: count,
  ahead: count,
  conversations: count,
})
export type BatchCounts = Omit<z.output<typeof batchCounts>, "first"> & { readonly first: readonly Skipped[] }

interface LineFlags {
  readonly quarantined: boolean
  readonly redacted: boolean
  readonly hidden: boolean
  /** The memory's date is in the future. */
  readonly ahead: boolean
}

const MAX_LISTED = 1_000

/** Counts the results of an import; each line counts once. */
export class ImportTally {
  readonly #did: Record<Did, number> = {
    created: 0,
    updated: 0,
    superseded: 0,
    duplicate: 0,
    unchanged: 0,
    restored: 0,
  }
  readonly #byCode: Record<string, number> = {}
  readonly #first: Skipped[] = []
  #quarantined = 0
  #redacted = 0
  #hidden = 0
  #ahead = 0
  #conversations = 0

  count(did: Did, found: LineFlags): void {
    this.#did[did]++
    if (did === "duplicate" || did === "unchanged") return
    if (found.quarantined) this.#quarantined++
    if (found.redacted) this.#redacted++
    if (found.hidden) this.#hidden++
    if (found.ahead) this.#ahead++
  }

  skip(why: Skipped): void {
    this.#byCode[why.code] = (this.#byCode[why.code] ?? 0) + 1
    if (this.#first.length < MAX_LISTED) this.#first.push(why)
  }

  restoredConversations(more: number): void {
    this.#conversations += more
  }

  get counts(): BatchCounts {
    return {
      did: { ...this.#did },
      byCode: { ...this.#byCode },
      first: [...this.#first],
      quarantined: this.#quarantined,
      redacted: this.#redacted,
      hidden: this.#hidden,
      ahead: this.#ahead,
      conversations: this.#conversations,
    }
  }

  add({ did, byCode, first, quarantined, redacted, hidden, ahead, conversations }: BatchCounts): void {
    for (const [name, many] of entriesOf(did)) this.#did[name] += many
    for (const [code, many] of Object.entries(byCode)) this.#byCode[code] = (this.#byCode[code] ?? 0) + many
    this.#first.push(...first.slice(0, MAX_LISTED - this.#first.length))
    this.#quarantined += quarantined
    this.#redacted += redacted
    this.#hidden += hidden
    this.#ahead += ahead
    this.#conversations += conversations
  }

  result(dryRun: boolean, broken: string | null): Imported {
    const skipped = Object.values(this.#byCode).reduce((sum, n) => sum + n, 0)
    const did = Object.values(this.#did).reduce((sum, n) => sum + n, 0)
    return {
      dryRun,
      lines: did + skipped,
      did: { ...this.#did },
      quarantined: this.#quarantined,
      redacted: this.#redacted,
      hidden: this.#hidden,
      ahead: this.#ahead,
      skipped: { total: skipped, byCode: { ...this.#byCode }, first: [...this.#first] },
      broken,
      conversations: this.#conversations,
    }
  }
}

function entriesOf(did: Readonly<Record<Did, number>>): readonly (readonly [Did, number])[] {
  // The type lists all keys.
  return Object.entries(did) as [Did, number][]
}

/** Why a memory was skipped. */
export const SKIP_REASONS = {
  deleted: "It was deleted here and stays deleted; saying it anew keeps it",
  newer: "What stands here under its id is newer or another",
  opted_out: "Its person has asked that nothing is kept of them",
  older: "What stands here under its key is newer",
  inconsistent: "Its pool is not its owner's, or its history is not its own",
  expired: "Its time was over before it was imported",
} as const satisfies Partial<Record<ImportOutcome["did"] | RestoreOutcome | "expired", string>>
