import type { GatewayOptions } from "./gateway.ts"
import { Base, Upstream } from "./upstream.ts"

const PATIENCE_MS = 5_000

/** Asks an OpenAI-compatible upstream for its models, on the way that requests take, and gives the status. Fails when none comes within 5 s. */
export async function reachable(
  { baseUrl, apiKey }: NonNullable<GatewayOptions["upstream"]["openai"]>,
  proxies: GatewayOptions["proxies"],
): Promise<number> {
  const upstream = new Upstream(proxies)
  try {
    const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
    return await upstream.statusOf(new Base(baseUrl), "/models", headers, PATIENCE_MS)
  } finally {
    await upstream.close()
  }
}
