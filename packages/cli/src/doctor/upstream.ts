import { reachable } from "@keepsake/server"
import type { Configuration } from "../configuration/configuration.ts"
import { withoutCredentials } from "../configuration/upstream.ts"
import { type Check, fail, ok, warn, why } from "./check.ts"

/** Whether the upstream answers, and takes its key. */
export async function checkUpstream({ upstream, proxies }: Configuration): Promise<Check> {
  if (!upstream) return ok("upstream", "none: the built-in demo model answers")
  const shown = withoutCredentials(upstream.baseUrl)
  try {
    const status = await reachable(upstream, proxies)
    if (status >= 200 && status < 300) return ok("upstream", `${shown} answers`)
    if (status === 401 || status === 403) {
      return fail(
        "upstream",
        `${shown} refuses its key (${status})`,
        "Correct upstream.openai.apiKey or OPENAI_API_KEY.",
      )
    }
    return warn(
      "upstream",
      `${shown} answers ${status} for /models`,
      "Check that the address ends where its paths begin.",
    )
  } catch (error) {
    const reason = error instanceof Error && error.cause ? why(error.cause) : why(error)
    return fail(
      "upstream",
      `${shown} is not reached: ${reason}`,
      "Check upstream.openai.baseUrl or OPENAI_BASE_URL, the proxy variables and the network.",
    )
  }
}
