import { DEMO_MODEL, type StartKeys, type UpstreamSettings, type Upstreams } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf, isRemote, vectorDatabaseOf } from "../configuration/embedder.ts"
import { embedderProviders, vendorNames } from "../configuration/embedder-providers.ts"
import { isRemoteLlm, llmOf, usesLlm } from "../configuration/llm.ts"
import { shownDatabase } from "../configuration/postgres.ts"
import { type Provider, providers, withoutCredentials } from "../configuration/upstream.ts"
import { configurationWarnings } from "../configuration/warnings.ts"
import { bold, type CommandResult } from "../output/output.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import type { ServedEngine } from "./serving.ts"
import { lanceFolderOf, VECTOR_FOLDER_SUFFIX } from "./vectors/lance-folder.ts"

/** What `serve` prints once it accepts requests: next steps for people, one event for programs. */
export async function readyAnswer(
  serving: ServedEngine,
  { created, existing }: StartKeys,
  version: string,
): Promise<CommandResult> {
  const { configuration, url, publicUrl, store, embedderDecision } = serving
  const { dataDir, upstream } = configuration
  const embedder = embedderOf(configuration)
  const warnings = configurationWarnings(configuration).map(({ message }) => message)
  const { vectors } = serving
  const waiting = vectors && vectors.memories - vectors.embedded
  const upstreams = { openai: shownUpstream(upstream.openai), anthropic: shownUpstream(upstream.anthropic) }
  return {
    json: {
      event: "ready",
      url,
      dataDir,
      store,
      upstream: upstreams.openai,
      upstreams,
      embedder: embedder && { url: withoutCredentials(embedder.baseUrl), space: vectors?.space, waiting },
      ...(embedderDecision !== undefined && { embedderDecision }),
      ...(warnings.length > 0 && { warnings }),
      ...(created && { keys: created }),
    },
    text: [
      `Keepsake ${version} is ready at ${bold(publicUrl)}`,
      "",
      table([
        ...(publicUrl === url ? [] : [["  listening at", url]]),
        ...factRows(configuration, serving, upstreams),
        ...embedderRows(configuration, waiting ?? 0),
        ...decisionRows(embedderDecision),
        ...llmRows(configuration),
        ...warnings.map((warning) => ["  warning", warning]),
      ]),
      "",
      keysText(created, existing),
      "",
      "Try it:",
      `  ${curlLine(publicUrl, created?.client ?? "YOUR_KEY", modelIn(upstream))}`,
      "",
      "Point a client at it:",
      `  export OPENAI_BASE_URL=${publicUrl}/v1`,
      `  export OPENAI_API_KEY=${created?.client ?? "YOUR_KEY"}`,
      "or, with Anthropic's API:",
      `  export ANTHROPIC_BASE_URL=${publicUrl}`,
      `  export ANTHROPIC_API_KEY=${created?.client ?? "YOUR_KEY"}`,
      "",
      "Open the dashboard (this link works once):",
      `  ${await serving.signInUrl()}`,
    ].join("\n"),
  }
}

/** The upstream of an API, for display. */
function shownUpstream(upstream: UpstreamSettings | undefined): string {
  return upstream ? withoutCredentials(upstream.baseUrl) : DEMO
}

const DEMO = "demo"

/** Rows about where memories are, where requests go and what leaves this machine. */
function factRows(
  configuration: Configuration,
  { store, qdrantUrl }: ServedEngine,
  upstreams: Readonly<Record<Provider, string>>,
): string[][] {
  const { databaseFile, embedder: of, vectors, store: configured, postgres } = configuration
  const separate = { qdrant: qdrantUrl, lancedb: lanceFolderOf(configuration, VECTOR_FOLDER_SUFFIX) }
  const places = {
    memory: "in this process only, lost when it stops",
    sqlite: databaseFile,
    "sqlite-qdrant": `${databaseFile}, vectors at ${separate.qdrant}`,
    "sqlite-lancedb": `${databaseFile}, vectors at ${separate.lancedb}`,
    qdrant: `memories at ${qdrantUrl}, everything else in ${databaseFile}`,
    lancedb: `memories in ${lanceFolderOf(configuration)}, everything else in ${databaseFile}`,
    postgres: postgres.url === undefined ? "" : `PostgreSQL at ${shownDatabase({ postgres })}`,
  }
  const place = isOwn(store, places) ? places[store] : `memories in ${store}, everything else in ${databaseFile}`
  const database = store === configured ? vectorDatabaseOf({ store, embedder: of, vectors }) : undefined
  const apart = database === undefined ? "" : `, vectors at ${separate[database]}`
  const moved = store === configured ? "" : `; memories were moved there, the settings still say ${configured}`
  const data = ["  data", `${place}${apart}${moved}`]
  const embedder = embedderOf({ embedder: of, vectors })
  const isSent = embedder !== undefined && isRemote(embedder)
  const set = providers.filter((provider) => upstreams[provider] !== DEMO)
  if (set.length === 0) {
    return [
      data,
      ["  upstream", "the built-in demo model, because no upstream is configured"],
      ["", "to change that, set OPENAI_API_KEY or ANTHROPIC_API_KEY and restart"],
      [
        "  outgoing",
        isSent
          ? "texts to the embedder; requests of clients that send a provider's key of their own"
          : "nothing, unless a client also sends a provider's key of its own",
      ],
    ]
  }
  const where = set.map((provider) => upstreams[provider]).join(" and ")
  return [
    data,
    ...providers.map((provider) => [
      `  ${provider}`,
      upstreams[provider] === DEMO ? "the built-in demo model" : upstreams[provider],
    ]),
    [
      "  outgoing",
      `requests with recalled memories to ${where}; ${isSent ? "texts to the embedder" : "nothing to an embedder"}`,
    ],
  ]
}

function isOwn<T extends object>(store: string, places: T): store is string & keyof T {
  return Object.hasOwn(places, store)
}

/** Rows about where texts are sent to be embedded, and how many now. */
function embedderRows(configuration: Configuration, waiting: number): string[][] {
  const embedder = embedderOf(configuration)
  if (embedder === undefined) return []
  const where = `${embedder.model} at ${withoutCredentials(embedder.baseUrl)}`
  if (!isRemote(embedder))
    return [["  embedder", `${where}, ${pluralize(waiting, "memory", "memories")} still to embed`]]
  return [
    ["  embedder", where],
    [
      "",
      `receives the text of ${pluralize(waiting, "memory", "memories")} now, then of each new memory and each query`,
    ],
  ]
}

/** Rows about what `auto` stands for. */
function decisionRows(decision: ServedEngine["embedderDecision"]): string[][] {
  if (decision === undefined) return []
  if (decision === "none") {
    const variables = vendorNames.map((provider) => embedderProviders[provider].variable)
    return [["  embedder", `auto found none of ${variables.join(", ")}: memories are found by keywords`]]
  }
  const { provider, at } = decision
  const day = new Date(at).toISOString().slice(0, 10)
  return [["", `auto chose ${provider} on ${day}; it stays until embedder.provider names another one`]]
}

/** Rows about where conversations are sent to be read. */
function llmRows(configuration: Configuration): string[][] {
  const llm = llmOf(configuration)
  if (llm === undefined) return []
  const where = `${llm.model} at ${withoutCredentials(llm.baseUrl)}`
  if (!usesLlm(configuration)) return [["  model", `${where}, unused: extractor is ${configuration.extractor}`]]
  const reads = "reads what people type and the replies, without secrets, pasted text and what was deleted"
  return [
    ["  model", where],
    ["", isRemoteLlm(llm) ? `${reads}; this leaves the machine` : reads],
  ]
}

function keysText(created: StartKeys["created"], existing: StartKeys["existing"]): string {
  if (created) {
    const rows = [
      ["  client", created.client, "for applications"],
      ["  admin", created.admin, "for settings, keys and all tenants"],
    ]
    return `Two keys, shown only once:\n${table(rows)}`
  }
  const names = existing.map(({ prefix, name }) =>
    prefix ? `${prefix}… (${name ?? "unnamed"})` : "the configured key",
  )
  const listed = names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return `Keys: ${listed.join(", ")}\n  Create another with: keepsake keys create --tenant default`
}

/** A model that certainly exists, otherwise a placeholder. */
function modelIn({ openai, demoModel }: Upstreams): string {
  return openai === undefined || demoModel === true ? DEMO_MODEL : "YOUR_MODEL"
}

function curlLine(url: string, key: string, model: string): string {
  const body = JSON.stringify({ model, messages: [{ role: "user", content: "My dog is called Biscuit." }] })
  return `curl ${url}/v1/chat/completions -H "authorization: Bearer ${key}" -H "content-type: application/json" -d '${body}'`
}
