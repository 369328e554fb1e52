import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { gateway } from "./gateway.ts"
import { type Figure, tableOf } from "./measure/figures.ts"
import { memory } from "./memory.ts"
import { say } from "./progress.ts"
import { promptCache } from "./prompt-cache.ts"
import { recall } from "./recall.ts"
import type { Bench } from "./run.ts"
import { tenants } from "./tenants.ts"
import { vectors } from "./vectors.ts"
import { writes } from "./writes.ts"

const benches: Readonly<Record<string, Bench>> = {
  recall,
  vectors,
  tenants,
  writes,
  gateway,
  memory,
  "prompt-cache": promptCache,
}
const usage = `bench [${Object.keys(benches).join(" | ")} …] [--quick] [--json FILE]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    help: { type: "boolean", default: false },
  },
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (values.help || unknown.length > 0) {
  say(unknown.length > 0 ? `There is no bench "${unknown.join('", "')}"\n${usage}` : usage)
  process.exit(values.help ? 0 : 2)
}

const figures: Figure[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const folder = await mkdtemp(join(tmpdir(), `keepsake-bench-${name}-`))
  try {
    figures.push(...(await bench({ folder, quick: values.quick })))
  } catch (failure) {
    // What the others measured is worth having.
    say(`${name} could not be measured: ${failure instanceof Error ? failure.stack : failure}`)
    process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? "unknown" }
const judged = figures.filter(({ holds }) => holds !== undefined)
const held = judged.filter(({ holds }) => holds)
const about = `Node ${machine.node}, ${machine.cpus} x ${machine.model}${values.quick ? ", quick sizes" : ""}`
process.stdout.write(`${tableOf(figures)}\n\n${held.length} of ${judged.length} goals hold (${about})\n`)
if (values.json !== undefined) {
  const report = { at: new Date().toISOString(), quick: values.quick, machine, figures }
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
}
