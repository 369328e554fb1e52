import { DEMO_MODEL, type UpstreamSettings, type Upstreams } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf, isRemote, keylessEmbedder, vectorsApart } from "../configuration/embedder.ts"
import { type Provider, providers, withoutCredentials } from "../configuration/upstream.ts"
import { type Answer, bold } from "../output/output.ts"
import { table } from "../output/table.ts"
import type { StartKeys } from "./first-keys.ts"
import type { ServedEngine } from "./serving.ts"

/** What `serve` says once it takes requests: for people how to go on, for programs one event. */
export function readyAnswer(
  configuration: Configuration,
  serving: ServedEngine,
  { minted, known }: StartKeys,
  version: string,
): Answer {
  const { dataDir, upstream } = configuration
  const { url, publicUrl, store } = serving
  const embedder = embedderOf(configuration)
  const warning = keylessEmbedder(configuration)
  const { vectors } = serving
  const waiting = vectors && vectors.memories - vectors.embedded
  const upstreams = { openai: shown(upstream.openai), anthropic: shown(upstream.anthropic) }
  return {
    json: {
      event: "ready",
      url,
      dataDir,
      store,
      upstream: upstreams.openai,
      upstreams,
      embedder: embedder && { url: withoutCredentials(embedder.baseUrl), space: vectors?.space, waiting },
      ...(warning !== undefined && { warnings: [warning.message] }),
      ...(minted && { keys: minted }),
    },
    text: [
      `Keepsake ${version} is ready at ${bold(publicUrl)}`,
      "",
      table([
        ...(publicUrl === url ? [] : [["  listens at", url]]),
        ...factRows(configuration, serving, upstreams),
        ...embedderRows(configuration, waiting ?? 0),
        ...(warning === undefined ? [] : [["  warning", warning.message]]),
      ]),
      "",
      keysText(minted, known),
      "",
      "Try it:",
      `  ${curlLine(publicUrl, minted?.client ?? "YOUR_KEY", modelIn(upstream))}`,
      "",
      "Point a client at it:",
      `  export OPENAI_BASE_URL=${publicUrl}/v1`,
      `  export OPENAI_API_KEY=${minted?.client ?? "YOUR_KEY"}`,
      "or, with Anthropic's API:",
      `  export ANTHROPIC_BASE_URL=${publicUrl}`,
      `  export ANTHROPIC_API_KEY=${minted?.client ?? "YOUR_KEY"}`,
      "",
      "Open the dashboard (this link works once):",
      `  ${serving.signInUrl()}`,
    ].join("\n"),
  }
}

/** Where an API's requests go. */
function shown(upstream: UpstreamSettings | undefined): string {
  return upstream ? withoutCredentials(upstream.baseUrl) : DEMO
}

const DEMO = "demo"

/** Where memories are, where requests go, and what leaves this machine. */
function factRows(
  { databaseFile, embedder: of, vectors, store: configured }: Configuration,
  { store, qdrantUrl }: ServedEngine,
  upstreams: Readonly<Record<Provider, string>>,
): string[][] {
  const places = {
    memory: "in this process only; it forgets when it ends",
    sqlite: databaseFile,
    "sqlite-qdrant": `${databaseFile}, vectors at ${qdrantUrl}`,
    qdrant: `memories at ${qdrantUrl}, all else in ${databaseFile}`,
  }
  const place = isOwn(store, places) ? places[store] : `memories in ${store}, all else in ${databaseFile}`
  const isApart = store === configured && vectorsApart({ store, embedder: of, vectors })
  const apart = isApart ? `, vectors at ${qdrantUrl}` : ""
  const moved = store === configured ? "" : `; moved there, the settings still say ${configured}`
  const data = ["  data", `${place}${apart}${moved}`]
  const embedder = embedderOf({ embedder: of, vectors })
  const isSent = embedder !== undefined && isRemote(embedder)
  const set = providers.filter((provider) => upstreams[provider] !== DEMO)
  if (set.length === 0) {
    return [
      data,
      ["  upstream", "the built-in demo model, as no upstream is configured"],
      ["", "set OPENAI_BASE_URL and OPENAI_API_KEY before the start to change that, or ANTHROPIC_API_KEY"],
      [
        "  leaves here",
        isSent
          ? "texts for their vectors, and what a client sends that brings a provider's key of its own"
          : "nothing, unless a client brings a provider's key of its own beside x-keepsake-key",
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
      "  leaves here",
      `requests, with what is recalled for them, to ${where}; ${isSent ? "texts for their vectors" : "no text to an embedder"}`,
    ],
  ]
}

function isOwn<T extends object>(store: string, places: T): store is string & keyof T {
  return Object.hasOwn(places, store)
}

/** Where texts go for their vectors, and how many are about to. */
function embedderRows(configuration: Configuration, waiting: number): string[][] {
  const embedder = embedderOf(configuration)
  if (embedder === undefined) return []
  const where = `${embedder.model} at ${withoutCredentials(embedder.baseUrl)}`
  if (!isRemote(embedder)) return [["  embedder", `${where}, ${memories(waiting)} without a vector yet`]]
  return [
    ["  embedder", where],
    ["", `gets the text of ${memories(waiting)} now, then of each new one and of each question`],
  ]
}

function memories(count: number): string {
  return count === 1 ? "1 memory" : `${count} memories`
}

function keysText(minted: StartKeys["minted"], known: StartKeys["known"]): string {
  if (minted) {
    const rows = [
      ["  client", minted.client, "for applications"],
      ["  admin", minted.admin, "for settings, keys and every tenant"],
    ]
    return `Two keys, shown this once:\n${table(rows)}`
  }
  const names = known.map(({ prefix, name }) => (prefix ? `${prefix}… (${name ?? "unnamed"})` : "the configured one"))
  const shown = names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return `Keys: ${shown.join(", ")}\n  keepsake keys create --tenant default makes another`
}

/** A model that certainly answers, else a place for the name of one. */
function modelIn({ openai, demoModel }: Upstreams): string {
  return openai === undefined || demoModel === true ? DEMO_MODEL : "YOUR_MODEL"
}

function curlLine(url: string, key: string, model: string): string {
  const body = JSON.stringify({
    model,
    messages: [{ role: "user", content: "My dog is called Biscuit." }],
  })
  return `curl ${url}/v1/chat/completions -H "authorization: Bearer ${key}" -H "content-type: application/json" -d '${body}'`
}
