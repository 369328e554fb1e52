import type { State } from "@keepsake/core"
import { Rejection } from "../rejection.ts"
import type { KeyRecord } from "./key-record.ts"
import type { Keys } from "./keys.ts"
import { randomText } from "./secret.ts"

const BUCKET = "first-keys"
const UNSHOWN = "unshown"

/** The keys at start: just created, with their secrets, or existing ones. */
export interface StartKeys {
  readonly created?: { readonly client: string; readonly admin: string }
  readonly existing: readonly KeyRecord[]
}

/** The client key and the administrator key that an installation without any key gets at its first start. */
export class FirstKeys {
  readonly #keys: Keys
  readonly #state: State
  #areShown = false
  /** Whether the state says that keys may not have been shown. */
  #isMarked = false

  constructor(keys: Keys, state: State) {
    this.#keys = keys
    this.#state = state
  }

  /**
   * Creates both keys if there is no key at all, then calls `show`. If the process ends or anything fails before `show` has returned, the next call gives the same keys
   * new secrets, so that no secret is lost. A call that is repeated after `show` has returned does not call it again. One server at a time does this.
   */
  create(show: (keys: StartKeys) => Promise<void>): Promise<void> {
    const work = async () => {
      if (!this.#areShown) await show(await this.#createUnshown())
      this.#areShown = true
      // With keys there is no mark, and a server that said it is ready must not end because the database goes away.
      if (this.#isMarked) await this.#state.delete(BUCKET, UNSHOWN)
    }
    return this.#state.exclusive?.("keys", work) ?? work()
  }

  async #createUnshown(): Promise<StartKeys> {
    const existing = await this.#keys.list()
    const unshown = await this.#unshownRequest()
    if (existing.length > 0 && unshown === undefined) return { existing }
    this.#isMarked = true
    const request = unshown ?? randomText(32)
    // Written before the keys, so that a crash in between leaves no key that seems to have been shown.
    if (unshown === undefined) await this.#state.set(BUCKET, UNSHOWN, request)
    const create = async (role: "user" | "admin", name: string) => {
      const fields = { tenant: "default", role, serves: "one", name } as const
      return (await this.#keys.create({ ...fields, request: `${request} ${name}` })).secret
    }
    try {
      return {
        created: { client: await create("user", "client"), admin: await create("admin", "admin") },
        existing: [],
      }
    } catch (error) {
      // One of the keys was changed or revoked, so somebody has seen them.
      if (error instanceof Rejection && error.code === "key_request_reused") return { existing }
      throw error
    }
  }

  async #unshownRequest(): Promise<string | undefined> {
    const value = (await this.#state.get(BUCKET, UNSHOWN))?.value
    return typeof value === "string" ? value : undefined
  }
}
