import { createHash } from "node:crypto"
import { MemoryError } from "../../contract/errors.ts"
import type { State, StateRecord, StateTransfer } from "../../contract/state.ts"
import { canonical } from "../../plugin/canonical.ts"

const BUCKET = "migration"
/** Names the installation that a state belongs to, so that a move never replaces another one's keys and settings. */
const ORIGIN = "origin"

/**
 * Throws `options_invalid` if the target has keys, settings or jobs of another installation. Names the installation in the source, so that what is
 * copied from it is known again.
 */
export async function rejectForeignState(from: State, to: State, name: string, newName: () => string): Promise<void> {
  const origin = (await from.get(BUCKET, ORIGIN))?.value ?? newName()
  const theirs = await transferOf(to, name).read()
  transferOf(from, "The state in use")
  if (theirs.length > 0 && (await to.get(BUCKET, ORIGIN))?.value !== origin) {
    throw new MemoryError("options_invalid", `${name} already has keys, settings or jobs of another installation`, {
      remedy: "Empty it, or name another schema or folder: two installations are never mixed.",
    })
  }
  await from.set(BUCKET, ORIGIN, origin)
}

/** Replaces everything in the target by what the source has, and compares both by number and hash. `conflict` if they differ. Nothing may be written meanwhile. */
export async function moveState(from: State, to: State, name: string): Promise<void> {
  const records = await transferOf(from, "The state in use").read()
  await transferOf(to, name).replace(records)
  const [ours, theirs] = [hashOf(records), hashOf(await transferOf(to, name).read())]
  if (ours === theirs) return
  throw new MemoryError(
    "conflict",
    `The copy of keys, settings and the queue in ${name} is not equal: ${theirs} instead of ${ours}`,
    {
      remedy: "Nothing was switched. Try again, or start another migration.",
    },
  )
}

function transferOf({ transfer }: State, name: string): StateTransfer {
  if (transfer !== undefined) return transfer
  throw new MemoryError("part_missing", `${name} cannot be copied: it does not support moving keys and settings`)
}

/** The number of records and a SHA-256 over all of them in their order. */
function hashOf(records: readonly StateRecord[]): string {
  const hash = createHash("sha256")
  for (const record of records) hash.update(`${canonical(withText(record))}\n`)
  return `${records.length} records, SHA-256 ${hash.digest("hex")}`
}

function withText(record: StateRecord): unknown {
  if (record.kind !== "entry" || !(record.value instanceof Uint8Array)) return record
  return { ...record, value: { bytes: Buffer.from(record.value).toString("base64") } }
}
