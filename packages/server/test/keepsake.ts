import { errorSchema, type Route, type RouteName, routes } from "@keepsake/api"
import { createMemory, type MemoryEngine } from "@keepsake/core"
import { expect, onTestFinished } from "vitest"
import { defaultOwnerSources, Keys, type RunningServer, type ServerOptions, startServer } from "../src/index.ts"
import { holdAgainstTheDocument } from "./against-the-document.ts"

export interface Keepsake {
  readonly server: RunningServer
  readonly url: string
  readonly memory: MemoryEngine
  readonly keys: Keys
  /** Administrator of the tenant `default`. */
  readonly admin: string
  /** A user key of the tenant `default`. */
  readonly user: string
  /** A user key of the tenant `other`. */
  readonly stranger: string
}

/** A whole server over an engine in memory, ended with the test. */
export async function keepsake(options: Partial<ServerOptions> = {}): Promise<Keepsake> {
  const running = await started(options)
  onTestFinished(() => running.end())
  return running
}

/** The same for several tests; `end` ends it. */
export async function started(options: Partial<ServerOptions> = {}): Promise<Keepsake & { end(): Promise<void> }> {
  const memory = options.memory ?? (await createMemory())
  const keys = await Keys.open(memory.state)
  const [admin, user, stranger] = await Promise.all([
    keys.create({ tenant: "default", role: "admin", serves: "one" }),
    keys.create({ tenant: "default", role: "user", serves: "many" }),
    keys.create({ tenant: "other", role: "user", serves: "one" }),
  ])
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    upstream: {},
    owner: defaultOwnerSources,
    allowedHosts: [],
    corsOrigins: [],
    version: "0.0.0-test",
    ...options,
    memory,
    keys,
  })
  const letGo = holdAgainstTheDocument(server.url)
  return {
    async end() {
      letGo()
      await server.close(100)
      await memory[Symbol.asyncDispose]()
    },
    server,
    url: server.url,
    memory,
    keys,
    admin: admin.secret,
    user: user.secret,
    stranger: stranger.secret,
  }
}

export interface Asking {
  readonly key?: string | undefined
  readonly path?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks one line of the table and holds the answer against its schema: what is not listed has the error's shape. */
export async function ask(
  url: string,
  name: RouteName,
  asking: Asking = {},
): Promise<{ status: number; body: unknown }> {
  const route: Route = routes[name]
  const { key, path = route.path, body, headers = {} } = asking
  const response = await fetch(url + path, {
    method: route.method,
    headers: {
      ...headers,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  const schema = route.responses[response.status] ?? errorSchema
  const checked = schema.safeParse(answer)
  expect(checked.error?.issues, `${name} answered ${response.status}: ${JSON.stringify(answer)}`).toBeUndefined()
  return { status: response.status, body: answer }
}

/** Adds a memory and gives its id. */
export async function add(
  url: string,
  key: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await ask(url, "addMemory", { key, body, headers })
  expect(answer.status).toBe(201)
  return String(Object(answer.body).id)
}
