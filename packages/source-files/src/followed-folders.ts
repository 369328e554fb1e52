import { realpath } from "node:fs/promises"
import { type MemoryEngine, MemoryError, type RecurringCall } from "@keepsake/core"
import type { State } from "@keepsake/core/plugin"
import type { z } from "zod"
import { AnnouncedFiles } from "./announced-files.ts"
import { MISSING_MS, MissingFiles } from "./missing-files.ts"
import { RootCollections } from "./root-collections.ts"
import {
  keyOf,
  ownerOf,
  type Root,
  rejectOverlap,
  rejectUnfollowable,
  rootPool,
  rootSchema,
  unreadable,
} from "./roots.ts"
import { SharedRuns } from "./shared-runs.ts"
import { syncAnnounced } from "./sync-announced.ts"
import { lookAtFolder, openRoot, type SyncReport } from "./sync-folder.ts"
import { placesBucket, syncTranscripts, type TranscriptReport } from "./sync-transcripts.ts"
import { EXTENSIONS } from "./walk-folder.ts"
import { FolderWatch, restAfter } from "./watch-folder.ts"

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
  /**
   * For a look that nobody asked for, which removes a file only after it was missing for a while: whether to read only
   * what the file system announced, where that is enough.
   */
  readonly announced?: boolean
}

/** A sync of a folder that is asked for. */
interface AskedSync {
  readonly root: Root
  readonly memory: MemoryEngine
  readonly call: SyncCall
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
  /** Resolve to `undefined` if the call that began the run was given up. */
  readonly syncs: SharedRuns<AskedSync, SyncReport | TranscriptReport | undefined>
  watch?: FolderWatch
  readonly announced: AnnouncedFiles
  readonly missing: MissingFiles
  /** Has its task look after so many milliseconds. */
  wake?: RecurringCall["wake"]
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
/** A timer may fire a moment too early. */
const TIMER_MS = 50
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
    const isRemoving = (await this.#state.get(REMOVING, key)) !== undefined
    if (this.#removals.has(key) || (isRemoving && before !== undefined)) {
      throw new MemoryError("options_invalid", `${path} is being removed`, {
        remedy: "Add it when keepsake files status does not list it any more.",
      })
    }
    const others = (await this.added()).filter((one) => keyOf(one) !== key)
    await rejectOverlap(root, [...this.configured, ...others, root], true)
    // A removal was interrupted after everything was deleted, before its own record was.
    if (isRemoving) await this.#state.delete(REMOVING, key)
    await this.#state.set(BUCKET, key, JSON.stringify(root), { about: rootPool(root) })
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
    await this.#state.set(REMOVING, key, true, { about: rootPool(root) })
    await followed.syncs.settled()
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
    followed.wake = wake
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
      if (followed.missing.isWaiting && followed.lookAt > performance.now() + MISSING_MS) {
        followed.lookAt = performance.now() + MISSING_MS
        followed.wake?.(MISSING_MS + TIMER_MS)
      }
    }
    return Math.max(0, followed.lookAt - performance.now())
  }

  /** Syncs a folder. Calls during a sync of it share the one that follows, with `force` if one of them has it. */
  async sync(root: Root, memory: MemoryEngine, call: SyncCall): Promise<SyncReport | TranscriptReport> {
    const report = await this.#of(root).syncs.run({ root, memory, call })
    if (report !== undefined) return report
    if (call.signal.aborted) throw new MemoryError("cancelled", `The sync of ${root.path} was cancelled`)
    // Another call that was given up had begun the run.
    return this.sync(root, memory, call)
  }

  #of(root: Root): Followed {
    const key = keyOf(root)
    const followed = this.#followed.get(key) ?? {
      syncs: new SharedRuns((asked: AskedSync) => this.#sync(asked), unionOf),
      took: 0,
      lookAt: 0,
      grown: new Map(),
      announced: new AnnouncedFiles(),
      missing: new MissingFiles(),
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
    await this.#state.set(READ_FOR, key, true, { about: rootPool(root) })
    await this.#state.set(READ, key, true)
  }

  async #sync({ root, memory, call }: AskedSync): Promise<SyncReport | TranscriptReport | undefined> {
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
      // What was announced is found by a look at the whole folder.
      followed.lookAt = 0
      if (call.signal.aborted) return undefined
      followed.last = { ...followed.last, error: error instanceof Error ? error.message : String(error) }
      throw error
    }
  }

  async #read(
    root: Root,
    followed: Followed,
    memory: MemoryEngine,
    { announced: isAnnounced, ...call }: SyncCall,
  ): Promise<SyncReport | TranscriptReport> {
    const { tenant: _, user: _user, agent: _agent, format, ...options } = root
    const { grown, last, announced } = followed
    const owned = memory.for(ownerOf(root))
    await memory.optOuts.check(ownerOf(root))
    if (format !== "markdown") {
      const { path } = root
      const asked = { path, format, name: keyOf(root), about: rootPool(root), grown, ...call }
      return announced.read(() => syncTranscripts(owned, this.#state, asked))
    }
    const before = last?.report !== undefined && "forgotten" in last.report ? last.report : undefined
    const real = await openRoot(root.path)
    const live = new Set([...this.configured, ...(await this.added())].map(keyOf))
    const collection = await this.#collections.open(keyOf(root), { real, about: rootPool(root), followed: live })
    return announced.read(async (paths) => {
      const asked = { ...options, ...call, collection }
      const read = isAnnounced === true && paths && before && (await syncAnnounced(owned, asked, { paths, before }))
      if (read) return read
      const report = await lookAtFolder(owned, asked, isAnnounced === undefined ? undefined : followed.missing)
      followed.lookAt = 0
      return report
    })
  }
}

/** One sync for two calls: of the folder as it was asked for last, and as much of it as one of them asks. */
function unionOf(one: AskedSync, { root, memory, call }: AskedSync): AskedSync {
  const { signal } = one.call
  const force = one.call.force === true || call.force === true
  const isLook = one.call.announced !== undefined && call.announced !== undefined
  const announced = isLook ? { announced: one.call.announced === true && call.announced === true } : {}
  return { root, memory, call: { signal, force, ...announced } }
}

function removalMessage({ left }: Pick<Removal, "left"> = { left: 0 }): string {
  return left === 0 ? "It is being removed" : `It is being removed; files that are left: ${left}`
}

function createErasedError({ path }: Root): MemoryError {
  return new MemoryError("options_invalid", `${path} is not read any more, because its owner was erased`, {
    remedy: "Take it out of the configuration. To follow it again after that, use keepsake files add.",
  })
}
