import { randomUUID } from "node:crypto"
import { type ExitCode, usageError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { detectExport } from "../importing/conversations/exports.ts"
import { isConversationFormat } from "../importing/conversations/open-conversations.ts"
import { detectFormat, type Format, sources } from "../importing/format.ts"
import { openImportSource } from "../importing/open-import-source.ts"
import { sendImport } from "../importing/send-import.ts"
import { exitOf, importText } from "../output/import-text.ts"
import type { Call, Command } from "./command.ts"
import { ownerOptions, parseShared, sharedOption } from "./owner-options.ts"

export const importCommand: Command = {
  usage: "FILE (or a folder of Markdown; - reads JSON Lines from stdin; nothing for an agent's usual folder)",
  example: "keepsake import memories.jsonl --dry-run",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    ...sharedOption,
    owner: { value: "NAME", about: "Same as --user" },
    from: {
      value: "FORMAT",
      about: `Format: ${sources.join(", ")}; default: detected; polyant reads the database at the URL in place of FILE`,
    },
    "dry-run": { about: "Show what would be imported, write nothing" },
    map: { value: "KEY=TENANT,…", about: "omniroute: tenants of its keys; default: one tenant for each key" },
    "with-settings": { about: "omniroute: import its memory settings too" },
  },
  async run(call) {
    const { arguments: words } = call
    parseShared(call)
    const [path] = words.positionals
    const from = words.oneOf("from", sources) ?? (path === undefined ? undefined : detectExport(path))
    if (isConversationFormat(from)) {
      const { importConversations } = await import("../importing/import-conversations.ts")
      return importConversations(call, from, path)
    }
    if (from === "polyant") {
      const { importPolyant } = await import("../importing/import-polyant.ts")
      return importPolyant(call, path)
    }
    if (from === "openclaw-lancedb") {
      const { importOpenClawLance } = await import("../importing/import-openclaw-lancedb.ts")
      return importOpenClawLance(call, path)
    }
    if (path === undefined) throw usageError("import needs a file or a folder", "keepsake import memories.jsonl")
    const named = from === "obsidian" ? "markdown" : from
    const format = path === "-" ? (named ?? "jsonl") : await detectFormat(path, named)
    if (path === "-" && format !== "jsonl")
      throw usageError(`- takes JSON Lines, not ${format}`, "Name the file instead.")
    if (format === "omniroute") {
      const { importOmniRoute } = await import("../importing/import-omniroute.ts")
      return importOmniRoute(call, path)
    }
    for (const flag of ["map", "with-settings"]) {
      if (words.has(flag)) throw usageError(`--${flag} needs an OmniRoute database, and this is ${format}`)
    }
    return importFile(call, path, format)
  },
}

async function importFile(call: Call, path: string, format: Exclude<Format, "omniroute">): Promise<ExitCode> {
  const { arguments: words, out } = call
  const idempotencyKey = randomUUID()
  const imported = await withClient(
    call,
    // Retried with the same idempotency key when another process takes over the folder: finished batches are answered from memory.
    (client) =>
      sendImport(call, client, openImportSource(path, format, call.stdin), words.text("tenant"), idempotencyKey),
    { begins: words.has("dry-run") ? "preview" : true },
  )
  out.answer({ json: { format, ...imported }, text: importText(imported) })
  return exitOf(imported)
}
