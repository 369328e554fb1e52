import { checkUpstream } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { type Provider, providers, withoutCredentials } from "../configuration/upstream.ts"
import { type Check, errorMessage, fail, ok, warn } from "./check.ts"

/** Whether each upstream responds and accepts its key. */
export async function checkUpstreams(configuration: Configuration): Promise<readonly Check[]> {
  const set = providers.filter((provider) => configuration.upstream[provider] !== undefined)
  if (set.length === 0) return [ok("upstream", "none: the built-in demo model replies")]
  return Promise.all(set.map((provider) => checkProvider(provider, configuration)))
}

async function checkProvider(provider: Provider, { upstream, proxies }: Configuration): Promise<Check> {
  const settings = upstream[provider]
  const name = provider === "openai" ? "upstream" : `upstream ${provider}`
  if (settings === undefined) return ok(name, "none: the built-in demo model replies")
  const shown = withoutCredentials(settings.baseUrl)
  const variable = provider.toUpperCase()
  try {
    const status = await checkUpstream(provider, settings, proxies)
    if (status >= 200 && status < 300) return ok(name, `${shown} responds`)
    if (status === 401 || status === 403) {
      return fail(
        name,
        `${shown} rejects its key (${status})`,
        `Correct upstream.${provider}.apiKey or ${variable}_API_KEY.`,
      )
    }
    return warn(
      name,
      `${shown} responds ${status} to a list of models`,
      "Check the base URL: the API's paths are appended to it.",
    )
  } catch (error) {
    const reason = error instanceof Error && error.cause ? errorMessage(error.cause) : errorMessage(error)
    return fail(
      name,
      `${shown} cannot be reached: ${reason}`,
      `Check upstream.${provider}.baseUrl or ${variable}_BASE_URL, the proxy variables and the network.`,
    )
  }
}
