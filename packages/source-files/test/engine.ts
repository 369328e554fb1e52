import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ActionCall, createMemory, type MemoryEngine, type Owner, tenantOf } from "@keepsake/core"
import { onTestFinished } from "vitest"
import { markdownFolders } from "../src/index.ts"

export const ADMIN: Owner = { tenant: tenantOf("default") }

/** A folder that is deleted with the test. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "keepsake-roots-"))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** An engine that follows these roots and looks at them only when asked. */
export async function engine(roots: Parameters<typeof markdownFolders>[0]["roots"] = []): Promise<MemoryEngine> {
  const memory = await createMemory({
    settings: { deadlineMs: 10_000 },
    plugins: [markdownFolders({ roots, intervalMs: 86_400_000 })],
  })
  onTestFinished(() => memory[Symbol.asyncDispose]())
  return memory
}

/** Runs an action of the files as an administrator, or as another owner. */
export async function ask(
  memory: MemoryEngine,
  name: string,
  input: object = {},
  owner: Owner = ADMIN,
  call: Partial<ActionCall> = {},
) {
  const scope = owner.user === undefined ? "tenant" : "user"
  return memory.actions.get(name)?.run(input, { memory, owner, scope, signal: new AbortController().signal, ...call })
}

/** The contents of a user's memories, one a line. */
export async function contents(memory: MemoryEngine, user = "ada"): Promise<string> {
  return (await memory.for({ user }).list({ limit: 200 })).items.map(({ content }) => content).join("\n")
}
