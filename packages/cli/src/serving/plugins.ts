import { readFileSync } from "node:fs"
import { createRequire, findPackageJSON } from "node:module"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { MemoryError, type Plugin } from "@keepsake/core"
import { z } from "zod"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { isPackage } from "../configuration/schema.ts"

type PluginSettings = Pick<Configuration, "plugins" | "store" | "extractor" | "pluginFolders">
/** What a package exports for this: what `definePlugin` gives. */
type Factory = (options: unknown) => unknown

const pluginSchema = z.object({
  name: z.string(),
  contract: z.number(),
  setup: z.custom((value) => typeof value === "function"),
})

/** The configured plugins, ready to be set up, the packages of store and extractor among them. What cannot be one is a `CommandError` that names package and export. */
export async function loadPlugins(configuration: PluginSettings): Promise<readonly Plugin[]> {
  const { plugins, store, extractor, pluginFolders: folders } = configuration
  const listed = new Set(plugins.map(({ use }) => use))
  const named = new Set([store, extractor].filter((name) => isPackage(name) && !listed.has(name)))
  const wanted = [...plugins, ...Array.from(named, (use) => ({ use, options: {} }))]
  return Promise.all(wanted.map(({ use, options }) => loadPlugin(use, options, folders)))
}

async function loadPlugin(use: string, options: unknown, folders: readonly string[]): Promise<Plugin> {
  const file = entryOf(use, folders)
  let exported: Readonly<Record<string, unknown>>
  try {
    exported = await import(pathToFileURL(file).href)
  } catch (cause) {
    throw invalidPlugin(`The plugin ${use} cannot be loaded: ${causeText(cause)}`, `Fix or rebuild it: ${file}`, cause)
  }
  const { name, factory } = factoryOf(use, exported)
  let plugin: unknown
  try {
    plugin = factory(options)
  } catch (cause) {
    const remedy = (MemoryError.is(cause) && cause.remedy) || `Correct the options of ${use} under plugins.`
    throw invalidPlugin(`The plugin ${use} refuses its options: ${causeText(cause)}`, remedy, cause)
  }
  if (!pluginSchema.safeParse(plugin).success) {
    throw invalidPlugin(
      `The export ${name} of ${use} does not return a plugin`,
      "Export the result of definePlugin as the default export.",
    )
  }
  // Checked just above: definePlugin made it, of this or another copy of the core; createMemory compares the contract.
  return plugin as Plugin
}

/** The default export, else the only function there is. */
function factoryOf(
  use: string,
  exported: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly factory: Factory } {
  const functions = Object.entries(exported).filter((one): one is [string, Factory] => typeof one[1] === "function")
  const [first, ...others] = functions
  const chosen = functions.find(([name]) => name === "default") ?? (others.length === 0 ? first : undefined)
  if (chosen !== undefined) return { name: chosen[0], factory: chosen[1] }
  const names = functions.length === 0 ? "no function" : functions.map(([name]) => name).join(", ")
  throw invalidPlugin(
    `The package ${use} exports ${names} and no default, so the plugin is ambiguous`,
    "Export the result of definePlugin as the default export.",
  )
}

/** The file that `import` would take, asked from one folder after the other. */
function entryOf(use: string, folders: readonly string[]): string {
  for (const folder of folders) {
    const from = join(folder, "keepsake.config.json")
    try {
      return createRequire(from).resolve(use)
    } catch (cause) {
      const code = cause instanceof Error && "code" in cause ? cause.code : undefined
      if (code === "MODULE_NOT_FOUND") continue
      const entry = code === "ERR_PACKAGE_PATH_NOT_EXPORTED" ? importedEntry(use, from) : undefined
      if (entry !== undefined) return entry
      throw invalidPlugin(`The package ${use} cannot be resolved: ${causeText(cause)}`, "Fix its package.json.", cause)
    }
  }
  throw invalidPlugin(
    `The package ${use} is not installed in ${folders.join(" or ")}`,
    `Install it there (npm install ${use}), or correct the name.`,
  )
}

const exportsSchema = z.object({ exports: z.unknown() })

/** Of a package that is there for `import` alone, which `require` does not see. */
function importedEntry(use: string, from: string): string | undefined {
  const file = findPackageJSON(use, pathToFileURL(from))
  if (file === undefined) return undefined
  const { exports } = exportsSchema.parse(JSON.parse(readFileSync(file, "utf8")))
  const entry = targetOf(isRecord(exports) && "." in exports ? exports["."] : exports)
  return entry === undefined ? undefined : join(dirname(file), entry)
}

/** Conditions are tried in the order in which the package wrote them (Node's documentation, "Conditional exports"). */
function targetOf(target: unknown): string | undefined {
  if (typeof target === "string") return target
  if (!isRecord(target)) return undefined
  for (const [condition, inner] of Object.entries(target)) {
    const found = ["import", "node", "default"].includes(condition) ? targetOf(inner) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function invalidPlugin(message: string, remedy: string, cause?: unknown): CommandError {
  return new CommandError(2, "plugin_invalid", message, { remedy, cause })
}

function causeText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
