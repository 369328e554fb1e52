import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { type RuleResult, runRule, type StoreRule, storeRules } from "@keepsake/testkit"
import type { Configuration } from "../configuration/configuration.ts"
import { isPackage } from "../configuration/schema.ts"
import type { CommandOutput } from "../output/output.ts"
import { type Check, errorMessage, fail, ok } from "./check.ts"
import { RuleProgress } from "./rule-progress.ts"

/** Whether the configured kind of store passes every rule of the contract on this Node, system and disk. */
export async function checkRules(
  { store }: Configuration,
  out: Pick<CommandOutput, "progress" | "statusLine">,
): Promise<Check> {
  if (store === "memory") return ok("rules", "not tested: the memory store does not depend on this machine")
  if (store === "qdrant") return ok("rules", "not tested: no test data is written to a Qdrant server")
  if (isPackage(store)) return ok("rules", `not tested: ${store} runs them in its own tests`)
  const folder = await mkdtemp(join(tmpdir(), "keepsake-doctor-"))
  const progress = new RuleProgress(storeRules, out)
  try {
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) => runLane(join(folder, `${lane}`), rulesOf(lane), progress)),
    )
    const results = lanes.flat()
    const broken = results.filter(({ outcome }) => outcome === "broken")
    const kept = results.filter(({ outcome }) => outcome === "kept").length
    if (broken.length === 0) return ok("rules", `the ${store} store passes all ${kept}`)
    const named = broken.map(({ id, why }) => `${id} (${why})`).join("; ")
    return fail("rules", `the ${store} store breaks ${named}`, "Report this line with the versions.")
  } catch (error) {
    return fail("rules", `the ${store} store could not be tested: ${errorMessage(error)}`, "Fix the cause.")
  } finally {
    progress.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each rule opens a file and two threads, which dominates the time; four lanes run at once. */
const LANES = 4

function rulesOf(lane: number): readonly StoreRule[] {
  return storeRules.filter((_, index) => index % LANES === lane)
}

async function runLane(
  path: string,
  rules: readonly StoreRule[],
  progress: RuleProgress,
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = []
  for (const rule of rules) {
    const file = `${path}-${results.length}.db`
    results.push(await runRule(async () => new SqliteStore(new SqliteFile({ path: file })), rule))
    progress.finishRule(rule)
  }
  return results
}
