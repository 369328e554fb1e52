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
  usage: "FILE (or a folder of Markdown; - for lines of JSON from stdin)",
  words: 1,
  options: {
    ...ownerOptions,
    owner: { value: "NAME", about: "the same as --user" },
    from: { value: "FORMAT", about: `${formats.join(", ")}; told by the file when left out` },
    "dry-run": { about: "say what would become of it, and write nothing" },
    map: { value: "KEY=TENANT,…", about: "omniroute: the tenant of a key there; else a tenant of the key's own name" },
    "with-settings": { about: "omniroute: take its memory settings over" },
  },
  async run(call) {
    const { arguments: words } = call
    const [path] = words.positionals
    if (path === undefined) throw wrongUsage("import needs a file or a folder", "keepsake import memories.jsonl")
    const named = words.oneOf("from", formats)
    const format = path === "-" ? (named ?? "jsonl") : await formatOf(path, named)
    if (path === "-" && format !== "jsonl") throw wrongUsage(`- takes lines of JSON, not ${format}`, "Name the file.")
    if (format === "omniroute") {
      const { importOmniRoute } = await import("../importing/import-omniroute.ts")
      return importOmniRoute(call, path)
    }
    for (const flag of ["map", "with-settings"]) {
      if (words.has(flag)) throw wrongUsage(`--${flag} goes with an OmniRoute database, and this is ${format}`)
    }
    return importFile(call, path, format)
  },
}

async function importFile(call: Call, path: string, format: Exclude<Format, "omniroute">): Promise<ExitCode> {
  const { arguments: words, out } = call
  const again = randomUUID()
  const imported = await reach(
    call,
    // Begun anew for whoever takes the folder over: what was worked off already is answered as it was.
    (client) => send(call, client, openReading(path, format, call.stdin), words.text("tenant"), again),
    { begins: !words.has("dry-run") },
  )
  out.answer({ json: { format, ...imported }, text: importText(imported) })
  return exitOf(imported)
}
