import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { MemoryEngine, MemorySettings, OpenTurn, Placement, TurnRequest } from "@keepsake/core"
import type { Caller, Refusal } from "../../src/access/caller.ts"
import {
  createGateway,
  defaultOwnerSources,
  type GatewayCount,
  type GatewayEvent,
  type GatewayOptions,
  type UpstreamSettings,
} from "../../src/gateway/index.ts"

export const KEY = "kp_0123456789abcdef"

export interface Taken {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: Buffer
}
export interface Upstream extends AsyncDisposable {
  readonly baseUrl: string
  readonly taken: Taken[]
  /** Requests whose connection ended before their reply did. */
  readonly cut: Promise<void>
}

/** A real server on loopback that answers as `reply` says, after the whole request has come. */
export async function upstreamThat(reply: (res: ServerResponse, taken: Taken) => unknown): Promise<Upstream> {
  const taken: Taken[] = []
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  const server = createServer(async (req, res) => {
    res.on("close", () => {
      if (!res.writableFinished) resolve()
    })
    const chunks: Buffer[] = []
    try {
      for await (const chunk of req) chunks.push(Buffer.from(chunk))
    } catch {
      return
    }
    const one = { method: req.method ?? "", url: req.url ?? "", headers: req.headers, body: Buffer.concat(chunks) }
    taken.push(one)
    await reply(res, one)
  })
  const url = await listening(server)
  return { baseUrl: `${url}/v1`, taken, cut, [Symbol.asyncDispose]: () => closing(server) }
}

export interface Finish {
  readonly text: string
  readonly whole: boolean
  readonly keep?: boolean
}
export interface Recalling {
  readonly placement?: Placement
  readonly recalled?: readonly string[]
  readonly tokens?: number
  readonly mode?: MemorySettings["mode"]
  readonly degraded?: readonly string[]
  readonly session?: string
}
export interface Notes {
  readonly begun: TurnRequest[]
  readonly finished: Finish[]
  abandoned: number
}

/** An engine that recalls what the test says and notes what it was told. */
export function memoryThat(
  recall: (request: TurnRequest) => Recalling | Promise<Recalling>,
  more: {
    readonly settings?: Partial<MemorySettings>
    readonly finish?: () => Promise<void>
    readonly troubles?: readonly string[]
  } = {},
): { readonly memory: MemoryEngine; readonly notes: Notes } {
  const notes: Notes = { begun: [], finished: [], abandoned: 0 }
  const stored = new Set<string>()
  const partly = {
    settings: { mode: "on", scope: "user", maxTokens: 800, ...more.settings },
    state: { problems: () => more.troubles ?? [] },
    store: {
      read: async (_scope: unknown, ids: readonly string[]) =>
        ids.map((id) => (stored.has(id) ? { id, status: "active" } : undefined)),
    },
    async begin(request: TurnRequest): Promise<OpenTurn> {
      notes.begun.push(request)
      const looks = request.mode === undefined || request.mode === "on" || request.mode === "read"
      const found = looks ? await recall(request) : {}
      for (const id of found.recalled ?? []) stored.add(id)
      return {
        session: request.session ?? found.session ?? "s-1",
        trace: "t-1",
        mode: found.mode ?? request.mode ?? "on",
        placement: found.placement,
        recalled: found.recalled ?? [],
        tokens: found.tokens ?? 0,
        degraded: found.degraded ?? [],
        async finish(reply) {
          notes.finished.push(reply)
          await more.finish?.()
        },
        abandon: () => void notes.abandoned++,
      }
    },
    forget: (id: string) => stored.delete(id),
  }
  // The gateway uses nothing else of an engine.
  return { memory: partly as unknown as MemoryEngine, notes }
}

export const nothingRecalled = () => memoryThat(() => ({}))

// Only the gateway's owner check could mint one; the test is that owner check.
export const someone = {
  tenant: "acme" as Caller["tenant"],
  keyId: "key-1",
  role: "user",
  serves: "one",
  widest: "user",
} as const

export interface House extends AsyncDisposable {
  readonly url: string
  readonly events: GatewayEvent[]
  readonly counted: GatewayCount[]
  /** A request with the key, read to its end. */
  ask(path: string, init?: Asking): Promise<Answer>
}
export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | object
}
export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  readonly body: Buffer
  readonly text: string
  json(): unknown
  /** The reply broke off. */
  readonly broken: boolean
}

export async function house(options: {
  readonly memory: MemoryEngine
  readonly upstream?: UpstreamSettings | undefined
  readonly anthropic?: UpstreamSettings | undefined
  readonly demoModel?: boolean
  readonly caller?: Partial<Caller>
  readonly owner?: Partial<GatewayOptions["owner"]>
  /** Issued beside the key. */
  readonly secrets?: readonly string[]
}): Promise<House> {
  const events: GatewayEvent[] = []
  const counted: GatewayCount[] = []
  const gateway = createGateway({
    memory: options.memory,
    upstream: {
      ...(options.upstream && { openai: options.upstream }),
      ...(options.anthropic && { anthropic: options.anthropic }),
      ...(options.demoModel !== undefined && { demoModel: options.demoModel }),
    },
    owner: { ...defaultOwnerSources, ...options.owner },
    isRevoked: async () => false,
    isOwnKey: async (secret) => secret === KEY || options.secrets?.includes(secret) === true,
    identify: async (headers) => identify(headers, options.caller ?? {}),
    log: (event) => events.push(event),
    count: (what) => counted.push(what),
  })
  const server = createServer((req, res) => void gateway.handle(req, res))
  const url = await listening(server)
  return {
    url,
    events,
    counted,
    ask: (path, init) => ask(url + path, init),
    async [Symbol.asyncDispose]() {
      await gateway.close()
      await closing(server)
    },
  }
}

function identify(headers: IncomingMessage["headers"], caller: Partial<Caller>): Caller | Refusal {
  const own = { ...someone, ...caller }
  if (headers["x-keepsake-key"] === KEY) return { ...own, presented: "x-keepsake-key" }
  if (headers.authorization === `Bearer ${KEY}`) return { ...own, presented: "authorization" }
  if (headers["x-api-key"] === KEY) return { ...own, presented: "x-api-key" }
  return { status: 401, code: "key_missing", message: "There is no key.", remedy: "Send one." }
}

function ask(url: string, { method = "POST", headers = {}, body }: Asking = {}): Promise<Answer> {
  // Node writes a string together with the headers, which would turn both into UTF-8.
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === "object" ? JSON.stringify(body) : (body ?? ""))
  const named = Object.keys(headers).some((name) => /^(?:authorization|x-api-key|x-keepsake-key)$/i.test(name))
  const all = { ...(named ? {} : { authorization: `Bearer ${KEY}` }), "content-type": "application/json", ...headers }
  return new Promise((resolve, reject) => {
    const req = httpRequest(url, { method, headers: all, agent: false }, (res) => {
      const chunks: Buffer[] = []
      const done = (broken: boolean) => {
        const whole = Buffer.concat(chunks)
        const text = whole.toString("utf8")
        const { statusCode = 0 } = res
        resolve({ status: statusCode, headers: res.headers, body: whole, text, json: () => JSON.parse(text), broken })
      }
      res.on("data", (chunk: Buffer) => chunks.push(chunk))
      res.on("end", () => done(false))
      res.on("error", () => done(true))
    })
    req.on("error", reject)
    req.end(bytes)
  })
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

async function closing(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

export function completion(text: string): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-x",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

export function sendJson(res: ServerResponse, value: object, headers: Readonly<Record<string, string>> = {}): void {
  const body = Buffer.from(JSON.stringify(value))
  res.writeHead(200, { "content-type": "application/json", "content-length": body.length, ...headers }).end(body)
}

export function chunkEvent(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "gpt-x", choices })}\n\n`
}

export const user = (content: unknown) => ({ role: "user", content })
