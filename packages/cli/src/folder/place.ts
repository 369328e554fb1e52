import { homedir } from "node:os"
import { join } from "node:path"
import type { Environment } from "../configuration/environment.ts"

/** The platform's folder for a user's data. */
export function dataFolder(platform: NodeJS.Platform, environment: Environment): string {
  const home = environment.HOME || homedir()
  if (platform === "win32") return join(environment.LOCALAPPDATA || join(home, "AppData", "Local"), "keepsake")
  if (platform === "darwin") return join(home, "Library", "Application Support", "keepsake")
  return join(environment.XDG_DATA_HOME || join(home, ".local", "share"), "keepsake")
}
