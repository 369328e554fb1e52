import { realpath, stat } from "node:fs/promises"
import { extname, relative, sep } from "node:path"

export interface WatchOptions {
  /** Endings of files whose changes count, such as `.md`. A folder that came, moved or left counts as well. */
  readonly extensions: ReadonlySet<string>
  /**
   * Called some milliseconds after a change, once for changes in quick succession: with the files that changed, relative
   * to the folder and with `/`, or `undefined` if a folder in it came, moved or left.
   */
  onChange(paths: readonly string[] | undefined): void
}

/** Many editors write a file in several steps. */
const DEBOUNCE_MS = 200
/** The rest after a look, in multiples of its duration: where events arrive, looks only find what they missed. */
const REST = { watched: 99, unwatched: 9 } as const
const MAX_REST_MS = 300_000
/** After a watch failed while it ran, until the next one begins; doubled each time, unless it had run for long. */
const RETRY_MS = 1_000
const IGNORE = ["**/node_modules", "**/.git", "**/venv", "**/__pycache__"]

/** How long a folder rests at least after a look that took this long, both in milliseconds. */
export function restAfter(took: number, watch: FolderWatch | undefined): number {
  const isWatched = watch !== undefined && watch.problem === undefined
  return isWatched ? Math.min(MAX_REST_MS, REST.watched * took) : REST.unwatched * took
}

/**
 * Announces changes in a folder by events of the file system. It is a hint and nothing depends on it: events do not
 * arrive on many network and container mounts, and get lost when there are too many.
 */
export class FolderWatch implements AsyncDisposable {
  readonly #path: string
  readonly #options: WatchOptions
  #subscription: { unsubscribe(): Promise<void> } | undefined
  /** Device and inode of the folder that is watched, which another one may have replaced. */
  #folder: string | undefined
  #timer: NodeJS.Timeout | undefined
  /** What changed since the last call; `undefined` for more than files. */
  #changed: Set<string> | undefined = new Set()
  #problem: string | undefined
  #failures = 0
  /** When the watch began, and when the next may after a failure, by `performance.now`. */
  #began: number | undefined
  #retryAt = 0
  #retry: NodeJS.Timeout | undefined

  constructor(path: string, options: WatchOptions) {
    this.#path = path
    this.#options = options
  }

  /** Why there are no events at the moment; `undefined` while there are. */
  get problem(): string | undefined {
    return this.#subscription === undefined ? (this.#problem ?? "not watched yet") : undefined
  }

  /** Watches the folder that has this path now. Never rejects: `problem` says why it is not watched. */
  async refresh(): Promise<void> {
    if (performance.now() < this.#retryAt) return
    const folder = await stat(this.#path).then(
      ({ dev, ino }) => `${dev}-${ino}`,
      () => undefined,
    )
    if (folder !== undefined && folder === this.#folder && this.#subscription !== undefined) return
    await this.#stop()
    if (folder === undefined) {
      this.#problem = "the folder is away"
      return
    }
    try {
      // Loaded when needed, because its binary does not exist for every platform.
      const { subscribe } = await import("@parcel/watcher")
      const root = await realpath(this.#path)
      this.#subscription = await subscribe(
        root,
        (error, events) => {
          if (error !== null) void this.#fail(error)
          for (const { path, type } of events ?? []) this.#take(relative(root, path), type)
        },
        { ignore: IGNORE },
      )
      this.#folder = folder
      this.#problem = undefined
      // What changed while nothing was watched was not announced.
      if (this.#began !== undefined) this.#announce(undefined)
      this.#began = performance.now()
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#retryAt = Number.POSITIVE_INFINITY
    clearTimeout(this.#retry)
    await this.#stop()
  }

  #take(path: string, type: string): void {
    const extension = extname(path).toLowerCase()
    if (this.#options.extensions.has(extension)) this.#announce(path.split(sep).join("/"))
    else if (type !== "update" && extension === "") this.#announce(undefined)
  }

  /** A file, or `undefined` for more than files. */
  #announce(path: string | undefined): void {
    if (path === undefined) this.#changed = undefined
    else this.#changed?.add(path)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const changed = this.#changed && [...this.#changed]
      this.#changed = new Set()
      this.#options.onChange(changed)
    }, DEBOUNCE_MS).unref()
  }

  /** Has the whole folder looked at, now and when it is watched again: what the failure swallowed was not announced. */
  async #fail(error: Error): Promise<void> {
    if (this.#subscription === undefined) return
    const ran = performance.now() - (this.#began ?? 0)
    this.#failures = ran > MAX_REST_MS ? 1 : this.#failures + 1
    const rest = Math.min(MAX_REST_MS, RETRY_MS * 2 ** (this.#failures - 1))
    this.#retryAt = performance.now() + rest
    this.#problem = error.message
    await this.#stop()
    if (this.#retryAt === Number.POSITIVE_INFINITY) return
    this.#announce(undefined)
    this.#retry = setTimeout(() => this.#announce(undefined), rest).unref()
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#changed = new Set()
    const subscription = this.#subscription
    this.#subscription = undefined
    this.#folder = undefined
    await subscription?.unsubscribe().catch(() => undefined)
  }
}
