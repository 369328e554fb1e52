/** An error response of the server. */
export class QdrantError extends Error {
  override readonly name = "Failure"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** 400 for a malformed body. */
export function formatError(what: string): QdrantError {
  return new QdrantError(400, `Format error in JSON body: ${what}`)
}

/** 400 for a request that does not fit the collection. */
export function inputError(what: string): QdrantError {
  return new QdrantError(400, `Wrong input: ${what}`)
}

/** 404. */
export function notFoundError(what: string): QdrantError {
  return new QdrantError(404, `Not found: ${what}`)
}

/** 400 for strict mode violations and empty requests. */
export function badRequestError(what: string): QdrantError {
  return new QdrantError(400, `Bad request: ${what}`)
}
