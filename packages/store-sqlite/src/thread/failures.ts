import { type ErrorCode, MemoryError } from "@keepsake/core/plugin"

/** An error in transit from a worker thread to the caller. */
export interface WorkerFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly remedy?: string
  /** There was no room for what should have been written. */
  readonly isFull?: true
}

/** Whether another connection holds a required lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(signBits(error))
}

/** Converts any error to a code, a sentence and a remedy. */
export function toFailure(error: unknown, path: string): WorkerFailure {
  if (MemoryError.is(error)) {
    const { code, message, remedy } = error
    return { code, message, ...(remedy !== undefined && { remedy }) }
  }
  const code = signBits(error)
  for (const [pattern, describe] of known) {
    if (!pattern.test(code)) continue
    const { message, ...rest } = describe(path)
    // That a quota is used up, SQLite reports as a failed write.
    const isFull = /^SQLITE_(?:FULL|IOERR_WRITE)$/.test(code)
    return { ...rest, message: `${message} (${code})`, ...(isFull && { isFull }) }
  }
  const detail = error instanceof Error ? error.message : String(error)
  return { code: "store_unavailable", message: `The database ${path} failed: ${detail}` }
}

/** A cause with the code `ENOSPC` says that there was no room. */
export function toMemoryError({ code, message, remedy, isFull }: WorkerFailure): MemoryError {
  return new MemoryError(code, message, {
    ...(remedy !== undefined && { remedy }),
    ...(isFull && { cause: Object.assign(new Error("No space left"), { code: NO_SPACE }) }),
  })
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && signBits(error.cause) === NO_SPACE
}

const NO_SPACE = "ENOSPC"

export function tooBusy(path: string, seconds: number): WorkerFailure {
  return {
    code: "too_busy",
    message: `Another process has held the lock of ${path} for ${seconds} seconds; nothing was changed`,
    remedy: "End the other process, or try again when it has finished.",
  }
}

export const readOnly = (path: string): WorkerFailure => ({
  code: "store_unavailable",
  message: `The database ${path} cannot be written: the file or its folder is read-only for this user`,
  remedy: "Give this user the right to write the file and its folder, then try again.",
})

const known: readonly (readonly [pattern: RegExp, describe: (path: string) => WorkerFailure])[] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    (path) => ({
      code: "store_corrupt",
      message: `${path} is damaged, or is no SQLite database`,
      remedy:
        "Restore the file from a backup, or move it away to start with an empty one. If it is encrypted, set sqlite.encryption and its key.",
    }),
  ],
  [/^SQLITE_(READONLY|PERM|AUTH)/, readOnly],
  [
    /^SQLITE_FULL/,
    (path) => ({
      code: "store_unavailable",
      message: `There is no space left for ${path}; the change was not made`,
      remedy: "Free some space on that disk, then try again.",
    }),
  ],
  [
    /^SQLITE_CANTOPEN/,
    (path) => ({
      code: "store_unavailable",
      message: `The database ${path} cannot be opened`,
      remedy: "See that the folder exists and that this user may read and write in it.",
    }),
  ],
  [
    /^SQLITE_IOERR/,
    (path) => ({
      code: "store_unavailable",
      message: `The disk failed while ${path} was read or written; the change was not made`,
      remedy: "See that the disk is there, healthy and not full, then try again.",
    }),
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (path) => ({
      code: "too_busy",
      message: `Another process holds the lock of ${path}`,
      remedy: "Try again when it has finished.",
    }),
  ],
]

function signBits(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""
}
