import type { IncomingHttpHeaders } from "node:http"
import { ApiError, type Client, type ClientCall, type Route, type Routes, routes } from "@keepsake/api"
import type { Caller } from "../access/caller.ts"
import { toErrorResponse } from "./error-response.ts"
import type { Handlers } from "./handler.ts"
import { checkAccess, type Handler, validate } from "./table.ts"

/** The client's methods without streams, which need HTTP. */
export type LocalClient = {
  readonly [Name in keyof Client as Routes[Name] extends { requestLines: unknown } | { responseLines: unknown }
    ? never
    : Name]: Client[Name]
}

/** Calls the API in this process for an authenticated caller, with the same validation, results and errors as over HTTP. */
export function createLocalClient(handlers: Handlers, caller: Caller, headers: IncomingHttpHeaders): LocalClient {
  // Each handler has the types of its route, which a loop over all routes cannot express.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const localRoutes = Object.entries<Route>(routes).filter(
    ([, route]) => !route.requestLines && !route.responseLines && !route.responseEvents,
  )
  const methods = localRoutes.map(([name, route]) => [
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
  // Each route became the method that its type describes, which entries cannot express.
  return Object.fromEntries(methods) as LocalClient
}

function split(route: Route, input: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  const isParam = ([name]: readonly [string, unknown]) => route.params !== undefined && name in route.params.shape
  const rest = Object.fromEntries(entries.filter((one) => !isParam(one)))
  return {
    params: route.params && validate(route.params, Object.fromEntries(entries.filter(isParam))),
    query: route.query && validate(route.query, route.body === undefined ? rest : {}),
    body: route.body && validate(route.body, rest),
  }
}

/** Rejects when the signal is aborted. A write that has started is completed. */
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
