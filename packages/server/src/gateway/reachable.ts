import { anthropicDestination, openaiDestination, type UpstreamSettings } from "./provider.ts"
import type { ProviderName } from "./routes.ts"
import { type Proxies, Upstream } from "./upstream.ts"

const TIMEOUT_MS = 5_000

/** Asks an upstream for its models, on the way that requests take, and gives the status. Fails when none comes within 5 s. */
export async function checkUpstream(
  provider: ProviderName,
  settings: UpstreamSettings,
  proxies: Proxies | undefined,
): Promise<number> {
  const upstream = new Upstream(proxies)
  const { configured, credential } =
    provider === "openai" ? openaiDestination(settings) : anthropicDestination(settings)
  const version = provider === "openai" ? {} : { "anthropic-version": "2023-06-01" }
  const [name, value] = credential
  const headers = { ...version, ...(name !== undefined && value !== undefined && { [name]: value }) }
  try {
    return await upstream.fetchStatus(configured, "/models", headers, TIMEOUT_MS)
  } finally {
    await upstream.close()
  }
}
