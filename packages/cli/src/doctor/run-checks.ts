import { type Call, configurationOf } from "../commands/command.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { missingEmbedderKey } from "../configuration/embedder.ts"
import { toCommandError } from "../output/output.ts"
import { type Check, fail, ok, warn } from "./check.ts"
import { checkDataFiles } from "./data-files.ts"
import { checkDatabase } from "./database.ts"
import { checkEngine } from "./engine.ts"
import { checkDisk, checkFolder, checkNode } from "./machine.ts"
import { checkReachability } from "./reachability.ts"
import { checkRules } from "./rules.ts"
import { checkSystem } from "./system.ts"
import { checkUpstreams } from "./upstream.ts"

/** All checks; with an invalid configuration, only those of the machine. */
export async function runChecks(call: Call): Promise<readonly Check[]> {
  let configuration: Configuration
  try {
    configuration = configurationOf(call)
  } catch (error) {
    const { message, remedy } = toCommandError(error)
    return [checkNode(), ...checkSystem(), fail("configuration", message, remedy ?? "Correct the configuration.")]
  }
  const { dataDir, file } = configuration
  return [
    checkNode(),
    ...checkSystem(),
    ok("configuration", file === undefined ? "no file, all settings are valid" : `${file}, all settings are valid`),
    ...checkEmbedderKey(configuration),
    checkFolder(dataDir),
    await checkDisk(dataDir),
    await checkDatabase(configuration),
    ...checkDataFiles(configuration),
    ...(await checkReachability(configuration)),
    ...(await checkEngine(call, configuration)),
    ...(await checkUpstreams(configuration)),
    ...(call.arguments.has("quick") ? [] : [await runRules(call, configuration)]),
  ]
}

/** Checked before the first memory, when no embedder was called yet. */
function checkEmbedderKey(configuration: Configuration): readonly Check[] {
  const [what, remedy] = missingEmbedderKey(configuration)?.message.split(": set ") ?? []
  return what === undefined ? [] : [warn("embedder key", what, `Set ${remedy}.`)]
}

function runRules(call: Call, configuration: Configuration): Promise<Check> {
  call.out.progress("Testing the store rules on temporary files: this takes 10 s and more.")
  return checkRules(configuration, call.out)
}
