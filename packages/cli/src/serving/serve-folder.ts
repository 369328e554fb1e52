import type { Keys } from "@keepsake/server"
import { CommandError } from "../command-error.ts"
import type { Call } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { isLoopback } from "../configuration/upstream.ts"
import type { Claim } from "../folder/open-folder.ts"
import { logToStderr } from "./log.ts"
import { checkFilesToStart, fewFilesWarning } from "./open-files.ts"
import { readyAnswer } from "./ready.ts"
import { openServing } from "./serving.ts"
import { StartPatience } from "./start-patience.ts"

/** Serves the folder until SIGTERM or SIGINT; returns the exit code. */
export async function serveFolder(call: Call, configuration: Configuration, claim: Claim): Promise<0> {
  checkFilesToStart()
  const stopped = stopSignal()
  let isStopped = false
  void stopped.then(() => {
    isStopped = true
  })
  const patience = new StartPatience(logToStderr, () => isStopped)
  const serving = await patience.run(() =>
    openServing(configuration, call.version, logToStderr, (keys) => registerKey(configuration, keys)),
  )
  try {
    const few = fewFilesWarning()
    if (few !== undefined) logToStderr(few)
    claim.publish({ url: serving.url, token: serving.token, kind: "serve" })
    // Last, so that no later failure hides the secrets of new keys.
    await patience.run(() =>
      serving.firstKeys.create(async (keys) => void call.out.answer(await readyAnswer(serving, keys, call.version))),
    )
    await stopped
    call.out.progress("Stopping: waiting up to 10 s for running requests. Send the signal again to stop at once.")
  } finally {
    await serving.close()
  }
  return 0
}

/** Registers the configured key before the server accepts requests. Refuses an address that others can reach if there is no key. */
async function registerKey({ apiKey, server }: Configuration, keys: Keys): Promise<void> {
  if (apiKey !== undefined) {
    await keys.register(apiKey, { role: "admin", tenant: "default" })
  } else if (!isLoopback(server.host) && (await keys.list()).length === 0) {
    throw new CommandError(
      2,
      "options_invalid",
      `server.host ${server.host} is reachable from other machines, but there is no key yet`,
      { remedy: "Set KEEPSAKE_API_KEY to a long random string, or start once on 127.0.0.1, which creates keys." },
    )
  }
}

/** Resolves at the first SIGTERM or SIGINT; a second one exits at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const onSignal = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(signal === "SIGINT" ? 130 : 143)
      asked = true
      resolve()
    }
    process.on("SIGTERM", onSignal)
    process.on("SIGINT", onSignal)
  })
}
