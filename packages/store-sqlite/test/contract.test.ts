import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { describeState, describeStore } from "@keepsake/testkit/vitest"
import { afterAll } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "keepsake-sqlite-"))
let files = 0
const fileAt = (number: number) => new SqliteFile({ path: join(folder, `${number}.db`) })
const newFile = () => fileAt(++files)

afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore("SqliteStore", async () => new SqliteStore(newFile()), {
  sequences: 10,
  reopen: async () => new SqliteStore(fileAt(files)),
})
describeState("SqliteState", async () => new SqliteState(newFile()))
