import { createHmac, randomBytes } from "node:crypto"
import { ERASED_POOL } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"

const SALT_BYTES = 16
const SALT_CHARACTERS = (SALT_BYTES * 4) / 3 + 1

/**
 * Replaces the names of pools that have nothing but erased memories by keyed hashes, and finds these pools again. The
 * key of a tenant is part of each of its hashes: they hide a name from readers of the file, but do not keep it from
 * being confirmed by somebody who guesses it. The ids of memories are hashes of the name as well.
 */
export class ErasedPoolNames {
  readonly #find
  readonly #salt
  readonly #candidates
  readonly #rename

  constructor(database: Database) {
    const end = String.fromCharCode(ERASED_POOL.charCodeAt(0) + 1)
    this.#find = database
      .prepare<[number, string], number>("SELECT id FROM pools WHERE tenant = ? AND name = ?")
      .pluck()
    const salt = database
      .prepare<[number, string, string], string>(
        "SELECT name FROM pools WHERE tenant = ? AND name > ? AND name < ? LIMIT 1",
      )
      .pluck()
    this.#salt = (tenant: number) => salt.get(tenant, ERASED_POOL, end)?.slice(1, 1 + SALT_CHARACTERS)
    this.#candidates = database.prepare<[], { readonly id: number; readonly tenant: number; readonly name: string }>(
      `SELECT id, tenant, name FROM pools p WHERE kept = 0
      AND NOT EXISTS (SELECT 1 FROM entries WHERE about = p.id) AND id NOT IN (SELECT about FROM jobs)`,
    )
    this.#rename = database.prepare<[string, number]>("UPDATE pools SET name = ? WHERE id = ?")
  }

  /** Replaces the name of each pool that has no memory, no entry and no job. */
  replaceAll(): void {
    for (const { id, tenant, name } of this.#candidates.all()) {
      if (name.startsWith(ERASED_POOL)) continue
      const salt = this.#salt(tenant) ?? randomBytes(SALT_BYTES).toString("base64url")
      this.#rename.run(hashedName(salt, name), id)
    }
  }

  /** Gives a pool its name again, so that writes still meet the tombstones of its memories. `undefined` if it has none. */
  restore(tenant: number, name: string): number | undefined {
    const salt = this.#salt(tenant)
    const id = salt === undefined ? undefined : this.#find.get(tenant, hashedName(salt, name))
    if (id !== undefined) this.#rename.run(name, id)
    return id
  }
}

function hashedName(salt: string, name: string): string {
  return `${ERASED_POOL}${salt}${createHmac("sha256", salt).update(name).digest("base64url")}`
}
