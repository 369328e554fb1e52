import { networkInterfaces } from "node:os"
import type { Proxies } from "@keepsake/server"
import { Stop } from "../stop.ts"
import type { Environment } from "./environment.ts"

/** Where OpenAI's paths go. */
export interface Upstream {
  readonly baseUrl: string
  readonly apiKey?: string
}

/** Proxies on the way to it, as the usual variables name them; the small letters win, and an empty one counts as not set. */
export function proxiesOf(environment: Environment): Proxies {
  const named = (name: string): string | undefined => environment[name.toLowerCase()] || environment[name] || undefined
  return { http: named("HTTP_PROXY"), https: named("HTTPS_PROXY"), none: named("NO_PROXY") }
}

const PROVIDER = "https://api.openai.com/v1"

/** What is set, else `OPENAI_BASE_URL` and `OPENAI_API_KEY`; only a key: the provider's public URL; nothing: none. */
export function chooseUpstream(
  set: { readonly baseUrl?: string | undefined; readonly apiKey?: string | undefined },
  environment: Environment,
): Upstream | undefined {
  const apiKey = set.apiKey ?? (environment.OPENAI_API_KEY || undefined)
  const baseUrl = set.baseUrl ?? (environment.OPENAI_BASE_URL || undefined) ?? (apiKey ? PROVIDER : undefined)
  if (baseUrl === undefined) return undefined
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) {
    throw new Stop(2, "options_invalid", `OPENAI_BASE_URL must be an http or https URL, not "${baseUrl}"`, {
      remedy: "Correct or unset the variable, or set upstream.openai.baseUrl.",
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
  const name = bare(target.hostname)
  if (name === bare(host)) return true
  const everywhere = isUnspecified(host)
  // Asked for no address in particular, a system goes to itself.
  if (isLoopback(name) || isUnspecified(name)) return everywhere || isLoopback(host)
  return everywhere && ownAddresses().includes(name)
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  const name = bare(host)
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
  return ["0.0.0.0", "::"].includes(bare(host))
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$/g, "")
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
}
