import type { MessageParams } from "./schemas/codes.ts"

/** The error of a failed call. `status` is 0 when the server did not respond. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly status: number
  readonly code: string
  readonly remedy: string
  /** The values that the message mentions. */
  readonly params: MessageParams

  constructor(
    status: number,
    code: string,
    message: string,
    remedy: string,
    { params = {}, ...options }: ErrorOptions & { readonly params?: MessageParams } = {},
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.remedy = remedy
    this.params = params
  }
}
