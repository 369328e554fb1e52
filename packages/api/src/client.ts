import { z } from "zod"
import { lineOf } from "./line.ts"
import { type Client, type ClientOptions, createPlainClient } from "./plain-client.ts"
import type { Route } from "./route.ts"
import { routes } from "./table.ts"

const table: Readonly<Record<string, Route>> = routes
const lines = Object.fromEntries(Object.entries(table).map(([name, route]) => [name, lineOf(route)]))

/** A client with one method for each route. It validates every response; every failure is an `ApiError`. */
export function createClient(options: ClientOptions): Client {
  return createPlainClient(options, lines, (name, status, body) => {
    const expected = z.safeParse(table[name]?.responses[status] ?? z.never(), body)
    return expected.success ? expected.data : undefined
  })
}
