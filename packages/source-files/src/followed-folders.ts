import { hash } from "node:crypto"
import { realpath } from "node:fs/promises"
import { resolve, sep } from "node:path"
import { type MemoryEngine, MemoryError, tenantOf } from "@keepsake/core"
import type { State } from "@keepsake/core/plugin"
import { z } from "zod"
import { type SyncReport, syncFolder } from "./sync-folder.ts"

const name = z.string().min(1).max(200)

/** A folder of Markdown and whose memory it is. */
export const rootSchema = z.strictObject({
  path: z.string().min(1).max(4_096).describe("the folder, absolute or relative to the server's working folder"),
  tenant: name.default("default").describe("whose memory it is"),
  user: name.optional(),
  agent: name.optional(),
  trust: z
    .enum(["owner", "untrusted"])
    .default("untrusted")
    .describe(
      "owner: the user or the application writes the files, and recall injects them; untrusted: searches find them",
    ),
  maxCharacters: z.int().min(200).max(2_700).optional().describe("the longest part of a file; default: 1,600"),
})
export type Root = z.output<typeof rootSchema>

/** What the last sync of a folder did, while this process runs. */
export interface RootStatus {
  readonly root: Root
  /** Whether it was added while a server ran, and is not configured. */
  readonly isAdded: boolean
  readonly report?: SyncReport
  /** In milliseconds since 1970. */
  readonly syncedAt?: number
  readonly error?: string
}

const BUCKET = "source-files:roots"

/** The folders that an engine follows: those that are configured, and those that were added while it ran. One sync of a folder runs at a time. */
export class FollowedFolders {
  readonly configured: readonly Root[]
  readonly #state: State
  readonly #now: () => number
  readonly #last = new Map<string, Pick<RootStatus, "report" | "syncedAt" | "error">>()
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(configured: readonly Root[], state: State, now: () => number) {
    this.configured = configured
    this.#state = state
    this.#now = now
  }

  async added(): Promise<readonly Root[]> {
    const { items } = await this.#state.list(BUCKET, { limit: 1_000 })
    return items.map(({ value }) => rootSchema.parse(JSON.parse(String(value))))
  }

  async statuses(): Promise<readonly RootStatus[]> {
    const added = await this.added()
    return [...this.configured, ...added].map((root, at) => ({
      root,
      isAdded: at >= this.configured.length,
      ...this.#last.get(keyOf(root)),
    }))
  }

  /** Stores a folder that is followed from now on. `options_invalid` for one that cannot be read or overlaps another. */
  async add(root: Root): Promise<Root> {
    const path = await realpath(root.path).catch(() => {
      throw new MemoryError("options_invalid", `${root.path} is no folder that the server can read`, {
        remedy: "Check the path and its permissions, on the machine of the server.",
      })
    })
    const added = { ...root, path }
    await rejectOverlap(path, [...(await this.statuses()).map((one) => one.root.path), path], true)
    await this.#state.set(BUCKET, keyOf(added), JSON.stringify(added))
    return added
  }

  /** Ends following a folder that was added, and deletes what was read from it. */
  async remove(root: Root, memory: MemoryEngine): Promise<number> {
    const { path } = root
    await this.#state.delete(BUCKET, keyOf(root))
    await this.#running.get(keyOf(root))?.catch(() => undefined)
    const collection = await memory.for(ownerOf(root)).documents(path)
    const documents = collection.list()
    for (const document of documents) await collection.remove(document.path)
    this.#last.delete(keyOf(root))
    return documents.length
  }

  /** Syncs a folder, after a sync of it that runs. */
  sync(
    root: Root,
    memory: MemoryEngine,
    call: { readonly signal: AbortSignal; readonly force?: boolean },
  ): Promise<SyncReport> {
    const key = keyOf(root)
    const before = this.#running.get(key) ?? Promise.resolve()
    const run = before.catch(() => undefined).then(() => this.#sync(root, memory, call))
    this.#running.set(key, run)
    return run.finally(() => {
      if (this.#running.get(key) === run) this.#running.delete(key)
    })
  }

  async #sync(
    root: Root,
    memory: MemoryEngine,
    call: { readonly signal: AbortSignal; readonly force?: boolean },
  ): Promise<SyncReport> {
    const { tenant: _, user, agent, ...options } = root
    const key = keyOf(root)
    try {
      const all = [...this.configured, ...(await this.added())]
      await rejectOverlap(
        root.path,
        all.map(({ path }) => path),
      )
      const report = await syncFolder(memory.for(ownerOf(root)), { ...options, ...call })
      // A look that found nothing new keeps what the last reading said about skipped and forgotten text.
      const last = this.#last.get(key)?.report
      const isQuiet = report.read + report.moved + report.removed === 0
      const forgotten = isQuiet ? (last?.forgotten ?? []) : report.forgotten
      this.#last.set(key, { report: { ...report, forgotten }, syncedAt: this.#now() })
      return report
    } catch (error) {
      if (!call.signal.aborted) {
        const before = this.#last.get(key)
        this.#last.set(key, { ...before, error: error instanceof Error ? error.message : String(error) })
      }
      throw error
    }
  }
}

/** Whose memory a folder is. */
export function ownerOf({ tenant, user, agent }: Root) {
  return {
    tenant: tenantOf(tenant),
    ...(user !== undefined && { user }),
    ...(agent !== undefined && { agent }),
  }
}

function keyOf({ path, tenant, user, agent }: Root): string {
  return hash("sha256", JSON.stringify([resolve(path), tenant, user ?? null, agent ?? null]), "base64url")
}

/** `options_invalid` if a folder is, or is in, another root, or a new one has another in it: a file would be in memory twice. */
async function rejectOverlap(path: string, roots: readonly string[], isNew = false): Promise<void> {
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return
  const others = await Promise.all(
    roots.map(async (one) => ({ one, real: await realpath(one).catch(() => undefined) })),
  )
  const within = others.filter(
    (other) =>
      other.real !== undefined &&
      (real === other.real || real.startsWith(other.real + sep) || (isNew && other.real.startsWith(real + sep))),
  )
  if (within.length <= 1) return
  const other = within.find(({ one }) => one !== path)?.one ?? path
  throw new MemoryError("options_invalid", `${path} and ${other} are the same folder, or one is in the other`, {
    remedy: "Keep one of these roots.",
  })
}
