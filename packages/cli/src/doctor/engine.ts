import { existsSync } from "node:fs"
import type { KeyOnTheWire } from "@keepsake/api"
import type { Call } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { readOwner } from "../folder/owner-file.ts"
import { reach } from "../folder/reach.ts"
import { asStop } from "../output/output.ts"
import { type Check, fail, ok, warn } from "./check.ts"
import { checkVectors } from "./vectors.ts"

/** Whether memories can be written, found and erased, through the server that runs or one started for this; and what it warns of. */
export async function checkEngine(call: Call, configuration: Configuration): Promise<readonly Check[]> {
  const owner = readOwner(configuration.dataDir)
  if (!owner && !existsSync(configuration.databaseFile)) return [ok("engine", "nothing is kept yet")]
  try {
    return await reach(call, async (client) => {
      const status = await client.status()
      const health = await client.memoryHealth()
      const { data: keys } = await client.listKeys()
      const { queue } = health
      return [
        health.working
          ? ok("engine", `a memory was written, found and erased in ${health.latencyMs} ms`)
          : fail("engine", health.error ?? "It does not work", "Look into the server's log."),
        queue.failed === 0
          ? ok("queue", `${queue.pending} due, none given up`)
          : warn("queue", `${queue.failed} turns were given up after several attempts`, "Look into the server's log."),
        checkVersion(status.version, call.version),
        checkKeys(keys),
        ...(await checkVectors(client)),
        ...status.warnings.map((warning) => warn("warning", warning, "See the line itself.")),
      ]
    })
  } catch (error) {
    const { message, remedy } = asStop(error)
    return [fail("engine", message, remedy ?? "Look into the server's log.")]
  }
}

function checkVersion(running: string, own: string): Check {
  if (running === own) return ok("version", own)
  return warn("version", `The server is ${running}, this command ${own}`, "Start the server again with the newer one.")
}

/** Without an administrator's key only commands on this machine can change anything. */
function checkKeys(keys: readonly KeyOnTheWire[]): Check {
  const admins = keys.filter(({ role }) => role === "admin").length
  const unused = keys.filter(({ lastUsedAt }) => lastUsedAt === null).length
  return ok("keys", `${keys.length}, of which ${admins} for administrators and ${unused} never used`)
}
