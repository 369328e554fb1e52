import { z } from "zod"
import { type Client, type ClientOptions, createPlainClient } from "./plain-client.ts"
import type { Route } from "./route.ts"
import { toClientRoute } from "./route.ts"
import { routes } from "./table.ts"

const routesByName: Readonly<Record<string, Route>> = routes
const clientRoutes = Object.fromEntries(
  Object.entries(routesByName).map(([name, route]) => [name, toClientRoute(route)]),
)

/** A client with one method for each route. It validates every response; every failure is an `ApiError`. */
export function createClient(options: ClientOptions): Client {
  return createPlainClient(options, clientRoutes, (name, status, body) => {
    const expected = z.safeParse(routesByName[name]?.responses[status] ?? z.never(), body)
    return expected.success ? expected.data : undefined
  })
}
