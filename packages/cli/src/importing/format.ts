import { statSync } from "node:fs"
import { Stop, wrongUsage } from "../stop.ts"
import { beginningOf, kindOf } from "./file-bytes.ts"

export const formats = ["jsonl", "omniroute", "mcp-server-memory", "mem0", "letta", "markdown"] as const
export type Format = (typeof formats)[number]

/** What is told apart by its beginning; a name is only looked at where that says nothing. */
export async function formatOf(path: string, named: Format | undefined): Promise<Format> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined)
    throw new Stop(1, "file_missing", `There is nothing at ${path}`, { remedy: "Check the path." })
  if (stat.isDirectory()) return only("markdown", named, `${path} is a folder`)
  if (!stat.isFile()) throw new Stop(1, "file_unreadable", `${path} is no file and no folder`)
  if (kindOf(path) === "sqlite") return only("omniroute", named, `${path} is an SQLite database`)
  if (named === "omniroute") throw new Stop(1, "file_unreadable", `${path} is no SQLite database`, { remedy: OTHERS })
  if (named !== undefined) return named
  const found = guessed(await beginningOf(path, 4_096), path)
  if (found !== undefined) return found
  throw wrongUsage(`It does not show what ${path} is`, `Say it: --from ${formats.join("|")}`)
}

const OTHERS = `Leave --from out, or name one of ${formats.join(", ")}.`

function only(found: Format, named: Format | undefined, because: string): Format {
  if (named === undefined || named === found) return found
  throw wrongUsage(`${because}, which --from ${named} does not read`, `Use --from ${found}.`)
}

function guessed(beginning: string, path: string): Format | undefined {
  const text = beginning.trimStart()
  if (/\.(?:md|markdown|txt)$/i.test(path)) return "markdown"
  if (/^\{[^\n]*"type"\s*:\s*"(?:entity|relation)"/.test(text)) return "mcp-server-memory"
  if (/^\{\s*"keepsake"\s*:/.test(text) || /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(path)) return "jsonl"
  if (/\.af$/i.test(path) || /"(?:core_memory|agents|agent_type)"\s*:/.test(text)) return "letta"
  if (/^\[/.test(text) || /^\{\s*"(?:results|memories|count|next)"\s*:/.test(text)) return "mem0"
  return undefined
}
