import { randomBytes } from "node:crypto"
import { stat } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { Coverage } from "@keepsake/core"
import { warmUp } from "@keepsake/core/internal"
import type { HttpOptions, McpEndpoint } from "@keepsake/mcp"
import { leftOutWarnings } from "@keepsake/mcp/tool-actions"
import {
  defaultOwnerSources,
  FirstKeys,
  Keys,
  type ListDiskFiles,
  type OwnerSources,
  type RunningServer,
  type ServerOptions,
  startServer,
} from "@keepsake/server"
import { undoInterruptedRestore } from "../backups/interrupted-restore.ts"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { usesDatabaseFile } from "../configuration/postgres.ts"
import { isItself, isLoopback, providers } from "../configuration/upstream.ts"
import { configurationWarnings } from "../configuration/warnings.ts"
import { openEngine } from "./engine.ts"
import { type Log, levelOf } from "./log.ts"
import { VectorsControl } from "./vectors/control.ts"
import { decideEmbedder, type EmbedderDecision } from "./vectors/decide-embedder.ts"

/** An engine with its server in front, in this process. */
export interface ServedEngine {
  /** Where it listens. */
  readonly url: string
  /** For people and other machines. */
  readonly publicUrl: string
  /** What is in force: the given configuration, with the embedder that `auto` stands for. */
  readonly configuration: Configuration
  /** What `embedder.provider: auto` stands for; absent for a named provider. */
  readonly embedderDecision?: EmbedderDecision | "none"
  /** An administrator's of the tenant `default`, for this machine's other commands; ends with the process. */
  readonly token: string
  readonly firstKeys: FirstKeys
  /** Where memories are: as the settings say, or where they were moved to. */
  readonly store: string
  /** The Qdrant server that is in force, without credentials; used only where the store names it. */
  readonly qdrantUrl: string
  /** How many memories had their vector at the start, of every tenant; `undefined` without an embedder. */
  readonly vectors: Coverage | undefined
  signInUrl(): Promise<string>
  /** No new requests; running ones get 10 s. */
  close(): Promise<void>
}

const GRACE_MS = 10_000
/** The folder of the dashboard's files. */
const DASHBOARD = fileURLToPath(new URL(".", import.meta.resolve("@keepsake/dashboard/index.html")))

/** Opens the engine and listens; `prepare` sees the keys before anybody can call. What was opened is closed when a later step fails. */
export async function openServing(
  given: Configuration,
  version: string,
  log: Log,
  prepare: (keys: Keys) => Promise<void> = async () => undefined,
): Promise<ServedEngine> {
  rejectOwnAddress(given, given.server.port)
  rejectOpenPassthrough(given)
  // Before anything creates an empty database in the place of the previous one.
  if (usesDatabaseFile(given) && (await undoInterruptedRestore(given.databaseFile)))
    log({ level: "warn", event: "restore-undone" })
  const { configuration, decision } = await decideEmbedder(given)
  const control = new VectorsControl(configuration, log)
  const memory = await openEngine(
    // Where vectors are is arranged here, as the database may say so too.
    { ...configuration, vectors: configuration.vectors === "none" ? "none" : "auto" },
    (event) => log({ level: levelOf(event), ...event }),
    { arrange: (store, state) => control.arrange(store, state) },
  ).catch(async (failure: unknown) => {
    await control[Symbol.asyncDispose]()
    throw failure
  })
  const close = async () => {
    await memory[Symbol.asyncDispose]()
    await control[Symbol.asyncDispose]()
  }
  try {
    control.serve(memory)
    const keys = await Keys.open(memory.state)
    await prepare(keys)
    await rejectOwnKey(configuration, keys)
    const [vectors, migration] = await Promise.all([memory.coverage(), memory.migration?.status()])
    const token = randomBytes(32).toString("base64url")
    const server = await listen(configuration, {
      memory,
      keys,
      vectorDatabase: control,
      ownerToken: token,
      version,
      log,
    })
    void warmUp()
    return {
      url: server.url,
      publicUrl: server.publicUrl,
      configuration,
      ...(decision !== undefined && { embedderDecision: decision }),
      token,
      firstKeys: new FirstKeys(keys, memory.state),
      store: migration?.active ?? configuration.store,
      qdrantUrl: control.settings().url,
      vectors,
      signInUrl: () => server.signInUrl(),
      async close() {
        await server.close(GRACE_MS)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(
  configuration: Configuration,
  parts: Pick<ServerOptions, "memory" | "keys" | "vectorDatabase" | "ownerToken" | "version" | "log">,
): Promise<RunningServer> {
  const { server, owner, upstream, proxies, auth } = configuration
  const { host, port, allowedHosts, corsOrigins } = server
  const actions = [...parts.memory.actions.values()].map((action) => ({
    ...action,
    inputSchema: { ...action.inputSchema },
  }))
  const started = await startServer({
    ...parts,
    host,
    port,
    upstream,
    proxies,
    owner: ownerSources(owner),
    allowedHosts: [...allowedHosts, ...hostOf(server.publicUrl)],
    corsOrigins,
    passthrough: auth.mode === "passthrough",
    publicUrl: server.publicUrl,
    dashboard: DASHBOARD,
    configured: startSettings(configuration),
    warnings: [...configurationWarnings(configuration), ...leftOutWarnings(actions)],
    ...(usesDatabaseFile(configuration) ? { files: databaseFiles(configuration.databaseFile) } : {}),
    mcp: lazyMcpEndpoint({
      version: parts.version,
      aliases: configuration.mcp.aliases,
      actions,
    }),
  })
  try {
    rejectOwnAddress(configuration, started.port)
  } catch (error) {
    await started.close(0)
    throw error
  }
  return started
}

/** What the list of settings tells of the start of the server; the memory settings tell of themselves. */
function startSettings({ listed }: Configuration): NonNullable<ServerOptions["configured"]> {
  return listed
    .filter(({ path }) => !path.startsWith("memory."))
    .map(({ path, value, set, about, schema, default: fallback }) => {
      return { path, value, about, schema, default: fallback, from: set ? "configuration" : "default" }
    })
}

/** What is set, else the server's own lists. */
function ownerSources({ fromBody, ...headers }: Configuration["owner"]): OwnerSources {
  const { userHeaders, sessionHeaders, agentHeaders } = defaultOwnerSources
  return {
    userHeaders: headers.userHeaders ?? userHeaders,
    sessionHeaders: headers.sessionHeaders ?? sessionHeaders,
    agentHeaders: headers.agentHeaders ?? agentHeaders,
    fromBody,
  }
}

function hostOf(publicUrl: string | undefined): string[] {
  return publicUrl === undefined ? [] : [new URL(publicUrl).hostname]
}

/** A server that accepts any credential must not be reachable by others. */
function rejectOpenPassthrough({ auth, server }: Configuration): void {
  if (auth.mode !== "passthrough" || isLoopback(server.host)) return
  throw new CommandError(
    2,
    "options_invalid",
    `auth.mode passthrough accepts any credential, but ${server.host} is reachable by others`,
    { remedy: "Listen on 127.0.0.1, or set auth.mode to keys." },
  )
}

/** Requests would go round in circles. */
function rejectOwnAddress({ upstream, server }: Configuration, port: number): void {
  for (const provider of providers) {
    const baseUrl = upstream[provider]?.baseUrl
    if (baseUrl === undefined || !isItself(baseUrl, server.host, port, server.publicUrl)) continue
    throw new CommandError(2, "options_invalid", `The upstream ${baseUrl} is this server itself`, {
      remedy: `Unset ${provider.toUpperCase()}_BASE_URL where the server starts, or set upstream.${provider}.baseUrl to the provider's address.`,
    })
  }
}

/** A key of Keepsake's own opens memories; no upstream may get it. */
async function rejectOwnKey({ upstream, embedder, apiKey }: Configuration, keys: Keys): Promise<void> {
  const isOwn = async (key: string | undefined) =>
    key !== undefined && (key === apiKey || Boolean(await keys.find(key)))
  if (await isOwn(embedder.apiKey)) {
    throw new CommandError(2, "options_invalid", "The embedder's key was issued by Keepsake", {
      remedy: "Set embedder.apiKey to the endpoint's key, or remove it.",
    })
  }
  for (const provider of providers) {
    if (!(await isOwn(upstream[provider]?.apiKey))) continue
    throw new CommandError(2, "options_invalid", "The upstream's key was issued by Keepsake", {
      remedy: `Unset ${provider.toUpperCase()}_API_KEY where the server starts, or set upstream.${provider}.apiKey to the provider's key.`,
    })
  }
}

/** The database and its log beside it; one that is not there is left out. */
function databaseFiles(databaseFile: string): ListDiskFiles {
  const files = [
    ["database", databaseFile],
    ["log", `${databaseFile}-wal`],
  ] as const
  return async () => {
    const sizes = await Promise.all(
      files.map(async ([name, path]) => {
        const found = await stat(path).catch(() => undefined)
        return found === undefined ? [] : [{ name, bytes: found.size }]
      }),
    )
    return sizes.flat()
  }
}

/** The endpoint at `/mcp`. The protocol is loaded with the first request, because most commands that open a folder get none. */
function lazyMcpEndpoint(options: HttpOptions): McpEndpoint {
  let opening: Promise<McpEndpoint> | undefined
  const open = (): Promise<McpEndpoint> => {
    opening ??= import("@keepsake/mcp").then(({ mcpOverHttp }) => mcpOverHttp(options))
    return opening
  }
  return {
    fetch: async (request, who) => (await open()).fetch(request, who),
    changed(identity, ids) {
      // Before the endpoint is open, nobody is subscribed; a failure to open was reported to its caller.
      void opening?.then(
        (door) => door.changed(identity, ids),
        () => undefined,
      )
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}
