import { createMemory } from "../../packages/core/dist/index.js"
import { sqlite } from "../../packages/store-sqlite/dist/index.js"

// Proposes, takes or undoes for one user of a database, until it is killed or done.
const [path = "", now = "", user = "", action = "", id = ""] = process.argv.slice(2)
const memory = await createMemory({ plugins: [sqlite({ path })], now: () => Number(now) })
const { consolidation } = memory.for({ user })
process.stdout.write("begun\n")
if (action === "propose") await consolidation.propose()
if (action === "take") await consolidation.take(id)
if (action === "undo") await consolidation.undo(id)
process.stdout.write("done\n")
await memory[Symbol.asyncDispose]()
