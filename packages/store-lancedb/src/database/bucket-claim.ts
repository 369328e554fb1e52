import { randomUUID } from "node:crypto"
import { MemoryError } from "@keepsake/core/plugin"
import type { Connection, Table } from "@lancedb/lancedb"
import {
  type FolderClaim,
  isProcessRunning,
  type OwnerProcess,
  ownerName,
  ownOwner,
  parseOwner,
} from "./folder-claim.ts"

const TABLE = "keepsake_owner"
const HEARTBEAT_MS = 15_000
/** After this time without a heartbeat an owner is taken for dead. */
const SILENT_OWNER_MS = 60_000
/** A process that was suspended for longer asks whether it still is the owner before it writes. */
const UNCONFIRMED_MS = 30_000

/**
 * Becomes the only owner of an address in object storage, which has no lock: a table of one row, whose commits are conditional writes. Another owner with a
 * heartbeat of the last minute is `store_unavailable`, unless it ran on this machine and has ended. Clocks of two machines must not differ by a minute.
 */
export async function claimBucket(connection: Connection, address: string): Promise<FolderClaim> {
  const owner = { ...ownOwner(), id: randomUUID() }
  const mine = JSON.stringify(owner)
  const table = await openOwnerTable(connection, mine)
  let before = await readOwner(table)
  if (before.owner !== mine) {
    const known = parseOwner(before.owner)
    if (known !== undefined && isActive(known, before.at)) throw alreadyOwned(address, ownerName(known))
    // Applied by one of two processes only: the other's condition does not match the first one's commit.
    await table.update({ where: `owner = ${quote(before.owner)}`, values: { owner: mine, at: Date.now() } })
    before = await readOwner(table)
    if (before.owner !== mine) throw alreadyOwned(address, "another process")
  }
  let confirmed = performance.now()
  let isLost = false
  let running: Promise<void> = Promise.resolve()
  // One after the other: LanceDB fails where a table is closed or changed during another call.
  const beat = (): Promise<void> => {
    running = running.catch(() => undefined).then(confirmOwner)
    return running
  }
  const confirmOwner = async (): Promise<void> => {
    const updated = await table.update({ where: `owner = ${quote(mine)}`, values: { at: Date.now() } })
    isLost = updated.rowsUpdated === 0
    confirmed = performance.now()
    await table.optimize({ cleanupOlderThan: new Date(), deleteUnverified: true })
  }
  // A failed heartbeat is repeated by the next, or before the next write.
  const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS).unref()
  return {
    async confirm() {
      if (!isLost && performance.now() - confirmed > UNCONFIRMED_MS) await beat()
      if (isLost) throw alreadyOwned(address, "another process since this one was silent for a minute")
    },
    async release() {
      clearInterval(timer)
      await running.catch(() => undefined)
      await table.update({ where: `owner = ${quote(mine)}`, values: { owner: FREE, at: 0 } }).catch(() => undefined)
      table.close()
    },
  }
}

const FREE = "none"

async function openOwnerTable(connection: Connection, mine: string): Promise<Table> {
  if ((await connection.tableNames()).includes(TABLE)) return connection.openTable(TABLE)
  try {
    return await connection.createTable(TABLE, [{ owner: mine, at: Date.now() }])
  } catch (failure) {
    // Another process may have created it at the same time.
    if (!(await connection.tableNames()).includes(TABLE)) throw failure
    return connection.openTable(TABLE)
  }
}

async function readOwner(table: Table): Promise<{ readonly owner: string; readonly at: number }> {
  await table.checkoutLatest()
  const [row]: readonly { readonly owner?: unknown; readonly at?: unknown }[] = await table.query().limit(1).toArray()
  return { owner: String(row?.owner ?? FREE), at: Number(row?.at ?? 0) }
}

function isActive(owner: OwnerProcess, at: number): boolean {
  if (Date.now() - at >= SILENT_OWNER_MS) return false
  return isProcessRunning(owner) ?? true
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function alreadyOwned(address: string, owner: string): MemoryError {
  return new MemoryError("store_unavailable", `${address} is in use by ${owner}: one process at a time opens it`, {
    remedy: "Stop that process, or wait a minute after it was killed on another machine.",
  })
}
