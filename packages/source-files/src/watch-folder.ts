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
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop()
  }

  #take(path: string, type: string): void {
    const extension = extname(path).toLowerCase()
    if (this.#options.extensions.has(extension)) this.#changed?.add(path.split(sep).join("/"))
    else if (type !== "update" && extension === "") this.#changed = undefined
    else return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const changed = this.#changed && [...this.#changed]
      this.#changed = new Set()
      this.#options.onChange(changed)
    }, DEBOUNCE_MS).unref()
  }

  async #fail(error: Error): Promise<void> {
    await this.#stop()
    this.#problem = error.message
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
