import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder that is gone when the measuring is done, also when it is broken off with Ctrl-C. */
export class TemporaryFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "keepsake-eval-"))
  readonly #stop = (): void => {
    this[Symbol.dispose]()
    process.exit(1)
  }

  constructor() {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, this.#stop)
  }

  /** Of all files in it. */
  get bytes(): number {
    const files = readdirSync(this.path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return files.reduce((sum, { parentPath, name }) => {
      return sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0)
    }, 0)
  }

  [Symbol.dispose](): void {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, this.#stop)
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 })
  }
}
