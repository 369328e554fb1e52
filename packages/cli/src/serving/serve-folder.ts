import type { Call } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import type { Claim } from "../folder/open-folder.ts"
import { createFirstKeys, registerKey } from "./first-keys.ts"
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
  const few = fewFilesWarning()
  if (few !== undefined) logToStderr(few)
  claim.publish({ url: serving.url, token: serving.token, kind: "serve" })
  const keys = await createFirstKeys(serving.keys, patience)
  call.out.answer(await patience.run(() => readyAnswer(serving, keys, call.version)))
  await stopped
  call.out.progress("Stopping: waiting up to 10 s for running requests. Send the signal again to stop at once.")
  await serving.close()
  return 0
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
