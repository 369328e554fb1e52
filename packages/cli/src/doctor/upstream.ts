import { type Upstream, withoutCredentials } from "../configuration/upstream.ts"
import { type Check, fail, ok, warn, why } from "./check.ts"

/** Whether the upstream answers, and takes its key. */
export async function checkUpstream(upstream: Upstream | undefined): Promise<Check> {
  if (!upstream) return ok("upstream", "none: the built-in demo model answers")
  const shown = withoutCredentials(upstream.baseUrl)
  try {
    const answer = await fetch(`${upstream.baseUrl}/models`, {
      headers: upstream.apiKey === undefined ? {} : { authorization: `Bearer ${upstream.apiKey}` },
      signal: AbortSignal.timeout(5_000),
    })
    await answer.body?.cancel()
    if (answer.ok) return ok("upstream", `${shown} answers`)
    if (answer.status === 401 || answer.status === 403) {
      return fail(
        "upstream",
        `${shown} refuses its key (${answer.status})`,
        "Correct upstream.openai.apiKey or OPENAI_API_KEY.",
      )
    }
    return warn(
      "upstream",
      `${shown} answers ${answer.status} for /models`,
      "Check that the address ends where its paths begin.",
    )
  } catch (error) {
    const reason = error instanceof Error && error.cause ? why(error.cause) : why(error)
    return fail(
      "upstream",
      `${shown} is not reached: ${reason}`,
      "Check upstream.openai.baseUrl or OPENAI_BASE_URL, and the network.",
    )
  }
}
