/** A request that Keepsake rejects. `code` is for programs, the message and the remedy are for people. */
export class Rejection extends Error {
  override readonly name = "Rejection"
  readonly status: number
  readonly code: string
  readonly remedy: string
  readonly param: string | null

  constructor(status: number, code: string, message: string, remedy: string, param: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.remedy = remedy
    this.param = param
  }

  /** For error formats that have only one text. */
  get messageWithRemedy(): string {
    return `${this.message.replace(/\.$/, "")}. ${this.remedy}`
  }
}
