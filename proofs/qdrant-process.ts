import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

/** A Qdrant server started from its binary, which can be killed and restarted with the same folder and port. */
export class QdrantProcess implements AsyncDisposable {
  readonly url: string
  readonly #binary: string
  readonly #folder: string
  readonly #port: number
  #child: ChildProcess | undefined

  private constructor(binary: string, folder: string, port: number) {
    this.#binary = binary
    this.#folder = folder
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(binary: string, folder: string): Promise<QdrantProcess> {
    const made = new QdrantProcess(binary, folder, await freePort())
    await made.start()
    return made
  }

  async start(): Promise<void> {
    const environment = {
      QDRANT__STORAGE__STORAGE_PATH: `${this.#folder}/storage`,
      QDRANT__STORAGE__SNAPSHOTS_PATH: `${this.#folder}/snapshots`,
      QDRANT__SERVICE__HOST: "127.0.0.1",
      QDRANT__SERVICE__HTTP_PORT: `${this.#port}`,
      QDRANT__SERVICE__GRPC_PORT: `${await freePort()}`,
      QDRANT__TELEMETRY_DISABLED: "true",
      QDRANT__LOG_LEVEL: "ERROR",
    }
    const options = { cwd: this.#folder, env: { ...process.env, ...environment }, stdio: "ignore" } as const
    const child = spawn(this.#binary, ["--disable-telemetry"], options)
    this.#child = child
    for (let waited = 0; waited < 600; waited++) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (ready?.ok) return
      if (child.exitCode !== null) throw new Error(`${this.#binary} ended with ${child.exitCode}`)
      await pause(100)
    }
    throw new Error(`${this.#binary} was not ready in 60 s`)
  }

  /** Nothing is flushed, so the server loses what it had only in memory. */
  async kill(): Promise<void> {
    if (this.#child === undefined || this.#child.exitCode !== null) return
    const gone = once(this.#child, "exit")
    this.#child.kill("SIGKILL")
    await gone
    this.#child = undefined
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("No free port")
  return address.port
}
