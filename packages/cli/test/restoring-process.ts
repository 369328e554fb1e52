import { restoreBackup } from "../src/backups/restore-backup.ts"

// Restores a backup, and kills itself after a step.
const [file = "", dataDir = "", database = "", last = ""] = process.argv.slice(2)
await restoreBackup(
  file,
  dataDir,
  database,
  () => undefined,
  undefined,
  (step) => {
    if (step === last) process.kill(process.pid, "SIGKILL")
  },
)
