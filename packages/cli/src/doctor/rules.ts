import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { type RuleResult, runRules, type StoreRule, storeRules } from "@keepsake/testkit"
import type { Configuration } from "../configuration/configuration.ts"
import { type Check, fail, ok, why } from "./check.ts"

/** Whether the configured kind of store keeps every promise of the contract here: on this Node, this system, this disk. */
export async function checkRules({ store }: Configuration): Promise<Check> {
  if (store === "memory") return ok("rules", "not tried: the store memory touches nothing of this machine")
  const folder = await mkdtemp(join(tmpdir(), "keepsake-doctor-"))
  try {
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) => runLane(join(folder, `${lane}`), rulesOf(lane))),
    )
    const results = lanes.flat()
    const broken = results.filter(({ outcome }) => outcome === "broken")
    const kept = results.filter(({ outcome }) => outcome === "kept").length
    if (broken.length === 0) return ok("rules", `the store ${store} keeps all ${kept} that it must`)
    const named = broken.map(({ id, why }) => `${id} (${why})`).join("; ")
    return fail("rules", `the store ${store} breaks ${named}`, "Report it with this line and the versions.")
  } catch (error) {
    return fail("rules", `the store ${store} could not be tried: ${why(error)}`, "Mend what it names.")
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each rule gets a file and two threads of its own, which is what takes the time: four at once make it bearable. */
const LANES = 4

function rulesOf(lane: number): readonly StoreRule[] {
  return storeRules.filter((_, index) => index % LANES === lane)
}

function runLane(path: string, rules: readonly StoreRule[]): Promise<readonly RuleResult[]> {
  let made = 0
  return runRules(async () => new SqliteStore(new SqliteFile({ path: `${path}-${made++}.db` })), rules)
}
