import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { CommandError } from "../command-error.ts"

/**
 * A package of Keepsake that is not installed with the command, from where plugins are looked for or from next to this one. `purpose` begins the sentence of
 * the error if there is none.
 */
export async function loadOptionalPackage<Module>(
  name: string,
  purpose: string,
  pluginFolders: readonly string[],
  beside: () => Promise<Module>,
): Promise<Module> {
  for (const folder of pluginFolders) {
    const manifest = findManifest(name, join(folder, "keepsake.config.json"))
    if (manifest !== undefined) return import(pathToFileURL(join(dirname(manifest), "dist", "index.js")).href)
  }
  try {
    return await beside()
  } catch (cause) {
    throw new CommandError(2, "options_invalid", `${purpose} needs the package ${name}, which cannot be loaded`, {
      cause,
      remedy: `Install it next to Keepsake: npm install ${name}`,
    })
  }
}

function findManifest(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(`${name}/package.json`)
  } catch {
    return undefined
  }
}
