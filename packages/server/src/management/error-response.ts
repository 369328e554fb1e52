import type { ErrorBody } from "@keepsake/api"
import { type ErrorCode, MemoryError } from "@keepsake/core"
import { Rejection } from "../rejection.ts"

/** The HTTP status of every error code of the engine. */
const statusOf = {
  cancelled: 503,
  conflict: 409,
  contract_unsupported: 500,
  cursor_invalid: 400,
  filter_unsupported: 422,
  limit_exceeded: 413,
  options_invalid: 422,
  part_circular: 500,
  part_duplicate: 500,
  part_missing: 422,
  space_mismatch: 422,
  store_corrupt: 503,
  store_unavailable: 503,
  too_busy: 503,
  upstream_failed: 503,
} as const satisfies Record<ErrorCode, number>

const remedyOf: { readonly [Code in ErrorCode]?: string } = {
  conflict: "Read it again and repeat the change.",
  cursor_invalid: "Ask for the first page again, without a cursor.",
  limit_exceeded: "Send less.",
  store_corrupt: "Run: keepsake doctor",
  store_unavailable: "Try again in a moment; if it stays so, run: keepsake doctor",
  too_busy: "Try again in a moment.",
}

/** A body or a query that does not match the route's schema. */
export class InvalidRequest extends Rejection {
  readonly details: readonly { readonly field: string; readonly message: string }[]

  constructor(status: number, code: string, remedy: string, details: InvalidRequest["details"]) {
    const [first] = details
    super(status, code, first === undefined ? "The request is not valid" : formatDetail(first), remedy)
    this.details = details
  }

  /** The first invalid field, or `body` if the whole request is invalid. */
  get params(): { readonly field: string } {
    return { field: this.details[0]?.field || "body" }
  }
}

/** The response for any thrown value. Details of unexpected errors are not exposed. */
export function toErrorResponse(error: unknown): { readonly status: number; readonly body: ErrorBody } {
  if (error instanceof Rejection) {
    const { status, code, message, remedy } = error
    const more = error instanceof InvalidRequest ? { params: error.params, details: [...error.details] } : {}
    return { status, body: { error: { code, message, remedy, ...more } } }
  }
  if (MemoryError.is(error)) {
    const remedy = error.remedy ?? remedyOf[error.code] ?? "Correct the request."
    return { status: statusOf[error.code], body: { error: { code: error.code, message: error.message, remedy } } }
  }
  const remedy = "Look into the server's log; if it stays so, run: keepsake doctor"
  return { status: 500, body: { error: { code: "internal", message: "Something unexpected failed", remedy } } }
}

function formatDetail({ field, message }: InvalidRequest["details"][number]): string {
  return field === "" ? message : `${field}: ${message}`
}
