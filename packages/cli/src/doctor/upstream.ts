import { reachable } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { type Provider, providers, withoutCredentials } from "../configuration/upstream.ts"
import { type Check, fail, ok, warn, why } from "./check.ts"

/** Whether each upstream answers, and takes its key. */
export async function checkUpstreams(configuration: Configuration): Promise<readonly Check[]> {
  const set = providers.filter((provider) => configuration.upstream[provider] !== undefined)
  if (set.length === 0) return [ok("upstream", "none: the built-in demo model answers")]
  return Promise.all(set.map((provider) => checkUpstream(provider, configuration)))
}

async function checkUpstream(provider: Provider, { upstream, proxies }: Configuration): Promise<Check> {
  const settings = upstream[provider]
  const name = provider === "openai" ? "upstream" : `upstream ${provider}`
  if (settings === undefined) return ok(name, "none: the built-in demo model answers")
  const shown = withoutCredentials(settings.baseUrl)
  const variable = provider.toUpperCase()
  try {
    const status = await reachable(provider, settings, proxies)
    if (status >= 200 && status < 300) return ok(name, `${shown} answers`)
    if (status === 401 || status === 403) {
      return fail(
        name,
        `${shown} refuses its key (${status})`,
        `Correct upstream.${provider}.apiKey or ${variable}_API_KEY.`,
      )
    }
    return warn(name, `${shown} answers ${status} for its models`, "Check that the address ends where its paths begin.")
  } catch (error) {
    const reason = error instanceof Error && error.cause ? why(error.cause) : why(error)
    return fail(
      name,
      `${shown} is not reached: ${reason}`,
      `Check upstream.${provider}.baseUrl or ${variable}_BASE_URL, the proxy variables and the network.`,
    )
  }
}
