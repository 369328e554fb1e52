import { statSync } from "node:fs"
import { createServer } from "node:net"
import type { Configuration } from "../configuration/configuration.ts"
import { isLoopback } from "../configuration/upstream.ts"
import { findOwner } from "../folder/open-folder.ts"
import { readOwner } from "../folder/owner-file.ts"
import { type Check, ok, warn } from "./check.ts"

/** Which process serves the folder, who can reach it, and what is more open than needed. */
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
  const folderOwner = await findOwner(dataDir)
  if (folderOwner.state === "answers") {
    const { pid, url } = folderOwner.owner
    return [ok("server", `process ${pid} responds at ${url}`), ok("port", "used by that server")]
  }
  const owner = readOwner(dataDir)
  if (folderOwner.state === "busy") {
    const who = folderOwner.owner === undefined ? "a process" : `process ${folderOwner.owner.pid}`
    return [
      warn("server", `${who} owns this folder and does not respond`, "It is busy, starting or stopping: try again."),
    ]
  }
  const stale =
    owner === undefined ? "none runs on this folder" : `none runs; process ${owner.pid} left a stale address`
  if (port === 0) return [ok("server", stale), ok("port", "any free port")]
  const isFree = await canListen(host, port)
  const taken = warn(
    "port",
    `${port} on ${host} is taken by another program`,
    "Stop it, or choose another port with server.port.",
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
  if (isLoopback(host)) return ok("address", `${host}: reachable only from this machine`)
  if (publicUrl?.startsWith("https:") === true) return ok("address", `${host}, behind ${publicUrl}`)
  const remedy = "Use a TLS proxy and set server.publicUrl to its https address."
  return warn("address", `${host} is reachable by others and keys are sent unencrypted`, remedy)
}

function checkAccess({ auth: { mode } }: Configuration): Check {
  if (mode === "keys") return ok("access", "requires a Keepsake key")
  return warn(
    "access",
    "any client credential is accepted (auth.mode passthrough)",
    "Set auth.mode to keys if others use this machine.",
  )
}

function checkSecrets({ memory: { redactSecrets } }: Configuration): Check {
  if (redactSecrets !== false) return ok("secrets", "removed before anything is stored")
  return warn(
    "secrets",
    "stored unredacted (memory.redactSecrets is false)",
    "Set it to true, then check with: keepsake scan",
  )
}

/** The configuration file may contain keys. */
function checkFile({ file }: Configuration): readonly Check[] {
  if (file === undefined || process.platform === "win32") return []
  const isOpen = ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  if (!isOpen) return [ok("configuration file", `${file}, readable only by this user`)]
  return [
    warn(
      "configuration file",
      `Other users of this machine can read ${file}`,
      `chmod go= '${file.replaceAll("'", "'\\''")}', or keep keys in the environment.`,
    ),
  ]
}
