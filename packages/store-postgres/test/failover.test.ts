import { execFileSync } from "node:child_process"
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import { afterAll, describe, expect, it } from "vitest"
import { LocalServer, startPostgres, unprivilegedUser } from "./test-server.ts"

const certificate = createCertificate()
const primary = await startPostgres(certificate === undefined ? [] : certificate.settings)

/** An address that leads to one of several servers, as a floating one does. */
class FloatingAddress implements AsyncDisposable {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #port: number

  private constructor(port: number) {
    this.#port = port
    this.#server = createServer((client) => {
      const server = connect(this.#port, "127.0.0.1")
      for (const socket of [client, server]) {
        this.#sockets.add(socket)
        socket.on("error", () => undefined).once("close", () => this.#sockets.delete(socket))
      }
      client.pipe(server).pipe(client)
      client.once("close", () => server.destroy())
      server.once("close", () => client.destroy())
    })
  }

  static async of(server: LocalServer): Promise<FloatingAddress> {
    const address = new FloatingAddress(Number(new URL(server.url).port))
    await new Promise<void>((resolve) => address.#server.listen(0, "127.0.0.1", resolve))
    return address
  }

  get port(): string {
    const address = this.#server.address()
    return String(typeof address === "object" ? address?.port : "")
  }

  moveTo(server: LocalServer): void {
    this.#port = Number(new URL(server.url).port)
    for (const socket of this.#sockets) socket.destroy()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

describe.skipIf(!(primary instanceof LocalServer))("a server that fails over to its replica", () => {
  const local = primary as LocalServer
  const openStore = (url: string, schema: string, ssl?: "require" | "verify"): PostgresStore =>
    new PostgresStore(new PostgresDatabase({ url, schema, poolSize: 4, statementTimeoutMs: 60_000, ssl }))

  it.skipIf(certificate === undefined)(
    "a certificate of no known authority is refused with a remedy, unless any is accepted",
    async () => {
      const schema = local.newSchema()
      await using strict = openStore(local.url, schema, "verify")
      await expect(strict.open()).rejects.toMatchObject({
        code: "store_unavailable",
        message: expect.stringMatching(/encrypted connection .* failed: .*self-signed/),
        remedy: expect.stringContaining("NODE_EXTRA_CA_CERTS"),
      })
      await using lenient = openStore(local.url, schema, "require")
      await lenient.open()
    },
  )

  it("a replica is refused by name, and a failover in the middle of writes loses nothing that was acknowledged", async () => {
    await using replica = await LocalServer.replicaOf(local)
    await local.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await local.run("SELECT pg_reload_conf()")
    await using address = await FloatingAddress.of(local)
    const url = Object.assign(new URL(local.url), { port: address.port }).href
    await using store = openStore(url, local.newSchema())
    await store.open()
    await using ofReplica = openStore(replica.url, local.newSchema())
    await expect(ofReplica.open()).rejects.toMatchObject({
      message: expect.stringMatching(/is read-only: it is a replica/),
      remedy: expect.stringContaining("primary"),
    })

    const acknowledged: number[] = []
    const failures: unknown[] = []
    let isOver = false
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let number = writer * 10_000; !isOver; ) {
        const writing = store.write(ada, [{ op: "put", memory: aMemory(number) }], { by: "test", at: minute(1) })
        // What failed is written again, because it may have been committed.
        const outcome = await writing.catch((failure: unknown) => void failures.push(failure))
        if (outcome !== undefined) acknowledged.push(number++)
        else await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
    await local.stop("SIGQUIT")
    address.moveTo(replica)
    await expect.poll(() => failures.some((failure) => String(failure).includes("read-only"))).toBe(true)
    await replica.run("SELECT pg_promote()")
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 40)
    isOver = true
    await Promise.all(writers)
    for (const failure of failures) {
      expect(MemoryError.is(failure, "store_unavailable") || MemoryError.is(failure, "too_busy"), String(failure)).toBe(
        true,
      )
    }
    const ids = acknowledged.map(numberedId)
    const found = await store.read(scopeOfPools(ada), ids)
    expect(found.map((memory) => memory?.id)).toEqual(ids)
  })
})

/** Signed by itself. `undefined` without openssl. */
function createCertificate(): { readonly settings: readonly string[] } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-certificate-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const [key, file] = [join(folder, "key.pem"), join(folder, "certificate.pem")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
  try {
    execFileSync("openssl", [...request, "-keyout", key, "-out", file], { stdio: "ignore" })
  } catch {
    return undefined
  }
  chmodSync(key, 0o600)
  const { uid, gid } = unprivilegedUser() ?? {}
  if (uid !== undefined && gid !== undefined) for (const path of [folder, key, file]) chownSync(path, uid, gid)
  return { settings: ["ssl=on", `ssl_cert_file=${file}`, `ssl_key_file=${key}`] }
}
