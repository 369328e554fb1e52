import { styleText } from "node:util"
import { MemoryError } from "@keepsake/core/plugin"
import type { CliContext } from "../cli-context.ts"
import { CommandError, type ExitCode } from "../command-error.ts"
import { isOutOfFiles, openFilesLimit, RAISE_FILES_LIMIT, TOO_FEW_FILES } from "../serving/open-files.ts"

/** The result of a command: JSON for programs, text for people. */
export interface CommandResult {
  readonly json: unknown
  readonly text: string
}

/** Writes the answer to stdout and everything else to stderr. */
export interface CommandOutput {
  /** Returns the exit code of a command that has its answer. */
  answer(answer: CommandResult): 0
  /** A progress line for people; silent with `--json`. */
  progress(line: string): void
  /** A line that the next one overwrites; an empty one clears it. False without a terminal, so that nothing was shown. */
  statusLine(line: string): boolean
  error(error: unknown): ExitCode
}

export function outputFor(json: boolean, { stdout, stderr }: Pick<CliContext, "stdout" | "stderr">): CommandOutput {
  return {
    answer: ({ json: value, text }) => {
      stdout.write(json ? `${JSON.stringify(value)}\n` : `${text}\n`)
      return 0
    },
    progress: (line) => {
      if (!json) stderr.write(`${line}\n`)
    },
    statusLine: (line) => {
      if (json || !stderr.isTTY) return false
      stderr.write(`\r\u001b[K${line}`)
      return true
    },
    error: (error) => {
      const { exit, code, message, remedy } = toCommandError(error)
      stderr.write(
        json
          ? `${JSON.stringify({ error: { code, message, ...(remedy === undefined ? {} : { remedy }) } })}\n`
          : `${styleText("red", code, { stream: stderr })}: ${message}\n${remedy === undefined ? "" : `${remedy}\n`}`,
      )
      return exit
    },
  }
}

/** Bold on a terminal, plain elsewhere and under `NO_COLOR`. */
export function bold(text: string): string {
  return styleText("bold", text, { stream: process.stdout })
}

/** Any failure as code, message, remedy and exit code; an unexpected one keeps its message. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (MemoryError.is(error)) {
    const usage = error.code === "options_invalid" || error.code === "part_missing"
    return new CommandError(usage ? 2 : 1, error.code, error.message, {
      cause: error,
      ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
    })
  }
  if (isOutOfFiles(error)) {
    const message = `This process has reached its limit of ${openFilesLimit() ?? "a few"} open files`
    return new CommandError(1, TOO_FEW_FILES, message, { cause: error, remedy: RAISE_FILES_LIMIT })
  }
  return new CommandError(1, "failed", error instanceof Error ? error.message : String(error), { cause: error })
}
