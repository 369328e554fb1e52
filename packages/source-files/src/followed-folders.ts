import { hash } from "node:crypto"
import { access, constants, realpath, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, resolve } from "node:path"
import { type MemoryEngine, MemoryError, type RecurringCall, tenantOf } from "@keepsake/core"
import { reachOf, transcriptFormats } from "@keepsake/core/internal"
import type { Pool, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { AnnouncedFiles } from "./announced-files.ts"
import { isWithin } from "./is-within.ts"
import { RootCollections } from "./root-collections.ts"
import { syncAnnounced } from "./sync-announced.ts"
import { openRoot, type SyncReport, syncFolder } from "./sync-folder.ts"
import { placesBucket, syncTranscripts, type TranscriptReport } from "./sync-transcripts.ts"
import { EXTENSIONS } from "./walk-folder.ts"
import { FolderWatch, restAfter } from "./watch-folder.ts"

const name = z.string().min(1).max(200)
const globs = z.array(z.string().min(1).max(500)).max(100)

/** A folder of Markdown or transcripts, and whose memory it is. */
export const rootSchema = z.strictObject({
  path: z.string().min(1).max(4_096).describe("the folder, absolute or relative to the server's working folder"),
  tenant: name.default("default").describe("whose memory it is"),
  user: name.optional(),
  agent: name.optional(),
  format: z
    .enum(["markdown", ...transcriptFormats])
    .default("markdown")
    .describe("markdown: notes; otherwise transcripts of this program, remembered as the conversations that they are"),
  include: globs.optional().describe("globs of the files that are read, such as memory/**/*.md; default: all"),
  exclude: globs.optional().describe("globs of files and folders that are not read, such as archive/**"),
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
  readonly report?: SyncReport | TranscriptReport
  /** In milliseconds since 1970. */
  readonly syncedAt?: number
  readonly error?: string
  /** Why changes are only seen by looking, and not announced by the file system. */
  readonly unwatched?: string
  /** How many changes the file system announced that are not in memory yet. */
  readonly stale: number
}

interface SyncCall {
  readonly signal: AbortSignal
  readonly force?: boolean
  /** Reads only what the file system announced, where that is enough. Default: false. */
  readonly announced?: boolean
}

interface FollowCall {
  readonly signal: AbortSignal
  /** Milliseconds between two looks at a small folder. */
  readonly everyMs: number
}

interface Removal {
  readonly done: Promise<number>
  /** Files that are still in memory. */
  left: number
}

interface Followed {
  last?: Pick<RootStatus, "report" | "syncedAt" | "error">
  running?: Promise<unknown>
  watch?: FolderWatch
  readonly announced: AnnouncedFiles
  /** How long the last sync took that read few files, in milliseconds. */
  took: number
  /** When the next look is due that nothing announces, by `performance.now`. */
  lookAt: number
  readonly grown: Map<string, { readonly size: number; readonly at: number }>
}

const BUCKET = "source-files:roots"
/** Added folders that are being removed; a removal that was interrupted goes on when the folders are looked at. */
const REMOVING = "source-files:removing"
/** Configured folders that were read, and the same again with the pool of their owner, whose erasure removes the entry. */
const READ = "source-files:read"
const READ_FOR = "source-files:read-for"
const FEW_FILES = 10
const REMOVED_AT_ONCE = 8
const TRANSCRIPTS: ReadonlySet<string> = new Set([".jsonl", ".sqlite", ".sqlite-wal"])

/**
 * The folders that an engine follows: those that are configured, and those that were added while it ran. One sync of a
 * folder runs at a time.
 */
export class FollowedFolders {
  readonly configured: readonly Root[]
  readonly #state: State
  readonly #now: () => number
  readonly #followed = new Map<string, Followed>()
  readonly #collections: RootCollections
  readonly #removals = new Map<string, Removal>()

  constructor(configured: readonly Root[], state: State, now: () => number) {
    this.configured = configured
    this.#state = state
    this.#now = now
    this.#collections = new RootCollections(state)
  }

  async added(): Promise<readonly Root[]> {
    const { items } = await this.#state.list(BUCKET, { limit: 1_000 })
    return items.map(({ value }) => rootSchema.parse(JSON.parse(String(value))))
  }

  async statuses(): Promise<readonly RootStatus[]> {
    const added = await this.added()
    const { items: removing } = await this.#state.list(REMOVING, { limit: 1_000 })
    return [...this.configured, ...added].map((root, at) => {
      const { last, watch, announced } = this.#of(root)
      const unwatched = watch?.problem
      const key = keyOf(root)
      const isRemoved = at >= this.configured.length && removing.some((entry) => entry.key === key)
      return {
        root,
        isAdded: at >= this.configured.length,
        ...last,
        ...(isRemoved && { error: removalMessage(this.#removals.get(key)) }),
        ...(unwatched !== undefined && { unwatched }),
        stale: announced.waiting,
      }
    })
  }

  /**
   * Stores a folder that is followed from now on, until its owner is erased; of one that was added before it changes
   * the options that are given. `options_invalid` for one that cannot be read, overlaps another, or holds the folders of
   * all users.
   */
  async add(asked: z.input<typeof rootSchema>): Promise<Root> {
    const path = await realpath(asked.path).catch(() => {
      throw unreadable(asked.path)
    })
    const key = keyOf(rootSchema.parse({ ...asked, path }))
    const before = (await this.added()).find((one) => keyOf(one) === key)
    const root = rootSchema.parse({ ...before, ...asked, path })
    await rejectUnfollowable(root)
    if ((await this.#state.get(REMOVING, key)) !== undefined) {
      throw new MemoryError("options_invalid", `${path} is being removed`, {
        remedy: "Add it when keepsake files status does not list it any more.",
      })
    }
    const others = (await this.added()).filter((one) => keyOf(one) !== key)
    await rejectOverlap(root, [...this.configured, ...others, root], true)
    await this.#state.set(BUCKET, key, JSON.stringify(root), { about: poolOf(root) })
    return root
  }

  /**
   * Ends following a folder that was added, and deletes what was read from its notes; conversations stay. It is listed
   * until everything is deleted, and an interrupted removal goes on at the next look.
   */
  remove(root: Root, memory: MemoryEngine): Promise<number> {
    const key = keyOf(root)
    const running = this.#removals.get(key)
    if (running !== undefined) return running.done
    const removal: Removal = {
      left: 0,
      done: this.#remove(root, memory, (left) => {
        removal.left = left
      }).finally(() => this.#removals.delete(key)),
    }
    this.#removals.set(key, removal)
    return removal.done
  }

  async #remove(root: Root, memory: MemoryEngine, onProgress: (left: number) => void): Promise<number> {
    const key = keyOf(root)
    const followed = this.#of(root)
    await this.#state.set(REMOVING, key, true, { about: poolOf(root) })
    await followed.running?.catch(() => undefined)
    await followed.watch?.[Symbol.asyncDispose]()
    const removed = await this.#deleteRead(root, memory, onProgress)
    this.#followed.delete(key)
    await this.#state.delete(BUCKET, key)
    await this.#collections.delete(key)
    await this.#state.delete(REMOVING, key)
    return removed
  }

  /** Deletes what was read of a folder; resolves to the number of its files. */
  async #deleteRead(root: Root, memory: MemoryEngine, onProgress: (left: number) => void): Promise<number> {
    const key = keyOf(root)
    if (root.format !== "markdown") {
      const bucket = placesBucket(key)
      const { items } = await this.#state.list(bucket, { limit: 100_000 })
      for (const entry of items) await this.#state.delete(bucket, entry.key)
      return 0
    }
    const collection = await memory.for(ownerOf(root)).documents(await this.collectionOf(root))
    const documents = collection.list()
    for (let from = 0; from < documents.length; from += REMOVED_AT_ONCE) {
      onProgress(documents.length - from)
      const some = documents.slice(from, from + REMOVED_AT_ONCE)
      await Promise.all(some.map(({ path }) => collection.remove(path)))
    }
    return documents.length
  }

  /** The name of the documents of a folder in memory. */
  async collectionOf(root: Root): Promise<string> {
    return (await this.#collections.get(keyOf(root))) ?? (await realpath(root.path).catch(() => root.path))
  }

  /**
   * Wakes its task when the file system announces a change in a folder, from now on. Of a folder that changes all the
   * time, syncs take at most two thirds.
   */
  async watch(root: Root, { signal, wake }: RecurringCall): Promise<void> {
    const followed = this.#of(root)
    if (followed.watch === undefined) {
      const extensions = root.format === "markdown" ? EXTENSIONS : TRANSCRIPTS
      const watch = new FolderWatch(root.path, {
        extensions,
        onChange(paths) {
          // A transcript is read when it was quiet for a while, which only looks find out.
          followed.announced.add(root.format === "markdown" ? paths : undefined)
          wake(followed.took / 2)
        },
      })
      followed.watch = watch
      signal.addEventListener("abort", () => void watch[Symbol.asyncDispose](), { once: true })
    }
    await followed.watch.refresh()
  }

  /**
   * Reads what the file system announced, or looks at the whole folder if that is due. Resolves to the milliseconds until
   * the next look that nothing announces; rejects as `sync` does.
   */
  async follow(root: Root, memory: MemoryEngine, { signal, everyMs }: FollowCall): Promise<number> {
    const followed = this.#of(root)
    const isDue = performance.now() >= followed.lookAt
    if (!this.configured.includes(root) && (await this.#state.get(REMOVING, keyOf(root))) !== undefined) {
      await this.remove(root, memory)
      return everyMs
    }
    if (await this.#isErased(root)) {
      followed.last = { ...followed.last, error: createErasedError(root).message }
      return everyMs
    }
    if (isDue || followed.announced.waiting > 0) {
      await this.sync(root, memory, { signal, announced: !isDue })
      const { lookAt } = followed
      if (performance.now() >= lookAt)
        followed.lookAt = performance.now() + Math.max(everyMs, restAfter(followed.took, followed.watch))
    }
    return Math.max(0, followed.lookAt - performance.now())
  }

  /** Syncs a folder, after a sync of it that runs. */
  sync(root: Root, memory: MemoryEngine, call: SyncCall): Promise<SyncReport | TranscriptReport> {
    const followed = this.#of(root)
    const before = followed.running ?? Promise.resolve()
    const run = before.catch(() => undefined).then(() => this.#sync(root, memory, call))
    followed.running = run
    return run.finally(() => {
      if (followed.running === run) delete followed.running
    })
  }

  #of(root: Root): Followed {
    const key = keyOf(root)
    const followed = this.#followed.get(key) ?? {
      took: 0,
      lookAt: 0,
      grown: new Map(),
      announced: new AnnouncedFiles(),
    }
    this.#followed.set(key, followed)
    return followed
  }

  /** Whether the owner of a configured folder was erased after it was read. An added folder is removed with its owner. */
  async #isErased(root: Root): Promise<boolean> {
    if (!this.configured.includes(root)) return false
    const key = keyOf(root)
    const [read, readFor] = await Promise.all([this.#state.get(READ, key), this.#state.get(READ_FOR, key)])
    return read !== undefined && readFor === undefined
  }

  /** `options_invalid` for a folder that was removed, or is being removed. */
  async #requireAdded(root: Root, added: readonly Root[]): Promise<void> {
    const key = keyOf(root)
    if (added.some((one) => keyOf(one) === key) && (await this.#state.get(REMOVING, key)) === undefined) return
    throw new MemoryError("options_invalid", `${root.path} is not followed any more`, {
      remedy: "See keepsake files status for all.",
    })
  }

  async #markRead(root: Root): Promise<void> {
    const key = keyOf(root)
    if (!this.configured.includes(root) || (await this.#state.get(READ, key)) !== undefined) return
    // In this order, so that a crash in between looks like no erasure.
    await this.#state.set(READ_FOR, key, true, { about: poolOf(root) })
    await this.#state.set(READ, key, true)
  }

  async #sync(root: Root, memory: MemoryEngine, call: SyncCall): Promise<SyncReport | TranscriptReport> {
    const followed = this.#of(root)
    try {
      const added = await this.added()
      await rejectOverlap(root, [...this.configured, ...added])
      if (!this.configured.includes(root)) await this.#requireAdded(root, added)
      if (await this.#isErased(root)) throw createErasedError(root)
      await this.#markRead(root)
      const began = performance.now()
      const report = await this.#read(root, followed, memory, call)
      // Reading many files says nothing about the next look.
      if (report.read <= FEW_FILES) followed.took = performance.now() - began
      followed.last = { report, syncedAt: this.#now() }
      return report
    } catch (error) {
      if (!call.signal.aborted) {
        followed.last = { ...followed.last, error: error instanceof Error ? error.message : String(error) }
      }
      // What was announced is found by a look at the whole folder.
      followed.lookAt = 0
      throw error
    }
  }

  async #read(
    root: Root,
    followed: Followed,
    memory: MemoryEngine,
    { announced: isAnnounced = false, ...call }: SyncCall,
  ): Promise<SyncReport | TranscriptReport> {
    const { tenant: _, user: _user, agent: _agent, format, ...options } = root
    const { grown, last, announced } = followed
    const owned = memory.for(ownerOf(root))
    await memory.optOuts.check(ownerOf(root))
    if (format !== "markdown") {
      const { path } = root
      const asked = { path, format, name: keyOf(root), about: poolOf(root), grown, ...call }
      return announced.read(() => syncTranscripts(owned, this.#state, asked))
    }
    const before = last?.report !== undefined && "forgotten" in last.report ? last.report : undefined
    const real = await openRoot(root.path)
    const live = new Set([...this.configured, ...(await this.added())].map(keyOf))
    const collection = await this.#collections.open(keyOf(root), { real, about: poolOf(root), followed: live })
    return announced.read(async (paths) => {
      const asked = { ...options, ...call, collection }
      const read = isAnnounced && paths && before && (await syncAnnounced(owned, asked, { paths, before }))
      if (read) return read
      const report = await syncFolder(owned, asked)
      followed.lookAt = 0
      // A look that found nothing new keeps what the last reading said about forgotten text.
      const isQuiet = report.read + report.moved + report.removed === 0
      return isQuiet && before !== undefined ? { ...report, forgotten: before.forgotten } : report
    })
  }
}

/** `options_invalid` for what is no folder that can be read, and for a folder that holds those of all users. */
async function rejectUnfollowable({ path, format }: Root): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  const isFile = format !== "markdown" && stats?.isFile() === true
  const isReadable = await access(path, isFile ? constants.R_OK : constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!(isFile || stats?.isDirectory()) || !isReadable) throw unreadable(path)
  const home = await realpath(homedir()).catch(() => homedir())
  if (dirname(path) === path || (path !== home && isWithin(home, path))) {
    throw new MemoryError("options_invalid", `${path} holds the folders of all users`, {
      remedy: "Add the folder of the notes.",
    })
  }
}

function unreadable(path: string): MemoryError {
  return new MemoryError("options_invalid", `${path} is no folder that the server can read`, {
    remedy: "Check the path and its permissions, on the machine of the server.",
  })
}

function removalMessage({ left }: Pick<Removal, "left"> = { left: 0 }): string {
  return left === 0 ? "It is being removed" : `It is being removed; files that are left: ${left}`
}

function createErasedError({ path }: Root): MemoryError {
  return new MemoryError("options_invalid", `${path} is not read any more, because its owner was erased`, {
    remedy: "Take it out of the configuration. To follow it again after that, use keepsake files add.",
  })
}

/** Whose memory a folder is. */
export function ownerOf({ tenant, user, agent }: Root) {
  return {
    tenant: tenantOf(tenant),
    ...(user !== undefined && { user }),
    ...(agent !== undefined && { agent }),
  }
}

/** The pool whose erasure ends following the folder: the next look would read everything again. */
function poolOf(root: Root): Pool {
  const owner = ownerOf(root)
  return { tenant: owner.tenant, name: reachOf(owner).pool }
}

function keyOf({ path, tenant, user, agent, format }: Root): string {
  const names = [resolve(path), tenant, user ?? null, agent ?? null, ...(format === "markdown" ? [] : [format])]
  return hash("sha256", JSON.stringify(names), "base64url")
}

/**
 * `options_invalid` if a folder is, or is in, another root of its format, or a new one has another in it: a file would be
 * in memory twice.
 */
async function rejectOverlap({ path, format, tenant }: Root, roots: readonly Root[], isNew = false): Promise<void> {
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return
  const all = await Promise.all(
    roots
      .filter((root) => root.format === format)
      .map(async (root) => ({ root, real: await realpath(root.path).catch(() => undefined) })),
  )
  const within = all.filter(
    (other) => other.real !== undefined && (isWithin(real, other.real) || (isNew && isWithin(other.real, real))),
  )
  if (within.length <= 1) return
  const others = within.map(({ root }) => root)
  const foreign = others.find((root) => root.tenant !== tenant)
  const other = others.find((root) => root.path !== path)?.path ?? path
  // What another tenant follows is none of this one's business.
  const message =
    foreign === undefined
      ? `${path} and ${other} are the same folder, or one is in the other`
      : `${path} is, is in, or contains a folder that is followed for somebody else`
  throw new MemoryError("options_invalid", message, {
    remedy: "Keep one of these roots.",
  })
}
