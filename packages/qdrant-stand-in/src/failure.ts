/** What the server answers instead of a result. */
export class Failure extends Error {
  override readonly name = "Failure"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** 400: a body that is no such request. */
export function malformed(what: string): Failure {
  return new Failure(400, `Format error in JSON body: ${what}`)
}

/** 400: a request that does not fit the collection. */
export function wrongInput(what: string): Failure {
  return new Failure(400, `Wrong input: ${what}`)
}

/** 404 */
export function notFound(what: string): Failure {
  return new Failure(404, `Not found: ${what}`)
}

/** 400: strict mode's refusals, and requests that ask for nothing. */
export function badRequest(what: string): Failure {
  return new Failure(400, `Bad request: ${what}`)
}
