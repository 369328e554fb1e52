import { parentPort, workerData } from "node:worker_threads"
import Sqlite from "better-sqlite3"

// Only ever loaded as a worker, with the path of the database.
const database = new Sqlite(workerData as string, { timeout: 0, fileMustExist: true })

parentPort?.on("message", () => {
  try {
    // Passive: waits for nobody and leaves what others still read.
    database.pragma("wal_checkpoint(PASSIVE)")
  } finally {
    parentPort?.postMessage(null)
  }
})
