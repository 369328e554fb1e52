import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"

// Another process that holds the write lock of a database, and reports when it has acquired and released it.
const [file = "", ms = "3000"] = process.argv.slice(2)
const db = new DatabaseSync(file, { timeout: 5_000 })
db.exec("BEGIN IMMEDIATE")
process.send?.("held")
await pause(Number(ms))
db.exec("COMMIT")
db.close()
process.send?.("released")
process.disconnect()
