import { existsSync } from "node:fs"
import { join } from "node:path"
import { connect, type Table } from "@lancedb/lancedb"
import { toLanceError } from "./database/failures.ts"

/** A table of another program, which is read and never changed. */
export interface ForeignTable {
  readonly total: number
  readonly columns: readonly string[]
  /** Every row with these of its columns, in batches of any size. `store_unavailable` if the folder cannot be read to its end. */
  rows(columns: readonly string[]): AsyncGenerator<Readonly<Record<string, unknown>>>
  close(): void
}

/** Opens a table in a folder of LanceDB; `undefined` if the folder has no such table. Creates nothing. */
export async function openForeignTable(path: string, name: string): Promise<ForeignTable | undefined> {
  // LanceDB creates a folder that is absent.
  if (!existsSync(join(path, `${name}.lance`))) return undefined
  try {
    const connection = await connect(path)
    const table = await connection.openTable(name)
    const total = await table.countRows()
    const columns = (await table.schema()).fields.map((field) => field.name)
    return {
      total,
      columns,
      rows: (wanted) => readRowsOf(table, wanted, path),
      close() {
        table.close()
        connection.close()
      },
    }
  } catch (failure) {
    throw toLanceError(failure, path)
  }
}

async function* readRowsOf(
  table: Table,
  columns: readonly string[],
  path: string,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  try {
    for await (const batch of table.query().select([...columns])) {
      for (const row of batch) yield row.toJSON()
    }
  } catch (failure) {
    throw toLanceError(failure, path)
  }
}
