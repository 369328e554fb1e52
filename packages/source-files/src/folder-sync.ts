import { MemoryError, type OwnedMemory } from "@keepsake/core"
import { AnnouncedFiles } from "./announced-files.ts"
import { MISSING_MS, MissingFiles } from "./missing-files.ts"
import { SharedRuns } from "./shared-runs.ts"
import { syncAnnounced } from "./sync-announced.ts"
import { type FolderOptions, lookAtFolder, type SyncReport } from "./sync-folder.ts"
import { EXTENSIONS } from "./walk-folder.ts"
import { FolderWatch, restAfter, type WatchOptions } from "./watch-folder.ts"

export interface FolderSyncOptions extends Omit<FolderOptions, "force" | "signal"> {
  /**
   * Milliseconds from the end of one look at the folder to the next; longer for a folder whose look takes more than a
   * tenth of it, or a hundredth where the file system announces changes. 0: only when asked. Default: 5,000.
   */
  readonly intervalMs?: number
  /** Whether to sync also when the file system announces a change, where it does. Default: true, with an interval. */
  readonly watch?: boolean
  /** Called with each sync that found a change. */
  readonly onReport?: (report: SyncReport) => void
  /** Called with each sync that failed; the next one waits twice as long, at most 5 minutes. */
  readonly onError?: (error: unknown) => void
}

const DEFAULT_INTERVAL_MS = 5_000
const MAX_INTERVAL_MS = 300_000

interface AskedSync {
  readonly force: boolean
  /** Somebody waits for it, so that a missing file is removed at once. */
  readonly isAsked: boolean
  /** Only for what the file system announced, whose files are read without a look at the others. */
  readonly isAnnounced: boolean
}

/**
 * Keeps the memory of a folder equal to its files: looks at them at intervals and when asked, one sync at a time. A
 * look reads sizes and times; only changed files are read. Closing it ends a sync after its current file.
 */
export class FolderSync implements AsyncDisposable {
  readonly #memory: Pick<OwnedMemory, "documents">
  readonly #options: FolderSyncOptions
  readonly #closing = new AbortController()
  readonly #syncs = new SharedRuns(
    (asked: AskedSync) => this.#run(asked),
    (one, other) => ({
      force: one.force || other.force,
      isAsked: one.isAsked || other.isAsked,
      isAnnounced: one.isAnnounced && other.isAnnounced,
    }),
  )
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #last: SyncReport | undefined
  /** When the next look is due that nothing announces, by `performance.now`. */
  #lookAt = 0
  readonly #announced = new AnnouncedFiles()
  readonly #missing = new MissingFiles()
  readonly #watch: FolderWatch | undefined

  constructor(memory: Pick<OwnedMemory, "documents">, options: FolderSyncOptions) {
    this.#memory = memory
    this.#options = options
    if (options.watch ?? this.#interval() > 0) this.#watch = new FolderWatch(options.path, this.#watchOptions())
    if (this.#interval() > 0) this.#look({ isAnnounced: false })
  }

  /**
   * Syncs now. What changed while a sync runs may have escaped it, so a call during one gets the sync that follows; all
   * calls that wait share it, with `force` if one of them has it. `cancelled` after closing.
   */
  sync({ force = false }: { readonly force?: boolean } = {}): Promise<SyncReport> {
    if (this.#closing.signal.aborted) {
      return Promise.reject(new MemoryError("cancelled", `The sync of ${this.#options.path} is closed`))
    }
    return this.#ask({ force, isAsked: true, isAnnounced: false })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#watch?.[Symbol.asyncDispose]()
    await this.#syncs.settled()
  }

  #ask(asked: AskedSync): Promise<SyncReport> {
    clearTimeout(this.#timer)
    return this.#syncs.run(asked)
  }

  async #run(asked: AskedSync): Promise<SyncReport> {
    const { onReport, onError } = this.#options
    try {
      // Watched before it is read, so that nothing changes in between unseen.
      await this.#watch?.refresh()
      const report = await this.#sync(asked)
      this.#failures = 0
      this.#last = report
      if (report.read + report.moved + report.removed > 0) onReport?.(report)
      return report
    } catch (error) {
      this.#failures++
      // What was announced is found by a look at the whole folder.
      this.#last = undefined
      this.#lookAt = performance.now() + Math.min(MAX_INTERVAL_MS, this.#interval() * 2 ** this.#failures)
      if (!this.#closing.signal.aborted) onError?.(error)
      throw error
    } finally {
      this.#schedule()
    }
  }

  #sync({ force, isAsked, isAnnounced }: AskedSync): Promise<SyncReport> {
    const { intervalMs: _, watch: _watch, onReport: _report, onError: _error, ...options } = this.#options
    const began = performance.now()
    const asked = { ...options, force, signal: this.#closing.signal }
    const before = isAnnounced ? this.#last : undefined
    return this.#announced.read(async (paths) => {
      const read = paths && before && (await syncAnnounced(this.#memory, asked, { paths, before }))
      if (read !== undefined) return read
      const report = await lookAtFolder(this.#memory, asked, isAsked ? undefined : this.#missing)
      const ended = performance.now()
      const rest = Math.max(this.#interval(), restAfter(ended - began, this.#watch))
      this.#lookAt = ended + (this.#missing.isWaiting ? Math.min(rest, MISSING_MS) : rest)
      return report
    })
  }

  #schedule(): void {
    if (this.#interval() === 0 || this.#closing.signal.aborted || this.#syncs.isWaiting) return
    this.#timer = setTimeout(() => this.#look({ isAnnounced: false }), Math.max(0, this.#lookAt - performance.now()))
    this.#timer.unref()
  }

  /** Reports its failure by `onError`. */
  #look({ isAnnounced }: Pick<AskedSync, "isAnnounced">): void {
    this.#ask({ force: false, isAsked: false, isAnnounced }).catch(() => undefined)
  }

  #watchOptions(): WatchOptions {
    return {
      extensions: EXTENSIONS,
      onChange: (paths) => {
        if (this.#closing.signal.aborted) return
        this.#announced.add(paths)
        this.#look({ isAnnounced: true })
      },
    }
  }

  #interval(): number {
    return this.#options.intervalMs ?? DEFAULT_INTERVAL_MS
  }
}
