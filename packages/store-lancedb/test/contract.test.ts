import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { LanceStore } from "@keepsake/store-lancedb"
import { describeStore } from "@keepsake/testkit/vitest"
import { afterAll } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "keepsake-lancedb-"))
let stores = 0
const storeIn = (number: number) => new LanceStore({ path: join(folder, String(number)) })

afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore("LanceStore", async () => storeIn(++stores), { sequences: 5, reopen: async () => storeIn(stores) })
