import { LRUCache } from "lru-cache"
import type { Caller } from "../access/caller.ts"
import type { Log } from "./gateway-events.ts"

/** Says once per key when one that serves one person is used for several: their memories then part by name, and whoever names none shares. */
export class EndUsers {
  readonly #seen = new LRUCache<string, string | typeof many>({ max: 10_000 })
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  saw(caller: Caller, user: string | undefined): void {
    if (caller.serves === "many" || user === undefined || caller.user !== undefined) return
    const first = this.#seen.get(caller.keyId)
    if (first === undefined) this.#seen.set(caller.keyId, user)
    if (first === undefined || first === many || first === user) return
    this.#seen.set(caller.keyId, many)
    this.#log({
      level: "warn",
      event: "key-serves-many",
      tenant: caller.tenant,
      params: { key: caller.keyId },
      message: `Key ${caller.keyId} serves one person but names several users. Create one with: keepsake keys create --many`,
    })
  }
}

const many = Symbol("many")
