import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { resolve } from "node:path"
import { CommandError } from "../command-error.ts"

/** Where a key comes from; at most one of them. */
export interface KeySource {
  readonly key?: string | undefined
  readonly keyFile?: string | undefined
  readonly keyCommand?: readonly string[] | undefined
}

const COMMAND_TIMEOUT_MS = 30_000

/** Reads a key; `undefined` if there is no source. Neither the key nor what a command printed is ever part of an error. */
export function readKey({ key, keyFile, keyCommand }: KeySource, folder: string): string | undefined {
  if (key !== undefined) return key
  if (keyFile !== undefined) return readKeyFile(resolve(folder, keyFile))
  if (keyCommand !== undefined) return runKeyCommand(keyCommand)
  return undefined
}

/** The source for people: `the file /run/secrets/key`. */
export function keySourceText({ key, keyFile, keyCommand }: KeySource): string {
  if (key !== undefined) return "the environment"
  return keyFile === undefined ? `the command ${keyCommand?.[0]}` : `the file ${keyFile}`
}

/** Whether others than its user may read the file of a key. */
export function isReadableByOthers({ keyFile }: KeySource, folder: string): boolean {
  if (keyFile === undefined || process.platform === "win32") return false
  const mode = statSync(resolve(folder, keyFile), { throwIfNoEntry: false })?.mode ?? 0
  return (mode & 0o077) !== 0
}

function readKeyFile(file: string): string {
  try {
    return nonEmpty(readFileSync(file, "utf8"), `the file ${file}`)
  } catch (cause) {
    throw cause instanceof CommandError ? cause : unreadableKey(`The file ${file} with the key cannot be read`, cause)
  }
}

function runKeyCommand([program = "", ...words]: readonly string[]): string {
  let printed: string
  try {
    printed = execFileSync(program, words, {
      encoding: "utf8",
      timeout: COMMAND_TIMEOUT_MS,
      stdio: ["ignore", "pipe", "inherit"],
    })
  } catch (error) {
    const status = error instanceof Error && "status" in error ? error.status : undefined
    const why = typeof status === "number" ? `ended with ${status}` : "did not run or did not end"
    throw unreadableKey(`The command ${program}, which prints the key, ${why}`)
  }
  return nonEmpty(printed, `the command ${program}`)
}

function nonEmpty(text: string, from: string): string {
  const key = text.replace(/\r?\n$/, "")
  if (key === "") throw unreadableKey(`The key from ${from} is empty`)
  return key
}

function unreadableKey(message: string, cause?: unknown): CommandError {
  return new CommandError(3, "key_wrong", message, {
    cause,
    remedy: "Correct sqlite.keyFile or sqlite.keyCommand. Nothing was opened or created.",
  })
}
