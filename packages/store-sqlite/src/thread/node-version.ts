import { MemoryError } from "@keepsake/core/plugin"

/** The SQLite driver needs Node-API 10. On an older Node it crashes the process at first use. */
const NODE_API = 10

/** Throws `options_invalid` if the SQLite driver would crash. Called before the driver is loaded or a file is touched. */
export function requireNode(versions: { readonly node: string; readonly napi?: string } = process.versions): void {
  if (Number(versions.napi) >= NODE_API) return
  throw new MemoryError(
    "options_invalid",
    `The SQLite store needs Node 22.14 or newer; this is Node ${versions.node}. No file was opened`,
    { remedy: "Run it with a newer Node, or leave the store out and keep memories in the process." },
  )
}
