import { each } from "@keepsake/core/internal"
import type { Pool, State } from "@keepsake/core/plugin"

const BUCKET = "source-files:collections"

/**
 * Names the collection of each root in memory: by the real path of its folder when it is first read. The name stays
 * when the path leads to another folder, such as a link that was changed, so that what the other folder does not have
 * is removed, and what a person forgot stays out.
 */
export class RootCollections {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  async get(key: string): Promise<string | undefined> {
    const entry = await this.#state.get(BUCKET, key)
    return entry === undefined ? undefined : String(entry.value)
  }

  /** The name of a root's collection; of a new one `real`, unless one of the `followed` has that. */
  async open(
    key: string,
    { real, about, followed }: { readonly real: string; readonly about: Pool; readonly followed: ReadonlySet<string> },
  ): Promise<string> {
    const stored = await this.get(key)
    if (stored !== undefined) return stored
    let name = real
    for await (const other of each((page) => this.#state.list(BUCKET, page))) {
      if (other.value !== real) continue
      if (followed.has(other.key)) name = `${real}#${key}`
      else await this.#state.delete(BUCKET, other.key)
    }
    await this.#state.set(BUCKET, key, name, { about })
    return name
  }

  async delete(key: string): Promise<void> {
    await this.#state.delete(BUCKET, key)
  }
}
