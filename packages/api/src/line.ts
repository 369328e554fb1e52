import type { Route } from "./route.ts"

/** What a client has to know of a line of the table to ask it: plain data, without schemas. */
export interface Line {
  readonly method: Route["method"]
  readonly path: string
  /** Which names of the input stand in the path. */
  readonly params: readonly string[]
  readonly hasBody: boolean
  /** Lines of JSON go in, or come out, in the place of a body. */
  readonly takesLines: boolean
  readonly answersLines: boolean
  /** Those with an answer of the line's own. */
  readonly statuses: readonly number[]
}

export function lineOf({ method, path, params, body, lines, answersLines, responses }: Route): Line {
  return {
    method,
    path,
    params: Object.keys(params?.shape ?? {}),
    hasBody: body !== undefined,
    takesLines: lines !== undefined,
    answersLines: answersLines !== undefined,
    statuses: Object.keys(responses).map(Number),
  }
}
