/** 0 done, 1 failed, 2 wrong usage or configuration, 3 unhealthy or unreachable. */
export type ExitCode = 0 | 1 | 2 | 3

/** Ends a command: a code for programs, a sentence for people, what to do about it, and the exit code. */
export class CommandError extends Error {
  override readonly name = "CommandError"
  readonly exit: ExitCode
  readonly code: string
  readonly remedy: string | undefined

  constructor(exit: ExitCode, code: string, message: string, options?: ErrorOptions & { readonly remedy?: string }) {
    super(message, options)
    this.exit = exit
    this.code = code
    this.remedy = options?.remedy
  }
}

/** Wrong usage: exit 2. */
export function usageError(message: string, remedy?: string): CommandError {
  return new CommandError(2, "usage", message, remedy === undefined ? {} : { remedy })
}
