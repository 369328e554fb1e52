import { setTimeout as pause } from "node:timers/promises"
import type { Configuration } from "../configuration/configuration.ts"
import type { ServedEngine } from "../serving/serving.ts"
import { isHandoverRequested } from "./handover.ts"
import { type Claim, openFolder } from "./open-folder.ts"

interface ServerAddress {
  readonly url: string
  readonly key: string
}
interface OwnServer extends ServerAddress {
  readonly serving: ServedEngine
  readonly claim: Claim
}

const HANDOVER_POLL_MS = 200
const MAX_REQUEST_ATTEMPTS = 30
const PAUSE_MS = 50
/** By then the requester owns the folder or has given up. */
const HANDOVER_TIMEOUT_MS = 15_000

/**
 * The folder for a process that stays: it talks to the owner, becomes the owner if there is none, and hands over when a server requests the folder.
 * What was asked of an owner that ended is asked of the next one: it must make nothing twice.
 */
export class SharedFolder implements AsyncDisposable {
  readonly #configuration: Configuration
  readonly #version: string
  readonly #log: (line: string) => void
  #address: Promise<ServerAddress> | undefined
  #own: OwnServer | undefined
  #watch: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(configuration: Configuration, version: string, log: (line: string) => void) {
    this.#configuration = configuration
    this.#version = version
    this.#log = log
  }

  /** For a client whose address means nothing: path, body and headers go to the owner, with its key. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    for (let attempt = 1; ; attempt++) {
      const address = await this.#find()
      const headers = new Headers(init?.headers)
      headers.set("authorization", `Bearer ${address.key}`)
      try {
        return await fetch(`${address.url}${pathname}${search}`, { ...init, headers })
      } catch (error) {
        if (init?.signal?.aborted === true || attempt === MAX_REQUEST_ATTEMPTS || this.#isClosed) throw error
        await this.#lost(address)
      }
    }
  }

  /** Finds or becomes the owner, so that the first call need not wait. */
  async begin(): Promise<void> {
    await this.#find()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#address?.catch(() => undefined)
    await this.#letGo()
  }

  #find(): Promise<ServerAddress> {
    this.#address ??= this.#open().catch((error: unknown) => {
      this.#address = undefined
      this.#log(error instanceof Error ? error.message : String(error))
      throw error
    })
    return this.#address
  }

  async #open(): Promise<ServerAddress> {
    const { dataDir, apiKey } = this.#configuration
    for (const until = Date.now() + HANDOVER_TIMEOUT_MS; isHandoverRequested(dataDir) && Date.now() < until; )
      await pause(PAUSE_MS)
    const { claim, owner } = await openFolder(dataDir)
    if (owner) return { url: owner.url, key: apiKey ?? owner.token }
    return this.#become(claim)
  }

  async #become(claim: Claim): Promise<ServerAddress> {
    const configuration = this.#configuration
    try {
      // Loaded only here: where a server runs, neither engine nor gateway is needed.
      const { openServing } = await import("../serving/serving.ts")
      const server = { ...configuration.server, host: "127.0.0.1", port: 0 }
      const quiet = () => undefined
      const serving = await openServing({ ...configuration, upstream: {}, server }, this.#version, quiet)
      claim.publish({ url: serving.url, token: serving.token, kind: "mcp" })
      this.#own = { url: serving.url, key: configuration.apiKey ?? serving.token, serving, claim }
      this.#watch = setInterval(() => {
        if (isHandoverRequested(configuration.dataDir)) void this.#letGo()
      }, HANDOVER_POLL_MS)
      this.#watch.unref()
      return this.#own
    } catch (error) {
      claim.release()
      throw error
    }
  }

  /** Waits for running calls; later calls find the new owner. */
  async #letGo(): Promise<void> {
    const own = this.#own
    if (own === undefined) return
    this.#own = undefined
    this.#address = undefined
    clearInterval(this.#watch)
    try {
      await own.serving.close()
    } finally {
      own.claim.release()
    }
  }

  async #lost(address: ServerAddress): Promise<void> {
    const known = await this.#address?.catch(() => undefined)
    if (known === address && address !== this.#own) this.#address = undefined
    await pause(PAUSE_MS)
  }
}
