import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MemoryState } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import { LanceStore } from "@keepsake/store-lancedb"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { describeStore } from "@keepsake/testkit/vitest"
import { afterAll } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "keepsake-beside-lancedb-"))
let stores = 0

afterAll(() => rmSync(folder, { recursive: true }))

const storeIn = (number: number) =>
  new MirroredStore({
    records: new SqliteStore(new SqliteFile({ path: join(folder, `${number}.db`) })),
    vectors: new LanceStore({ path: join(folder, `${number}-vectors`) }),
    state: new MemoryState(),
    // Long enough for a busy machine: only a search that is waited for uses it.
    patienceMs: 60_000,
  })

describeStore("Records in SQLite and vectors in LanceDB", async () => storeIn(++stores), {
  sequences: 3,
  reopen: async () => storeIn(stores),
})
