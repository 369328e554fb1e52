import { styleText } from "node:util"
import { MemoryError } from "@keepsake/core/plugin"
import { isOutOfFiles, openFilesLimit, RAISE_FILES, TOO_FEW_FILES } from "../serving/open-files.ts"
import { type ExitCode, Stop } from "../stop.ts"
import type { Surroundings } from "../surroundings.ts"

/** The result of a command: JSON for programs, text for people. */
export interface Answer {
  readonly json: unknown
  readonly text: string
}

/** Writes the answer to stdout and everything else to stderr. */
export interface Output {
  answer(answer: Answer): void
  /** A progress line for people; silent with `--json`. */
  progress(line: string): void
  /** A line that the next one overwrites; an empty one clears it. False without a terminal, so that nothing was shown. */
  passing(line: string): boolean
  error(error: unknown): ExitCode
}

export function outputFor(json: boolean, { stdout, stderr }: Pick<Surroundings, "stdout" | "stderr">): Output {
  return {
    answer: ({ json: value, text }) => {
      stdout.write(json ? `${JSON.stringify(value)}\n` : `${text}\n`)
    },
    progress: (line) => {
      if (!json) stderr.write(`${line}\n`)
    },
    passing: (line) => {
      if (json || !stderr.isTTY) return false
      stderr.write(`\r\u001b[K${line}`)
      return true
    },
    error: (error) => {
      const { exit, code, message, remedy } = asStop(error)
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
export function asStop(error: unknown): Stop {
  if (error instanceof Stop) return error
  if (MemoryError.is(error)) {
    const usage = error.code === "options_invalid" || error.code === "part_missing"
    return new Stop(usage ? 2 : 1, error.code, error.message, {
      cause: error,
      ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
    })
  }
  if (isOutOfFiles(error)) {
    const message = `This process has reached its limit of ${openFilesLimit() ?? "a few"} open files`
    return new Stop(1, TOO_FEW_FILES, message, { cause: error, remedy: RAISE_FILES })
  }
  return new Stop(1, "failed", error instanceof Error ? error.message : String(error), { cause: error })
}
