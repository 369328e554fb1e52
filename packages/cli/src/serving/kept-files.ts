import { stat } from "node:fs/promises"
import type { ListDiskFiles } from "@keepsake/server"

/** The database and its log beside it; one that is not there is left out. */
export function databaseFiles(databaseFile: string): ListDiskFiles {
  const files = [
    ["database", databaseFile],
    ["log", `${databaseFile}-wal`],
  ] as const
  return async () => {
    const sizes = await Promise.all(
      files.map(async ([name, path]) => {
        const found = await stat(path).catch(() => undefined)
        return found === undefined ? [] : [{ name, bytes: found.size }]
      }),
    )
    return sizes.flat()
  }
}
