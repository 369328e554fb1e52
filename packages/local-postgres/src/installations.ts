import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"

const DEBIAN = "/usr/lib/postgresql"

/** The folders with `initdb` and `postgres`: Debian's, which are not on the path, the newest version first, then those of `path`. */
export function findInstallations(path = ""): readonly string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...path.split(":")]
  return folders.filter((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))))
}

/** Whether the installation with this folder of programs has pgvector. */
export function hasVectors(programs: string): boolean {
  return extensionFolders(programs).some((place) => existsSync(join(place, "vector.control")))
}

function extensionFolders(programs: string): readonly string[] {
  const version = /postgresql\/(\d+)\/bin/.exec(programs)?.[1] ?? ""
  return [join(programs, "../share/postgresql/extension"), `/usr/share/postgresql/${version}/extension`]
}

/** The user that runs a server, because PostgreSQL refuses to run as root; `undefined` if this process is not root's. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** A free port of loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}
