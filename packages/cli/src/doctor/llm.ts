import type { Client } from "@keepsake/api"
import { pluralize } from "../output/plural.ts"
import { type Check, ok, warn } from "./check.ts"

/** Whether the model that reads conversations works, and what waits for it. Sends it nothing. */
export async function checkLlm(client: Client): Promise<readonly Check[]> {
  const status = await client.llmStatus()
  const { configured, model, usage, pending, deadLettered, why, lastError } = status
  if (!configured) return []
  const tokens = `${usage.tokensToday} tokens today${usage.mostTokens === null ? "" : ` of ${usage.mostTokens}`}`
  const waiting = `${pluralize(pending, "conversation")} to read, ${tokens}`
  const problem = why ?? lastError
  return [
    problem === null
      ? ok("model", `${model}: ${waiting}`)
      : warn("model", `${problem} (${waiting})`, "Nothing is lost: conversations wait until the model works again."),
    ...(deadLettered === 0
      ? []
      : [
          warn(
            "model answers",
            `${pluralize(deadLettered, "conversation")} could not be read`,
            "See GET /api/llm/status, then retry with: POST /api/llm/retry",
          ),
        ]),
  ]
}
