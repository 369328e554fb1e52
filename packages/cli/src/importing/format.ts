import { statSync } from "node:fs"
import { detectImportFormat, importFormats } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { conversationFormats } from "./conversations/open-conversations.ts"
import { kindOf, readBeginning } from "./file-bytes.ts"

const formats = [...importFormats, "omniroute"] as const
/** All that `--from` takes. */
export const sources = [...formats, ...conversationFormats, "obsidian", "polyant", "openclaw-lancedb"] as const
export type Format = (typeof formats)[number]

/** Detects the format by the first bytes, and by the file name only if they are ambiguous. */
export async function detectFormat(path: string, named: Format | undefined): Promise<Format> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined)
    throw new CommandError(1, "file_missing", `${path} does not exist`, { remedy: "Check the path." })
  if (stat.isDirectory()) return requireFormat("markdown", named, `${path} is a folder`)
  if (!stat.isFile()) throw new CommandError(1, "file_unreadable", `${path} is neither a file nor a folder`)
  if (kindOf(path) === "sqlite") return requireFormat("omniroute", named, `${path} is an SQLite database`)
  if (named === "omniroute")
    throw new CommandError(1, "file_unreadable", `${path} is not an SQLite database`, { remedy: OTHERS })
  if (named !== undefined) return named
  const detected = detectImportFormat(await readBeginning(path, 4_096), path)
  if (detected !== undefined) return detected
  throw usageError(`The format of ${path} cannot be detected`, `Name it: --from ${sources.join("|")}`)
}

const OTHERS = `Omit --from, or use one of ${sources.join(", ")}.`

function requireFormat(found: Format, named: Format | undefined, because: string): Format {
  if (named === undefined || named === found) return found
  throw usageError(`${because}, which --from ${named} does not read`, `Use --from ${found}.`)
}
