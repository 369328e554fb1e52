import type { ProviderName, RegisteredProvider } from "./providers/providers.ts"
import { providerNamed } from "./providers/providers.ts"
import { BaseUrl, type Proxies, Upstream } from "./upstream.ts"

/** The upstream of one provider's requests. */
export interface UpstreamSettings {
  /** With the version (`/v1`) at its end, except for providers whose clients add it: then either form is accepted. */
  readonly baseUrl: string
  /** Sent for requests without a credential of their own. Default: none is sent. */
  readonly apiKey?: string
}

/** Where the requests of one provider go. */
export interface Destination {
  /** Absent if no upstream is configured. */
  readonly configured: BaseUrl | undefined
  /** For requests with a client's own credential if no upstream is configured. */
  readonly public: BaseUrl
  /** The header with the configured key, as name and value; empty without a key. */
  readonly credential: readonly string[]
}

export function createDestination(provider: RegisteredProvider, settings: UpstreamSettings | undefined): Destination {
  const { header, prefix } = provider.credential
  return {
    configured: settings && configuredBase(provider, settings),
    public: new BaseUrl(provider.publicBaseUrl),
    credential: settings?.apiKey === undefined ? [] : [header, `${prefix}${settings.apiKey}`],
  }
}

const CHECK_TIMEOUT_MS = 5_000

/** Requests an upstream's list of models, through the same proxies as other requests, and returns the status. Throws if there is no response within 5 s. */
export async function checkUpstream(
  name: ProviderName,
  settings: UpstreamSettings,
  proxies: Proxies | undefined,
): Promise<number> {
  const upstream = new Upstream(proxies)
  const provider = providerNamed(name)
  const [header, value] = createDestination(provider, settings).credential
  const credential = header !== undefined && value !== undefined ? { [header]: value } : {}
  const headers = { ...provider.requiredHeaders, ...credential }
  try {
    return await upstream.fetchStatus(configuredBase(provider, settings), "/models", headers, CHECK_TIMEOUT_MS)
  } finally {
    await upstream.close()
  }
}

function configuredBase({ clientsAddVersion }: RegisteredProvider, { baseUrl }: UpstreamSettings): BaseUrl {
  return new BaseUrl(clientsAddVersion ? withVersion(baseUrl) : baseUrl)
}

function withVersion(baseUrl: string): string {
  const url = new URL(baseUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1`
  return url.href
}
