/** Every way Keepsake fails, and whether trying the same again may help. */
export const errorCodes = {
  cancelled: { retry: false },
  conflict: { retry: true },
  contract_unsupported: { retry: false },
  cursor_invalid: { retry: false },
  filter_unsupported: { retry: false },
  limit_exceeded: { retry: false },
  not_built: { retry: false },
  options_invalid: { retry: false },
  part_circular: { retry: false },
  part_duplicate: { retry: false },
  part_missing: { retry: false },
  scope_forbidden: { retry: false },
  space_mismatch: { retry: false },
  store_corrupt: { retry: false },
  store_unavailable: { retry: true },
  too_busy: { retry: true },
  upstream_failed: { retry: true },
} as const satisfies Record<string, { readonly retry: boolean }>

export type ErrorCode = keyof typeof errorCodes

const mark = Symbol.for("@keepsake/error")

/** What Keepsake throws: a code for programs, a sentence for people, and what to do about it. */
export class MemoryError extends Error {
  override readonly name = "MemoryError"
  readonly code: ErrorCode
  /** What the reader can do, as a sentence; absent where the message says it. */
  readonly remedy: string | undefined
  readonly [mark] = true

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { readonly remedy?: string }) {
    super(message, options)
    this.code = code
    this.remedy = options?.remedy
  }

  get retry(): boolean {
    return errorCodes[this.code].retry
  }

  /** `instanceof` fails across copies of this package; this does not. */
  static is(error: unknown, code?: ErrorCode): error is MemoryError {
    return error instanceof Error && mark in error && (code === undefined || (error as MemoryError).code === code)
  }
}
