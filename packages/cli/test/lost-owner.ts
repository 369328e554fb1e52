import { mkdirSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { claimFile } from "@keepsake/store-sqlite"
import { removeOwner, writeOwner } from "../src/folder/owner-file.ts"

/** The owner of a data folder that breaks off every request but the one by which it is recognised, and takes its time for that one. */
export class LostOwner implements AsyncDisposable {
  /** Bodies of requests. */
  readonly asked: string[] = []
  readonly #dataDir: string
  readonly #server: Server
  readonly #claim: ReturnType<typeof claimFile>

  private constructor(dataDir: string, answersAfterMs: number) {
    mkdirSync(dataDir, { mode: 0o700 })
    this.#dataDir = dataDir
    this.#claim = claimFile(join(dataDir, "keepsake.lock"))
    this.#server = createServer((req, res) => {
      if (req.url === "/api/status") {
        setTimeout(() => res.end("{}"), answersAfterMs)
        return
      }
      void text(req).then((body) => {
        this.asked.push(body)
        res.destroy()
      })
    })
  }

  static async of(dataDir: string, answersAfterMs = 0): Promise<LostOwner> {
    const owner = new LostOwner(dataDir, answersAfterMs)
    await new Promise<void>((resolve) => owner.#server.listen(0, "127.0.0.1", resolve))
    // A server that listens on TCP has such an address.
    const { port } = owner.#server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    writeOwner(dataDir, { pid: process.pid, url, token: "t", kind: "command", since: 0 })
    return owner
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    removeOwner(this.#dataDir)
    this.#claim?.release()
  }
}
