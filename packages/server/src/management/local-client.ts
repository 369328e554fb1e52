import type { IncomingHttpHeaders } from "node:http"
import { ApiError, type Client, type ClientCall, type Route, type Routes, routes } from "@keepsake/api"
import type { Caller } from "../access/caller.ts"
import { toErrorResponse } from "./error-response.ts"
import type { Handlers } from "./handler.ts"
import { checkAccess, type Handler, validate } from "./table.ts"

/** Every line that takes and gives one value; what streams needs the wire. */
export type LocalClient = {
  readonly [Name in keyof Client as Routes[Name] extends { lines: unknown } | { answersLines: unknown }
    ? never
    : Name]: Client[Name]
}

/** The API without a wire, for a caller whose key was looked at: the same checks, answers and errors as over HTTP. */
export function createLocalClient(handlers: Handlers, caller: Caller, headers: IncomingHttpHeaders): LocalClient {
  // As in the table: each handler takes what its own line describes, and a loop over all cannot say so.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const lines = Object.entries<Route>(routes).filter(
    ([, route]) => !route.lines && !route.answersLines && !route.answersEvents,
  )
  const methods = lines.map(([name, route]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}, { signal }: ClientCall = {}) =>
      unlessAborted(signal, async () => {
        try {
          const answer = await byName[name]?.({
            ...split(route, input),
            caller: checkAccess(caller, route.access),
            headers,
          })
          return answer?.body
        } catch (error) {
          const { status, body } = toErrorResponse(error)
          const { code, message, remedy } = body.error
          throw new ApiError(status, code, message, remedy, { cause: error })
        }
      }),
  ])
  // Each line of the table became the method that its type says; entries cannot express that.
  return Object.fromEntries(methods) as LocalClient
}

function split(route: Route, input: Readonly<Record<string, unknown>>) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const isParam = ([name]: readonly [string, unknown]) => route.params !== undefined && name in route.params.shape
  const rest = Object.fromEntries(given.filter((one) => !isParam(one)))
  return {
    params: route.params && validate(route.params, Object.fromEntries(given.filter(isParam))),
    query: route.query && validate(route.query, route.body === undefined ? rest : {}),
    body: route.body && validate(route.body, rest),
  }
}

/** Nobody waits for what was given up; a write that has begun is done all the same. */
async function unlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal === undefined) return work()
  signal.throwIfAborted()
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener("abort", stop, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener("abort", stop)
  }
}
