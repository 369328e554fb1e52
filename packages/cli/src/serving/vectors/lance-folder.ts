import { resolve } from "node:path"
import type { Store } from "@keepsake/core"
import type { Configuration } from "../../configuration/configuration.ts"
import { loadOptionalPackage } from "../../configuration/optional-package.ts"

type LancePackage = typeof import("@keepsake/store-lancedb")

const PACKAGE = "@keepsake/store-lancedb"

/** The folder, or the address in object storage, of whole memories, or of vectors whose records are elsewhere. */
export function lanceFolderOf({ dataDir, lancedb }: Pick<Configuration, "dataDir" | "lancedb">, suffix = ""): string {
  const { path } = lancedb
  return `${/^[a-z][a-z0-9+.-]*:\/\//i.test(path) ? path.replace(/\/{1,9}$/, "") : resolve(dataDir, path)}${suffix}`
}

/** A store in the configured folder. Its package, with a native library of 193 MB, is loaded only where somebody asks for it. */
export async function createLanceStore(configuration: Configuration, suffix = ""): Promise<Store> {
  const { LanceStore } = await loadLancePackage(configuration)
  return new LanceStore({ path: lanceFolderOf(configuration, suffix) })
}

/** The optional package. */
export function loadLancePackage({ pluginFolders }: Pick<Configuration, "pluginFolders">): Promise<LancePackage> {
  return loadOptionalPackage(PACKAGE, "LanceDB", pluginFolders, () => import("@keepsake/store-lancedb"))
}

/** Ends the name of the folder that has vectors of memories that are elsewhere. */
export const VECTOR_FOLDER_SUFFIX = "-vectors"
