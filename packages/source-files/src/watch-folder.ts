import { stat } from "node:fs/promises"
import { extname } from "node:path"

export interface WatchOptions {
  /** Endings of files whose changes count, such as `.md`. A folder that came, moved or left counts as well. */
  readonly extensions: ReadonlySet<string>
  /** Called after something changed, some milliseconds later, once for changes in quick succession. */
  onChange(): void
}

/** Many editors write a file in several steps. */
const DEBOUNCE_MS = 200
const IGNORE = ["**/node_modules", "**/.git", "**/venv", "**/__pycache__"]

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
      this.#subscription = await subscribe(
        this.#path,
        (error, events) => {
          if (error !== null) void this.#fail(error)
          else if (events.some(({ path, type }) => this.#counts(path, type))) this.#announce()
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

  #counts(path: string, type: string): boolean {
    const extension = extname(path).toLowerCase()
    return this.#options.extensions.has(extension) || (type !== "update" && extension === "")
  }

  #announce(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#options.onChange()
    }, DEBOUNCE_MS).unref()
  }

  async #fail(error: Error): Promise<void> {
    await this.#stop()
    this.#problem = error.message
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const subscription = this.#subscription
    this.#subscription = undefined
    this.#folder = undefined
    await subscription?.unsubscribe().catch(() => undefined)
  }
}
