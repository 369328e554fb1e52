/** What a call failed with. `status` 0: no answer came at all. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly status: number
  readonly code: string
  readonly remedy: string

  constructor(status: number, code: string, message: string, remedy: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.remedy = remedy
  }
}
