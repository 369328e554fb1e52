import type { Readable, Writable } from "node:stream"
import type { Environment } from "./configuration/environment.ts"

/** What a command meets outside itself: where it was called, with which variables, and its three streams. */
export interface CliContext {
  readonly environment: Environment
  readonly cwd: string
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable
  readonly stderr: Writable & { readonly isTTY?: boolean }
}
