import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { PassThrough, Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { runCommandLine } from "../src/command-line.ts"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
export interface Ready {
  readonly event: string
  readonly url: string
  readonly dataDir: string
  readonly store: string
  readonly upstream: string
  readonly keys?: { readonly client: string; readonly admin: string }
}

/** The built command in a folder of its own, with nothing of this machine's environment but the way to Node. */
export class Place implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), "keepsake-cli-"))
  readonly data = join(this.folder, "data")
  readonly #running = new Set<ChildProcess>()

  /** In this process: the command meets its surroundings only through what it is given. */
  async run(words: readonly string[], environment: Record<string, string> = {}, input = ""): Promise<Ended> {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()]
    const printed = Promise.all([text(stdout), text(stderr)])
    const surroundings = {
      environment: this.environment(environment),
      cwd: this.folder,
      stdin: Readable.from([input]),
    }
    const code = await runCommandLine(words, { ...surroundings, stdout, stderr })
    stdout.end()
    stderr.end()
    const [answered, said] = await printed
    return { code, stdout: answered, stderr: said }
  }

  /** As a process of its own, as a person starts it; `heard` is told what it has said on stderr so far. */
  async runAlone(
    words: readonly string[],
    environment: Record<string, string> = {},
    input = "",
    heard: (stderr: string) => void = () => undefined,
  ): Promise<Ended> {
    const child = this.#spawn(words, environment)
    child.stdin.end(input)
    let stderr = ""
    child.stderr.setEncoding("utf8").on("data", (chunk) => {
      stderr += chunk
      heard(stderr)
    })
    const [[code], stdout] = await Promise.all([once(child, "close"), text(child.stdout)])
    return { code, stdout, stderr }
  }

  /** A server that takes requests, on a free port unless the words say otherwise. `files`: how many it may have open; `heard` as above. */
  async serve(
    words: readonly string[] = [],
    environment: Record<string, string> = {},
    files?: number,
    heard: (stderr: string) => void = () => undefined,
  ): Promise<Server> {
    const port = words.includes("--port") ? [] : ["--port", "0"]
    const child = this.#spawn(["serve", "--json", ...port, ...words], environment, files)
    let stderr = ""
    child.stderr.on("data", (chunk) => {
      stderr += chunk
      heard(stderr)
    })
    for await (const line of createInterface({ input: child.stdout })) {
      // The command under test wrote it; what it holds is what the tests look at.
      return new Server(JSON.parse(line) as Ready, child, () => stderr)
    }
    throw new Error(`It did not start: ${stderr}`)
  }

  /** What a server tells people once it takes requests; it is stopped then. */
  async startText(environment: Record<string, string>): Promise<string> {
    const child = this.#spawn(["serve", "--port", "0"], environment)
    const closed = once(child, "close")
    let said = ""
    for await (const chunk of child.stdout) {
      said += chunk
      if (!said.includes("this link works once")) continue
      child.kill("SIGTERM")
      break
    }
    await closed
    return said
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#running) child.kill("SIGKILL")
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Of a process that runs here. */
  environment(more: Record<string, string> = {}): Record<string, string> {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env
    return { PATH, NODE_COMPILE_CACHE, HOME: this.folder, KEEPSAKE_DATA_DIR: this.data, ...more }
  }

  #spawn(words: readonly string[], environment: Record<string, string>, files?: number) {
    const given = [main, ...words]
    const limited = ["-c", `ulimit -n ${files} && exec "$0" "$@"`, process.execPath, ...given]
    const [command, all] = files === undefined ? [process.execPath, given] : ["/bin/sh", limited]
    const child = spawn(command, all, {
      cwd: this.folder,
      env: this.environment(environment),
    })
    this.#running.add(child)
    child.once("close", () => this.#running.delete(child))
    return child
  }
}

export class Server {
  readonly ready: Ready
  readonly stderr: () => string
  readonly #child: ChildProcess

  constructor(ready: Ready, child: ChildProcess, stderr: () => string) {
    this.ready = ready
    this.#child = child
    this.stderr = stderr
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    const closed = once(this.#child, "close")
    this.#child.kill(signal)
    const [code] = await closed
    return code
  }

  /** The status and body of a request with a key. */
  async ask(path: string, key: string | undefined, body?: unknown): Promise<{ status: number; body: string }> {
    const answer = await fetch(`${this.ready.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        "content-type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.text() }
  }

  async remove(path: string, key: string | undefined): Promise<{ status: number }> {
    const headers = { authorization: `Bearer ${key}` }
    return fetch(`${this.ready.url}${path}`, { method: "DELETE", headers })
  }
}
