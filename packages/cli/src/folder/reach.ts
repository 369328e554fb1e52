import { ApiError, type Client, createClient } from "@keepsake/api"
import { type Call, configurationOf } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { Stop, wrongUsage } from "../stop.ts"
import { openFolder } from "./open-folder.ts"

/** Where a call is answered. */
export interface Reached {
  readonly client: Client
  readonly url: string
}

/**
 * Lets `ask` speak to the server that owns the data folder; where there is none, this process owns it until `ask` is done. With `--url`
 * it is the server there. `KEEPSAKE_API_KEY` is presented when it is set, else the owner's token.
 */
export async function reach<T>(call: Call, ask: (reached: Reached) => Promise<T>): Promise<T> {
  const configuration = configurationOf(call)
  const { apiKey } = configuration
  const url = call.arguments.text("url")
  if (url !== undefined) {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw wrongUsage(`--url must be an http or https URL, not "${url}"`)
    if (apiKey === undefined) throw wrongUsage("--url needs a key", "Set KEEPSAKE_API_KEY to a key of that server.")
    return ask({ client: createClient({ url, key: apiKey }), url })
  }
  for (let attempt = 1; ; attempt++) {
    const opened = await openFolder(configuration.dataDir)
    if (opened.claim) {
      try {
        return await asOwner(configuration, call.version, opened.claim, ask)
      } finally {
        opened.claim.release()
      }
    }
    const { url, token } = opened.owner
    try {
      return await ask({ client: createClient({ url, key: apiKey ?? token }), url })
    } catch (error) {
      // The owner may have ended between answering and being asked; nothing was begun then, so asking anew repeats nothing.
      if (attempt === 3 || !isRefused(error)) throw error
    }
  }
}

async function asOwner<T>(
  configuration: Configuration,
  version: string,
  claim: { stand(owner: { url: string; token: string; kind: "command" }): void },
  ask: (reached: Reached) => Promise<T>,
): Promise<T> {
  if (configuration.store === "memory") {
    throw new Stop(3, "unreachable", "Nothing runs on this data folder, and the store `memory` keeps nothing by itself", {
      remedy: "Start it with: keepsake serve --store memory",
    })
  }
  // Loaded only here: a call that finds a server needs neither engine nor gateway.
  const { openServing } = await import("../serving/serving.ts")
  const here = { ...configuration, upstream: undefined, server: { ...configuration.server, host: "127.0.0.1", port: 0 } }
  const serving = await openServing(here, version, () => undefined)
  try {
    claim.stand({ url: serving.url, token: serving.token, kind: "command" })
    return await ask({
      client: createClient({ url: serving.url, key: configuration.apiKey ?? serving.token }),
      url: serving.url,
    })
  } finally {
    await serving.close()
  }
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 0) return false
  const { cause } = error
  const inner = cause instanceof Error ? cause.cause : undefined
  return inner instanceof Error && "code" in inner && inner.code === "ECONNREFUSED"
}
