/** Every way Keepsake fails. `retry`: whether trying the same call again may help. */
export const errorCodes = {
  cancelled: { retry: false },
  conflict: { retry: true },
  contract_unsupported: { retry: false },
  cursor_invalid: { retry: false },
  filter_unsupported: { retry: false },
  limit_exceeded: { retry: false },
  options_invalid: { retry: false },
  part_circular: { retry: false },
  part_duplicate: { retry: false },
  part_missing: { retry: false },
  space_mismatch: { retry: false },
  store_corrupt: { retry: false },
  store_unavailable: { retry: true },
  too_busy: { retry: true },
  upstream_failed: { retry: true },
} as const satisfies Record<string, { readonly retry: boolean }>

export type ErrorCode = keyof typeof errorCodes

const mark = Symbol.for("@keepsake/error")

/** What Keepsake throws: a code for programs, a sentence for people and, where the sentence does not contain it, the remedy. */
export class MemoryError extends Error {
  override readonly name = "MemoryError"
  readonly code: ErrorCode
  readonly remedy: string | undefined
  readonly [mark] = true

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { readonly remedy?: string }) {
    super(message, options)
    this.code = code
    this.remedy = options?.remedy
  }

  /** `instanceof` fails across copies of this package; this does not. */
  static is(error: unknown, code?: ErrorCode): error is MemoryError {
    return error instanceof Error && mark in error && (code === undefined || (error as MemoryError).code === code)
  }
}
