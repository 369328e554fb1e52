import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const command = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url))
/** A key set by configuration: an administrator of the tenant `default`. */
const KEY = "proof-key-0123456789abcdef"

export interface SentMessage {
  readonly role: "system" | "user" | "assistant"
  readonly content: string
}

export interface ChatReply {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

export interface StoredMemory {
  readonly id: string
  readonly content: string
  readonly category: string
  readonly user: string | null
  readonly session: string | null
  readonly source: { readonly origin: string }
}

type HeaderOptions = Readonly<Record<string, string>>

interface ServeOptions {
  readonly upstream?: string
  readonly environment?: HeaderOptions
  readonly port?: number
}

/** The built command serving, as a user runs it, on a data folder that outlives the process. */
export class KeepsakeProcess implements AsyncDisposable {
  readonly dataDir: string
  readonly #environment: HeaderOptions
  readonly #port: number
  #process: ChildProcess | undefined
  #url = ""

  private constructor(dataDir: string, environment: HeaderOptions, port: number) {
    this.dataDir = dataDir
    this.#environment = environment
    this.#port = port
  }

  /** Serves on a new folder, by default on a port that changes with each start; without an upstream, the demo model answers. */
  static async serve(options: ServeOptions = {}): Promise<KeepsakeProcess> {
    const environment: Record<string, string> = { KEEPSAKE_API_KEY: KEY, ...options.environment }
    if (options.upstream !== undefined) {
      environment.KEEPSAKE_UPSTREAM_OPENAI_BASE_URL = `${options.upstream}/v1`
      environment.KEEPSAKE_UPSTREAM_OPENAI_API_KEY = "sk-upstream-0123456789"
    }
    const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
    const keepsake = new KeepsakeProcess(folder, environment, options.port ?? 0)
    await keepsake.start()
    return keepsake
  }

  get url(): string {
    return this.#url
  }

  get file(): string {
    return join(this.dataDir, "keepsake.db")
  }

  get headers(): HeaderOptions {
    return headersOf({})
  }

  async start(): Promise<void> {
    const { OPENAI_API_KEY: _, OPENAI_BASE_URL: __, ...inherited } = process.env
    const args = [command, "serve", "--port", String(this.#port), "--json", "--data", this.dataDir]
    const child = spawn(process.execPath, args, {
      env: { ...inherited, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe"],
    })
    this.#process = child
    let said = ""
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = `${said}${text}`.slice(-2_000)
    })
    this.#url = await new Promise<string>((resolve, reject) => {
      let line = ""
      child.once("exit", (code) => reject(new Error(`serve ended with ${code}: ${said}`)))
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        line += text
        if (!line.includes("\n")) return
        // `--json` promises the shape of the ready line.
        const { url } = JSON.parse(line) as { url: string }
        resolve(url)
      })
    })
  }

  /** Stops the process: `SIGKILL` at any point, `SIGTERM` with a graceful shutdown. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill(signal)
    await ended
  }

  async chat(messages: readonly SentMessage[], headers: HeaderOptions = {}): Promise<ChatReply> {
    const model = Object.hasOwn(this.#environment, "KEEPSAKE_UPSTREAM_OPENAI_BASE_URL") ? "stub" : "keepsake-demo"
    const body = JSON.stringify({ model, messages })
    const response = await fetch(`${this.#url}/v1/chat/completions`, {
      method: "POST",
      headers: headersOf(headers),
      body,
    })
    // The shape of a chat completion; any other fails the proof that reads it.
    const reply = (await response.json()) as { choices?: [{ message: { content: string } }] }
    return { status: response.status, headers: response.headers, text: reply.choices?.[0].message.content ?? "" }
  }

  /** The management API's JSON response. */
  async api<T>(
    path: string,
    init: { readonly method?: string; readonly body?: object; readonly key?: string } = {},
  ): Promise<T> {
    const { method = "GET", body, key } = init
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: headersOf(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    // Each caller names the response type of its route.
    return (await response.json()) as T
  }

  /** All stored memories, read page by page. */
  async everything(query = "scope=tenant&status=all", key?: string): Promise<readonly StoredMemory[]> {
    const kept: StoredMemory[] = []
    let cursor = ""
    do {
      const page = await this.api<{ data: StoredMemory[]; next?: string }>(
        `/api/memory?limit=200&turns=true&${query}${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`,
        key === undefined ? {} : { key },
      )
      kept.push(...page.data)
      cursor = page.next ?? ""
    } while (cursor !== "")
    return kept
  }

  /** Resolves when no turn is due. */
  async settled(ms = 30_000): Promise<void> {
    const until = Date.now() + ms
    for (;;) {
      const { queue } = await this.api<{ queue: { pending: number; failed: number } }>("/api/memory/health")
      if (queue.pending === 0) {
        if (queue.failed > 0) throw new Error(`${queue.failed} turns failed`)
        return
      }
      if (Date.now() > until) throw new Error(`${queue.pending} turns were still due after ${ms} ms`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end("SIGKILL")
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

function headersOf(headers: HeaderOptions): HeaderOptions {
  return { authorization: `Bearer ${KEY}`, "content-type": "application/json", ...headers }
}
