import { networkInterfaces } from "node:os"
import type { Proxies, UpstreamSettings, Upstreams } from "@keepsake/server"
import { CommandError } from "../command-error.ts"
import type { Environment } from "./environment.ts"

export const providers = ["openai", "anthropic"] as const
export type Provider = (typeof providers)[number]

/** Proxies on the way to them, as the usual variables name them; the small letters win, and an empty one counts as not set. */
export function proxiesOf(environment: Environment): Proxies {
  const named = (name: string): string | undefined => environment[name.toLowerCase()] || environment[name] || undefined
  return { http: named("HTTP_PROXY"), https: named("HTTPS_PROXY"), none: named("NO_PROXY") }
}

/** The variables that the providers' own clients read, and the providers' public URLs. */
const providerDefaults = {
  openai: { url: "OPENAI_BASE_URL", key: "OPENAI_API_KEY", public: "https://api.openai.com/v1" },
  anthropic: { url: "ANTHROPIC_BASE_URL", key: "ANTHROPIC_API_KEY", public: "https://api.anthropic.com" },
} as const

interface UpstreamInput {
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
}

/** What is set, else the provider's own variables; only a key: the provider's public URL; nothing: none. */
export function chooseUpstreams(
  set: Readonly<Record<Provider, UpstreamInput>> & { readonly demoModel: boolean },
  environment: Environment,
): Upstreams {
  const openai = chooseUpstream("openai", set.openai, environment)
  const anthropic = chooseUpstream("anthropic", set.anthropic, environment)
  return { ...(openai && { openai }), ...(anthropic && { anthropic }), ...(set.demoModel && { demoModel: true }) }
}

function chooseUpstream(
  provider: Provider,
  set: UpstreamInput,
  environment: Environment,
): UpstreamSettings | undefined {
  const variables = providerDefaults[provider]
  const apiKey = set.apiKey ?? (environment[variables.key] || undefined)
  const baseUrl = set.baseUrl ?? (environment[variables.url] || undefined) ?? (apiKey ? variables.public : undefined)
  if (baseUrl === undefined) return undefined
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
    throw new CommandError(2, "options_invalid", `${variables.url} must be an http or https URL, not "${baseUrl}"`, {
      remedy: `Correct or unset the variable, or set upstream.${provider}.baseUrl.`,
    })
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ""), ...(apiKey === undefined ? {} : { apiKey }) }
}

/** Whether requests to `baseUrl` would come back to a server that listens on `host` and `port`. */
export function isItself(baseUrl: string, host: string, port: number, publicUrl?: string): boolean {
  const target = new URL(baseUrl)
  if (publicUrl !== undefined && new URL(publicUrl).host === target.host) return true
  const targetPort = Number(target.port) || (target.protocol === "https:" ? 443 : 80)
  if (targetPort !== port) return false
  const name = normalizeHost(target.hostname)
  if (name === normalizeHost(host)) return true
  const everywhere = isUnspecified(host)
  // Asked for no address in particular, a system goes to itself.
  if (isLoopback(name) || isUnspecified(name)) return everywhere || isLoopback(host)
  return everywhere && ownAddresses().includes(name)
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  const name = normalizeHost(host)
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127\./.test(name)
}

/** The address without what a URL may carry for signing in. */
export function withoutCredentials(url: string): string {
  const shown = new URL(url)
  shown.username = ""
  shown.password = ""
  return shown.href.replace(/\/$/, "")
}

function isUnspecified(host: string): boolean {
  return ["0.0.0.0", "::"].includes(normalizeHost(host))
}

function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$/g, "")
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
}
