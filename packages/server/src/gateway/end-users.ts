import { LRUCache } from "lru-cache"
import type { Caller } from "../access/caller.ts"
import type { GatewayLog } from "./gateway-events.ts"

/** Says once per key when one that serves one person is used for several: their memories then part by name, and whoever names none shares. */
export class SharedKeyDetector {
  readonly #seen = new LRUCache<string, string | typeof SEVERAL>({ max: 10_000 })
  readonly #log: GatewayLog

  constructor(log: GatewayLog) {
    this.#log = log
  }

  observe(caller: Caller, user: string | undefined): void {
    if (caller.serves === "many" || user === undefined || caller.user !== undefined) return
    const first = this.#seen.get(caller.keyId)
    if (first === undefined) this.#seen.set(caller.keyId, user)
    if (first === undefined || first === SEVERAL || first === user) return
    this.#seen.set(caller.keyId, SEVERAL)
    this.#log({
      level: "warn",
      event: "key-serves-many",
      tenant: caller.tenant,
      params: { key: caller.keyId },
      message: `Key ${caller.keyId} serves one person but names several users. Create one with: keepsake keys create --many`,
    })
  }
}

const SEVERAL = Symbol("many")
