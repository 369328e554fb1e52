import { hash, randomBytes } from "node:crypto"
import { MemoryError, type ScopeName, type SetOptions, type State, type Tenant, tenantOf } from "@keepsake/core"
import { AuditLog, each, isReserved } from "@keepsake/core/internal"
import { within } from "@keepsake/core/plugin"
import { LRUCache } from "lru-cache"
import { Rejection } from "../rejection.ts"
import { type KeyRecord, parseKeyRecord } from "./key-record.ts"
import { digestOf, equalDigests, keyIdFromDigest, mintSecret, parseKeyId, Seal } from "./secret.ts"
import { refuseSecretName } from "./secret-names.ts"

/** The bucket of `State` with the keys. */
export const KEYS_BUCKET = "keys"
const BUCKET = KEYS_BUCKET
/**
 * The bucket with the ids of revoked keys. A retried creation derives the same id, and the configuration and backups may
 * still have the key: none of them brings it back.
 */
export const REVOKED_KEYS_BUCKET = "revoked-keys"
const REVOKED = REVOKED_KEYS_BUCKET
const SECRETS = "secrets"
const PEPPER = "key-pepper"
const MIN_SECRET_LENGTH = 16
const LAST_USED_INTERVAL_MS = 60_000
const CACHE_SIZE = 10_000
/** How long a key that other servers may change is waited for, if it was accepted before, and for how long it was. */
const STORE_PATIENCE_MS = 500
const ACCEPTED_FOR_MS = 60 * 60_000
const AUDIT_PAGE = 1_000

export interface CreateKeyOptions
  extends Pick<KeyRecord, "role" | "serves" | "name" | "user" | "agent" | "mode">,
    Partial<Pick<KeyRecord, "widest">> {
  /** Defaults to a new tenant for this key. */
  readonly tenant?: string
  /** An idempotency key: creating again with it and the same fields gives the same key a new secret. */
  readonly request?: string
}

/** The keys of this installation. A secret is returned once, when it is created, and stored only as a keyed hash. */
export class Keys {
  readonly #state: State
  readonly #audit: AuditLog
  readonly #pepper: Uint8Array
  readonly #now: () => number
  /** Keys with a secret that was set by configuration, by digest. They are few, and any text may be one. */
  readonly #registered = new Map<string, KeyRecord>()
  /** Cache of minted keys by digest. Only texts of their form are looked up. */
  readonly #found: LRUCache<string, KeyRecord>
  readonly #unknown = new LRUCache<string, true>({ max: CACHE_SIZE })
  /** Cache of keyed digests by a plain hash, which costs a tenth of the keyed one. Never stored. */
  readonly #digests = new LRUCache<string, string>({ max: CACHE_SIZE })
  #change = 0

  private constructor(state: State, pepper: Uint8Array, now: () => number) {
    this.#state = state
    this.#found = new LRUCache({ max: CACHE_SIZE, ...(state.writers === "many" && { ttl: ACCEPTED_FOR_MS }) })
    this.#audit = new AuditLog(state, now)
    this.#pepper = pepper
    this.#now = now
  }

  /** `now` returns milliseconds since 1970. */
  static async open(state: State, now: () => number = Date.now): Promise<Keys> {
    const keys = new Keys(state, await loadPepper(state), now)
    for (const record of await keys.list()) if (isRegistered(record)) keys.#registered.set(record.digest, record)
    return keys
  }

  /**
   * Creates a key and returns its secret, which cannot be read again. Throws `name_is_secret` if a name holds an issued key, and `key_request_reused` if `request` created a key with other
   * fields before, which stays unchanged, or one that was revoked.
   */
  async create(wanted: CreateKeyOptions): Promise<{ readonly record: KeyRecord; readonly secret: string }> {
    const { request, ...rest } = wanted
    for (const what of ["name", "tenant", "user", "agent"] as const)
      refuseSecretName(`The ${what} of the key`, wanted[what])
    const { id, secret } = mintSecret(
      request === undefined ? undefined : keyIdFromDigest(digestOf(request, this.#pepper)),
    )
    const record: KeyRecord = {
      ...rest,
      id,
      prefix: `kp_${id}`,
      tenant: unreservedTenant(wanted.tenant ?? id),
      widest: wanted.widest ?? defaultWidestScope(wanted.role),
      createdAt: this.#now(),
      digest: digestOf(secret, this.#pepper),
    }
    for (;;) {
      const entry = request === undefined ? undefined : await this.#state.get(BUCKET, id)
      const known = entry === undefined ? undefined : parseKeyRecord(entry.value)
      if (known !== undefined && !haveSameFields(known, record)) throw requestReused(known)
      if (known === undefined && request !== undefined && (await this.#wasRevoked(id))) throw requestRevoked(id)
      const renewed = known === undefined ? record : { ...record, createdAt: known.createdAt }
      if (await this.#save(renewed, { revision: entry?.revision ?? 0 })) return { record: renewed, secret }
    }
  }

  /**
   * Makes a secret from the configuration a key that replaces the one registered before. `options_invalid` for a key that
   * was revoked.
   */
  async register(secret: string, as: { readonly role: "user" | "admin"; readonly tenant: string }): Promise<KeyRecord> {
    if (secret.length < MIN_SECRET_LENGTH) {
      throw new MemoryError(
        "options_invalid",
        `The API key has ${secret.length} characters; at least ${MIN_SECRET_LENGTH} are needed`,
        { remedy: "Set KEEPSAKE_API_KEY to a longer random text, for example from: openssl rand -hex 24" },
      )
    }
    const digest = digestOf(secret, this.#pepper)
    const id = parseKeyId(secret) ?? `set_${digest.slice(0, 16)}`
    if (await this.isRevoked(id)) {
      throw new MemoryError("options_invalid", `The configured API key was revoked as ${id}`, {
        remedy: "Set KEEPSAKE_API_KEY to a new random text, for example from: openssl rand -hex 24",
      })
    }
    // Not marked as revoked: a configuration may go back to an earlier key.
    for (const old of await this.list()) if (isRegistered(old) && old.id !== id) await this.#remove(old.id)
    const known = await this.get(id)
    const record: KeyRecord = {
      ...(known?.lastUsedAt === undefined ? {} : { lastUsedAt: known.lastUsedAt }),
      createdAt: known?.createdAt ?? this.#now(),
      id,
      prefix: "",
      name: "set by configuration",
      tenant: unreservedTenant(as.tenant),
      role: as.role,
      serves: "one",
      widest: defaultWidestScope(as.role),
      digest,
    }
    await this.#save(record)
    return record
  }

  /** Encrypts texts that clients receive and send back. */
  seal(purpose: string): Seal {
    return new Seal(this.#pepper, purpose)
  }

  /** A name derived from a text by a keyed hash, which reveals nothing of the text. */
  pseudonymOf(text: string): string {
    return digestOf(`name\n${text}`, this.#pepper).slice(0, 32)
  }

  /** The key of this secret, and records its use; `undefined` if it is none. */
  async find(secret: string): Promise<KeyRecord | undefined> {
    const record = await this.#lookUp(secret)
    if (record !== undefined) this.#recordUse(record)
    return record
  }

  /** Whether this is the secret of a key. Does not count as a use. */
  async isKey(secret: string): Promise<boolean> {
    return (await this.#lookUp(secret)) !== undefined
  }

  async get(id: string): Promise<KeyRecord | undefined> {
    const entry = id === "" ? undefined : await this.#state.get(BUCKET, id)
    return entry === undefined ? undefined : parseKeyRecord(entry.value)
  }

  /** All keys, oldest first. */
  async list(): Promise<readonly KeyRecord[]> {
    const entries = await Array.fromAsync(each((page) => this.#state.list(BUCKET, page)))
    return entries.map(({ value }) => parseKeyRecord(value))
  }

  /** Sets the memory mode of the key's requests; `undefined` means that of the settings. Returns `undefined` if there is no such key. */
  async setMode(id: string, mode: KeyRecord["mode"]): Promise<KeyRecord | undefined> {
    for (;;) {
      const entry = id === "" ? undefined : await this.#state.get(BUCKET, id)
      if (entry === undefined) return undefined
      const { mode: _, ...rest } = parseKeyRecord(entry.value)
      const record: KeyRecord = { ...rest, ...(mode !== undefined && { mode }) }
      // The revision check keeps a key that was revoked meanwhile from coming back.
      if (await this.#save(record, { revision: entry.revision })) return record
    }
  }

  /** Revokes a key for good. Returns false if there was none. */
  async revoke(id: string): Promise<boolean> {
    // Written first, so that a crash in between leaves no deleted key that a retry could create again.
    if ((await this.get(id)) !== undefined) await this.#state.set(REVOKED, id, true)
    return this.#remove(id)
  }

  /** Whether a key was revoked for good. A key that the configuration replaced was not. */
  async isRevoked(id: string): Promise<boolean> {
    return (await this.#state.get(REVOKED, id)) !== undefined
  }

  async #remove(id: string): Promise<boolean> {
    const was = await this.#state.delete(BUCKET, id)
    this.#forget(id)
    return was
  }

  /** Of a key that is not there. Earlier versions did not mark revoked keys, but the audit log has their creation. */
  async #wasRevoked(id: string): Promise<boolean> {
    if (await this.isRevoked(id)) return true
    const created = each((page) => this.#audit.list({ ...page, action: "createKey", about: id }), AUDIT_PAGE)
    for await (const _ of created) return true
    return false
  }

  #digestOf(secret: string): string {
    const plain = hash("sha256", secret)
    const existing = this.#digests.get(plain)
    if (existing !== undefined) return existing
    const digest = digestOf(secret, this.#pepper)
    this.#digests.set(plain, digest)
    return digest
  }

  async #lookUp(secret: string): Promise<KeyRecord | undefined> {
    const id = parseKeyId(secret)
    // Every request may also have a provider's key, so that looking one up costs a hash at most.
    if (id === undefined && this.#registered.size === 0) return undefined
    const digest = this.#digestOf(secret)
    if (this.#state.writers === "many") return this.#readStored(id ?? this.#registered.get(digest)?.id, digest)
    const current = this.#registered.get(digest) ?? this.#found.get(digest)
    if (current !== undefined || id === undefined || this.#unknown.has(digest)) return current
    const change = this.#change
    const stored = await this.get(id)
    const record = stored !== undefined && equalDigests(stored.digest, digest) ? stored : undefined
    if (change !== this.#change) return record
    if (record === undefined) this.#unknown.set(digest, true)
    else this.#found.set(digest, record)
    return record
  }

  /** Other servers change keys as well, so that each use reads the key. What was read last counts only while the store does not answer. */
  async #readStored(id: string | undefined, digest: string): Promise<KeyRecord | undefined> {
    if (id === undefined) return undefined
    const reading = this.get(id)
    const last = this.#found.get(digest) ?? this.#registered.get(digest)
    const stored = last && (await within(inBox(reading), STORE_PATIENCE_MS))
    // Requests go on without memory then.
    if (last !== undefined && stored === undefined) return last
    const record = stored === undefined ? await reading : stored.value
    if (record !== undefined && equalDigests(record.digest, digest)) {
      this.#found.set(digest, record)
      return record
    }
    this.#found.delete(digest)
    return undefined
  }

  /** Returns false if the revision did not match; nothing was written then. */
  async #save(record: KeyRecord, options: SetOptions = {}): Promise<boolean> {
    const kept = await this.#state.set(BUCKET, record.id, { ...record }, options)
    if (kept === undefined) return false
    this.#forget(record.id)
    if (isRegistered(record)) this.#registered.set(record.digest, record)
    return true
  }

  #forget(id: string): void {
    this.#change++
    this.#found.clear()
    this.#unknown.clear()
    for (const [digest, record] of this.#registered) if (record.id === id) this.#registered.delete(digest)
  }

  /** Writes the time of use at most once a minute, in the background, and never over a newer version of the key. */
  #recordUse(record: KeyRecord): void {
    const at = this.#now()
    if (at - (record.lastUsedAt ?? 0) < LAST_USED_INTERVAL_MS) return
    const used: KeyRecord = { ...record, lastUsedAt: at }
    const kept = this.#registered.has(record.digest) ? this.#registered : this.#found
    if (kept.has(record.digest)) kept.set(record.digest, used)
    void this.#writeUse(used).catch(() => undefined)
  }

  async #writeUse(used: KeyRecord): Promise<void> {
    const entry = await this.#state.get(BUCKET, used.id)
    if (entry === undefined) return
    const now = { ...parseKeyRecord(entry.value), lastUsedAt: used.lastUsedAt ?? 0 }
    await this.#state.set(BUCKET, used.id, now, { revision: entry.revision })
  }
}

/** Creates the pepper on first use. Without it the stored digests cannot be attacked offline. */
async function loadPepper(state: State): Promise<Uint8Array> {
  await state.set(SECRETS, PEPPER, randomBytes(32), { revision: 0 })
  const value = (await state.get(SECRETS, PEPPER))?.value
  if (value instanceof Uint8Array) return value
  throw new MemoryError("store_corrupt", "The pepper of the API keys cannot be read", {
    remedy: "Restore the data folder from a backup, or make new keys in a new one.",
  })
}

function haveSameFields(one: KeyRecord, other: KeyRecord): boolean {
  const fields = ["tenant", "role", "serves", "name", "user", "agent", "widest", "mode"] as const
  return fields.every((field) => one[field] === other[field])
}

function requestReused(known: KeyRecord): Rejection {
  return new Rejection(
    409,
    "key_request_reused",
    `The text in "request" made the key ${known.id} with other fields; that key stays as it is`,
    "Send a new random text in request, or the fields of the first time.",
  )
}

function requestRevoked(id: string): Rejection {
  return new Rejection(
    409,
    "key_request_reused",
    `The text in "request" made the key ${id}, which was revoked`,
    "Send a new random text in request to create another key.",
  )
}

function unreservedTenant(name: string): Tenant {
  if (isReserved(name)) {
    throw new MemoryError("options_invalid", `The tenant "${name}" is reserved`, { remedy: "Choose another name." })
  }
  return tenantOf(name)
}

/** Keys from the configuration have no prefix, because no part of their secret is stored. */
function isRegistered(record: KeyRecord): boolean {
  return record.prefix === ""
}

function defaultWidestScope(role: "user" | "admin"): ScopeName {
  return role === "admin" ? "tenant" : "user"
}

/** Distinguishes a missing value from none in time. */
async function inBox<T>(coming: Promise<T>): Promise<{ readonly value: T }> {
  return { value: await coming }
}
