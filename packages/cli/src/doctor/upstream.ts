import { createClient } from "@keepsake/api"
import { checkUpstream } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { type Provider, providers, withoutCredentials } from "../configuration/upstream.ts"
import { findOwner } from "../folder/open-folder.ts"
import { type Check, errorMessage, fail, ok, warn } from "./check.ts"

/**
 * Whether each upstream responds and accepts its key. A running server has an environment of its own: of its upstreams
 * only those that this command also has are tried, because the keys of the others are not known here.
 */
export async function checkUpstreams(configuration: Configuration): Promise<readonly Check[]> {
  const served = await servedUpstreams(configuration)
  const used = providers.filter((provider) => (served ?? hereIn(configuration))[provider] !== DEMO)
  if (used.length === 0) return [ok("upstream", "none: the built-in demo model replies")]
  return Promise.all(
    used.map((provider) => {
      const where = served?.[provider]
      return where === undefined || where === hereIn(configuration)[provider]
        ? checkProvider(provider, configuration)
        : ok(nameOf(provider), `the server uses ${where}, with a key that is not known here: not tried`)
    }),
  )
}

/** What a server reports for a provider without an upstream. */
const DEMO = "demo"

type Upstreams = Readonly<Partial<Record<Provider, string>>>

/** Where the running server of the folder sends requests; `undefined` without one, and if it does not respond. */
async function servedUpstreams({ dataDir, apiKey }: Configuration): Promise<Upstreams | undefined> {
  const folderOwner = await findOwner(dataDir)
  if (folderOwner.state !== "answers") return undefined
  const { url, token } = folderOwner.owner
  try {
    return (await createClient({ url, key: apiKey ?? token }).status()).upstream
  } catch {
    // The check of the engine reports it.
    return undefined
  }
}

/** Where a server with this configuration would send requests, as it reports it. */
function hereIn({ upstream }: Configuration): Upstreams {
  return Object.fromEntries(
    providers.map((provider) => {
      const base = upstream[provider]?.baseUrl
      if (base === undefined) return [provider, DEMO]
      const { origin, pathname } = new URL(base)
      return [provider, origin + pathname]
    }),
  )
}

function nameOf(provider: Provider): string {
  return provider === "openai" ? "upstream" : `upstream ${provider}`
}

async function checkProvider(provider: Provider, { upstream, proxies }: Configuration): Promise<Check> {
  const settings = upstream[provider]
  const name = nameOf(provider)
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
