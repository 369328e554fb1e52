import { text } from "node:stream/consumers"
import { CommandError, usageError } from "../command-error.ts"
import { pluralize } from "../output/plural.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const secretsCommand: Command = {
  usage: "seal | rotate",
  example: "keepsake secrets rotate",
  maxPositionals: 1,
  options: folderOptions,
  async run(call) {
    const [what] = call.arguments.positionals
    if (what === "seal") return sealSecret(call)
    if (what === "rotate") return rotate(call)
    throw usageError("secrets needs seal or rotate", "keepsake secrets seal < FILE or keepsake secrets rotate")
  },
}

/** Prints a secret from stdin as it may stand in the configuration file. */
async function sealSecret(call: Call): Promise<0> {
  const configuration = configurationOf(call)
  const secret = (await text(call.stdin)).replace(/\r?\n$/, "")
  if (secret === "") throw usageError("There is no secret on stdin", "printf %s SECRET | keepsake secrets seal")
  const { createFolder } = await import("../folder/create-folder.ts")
  const { seal } = await import("../secrets/sealed-values.ts")
  createFolder(configuration.dataDir)
  const value = seal(secret, configuration)
  return call.out.answer({ json: { sealed: value }, text: value })
}

async function rotate(call: Call): Promise<0> {
  const { out } = call
  const configuration = configurationOf(call)
  const { store, dataDir, file, settingsKey, settingsKeyBefore, postgres } = configuration
  if (settingsKey !== undefined && settingsKeyBefore === undefined) {
    throw new CommandError(2, "options_invalid", "settingsKey is set, but settingsKeyBefore is not", {
      remedy:
        "Give all servers the new key as KEEPSAKE_SETTINGS_KEY and the previous one as KEEPSAKE_SETTINGS_KEY_BEFORE, then rotate.",
    })
  }
  const { openFolder } = await import("../folder/open-folder.ts")
  const { rotateSecrets } = await import("../secrets/rotate-secrets.ts")
  const isShared = store === "postgres" && postgres.writers === "many"
  const { claim, owner } = isShared ? {} : await openFolder(dataDir)
  if (owner !== undefined) {
    throw new CommandError(1, "folder_in_use", `Process ${owner.pid} uses ${dataDir}`, {
      remedy: `Stop it first (kill ${owner.pid}), then try again.`,
    })
  }
  try {
    const { undoInterruptedRestore } = await import("../backups/interrupted-restore.ts")
    if (store !== "postgres" && store !== "memory") await undoInterruptedRestore(configuration.databaseFile)
    const { openSecretState } = await import("../secrets/secret-state.ts")
    const state = await openSecretState(configuration)
    try {
      const { sealed, unreadable } = await rotateSecrets(configuration, state, file)
      if (unreadable.length > 0) {
        throw new CommandError(1, "key_wrong", `No key opens ${unreadable.join(", ")}; the previous key was kept`, {
          remedy: "Set these secrets again, or remove them, then rotate once more.",
        })
      }
      const lines = [
        `Sealed ${pluralize(sealed.length, "secret")} with a new key`,
        ...sealed.map((place) => `  ${place}`),
        ...(settingsKeyBefore === undefined
          ? ["Values that are sealed in the environment must be sealed again: keepsake secrets seal"]
          : ["Remove KEEPSAKE_SETTINGS_KEY_BEFORE from all servers."]),
      ]
      return out.answer({ json: { did: "rotated", sealed }, text: lines.join("\n") })
    } finally {
      await state?.[Symbol.asyncDispose]?.()
    }
  } finally {
    claim?.release()
  }
}
