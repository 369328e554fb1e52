import { statSync } from "node:fs"
import { createServer } from "node:net"
import type { Configuration } from "../configuration/configuration.ts"
import { isLoopback } from "../configuration/upstream.ts"
import { findOwner } from "../folder/open-folder.ts"
import { readOwner } from "../folder/owner-file.ts"
import { type Check, ok, warn } from "./check.ts"

/** Who answers for the folder, who may reach it, and what is open that need not be. */
export async function checkReachability(configuration: Configuration): Promise<readonly Check[]> {
  return [
    ...(await checkOwnerAndPort(configuration)),
    checkAddress(configuration),
    checkAccess(configuration),
    checkSecrets(configuration),
    ...checkFile(configuration),
  ]
}

async function checkOwnerAndPort({ dataDir, server: { host, port } }: Configuration): Promise<readonly Check[]> {
  const found = await findOwner(dataDir)
  if (found.state === "answers") {
    const { pid, url } = found.owner
    return [ok("server", `process ${pid} answers at ${url}`), ok("port", "held by that server")]
  }
  const owner = readOwner(dataDir)
  if (found.state === "busy") {
    const who = found.owner === undefined ? "a process" : `process ${found.owner.pid}`
    return [warn("server", `${who} owns this folder and does not answer`, "It is busy, starting or ending: ask again.")]
  }
  const stale =
    owner === undefined ? "none runs on this folder" : `none runs; process ${owner.pid} left its address behind`
  if (port === 0) return [ok("server", stale), ok("port", "any free one")]
  const isFree = await canListen(host, port)
  const taken = warn(
    "port",
    `${port} on ${host} is taken by another program`,
    "End it, or choose another with server.port.",
  )
  return [ok("server", stale), isFree ? ok("port", `${port} on ${host} is free`) : taken]
}

function canListen(host: string, port: number): Promise<boolean> {
  const trial = createServer()
  return new Promise((resolve) => {
    trial.once("error", () => resolve(false))
    trial.listen({ host, port, exclusive: true }, () => trial.close(() => resolve(true)))
  })
}

function checkAddress({ server: { host, publicUrl } }: Configuration): Check {
  if (isLoopback(host)) return ok("address", `${host}: this machine alone reaches it`)
  if (publicUrl?.startsWith("https:") === true) return ok("address", `${host}, behind ${publicUrl}`)
  const remedy = "Put a proxy with TLS in front and set server.publicUrl to its https address."
  return warn("address", `${host} can be reached by others, and keys travel in clear`, remedy)
}

function checkAccess({ auth: { mode } }: Configuration): Check {
  if (mode === "keys") return ok("access", "with keys that Keepsake made")
  return warn(
    "access",
    "any credential of a client is taken (auth.mode passthrough)",
    "Set auth.mode to keys where others use this machine.",
  )
}

function checkSecrets({ memory: { redactSecrets } }: Configuration): Check {
  if (redactSecrets !== false) return ok("secrets", "are cut out before anything is kept")
  return warn(
    "secrets",
    "are kept as they were said (memory.redactSecrets false)",
    "Set it to true, and look with: keepsake scan",
  )
}

/** It may hold keys. */
function checkFile({ file }: Configuration): readonly Check[] {
  if (file === undefined || process.platform === "win32") return []
  const isOpen = ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  if (!isOpen) return [ok("configuration file", `${file} is for this user alone`)]
  return [
    warn(
      "configuration file",
      `Others on this machine may read ${file}`,
      `chmod go= '${file.replaceAll("'", "'\\''")}', or keep keys in the environment.`,
    ),
  ]
}
