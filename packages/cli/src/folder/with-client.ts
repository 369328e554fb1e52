import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { ApiError, type Client, createClient } from "@keepsake/api"
import { CommandError, type ExitCode, usageError } from "../command-error.ts"
import { type Call, configurationOf } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { TemporaryFolder } from "../evaluation/temporary-folder.ts"
import { type Claim, openFolder } from "./open-folder.ts"

/** How often one owner is asked that does not answer, and how often any. */
const MAX_ATTEMPTS_PER_OWNER = 3
const MAX_ATTEMPTS = 30
/** An owner that ends needs a moment to let the folder go. */
const PAUSE_MS = 50

interface Address {
  readonly url: string
  readonly key: string
}

/**
 * Lets `ask` speak to the server that owns the data folder; where there is none, this process owns it until `ask` is done. With `--url`
 * or `KEEPSAKE_URL` it is the server there. An owner that ends before it has answered may have done what was asked, and its successor is asked again: `ask` must be such that
 * the second time makes nothing twice. `KEEPSAKE_API_KEY` is presented when it is set, else the owner's token. A folder that is not there is made by
 * what `begins` one, and by nothing that only looks: a wrong path would pass for a folder in which all is well. A `preview` of what begins one is
 * asked of an empty folder that is removed afterwards.
 */
export async function withClient<T>(
  call: Call,
  use: (client: Client) => Promise<T>,
  { begins = false }: { readonly begins?: boolean | "preview" } = {},
): Promise<T> {
  const configuration = configurationOf(call)
  const headers = ownerHeaders(call, configuration)
  const askAt = (address: Address): Promise<T> => withCommandErrors(use(createClient({ ...address, headers })))

  const remote = remoteServer(call, configuration)
  if (remote) return askAt(remote)
  if (begins !== true && configuration.store !== "memory" && !existsSync(configuration.dataDir)) {
    if (begins !== "preview" || configuration.store !== "sqlite" || existsSync(configuration.databaseFile))
      throw missingFolder(configuration.dataDir)
    return inEmptyFolder(configuration, call.version, askAt)
  }
  let asked: string | undefined
  for (let attempt = 1, tries = 1; ; attempt++, tries++) {
    const { claim, owner } = await openFolder(configuration.dataDir)
    if (claim) return asOwner(configuration, call.version, claim, askAt)
    // Another owner than before has its own chances.
    if (owner.url !== asked) attempt = 1
    asked = owner.url
    try {
      return await askAt({ url: owner.url, key: configuration.apiKey ?? owner.token })
    } catch (error) {
      // The owner ended between answering and being asked.
      const isGone = error instanceof CommandError && error.code === "unreachable"
      if (!isGone || attempt === MAX_ATTEMPTS_PER_OWNER || tries === MAX_ATTEMPTS) throw error
      // One that is still at work has not ended.
      if (isHeadersTimeout(error)) attempt = 0
      await pause(PAUSE_MS)
    }
  }
}

/** Node's fetch waits 300 s for an answer to begin. */
function isHeadersTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ("code" in error && error.code === "UND_ERR_HEADERS_TIMEOUT") || isHeadersTimeout(error.cause)
}

/** The server that `--url` or `KEEPSAKE_URL` names. */
export function remoteServer({ arguments: words, environment }: Call, { apiKey }: Configuration): Address | undefined {
  const option = words.text("url")
  const [name, url] = option === undefined ? ["KEEPSAKE_URL", environment.KEEPSAKE_URL] : ["--url", option]
  if (!url) return undefined
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw usageError(`${name} must be an http or https URL, not "${url}"`)
  }
  if (apiKey === undefined) throw usageError(`${name} needs a key`, "Set KEEPSAKE_API_KEY to a key of that server.")
  return { url, key: apiKey }
}

async function inEmptyFolder<T>(
  configuration: Configuration,
  version: string,
  askAt: (address: Address) => Promise<T>,
): Promise<T> {
  using folder = new TemporaryFolder()
  const databaseFile = join(folder.path, basename(configuration.databaseFile))
  const { claim } = await openFolder(folder.path)
  if (!claim) throw missingFolder(configuration.dataDir)
  return await asOwner({ ...configuration, dataDir: folder.path, databaseFile, vectors: "auto" }, version, claim, askAt)
}

async function asOwner<T>(
  configuration: Configuration,
  version: string,
  claim: Claim,
  askAt: (address: Address) => Promise<T>,
): Promise<T> {
  try {
    if (configuration.store === "memory") throw storeNeedsServer()
    // Loaded only here: a call that finds a server needs neither engine nor gateway.
    const { openServing } = await import("../serving/serving.ts")
    const server = { ...configuration.server, host: "127.0.0.1", port: 0 }
    const serving = await openServing({ ...configuration, upstream: {}, server }, version, () => undefined)
    try {
      claim.publish({ url: serving.url, token: serving.token, kind: "command" })
      return await askAt({ url: serving.url, key: configuration.apiKey ?? serving.token })
    } finally {
      await serving.close()
    }
  } finally {
    claim.release()
  }
}

/** As whom to act, in the headers that the server reads. They carry the bytes of UTF-8, as other clients send them. */
function ownerHeaders(call: Call, configuration: Configuration): Record<string, string> {
  // What is shared is nobody's, so the names of the environment are left out.
  if (call.arguments.has("shared")) return {}
  const agent = call.arguments.text("agent") ?? call.environment.KEEPSAKE_AGENT
  const header = configuration.owner.agentHeaders?.[0] ?? "x-keepsake-agent"
  return { ...userHeader(call, configuration), ...nameHeader(header, agent) }
}

/** As which user to act. */
export function userHeader({ arguments: words, environment }: Call, { owner }: Configuration): Record<string, string> {
  return nameHeader(owner.userHeaders?.[0] ?? "x-keepsake-user", words.text("user") ?? environment.KEEPSAKE_USER)
}

/** A name in a header. */
export function nameHeader(header: string, name: string | undefined): Record<string, string> {
  if (!name) return {}
  if (/\p{Cc}/u.test(name)) throw usageError("The name of a user or an agent must not contain control characters")
  return { [header]: Buffer.from(name, "utf8").toString("latin1") }
}

function missingFolder(dataDir: string): CommandError {
  return new CommandError(3, "folder_missing", `There is no data folder at ${dataDir}`, {
    remedy: "Check the path. keepsake serve and keepsake add create the folder.",
  })
}

function storeNeedsServer(): CommandError {
  return new CommandError(3, "unreachable", "No server runs on this data folder, and the memory store needs one", {
    remedy: "Start it with: keepsake serve --store memory",
  })
}

/** What a call answers; its failure as the end of a command. */
export async function withCommandErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, remedy } = error
    throw new CommandError(exitFor(status), code, message, { cause: error, remedy })
  }
}

/** No answer is unreachable; what the API could not read was written wrongly. */
function exitFor(status: number): ExitCode {
  if (status === 0) return 3
  return status === 400 || status === 413 || status === 422 ? 2 : 1
}
