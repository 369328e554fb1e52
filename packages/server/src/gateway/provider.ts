import { BaseUrl } from "./upstream.ts"

/** Where the requests of one API go. */
export interface UpstreamSettings {
  /** OpenAI's with `/v1` at its end, Anthropic's without; either form of Anthropic's is understood. */
  readonly baseUrl: string
  readonly apiKey?: string
}

/** An upstream as requests use it: absent parts are not configured. */
export interface Destination<Configured = BaseUrl | undefined> {
  readonly configured: Configured
  /** Where a client's own credential goes when none is configured. */
  readonly public: BaseUrl
  /** The header with the configured key, as name and value. */
  readonly credential: readonly string[]
}

export function openaiDestination(settings: UpstreamSettings): Destination<BaseUrl>
export function openaiDestination(settings: UpstreamSettings | undefined): Destination
export function openaiDestination(settings: UpstreamSettings | undefined): Destination {
  return {
    configured: settings && new BaseUrl(settings.baseUrl),
    public: new BaseUrl("https://api.openai.com/v1"),
    credential: settings?.apiKey === undefined ? [] : ["authorization", `Bearer ${settings.apiKey}`],
  }
}

export function anthropicDestination(settings: UpstreamSettings): Destination<BaseUrl>
export function anthropicDestination(settings: UpstreamSettings | undefined): Destination
export function anthropicDestination(settings: UpstreamSettings | undefined): Destination {
  return {
    configured: settings && new BaseUrl(withVersion(settings.baseUrl)),
    public: new BaseUrl("https://api.anthropic.com/v1"),
    credential: settings?.apiKey === undefined ? [] : ["x-api-key", settings.apiKey],
  }
}

/** Anthropic's clients add the version to the base URL themselves. */
function withVersion(baseUrl: string): string {
  const url = new URL(baseUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1`
  return url.href
}
