import { installJavaScript, installPython } from "./clients.mjs"
import { checkDemo, checkJavaScript } from "./javascript.mjs"
import { serve } from "./keepsake.mjs"
import { Ledger } from "./ledger.mjs"
import { checkPython } from "./python.mjs"
import { startUpstream } from "./upstream.mjs"

// Real clients against the built command. Builds nothing; installs what the clients need into this folder.
console.error("Installing the clients")
await installJavaScript()
const python = await installPython()
const { default: OpenAI } = await import("openai")

const ledger = new Ledger()
const upstream = await startUpstream()
const keepsake = await serve(upstream.url)
const demo = await serve()
try {
  await checkJavaScript(ledger, OpenAI, keepsake, upstream)
  await checkDemo(ledger, OpenAI, demo)
  if (python.missing === undefined) await checkPython(ledger, keepsake, upstream, demo)
  else ledger.skip("Python's client", python.missing)
} finally {
  await ledger.check("both servers end when they are told to", () => Promise.all([keepsake.close(), demo.close()]))
  upstream.close()
}
process.exitCode = ledger.close() ? 0 : 1
