import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { LanceStore } from "@keepsake/store-lancedb"
import { storeModelProperty } from "@keepsake/testkit"
import { test } from "vitest"

const SEQUENCES = 200

test(`${SEQUENCES} random sequences of calls are answered like the in-memory store answers them`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-lancedb-sequences-"))
  let stores = 0
  try {
    await storeModelProperty(async () => new LanceStore({ path: join(folder, String(++stores)) }), { runs: SEQUENCES })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
