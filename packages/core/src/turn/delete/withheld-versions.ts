import type {
  CallOptions,
  Change,
  Json,
  Memory,
  MemoryId,
  Outcome,
  Page,
  PageQuery,
  Pool,
  Scope,
  State,
  Store,
  Tenant,
  Version,
  WriteOptions,
} from "../../contract/index.ts"
import { derivedId } from "../ids.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { redactMemory } from "../remember/redact-memory.ts"

const BUCKET = "withheld-memories"
const CURSOR = "withheld:"

type Erasure = Extract<Change, { readonly op: "erase" }>

/** A deletion with the versions before it, newest first. */
interface WithheldRecord {
  readonly tenant: Tenant
  readonly pool: string
  readonly deletion: Version
  readonly versions: readonly Version[]
}

/**
 * The versions of deleted memories. They wait here until the memory is restored or erased, and the store erases them,
 * so that no file, index, vector or copy of the store has the words of a deleted memory.
 */
export class WithheldVersions {
  readonly #state: State
  /** Whether anything waits. */
  #isUsed = false

  constructor(state: State) {
    this.#state = state
  }

  /**
   * Writes changes with deletions as erasures, after their versions were stored here, and drops the versions of what is
   * erased. A crash after a deletion's versions were stored leaves them behind later revisions, which hide them.
   */
  async write(
    store: Store,
    pool: Pool,
    changes: readonly Change[],
    options: WriteOptions,
  ): Promise<readonly Outcome[]> {
    if (store.history === undefined || !changes.some(({ op }) => op === "delete" || op === "erase")) {
      return store.write(pool, changes, options)
    }
    const deleted = new Set<MemoryId>()
    const written = await Promise.all(
      changes.map(async (change): Promise<Change> => {
        if (change.op !== "delete" && change.op !== "erase") return change
        const { id, op } = change
        if (op === "erase" && !(await this.#isLater(pool.tenant, change))) return change
        const [memory] = await store.read(scopeOf(pool), [id])
        // Erased after the write: somebody may restore it until then.
        if (memory === undefined && op === "erase") deleted.add(id)
        if (memory === undefined) return change
        if (op === "erase") await this.#drop(pool.tenant, id)
        if (op === "erase" || (change.revision ?? memory.revision + 1) !== memory.revision + 1) return change
        await this.#put(store, pool, memory, { id, revision: memory.revision + 1, at: options.at, by: options.by })
        return { ...change, op: "erase" }
      }),
    )
    const outcomes = await store.write(pool, written, options)
    for (const outcome of outcomes) {
      const isRestored = outcome.status === "conflict" && outcome.current !== undefined
      if (deleted.has(outcome.id) && !isRestored) await this.#drop(pool.tenant, outcome.id)
    }
    return outcomes
  }

  /** The versions in the store, and behind them those that wait here. */
  async versions(
    store: Store,
    scope: Scope,
    id: MemoryId,
    page: PageQuery,
    call?: CallOptions,
  ): Promise<Page<Version>> {
    const { cursor, limit } = page
    if (cursor?.startsWith(CURSOR))
      return withheldPage(await this.#of(scope, id), Number(cursor.slice(CURSOR.length)), limit)
    const stored = (await store.history?.versions(scope, id, page, call)) ?? { items: [] }
    if (stored.next !== undefined || !(await this.#holdsAny())) return stored
    const record = await this.#of(scope, id)
    if (record === undefined) return stored
    const oldest = stored.items.at(-1) ?? (await oldestOf(store, scope, id, cursor))
    if (oldest !== undefined && !isRestored(record, oldest)) return stored
    const rest = withheldPage(record, oldest?.revision ?? Number.MAX_SAFE_INTEGER, limit - stored.items.length)
    return { ...rest, items: [...stored.items, ...rest.items] }
  }

  /** Ends the undo period of the deletion that made `revision`. */
  async end(tenant: Tenant, id: MemoryId, revision: number): Promise<void> {
    if (await this.#isLater(tenant, { op: "erase", id, revision: revision + 1 })) await this.#drop(tenant, id)
  }

  /** Everything that waits. */
  async *all(): AsyncGenerator<Version & { readonly pool: Pool }> {
    for await (const { value } of each((page) => this.#state.list(BUCKET, page))) {
      const { tenant, pool, deletion, versions } = readRecord(value)
      for (const version of [...versions.toReversed(), deletion]) yield { ...version, pool: { tenant, name: pool } }
    }
  }

  /**
   * Finds the secrets in the versions that wait. With `write`, they are redacted. Resolves to the memories that have
   * any.
   */
  async scan(
    write: boolean,
    tenant?: Tenant,
  ): Promise<readonly { readonly memory: Memory; readonly kinds: readonly string[] }[]> {
    const found: { memory: Memory; kinds: readonly string[] }[] = []
    for await (const { key, value } of each((page) => this.#state.list(BUCKET, page))) {
      const record = readRecord(value)
      if (tenant !== undefined && record.tenant !== tenant) continue
      const kinds = new Set<string>()
      const versions = record.versions.map((version) => {
        if (version.memory === undefined) return version
        const redacted = redactMemory(version.memory)
        for (const kind of redacted.kinds) kinds.add(kind)
        return { ...version, memory: redacted.value }
      })
      const memory = versions.find((version) => version.memory !== undefined)?.memory
      if (kinds.size === 0 || memory === undefined) continue
      found.push({ memory, kinds: [...kinds] })
      if (write) await this.#write(key, { ...record, versions })
    }
    return found
  }

  async #put(store: Store, pool: Pool, memory: Memory, deletion: Version): Promise<void> {
    const versions: Version[] = []
    for await (const version of each((page) => this.versions(store, scopeOf(pool), memory.id, page))) {
      // Only the current memory has its signals.
      versions.push(version.revision === memory.revision ? { ...version, memory } : version)
    }
    this.#isUsed = true
    await this.#write(keyOf(pool.tenant, memory.id), { tenant: pool.tenant, pool: pool.name, deletion, versions })
  }

  async #write(key: string, record: WithheldRecord): Promise<void> {
    const about = { tenant: record.tenant, name: record.pool }
    // The members are plain data.
    await this.#state.set(BUCKET, key, record as unknown as Json, { about })
  }

  /** Whether an erasure comes after the deletion whose versions wait. */
  async #isLater(tenant: Tenant, { id, revision = Number.POSITIVE_INFINITY }: Erasure): Promise<boolean> {
    if (!(await this.#holdsAny())) return false
    const entry = await this.#state.get(BUCKET, keyOf(tenant, id))
    return entry !== undefined && readRecord(entry.value).deletion.revision < revision
  }

  async #drop(tenant: Tenant, id: MemoryId): Promise<void> {
    await this.#state.delete(BUCKET, keyOf(tenant, id))
  }

  async #of({ tenant, pools }: Scope, id: MemoryId): Promise<WithheldRecord | undefined> {
    const entry = await this.#state.get(BUCKET, keyOf(tenant, id))
    const record = entry && readRecord(entry.value)
    return record !== undefined && (pools === "all" || pools.includes(record.pool)) ? record : undefined
  }

  /** Most tenants never delete anything, and then nothing has to be looked up. */
  async #holdsAny(): Promise<boolean> {
    if (!this.#isUsed) this.#isUsed = (await this.#state.list(BUCKET, { limit: 1 })).items.length > 0
    return this.#isUsed
  }
}

function withheldPage(record: WithheldRecord | undefined, below: number, limit: number): Page<Version> {
  const all = record === undefined ? [] : [record.deletion, ...record.versions]
  const left = all.filter(({ revision }) => revision < below)
  const items = left.slice(0, Math.max(0, limit))
  return items.length < left.length ? { items, next: `${CURSOR}${items.at(-1)?.revision ?? below}` } : { items }
}

/** The oldest version in the store, when a page ended exactly before it. */
async function oldestOf(
  store: Store,
  scope: Scope,
  id: MemoryId,
  cursor: string | undefined,
): Promise<Version | undefined> {
  let oldest: Version | undefined
  if (cursor === undefined) return undefined
  for await (const version of each((page) => store.history?.versions(scope, id, page))) oldest = version
  return oldest
}

/** Whether the memory in the store is the deleted one. A statement that was made again under its id brings nothing back. */
function isRestored({ versions }: WithheldRecord, { memory }: Version): boolean {
  const deleted = versions.find((version) => version.memory !== undefined)?.memory
  return (
    deleted !== undefined && memory?.createdAt === deleted.createdAt && memory.source.message === deleted.source.message
  )
}

/** Only this class writes the bucket. */
function readRecord(value: Json | Uint8Array): WithheldRecord {
  return value as unknown as WithheldRecord
}

/** Hashed, because tenants may share ids. */
function keyOf(tenant: Tenant, id: MemoryId): string {
  return derivedId("withheld-memory", tenant, id)
}
