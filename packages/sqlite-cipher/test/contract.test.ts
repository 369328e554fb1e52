import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { aegis } from "@keepsake/sqlite-cipher"
import { SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { describeState, describeStore } from "@keepsake/testkit/vitest"
import { afterAll } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "keepsake-cipher-"))
const encryption = aegis("ab".repeat(32))
let files = 0
const fileAt = (number: number) => new SqliteFile({ path: join(folder, `${number}.db`), encryption })
const newFile = () => fileAt(++files)

afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore("SqliteStore, encrypted", async () => new SqliteStore(newFile()), {
  sequences: 3,
  reopen: async () => new SqliteStore(fileAt(files)),
})
describeState("SqliteState, encrypted", async () => new SqliteState(newFile()))
