/** The result of one check. `warn` and `fail` have a remedy. */
export interface Check {
  readonly name: string
  readonly level: "ok" | "warn" | "fail"
  readonly message: string
  readonly remedy?: string
}

export function ok(name: string, message: string): Check {
  return { name, level: "ok", message }
}

export function warn(name: string, message: string, remedy: string): Check {
  return { name, level: "warn", message, remedy }
}

export function fail(name: string, message: string, remedy: string): Check {
  return { name, level: "fail", message, remedy }
}

/** The message of a thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
