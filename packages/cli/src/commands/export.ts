import { once } from "node:events"
import { createWriteStream, renameSync, rmSync } from "node:fs"
import type { Writable } from "node:stream"
import { finished } from "node:stream/promises"
import { ApiError, type Client } from "@keepsake/api"
import { codeOf, isFolder } from "../folder/make-folder.ts"
import { reach } from "../folder/reach.ts"
import { Progress } from "../output/progress.ts"
import { Stop, wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions, scopeOf, scopeOption, sessionOption } from "./owner-options.ts"

export const exporting: Command = {
  usage: "",
  words: 0,
  options: {
    ...ownerOptions,
    ...sessionOption,
    ...scopeOption,
    owner: { value: "NAME", about: "the same as --user" },
    key: { value: "KEY", about: "what stands under a memory's key alone" },
    "all-tenants": { about: "every tenant, not one; for an administrator" },
    out: { value: "FILE", about: "where to; stdout when left out. It is made for this user alone, and never half" },
  },
  async run(call) {
    const { arguments: words, out } = call
    if (words.has("json") && !words.has("out"))
      throw wrongUsage("export writes lines of JSON to stdout: --json needs --out")
    const to = words.text("out")
    const memories = await reach(call, async (client) => {
      const total = words.has("all-tenants")
        ? 0
        : ((await client.status({ tenant: words.text("tenant") })).memories?.total ?? 0)
      const lines = await client.exportMemories({
        tenant: words.text("tenant"),
        user: words.text("owner") ?? words.text("user"),
        agent: words.text("agent"),
        session: words.text("session"),
        key: words.text("key"),
        scope: scopeOf(call),
        ...(words.has("all-tenants") && { tenants: "all" as const }),
      })
      const progress = new Progress("Exporting", out)
      const all = whole(lines, client)
      try {
        return await (to === undefined
          ? write(all, call.stdout, (done) => progress.at(done, total))
          : writeFile(all, to, (done) => progress.at(done, total)))
      } finally {
        progress.end()
      }
    })
    if (to === undefined) out.progress(`${memories} memories`)
    else out.answer({ json: { file: to, memories }, text: `${memories} memories in ${to}` })
    return 0
  },
}

async function writeFile(lines: AsyncIterable<string>, to: string, wrote: (done: number) => void): Promise<number> {
  if (isFolder(to)) throw unwritable(to, "it is a folder")
  const draft = `${to}.${process.pid}.part`
  const file = createWriteStream(draft, { mode: 0o600, flags: "wx" })
  try {
    await once(file, "open").catch((cause: unknown) => {
      throw unwritable(to, codeOf(cause) === "ENOENT" ? "its folder is not there" : codeOf(cause))
    })
    const memories = await write(lines, file, wrote)
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

function unwritable(to: string, why: string): Stop {
  return new Stop(1, "file_unwritable", `${to} cannot be written: ${why}`, {
    remedy: "Name with --out a file in a folder that is there and takes new ones.",
  })
}

/** How many memories were written. */
async function write(lines: AsyncIterable<string>, to: Writable, wrote: (done: number) => void): Promise<number> {
  let count = 0
  for await (const line of lines) {
    if (!to.write(`${line}\n`)) await once(to, "drain")
    if (line.startsWith('{"memory":')) wrote(count++)
  }
  return count
}

/** An export without its last line is not whole, and no export. */
async function* whole(lines: AsyncIterable<string>, client: Client): AsyncGenerator<string> {
  let last = ""
  try {
    for await (const line of lines) {
      last = line
      yield line
    }
  } catch (cause) {
    throw await brokenOff(client, cause)
  }
  if (!last.startsWith('{"end":')) throw await brokenOff(client)
}

/** Whether the server can work tells why it broke off; an answer that has begun cannot. */
async function brokenOff(client: Client, cause?: unknown): Promise<Error> {
  const why = await client.ready().catch((error: unknown) => error)
  if (why instanceof ApiError && why.status === 503) {
    const { status, code, message, remedy } = why
    return new ApiError(status, code, `The export broke off: ${message}`, remedy, { cause })
  }
  return new Stop(1, "export_broken", "The server broke off in the middle of the export", {
    remedy: "Look into its log, and export again.",
    cause,
  })
}
