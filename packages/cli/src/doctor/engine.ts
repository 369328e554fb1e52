import { existsSync } from "node:fs"
import type { Client, KeyOnTheWire } from "@keepsake/api"
import { interruptedRestore } from "../backups/interrupted-restore.ts"
import type { Call } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { usesDatabaseFile } from "../configuration/postgres.ts"
import { readOwner } from "../folder/owner-file.ts"
import { withClient } from "../folder/with-client.ts"
import { toCommandError } from "../output/output.ts"
import { pluralize } from "../output/plural.ts"
import { type Check, fail, ok, warn } from "./check.ts"
import { checkConfiguredStrategy } from "./strategy.ts"
import { checkVectors, type SettingsOnTheWire } from "./vectors.ts"

/** Whether memories can be written, found and erased, through the running server or a temporary one; and the server's warnings. */
export async function checkEngine(call: Call, configuration: Configuration): Promise<readonly Check[]> {
  const owner = readOwner(configuration.dataDir)
  const { dataDir, databaseFile } = configuration
  if (!owner && !existsSync(usesDatabaseFile(configuration) ? databaseFile : dataDir)) {
    // Reported with the database.
    if (usesDatabaseFile(configuration) && interruptedRestore(databaseFile) !== undefined) return []
    return [ok("engine", "no memories yet"), ...checkConfiguredStrategy(configuration)]
  }
  try {
    return await withClient(call, async (client) => {
      const status = await client.status()
      const health = await client.memoryHealth()
      const { data: keys } = await client.listKeys()
      const { data: settings } = await client.listSettings()
      const { queue } = health
      return [
        health.working
          ? ok("engine", `wrote, found and erased a memory in ${health.latencyMs} ms`)
          : fail("engine", health.error ?? "The health check failed", "Check the server's log."),
        queue.failed === 0
          ? ok("queue", `${queue.pending} pending, none failed`)
          : warn(
              "queue",
              `${pluralize(queue.failed, "turn")} failed after several attempts`,
              "Check the server's log.",
            ),
        checkVersion(status.version, call.version),
        checkKeys(keys),
        ...checkUnnamed(settings),
        ...(await checkVectors(client, settings)),
        ...(await checkLlm(client)),
        ...status.warnings.map((warning) => warn("warning", warning, "See the message.")),
      ]
    })
  } catch (error) {
    const { message, remedy } = toCommandError(error)
    return [fail("engine", message, remedy ?? "Check the server's log.")]
  }
}

function checkVersion(running: string, own: string): Check {
  if (running === own) return ok("version", own)
  return warn(
    "version",
    `The server is version ${running}, this command is ${own}`,
    "Restart the server with the newer version.",
  )
}

/** A folder of a version before the setting shows everybody what was said without a user's name, until it is told otherwise. */
function checkUnnamed(settings: SettingsOnTheWire): readonly Check[] {
  const { value, from } = settings.find(({ path }) => path === "memory.unnamed") ?? {}
  if (value !== "everyone" || from !== "database") return []
  return [
    warn(
      "unnamed",
      "What was said without a user's name is read by every user of the tenant, as in the version that made this folder",
      "Run: keepsake config set memory.unnamed own. Only requests that name no user read it then.",
    ),
  ]
}

/** Without an administrator key, only commands on this machine can change settings. */
function checkKeys(keys: readonly KeyOnTheWire[]): Check {
  const admins = keys.filter(({ role }) => role === "admin").length
  const unused = keys.filter(({ lastUsedAt }) => lastUsedAt === null).length
  return ok("keys", `${keys.length}: ${admins} for administrators, ${unused} never used`)
}

/** Whether the model that reads conversations works, and what waits for it. Sends it nothing. */
async function checkLlm(client: Client): Promise<readonly Check[]> {
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
