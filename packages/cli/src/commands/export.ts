import { once } from "node:events"
import { createWriteStream, renameSync, rmSync } from "node:fs"
import type { Writable } from "node:stream"
import { finished } from "node:stream/promises"
import { ApiError, type Client } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { errorCode, isFolder } from "../folder/create-folder.ts"
import { remoteServer, withClient } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { Progress } from "../output/progress.ts"
import { type Call, type Command, configurationOf } from "./command.ts"
import { ownerOptions, parseScope, scopeOption, sessionOption } from "./owner-options.ts"

export const exportCommand: Command = {
  usage: "",
  example: "keepsake export --out memories.jsonl",
  maxPositionals: 0,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    owner: { value: "NAME", about: "Same as --user" },
    key: { value: "KEY", about: "Only what is stored under this memory key" },
    "all-tenants": { about: "Export every tenant; needs an administrator key" },
    out: {
      value: "FILE",
      about: "Output file, readable only by you, not encrypted, written atomically; default: stdout",
    },
  },
  async run(call) {
    const { arguments: words, out } = call
    if (words.has("json") && !words.has("out"))
      throw usageError("export writes JSON Lines to stdout: --json needs --out")
    const to = words.text("out")
    const memories = await withClient(call, async (client) => {
      const total = words.has("all-tenants")
        ? 0
        : ((await client.status({ tenant: words.text("tenant") })).memories?.total ?? 0)
      const lines = await client.exportMemories({
        tenant: words.text("tenant"),
        user: words.text("owner") ?? words.text("user"),
        agent: words.text("agent"),
        session: words.text("session"),
        key: words.text("key"),
        scope: parseScope(call),
        ...(words.has("all-tenants") && { tenants: "all" as const }),
      })
      const progress = new Progress("Exporting", out)
      const all = checkComplete(lines, client)
      try {
        return await (to === undefined
          ? writeLines(all, call.stdout, (done) => progress.at(done, total))
          : writeFile(all, to, (done) => progress.at(done, total)))
      } finally {
        progress.end()
      }
    })
    if (isEncrypted(call)) out.progress(PLAIN_EXPORT)
    if (to === undefined) out.progress(`Exported ${pluralize(memories, "memory", "memories")}`)
    else
      out.answer({
        json: { file: to, memories, encrypted: false },
        text: `Exported ${pluralize(memories, "memory", "memories")} to ${to}`,
      })
    return 0
  },
}

const PLAIN_EXPORT =
  "The export is not encrypted, although the database is. To encrypt it: keepsake export | age -r RECIPIENT > FILE"

/** Whether the exported database is encrypted. */
function isEncrypted(call: Call): boolean {
  const configuration = configurationOf(call)
  return configuration.sqlite.encryption !== "off" && remoteServer(call, configuration) === undefined
}

async function writeFile(lines: AsyncIterable<string>, to: string, wrote: (done: number) => void): Promise<number> {
  if (isFolder(to)) throw unwritableFile(to, "it is a folder")
  const draft = `${to}.${process.pid}.part`
  const file = createWriteStream(draft, { mode: 0o600, flags: "wx" })
  try {
    await once(file, "open").catch((cause: unknown) => {
      throw unwritableFile(to, errorCode(cause) === "ENOENT" ? "its folder does not exist" : errorCode(cause))
    })
    const memories = await writeLines(lines, file, wrote)
    file.end()
    await finished(file)
    renameSync(draft, to)
    return memories
  } catch (error) {
    file.destroy()
    rmSync(draft, { force: true })
    throw error
  }
}

function unwritableFile(to: string, why: string): CommandError {
  return new CommandError(1, "file_unwritable", `${to} cannot be written: ${why}`, {
    remedy: "Choose a file in an existing, writable folder with --out.",
  })
}

/** How many memories were written. */
async function writeLines(lines: AsyncIterable<string>, to: Writable, wrote: (done: number) => void): Promise<number> {
  let count = 0
  for await (const line of lines) {
    if (!to.write(`${line}\n`)) await once(to, "drain")
    if (line.startsWith('{"memory":')) wrote(count++)
  }
  return count
}

/** An export without its last line is not whole, and no export. */
async function* checkComplete(lines: AsyncIterable<string>, client: Client): AsyncGenerator<string> {
  let last = ""
  try {
    for await (const line of lines) {
      last = line
      yield line
    }
  } catch (cause) {
    throw await exportError(client, cause)
  }
  if (!last.startsWith('{"end":')) throw await exportError(client)
}

/** Whether the server can work tells why it broke off; an answer that has begun cannot. */
async function exportError(client: Client, cause?: unknown): Promise<Error> {
  const why = await client.ready().catch((error: unknown) => error)
  if (why instanceof ApiError && why.status === 503) {
    const { status, code, message, remedy } = why
    return new ApiError(status, code, `The export failed: ${message}`, remedy, { cause })
  }
  return new CommandError(1, "export_broken", "The server stopped in the middle of the export", {
    remedy: "Check its log, then export again.",
    cause,
  })
}
