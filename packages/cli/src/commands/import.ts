import { randomUUID } from "node:crypto"
import { reach } from "../folder/reach.ts"
import { type Format, formatOf, formats } from "../importing/format.ts"
import { openReading } from "../importing/open-reading.ts"
import { send } from "../importing/send.ts"
import { exitOf, importText } from "../output/import-text.ts"
import { type ExitCode, wrongUsage } from "../stop.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const importing: Command = {
  usage: "FILE (or a folder of Markdown; - reads JSON Lines from stdin)",
  example: "keepsake import memories.jsonl --dry-run",
  words: 1,
  options: {
    ...ownerOptions,
    owner: { value: "NAME", about: "Same as --user" },
    from: { value: "FORMAT", about: `Format: ${formats.join(", ")}; default: detected` },
    "dry-run": { about: "Show what would be imported, write nothing" },
    map: { value: "KEY=TENANT,…", about: "omniroute: tenants of its keys; default: one tenant for each key" },
    "with-settings": { about: "omniroute: import its memory settings too" },
  },
  async run(call) {
    const { arguments: words } = call
    const [path] = words.positionals
    if (path === undefined) throw wrongUsage("import needs a file or a folder", "keepsake import memories.jsonl")
    const named = words.oneOf("from", formats)
    const format = path === "-" ? (named ?? "jsonl") : await formatOf(path, named)
    if (path === "-" && format !== "jsonl")
      throw wrongUsage(`- takes JSON Lines, not ${format}`, "Name the file instead.")
    if (format === "omniroute") {
      const { importOmniRoute } = await import("../importing/import-omniroute.ts")
      return importOmniRoute(call, path)
    }
    for (const flag of ["map", "with-settings"]) {
      if (words.has(flag)) throw wrongUsage(`--${flag} needs an OmniRoute database, and this is ${format}`)
    }
    return importFile(call, path, format)
  },
}

async function importFile(call: Call, path: string, format: Exclude<Format, "omniroute">): Promise<ExitCode> {
  const { arguments: words, out } = call
  const again = randomUUID()
  const imported = await reach(
    call,
    // Retried with the same idempotency key when another process takes over the folder: finished batches are answered from memory.
    (client) => send(call, client, openReading(path, format, call.stdin), words.text("tenant"), again),
    { begins: !words.has("dry-run") },
  )
  out.answer({ json: { format, ...imported }, text: importText(imported) })
  return exitOf(imported)
}
