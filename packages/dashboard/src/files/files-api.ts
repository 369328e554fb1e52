import { client } from "../api/client.ts"

/** A followed folder, as the action `files_status` of the plugin says. */
export interface FollowedRoot {
  readonly path: string
  readonly user: string | null
  readonly agent: string | null
  readonly format: "markdown" | "claude-code" | "codex" | "openclaw"
  readonly trust: "owner" | "untrusted"
  readonly isAdded: boolean
  readonly files: number | null
  readonly chunks: number | null
  readonly syncedAt: string | null
  readonly error: string | null
  /** Why changes are only found by looking. */
  readonly unwatched: string | null
  readonly skipped: readonly { readonly path: string; readonly message: string }[]
  /** Places that hold what was forgotten. */
  readonly forgotten: readonly string[]
}

export interface FileList {
  readonly total: number
  readonly files: readonly { readonly path: string; readonly chunks: number }[]
}

/** Lines of a file; no lines if no folder has it. */
export interface FileText {
  readonly path: string
  readonly text: string
  readonly from?: number
  readonly lines: number
}

interface Call {
  readonly tenant?: string
}

/** Whether the server has the plugin, so that there is something to show. */
export async function hasFiles(call: { readonly signal: AbortSignal }): Promise<boolean> {
  return (await client.listActions({}, call)).data.some(({ name }) => name === "files_status")
}

// The plugin states these shapes; the API passes them on without knowing them.
export const listRoots = async (tenant: Call) => (await run("files_status", {}, tenant)) as readonly FollowedRoot[]
export const listFiles = async (input: { readonly root: string; readonly contains: string }, tenant: Call) =>
  (await run("files_list", input, tenant)) as FileList
export const readFile = async (input: FilePlace, tenant: Call) => (await run("files_read", input, tenant)) as FileText
export const syncRoots = async (input: { readonly path?: string }, tenant: Call) =>
  (await run("files_sync", input, tenant)) as readonly { readonly path: string; readonly error?: string }[]

export interface FilePlace {
  /** Without lines. */
  readonly path: string
  readonly root?: string
  readonly from?: number
  readonly lines?: number
}

export async function run(name: string, input: object, tenant: Call): Promise<unknown> {
  return (await client.runAction({ name, input: { ...input }, ...tenant })).result
}
