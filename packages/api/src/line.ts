import type { Route } from "./route.ts"

/** A route without its schemas, as plain data for clients in browsers. */
export interface Line {
  readonly method: Route["method"]
  readonly path: string
  /** Names of the input that are part of the path. */
  readonly params: readonly string[]
  readonly hasBody: boolean
  /** Whether the request or the response consists of JSON lines instead of one JSON body. */
  readonly takesLines: boolean
  readonly answersLines: boolean
  /** Statuses with a response schema of the route's own. */
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
