import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type FileEncryption, SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { type RuleResult, runRule, type StoreRule, storeRules } from "@keepsake/testkit"
import type { Configuration } from "../configuration/configuration.ts"
import { isPackage } from "../configuration/schema.ts"
import { encryptionOf } from "../encryption/database-key.ts"
import type { CommandOutput } from "../output/output.ts"
import { type Check, errorMessage, fail, ok } from "./check.ts"

/** Whether the configured kind of store passes every rule of the contract on this Node, system and disk. */
export async function checkRules(
  configuration: Configuration,
  out: Pick<CommandOutput, "progress" | "statusLine">,
): Promise<Check> {
  const { store } = configuration
  if (store === "memory") return ok("rules", "not tested: the memory store does not depend on this machine")
  if (store === "qdrant") return ok("rules", "not tested: no test data is written to a Qdrant server")
  if (store === "postgres") return ok("rules", "not tested: no test data is written to a PostgreSQL server")
  if (store === "lancedb") return ok("rules", "not tested: @keepsake/store-lancedb runs them in its own tests")
  if (isPackage(store)) return ok("rules", `not tested: ${store} runs them in its own tests`)
  const folder = await mkdtemp(join(tmpdir(), "keepsake-doctor-"))
  const progress = new RuleProgress(storeRules, out)
  try {
    const encryption = await encryptionOf(configuration, { check: false })
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) => runLane(join(folder, `${lane}`), rulesOf(lane), progress, encryption)),
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
  encryption: FileEncryption | undefined,
): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = []
  for (const rule of rules) {
    const file = `${path}-${results.length}.db`
    results.push(await runRule(async () => new SqliteStore(new SqliteFile({ path: file, encryption })), rule))
    progress.finishRule(rule)
  }
  return results
}

/** Shows the progress of the rules: a count on a terminal, elsewhere a line for each finished group. */
export class RuleProgress {
  readonly #all: number
  readonly #left = new Map<string, number>()
  readonly #out: Pick<CommandOutput, "progress" | "statusLine">
  #tried = 0

  constructor(rules: readonly Pick<StoreRule, "id">[], out: Pick<CommandOutput, "progress" | "statusLine">) {
    this.#all = rules.length
    this.#out = out
    for (const rule of rules) this.#left.set(groupOf(rule), (this.#left.get(groupOf(rule)) ?? 0) + 1)
  }

  finishRule(rule: Pick<StoreRule, "id">): void {
    this.#tried++
    const count = `${this.#tried} of ${this.#all} rules tested`
    if (this.#out.statusLine(count)) return
    const group = groupOf(rule)
    const left = (this.#left.get(group) ?? 0) - 1
    this.#left.set(group, left)
    if (left === 0) this.#out.progress(`  ${group}: done, ${count}`)
  }

  end(): void {
    this.#out.statusLine("")
  }
}

/** `write/keeps-unknown-fields` is of the group `write`. */
function groupOf({ id }: Pick<StoreRule, "id">): string {
  return id.split("/")[0] ?? id
}
