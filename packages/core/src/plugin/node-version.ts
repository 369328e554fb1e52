// The first module that each package evaluates, so that an old Node fails with a sentence and not somewhere behind it.
const OLDEST = [22, 14] as const
// A bundle for another runtime may have no `process`; that runtime decides what is supported.
const version: string | undefined = globalThis.process?.versions?.node
const [major = 0, minor = 0] = (version ?? "").split(".").map(Number)

if (version !== undefined && (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))) {
  const message = `Keepsake needs Node ${OLDEST.join(".")} or newer, this is ${version}. Install a newer Node from https://nodejs.org and start again.`
  throw Object.assign(new Error(message), { code: "node_too_old" })
}
