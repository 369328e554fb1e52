import { once } from "node:events"
import { createWriteStream, renameSync, rmSync } from "node:fs"
import type { Writable } from "node:stream"
import { finished } from "node:stream/promises"
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
      try {
        return await (to === undefined
          ? write(lines, call.stdout, (done) => progress.at(done, total))
          : writeFile(lines, to, (done) => progress.at(done, total)))
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
  const draft = `${to}.${process.pid}.part`
  const file = createWriteStream(draft, { mode: 0o600, flags: "wx" })
  try {
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

/** How many memories were written. An export without its last line is not whole, and no export. */
async function write(lines: AsyncIterable<string>, to: Writable, wrote: (done: number) => void): Promise<number> {
  let count = 0
  let last = ""
  for await (const line of lines) {
    if (!to.write(`${line}\n`)) await once(to, "drain")
    if (line.startsWith('{"memory":')) wrote(count++)
    last = line
  }
  if (!last.startsWith('{"end":')) {
    throw new Stop(1, "export_broken", "The server broke off in the middle of the export", {
      remedy: "Look into its log, and export again.",
    })
  }
  return count
}
