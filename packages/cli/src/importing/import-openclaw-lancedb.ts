import { randomUUID } from "node:crypto"
import { homedir } from "node:os"
import { join, resolve } from "node:path"
import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core/internal"
import { type ForeignEntry, nonBlank } from "@keepsake/server/foreign"
import type { ForeignTable } from "@keepsake/store-lancedb"
import { CommandError, type ExitCode } from "../command-error.ts"
import { type Call, configurationOf } from "../commands/command.ts"
import { withClient } from "../folder/with-client.ts"
import { exitOf, importText } from "../output/import-text.ts"
import { loadLancePackage } from "../serving/vectors/lance-folder.ts"
import { type ImportSource, toJsonLines } from "./import-source.ts"
import { sendImport } from "./send-import.ts"
import { SkippedItems } from "./skipped-items.ts"
import { stopAtDamage } from "./stop-at-damage.ts"

const TABLE = "memories"
/** What that plugin's table has, besides its vectors: they are of another model, and the embedder makes new ones. */
const COLUMNS = ["id", "text", "importance", "category", "createdAt"] as const

/** Imports the memories of OpenClaw's memory-lancedb plugin, by default from where it keeps them. The folder is read and not changed. */
export async function importOpenClawLance(call: Call, path: string | undefined): Promise<ExitCode> {
  const { arguments: words, out, environment } = call
  const home = environment.HOME ?? homedir()
  const folder = path === undefined ? join(home, ".openclaw", "memory", "lancedb") : resolve(call.cwd, path)
  const { openForeignTable } = await loadLancePackage(configurationOf(call))
  const table = await openForeignTable(folder, TABLE)
  if (table === undefined) {
    throw new CommandError(1, "file_missing", `${folder} has no table ${TABLE} of LanceDB`, {
      remedy: "Name the folder that the plugin's setting dbPath names: keepsake import --from openclaw-lancedb FOLDER",
    })
  }
  try {
    const missing = COLUMNS.filter((column) => !table.columns.includes(column))
    if (missing.length > 0) {
      throw new CommandError(
        1,
        "file_unreadable",
        `The table ${TABLE} in ${folder} is of another program: it has no ${missing.join(", ")}`,
        {
          remedy:
            "Name a folder of OpenClaw's memory-lancedb plugin. A folder of Keepsake is moved: keepsake migrate --to lancedb.",
        },
      )
    }
    const again = randomUUID()
    const imported = await withClient(
      call,
      (client) => sendImport(call, client, readTable(table, folder), words.text("tenant"), again),
      { begins: words.has("dry-run") ? "preview" : true },
    )
    out.answer({ json: { format: "openclaw-lancedb", ...imported }, text: importText(imported) })
    return exitOf(imported)
  } finally {
    table.close()
  }
}

function readTable(table: ForeignTable, folder: string): ImportSource {
  const left = new SkippedItems()
  let done = 0
  async function* memories(): AsyncGenerator<ForeignEntry> {
    for await (const row of table.rows(COLUMNS)) {
      done++
      yield toEntry(row, done)
    }
  }
  return {
    lines: toJsonLines(stopAtDamage(memories(), folder, left), left),
    skipped: left,
    done: () => done,
    total: table.total,
  }
}

function toEntry(row: Readonly<Record<string, unknown>>, number: number): ForeignEntry {
  const id = textOf(row.id)
  const content = textOf(row.text)
  if (content === undefined) {
    return { left: { where: id ?? `row ${number}`, code: "no_text", message: "It has no text" } }
  }
  const line: ForeignLine = {
    content,
    ...given({
      id,
      category: textOf(row.category),
      importance: numberOf(row.importance, 0, 1),
      createdAt: timeOf(row.createdAt),
    }),
    metadata: { importedFrom: "openclaw-lancedb" },
  }
  return line
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? nonBlank(value) : undefined
}

/** Arrow gives whole numbers of 64 bits as `bigint`. */
function numberOf(value: unknown, from: number, to: number): number | undefined {
  const number = typeof value === "bigint" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) ? Math.min(to, Math.max(from, number)) : undefined
}

const LAST_TIME = 8_640_000_000_000_000

function timeOf(value: unknown): string | undefined {
  const at = numberOf(value, 0, LAST_TIME)
  return at === undefined ? undefined : new Date(at).toISOString()
}
