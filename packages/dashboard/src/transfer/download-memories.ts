import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { client } from "../api/client.ts"
import { type MemoriesSearch, toApiFilters } from "../memories/list-search.ts"

export const exportFormats = ["jsonl", "csv", "markdown"] as const
export type ExportFormat = (typeof exportFormats)[number]

const EXTENSIONS = { jsonl: "jsonl", csv: "csv", markdown: "md" } as const
const TYPES = { jsonl: "application/x-ndjson", csv: "text/csv", markdown: "text/markdown" } as const
const COLUMNS = [
  "id",
  "content",
  "type",
  "category",
  "status",
  "user",
  "agent",
  "session",
  "key",
  "importance",
  "pinned",
  "createdAt",
  "updatedAt",
] as const

/** Saves memories as a file: all of them with their history as JSON lines, which an import takes back, or what the filters leave as a table or a list. */
export async function downloadMemories(
  format: ExportFormat,
  search: MemoriesSearch,
  tenant: { readonly tenant?: string },
): Promise<void> {
  const parts: string[] = []
  if (format === "jsonl") for await (const line of await client.exportMemories(tenant)) parts.push(`${line}\n`)
  else {
    if (format === "csv") parts.push(`${COLUMNS.join(",")}\r\n`)
    for await (const memory of listAll(search, tenant))
      parts.push(format === "csv" ? csvRow(memory) : `- ${memory.content.replaceAll("\n", "\n  ")}\n`)
  }
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob(parts, { type: TYPES[format] }))
  link.download = `memories-${new Date().toISOString().slice(0, 10)}.${EXTENSIONS[format]}`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function* listAll(search: MemoriesSearch, tenant: { readonly tenant?: string }): AsyncGenerator<MemoryOnTheWire> {
  let cursor: string | undefined
  do {
    const page = await client.listMemories({
      ...toApiFilters(search),
      ...tenant,
      limit: 200,
      ...(cursor !== undefined && { cursor }),
    })
    yield* page.data
    cursor = page.next
  } while (cursor !== undefined)
}

function csvRow(memory: MemoryOnTheWire): string {
  return `${COLUMNS.map((name) => csvCell(memory[name])).join(",")}\r\n`
}

/** Spreadsheets evaluate cells that begin like a formula; a leading quote prevents that. */
function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? "" : String(value)
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
