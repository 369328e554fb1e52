import { homedir } from "node:os"
import { basename, dirname, isAbsolute, join, resolve } from "node:path"
import type { MemorySettingsInput } from "@keepsake/core"
import { closestMatch } from "@keepsake/core/closest-match"
import type { Proxies, Upstreams } from "@keepsake/server"
import { CommandError } from "../command-error.ts"
import { unsealEnvironment, unsealValues } from "../secrets/sealed-values.ts"
import { rejectEmbedderWithoutModel, rejectSharedFolder, rejectVectorsWithoutRecords } from "./embedder.ts"
import { type EmbedderEnvironment, embedderEnvironment, withEnvironmentKey } from "./embedder-providers.ts"
import { type Environment, fromEnvironment } from "./environment.ts"
import { FILE_NAME, fromFile } from "./file.ts"
import { ConfigurationFaults, type GivenValue } from "./given-value.ts"
import { type ListedSetting, listedSettings } from "./listed-settings.ts"
import { rejectLlmWithoutModel } from "./llm.ts"
import { rejectIncompletePostgres } from "./postgres.ts"
import { type Settings, settingsSchema } from "./schema.ts"
import { expectation, knownSettings } from "./settings.ts"
import { chooseUpstreams, proxiesOf } from "./upstream.ts"

/** What the flags of a command set, by the path of the setting; `config` names the file. */
export interface Flags {
  readonly config?: string | undefined
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** Every setting in force. */
export interface Configuration extends Omit<Settings, "memory" | "data" | "upstream"> {
  /** Absolute. */
  readonly dataDir: string
  /** Absolute, also when the store is not in it: keys and settings are. */
  readonly databaseFile: string
  readonly upstream: Upstreams
  /** What the environment says about vendors of embeddings. */
  readonly embedderEnvironment: EmbedderEnvironment
  readonly proxies: Proxies
  /** Only what is set here; the rest comes from the database. */
  readonly memory: MemorySettingsInput
  /** The file that was read. */
  readonly file: string | undefined
  /** What was set, by its path, and where: `flag --port`, `variable KEEPSAKE_SERVER_PORT`, a file. Everything else is a default. */
  readonly set: ReadonlyMap<string, { readonly value: unknown; readonly from: string }>
  /** From where packages are looked for, in this order; absolute. */
  readonly pluginFolders: readonly string[]
  /** Every setting for people: what it is and where that comes from. */
  readonly listed: readonly ListedSetting[]
}

/** Flags over environment over file. What cannot stand is a `CommandError` with exit 2 that names every fault. */
export function loadConfiguration(flags: Flags, environment: Environment, cwd: string, demo = false): Configuration {
  const faults = new ConfigurationFaults()
  const above = [...fromEnvironment(environment, cwd, faults), ...fromFlags(flags, cwd)]
  const { file, given } = findFile(flags, environment, cwd, above, faults)
  const merged = new Map([...given, ...above].map((one) => [one.path, one]))
  // A demonstration asks nobody, and writes nothing to a server that others use.
  if (demo)
    for (const path of merged.keys())
      if (/^(?:upstream\.|qdrant\.|lancedb\.|postgres\.|llm\.|extractor$|plugins$|vectors$)/.test(path))
        merged.delete(path)
  if (demo && merged.get("store")?.value !== "memory") merged.delete("store")

  const plain = dataFolderOf(merged.get("data.dir"), environment)
  const dataDir = demo ? join(dirname(plain), `${basename(plain)}-demo`) : plain
  const keys = {
    dataDir,
    settingsKey: textOf(merged, "settingsKey"),
    settingsKeyBefore: textOf(merged, "settingsKeyBefore"),
  }
  const opened = unsealValues(merged, keys, faults)
  const unsealed = unsealEnvironment(environment, keys, faults)
  const settings = validate(opened, faults)
  if (faults.found.length > 0 || !settings) throw configurationError(faults)

  rejectEmbedderWithoutModel(settings.embedder)
  rejectVectorsWithoutRecords(settings)
  rejectSharedFolder(settings)
  rejectIncompletePostgres(settings)
  rejectMisplacedKey(settings, merged.get("sqlite.key"))
  const upstream = demo ? {} : chooseUpstreams(settings.upstream, unsealed)
  rejectLlmWithoutModel(settings, upstream, merged.keys())
  const { memory, data: _, upstream: __, ...rest } = settings
  const vendors = embedderEnvironment(demo ? {} : unsealed)
  const set = [...merged.keys()].filter((path) => path.startsWith("memory.")).map((path) => path.split(".").slice(1))
  return {
    ...rest,
    embedder: withModelFolder(withEnvironmentKey(rest.embedder, vendors), dataDir),
    embedderEnvironment: vendors,
    dataDir,
    databaseFile: isAbsolute(rest.sqlite.file) ? rest.sqlite.file : join(dataDir, rest.sqlite.file),
    upstream,
    proxies: proxiesOf(environment),
    memory: pickGiven(memory, set),
    file,
    set: new Map([...opened].map(([path, { value, from }]) => [path, { value, from }])),
    listed: listedSettings(merged, settings),
    pluginFolders: [file === undefined ? cwd : dirname(file), dataDir],
  }
}

/** Models that were downloaded are in the data folder. */
export function modelsFolder(dataDir: string): string {
  return join(dataDir, "models")
}

function withModelFolder(embedder: Settings["embedder"], dataDir: string): Settings["embedder"] {
  const { modelFolder } = embedder
  return modelFolder === undefined
    ? embedder
    : { ...embedder, modelFolder: resolve(modelsFolder(dataDir), modelFolder) }
}

function textOf(given: ReadonlyMap<string, GivenValue>, path: string): string | undefined {
  const value = given.get(path)?.value
  return typeof value === "string" ? value : undefined
}

function fromFlags(flags: Flags, folder: string): GivenValue[] {
  return Object.entries(flags.settings).flatMap(([path, value]) => {
    if (value === undefined) return []
    return [{ path, value, from: `flag --${path.split(".").at(path === "data.dir" ? 0 : -1)}`, written: true, folder }]
  })
}

function findFile(
  flags: Flags,
  environment: Environment,
  cwd: string,
  above: readonly GivenValue[],
  faults: ConfigurationFaults,
): { readonly file: string | undefined; readonly given: readonly GivenValue[] } {
  if (flags.config !== undefined) {
    const file = resolve(cwd, flags.config)
    return { file, given: fromFile(file, faults, true) ?? [] }
  }
  const dataDir = dataFolderOf(
    above.findLast((one) => one.path === "data.dir"),
    environment,
  )
  for (const file of [join(cwd, FILE_NAME), join(dataDir, FILE_NAME)]) {
    const given = fromFile(file, faults, false)
    if (!given) continue
    if (dirname(file) === dataDir && given.some((one) => one.path === "data.dir")) {
      faults.wrong(`data.dir cannot be set by the file in the data folder (${file})`)
    }
    return { file, given }
  }
  return { file: undefined, given: [] }
}

function dataFolderOf(given: GivenValue | undefined, environment: Environment): string {
  return typeof given?.value === "string"
    ? resolve(given.folder, given.value)
    : dataFolder(process.platform, environment)
}

function validate(merged: ReadonlyMap<string, GivenValue>, faults: ConfigurationFaults): Settings | undefined {
  const tree: Record<string, unknown> = {}
  for (const given of merged.values()) {
    const leaf = knownSettings.get(given.path)
    if (!leaf) continue
    const value = given.written ? readAs(leaf.schema, String(given.value)) : given.value
    if (leaf.schema.safeParse(value).success) setAt(tree, given.path.split("."), value)
    else faults.wrong(wrongValue(given))
  }
  const parsed = settingsSchema.safeParse(tree)
  return parsed.success ? parsed.data : undefined
}

/** Text as the type that the setting has: itself, else as JSON, else a list with commas. */
function readAs(schema: { safeParse(value: unknown): { readonly success: boolean } }, text: string): unknown {
  const readings = [text, fromJson(text), text.split(",").map((part) => part.trim())]
  const [fitting = { value: text }] = readings
    .filter((value) => schema.safeParse(value).success)
    .map((value) => ({ value }))
  return fitting.value
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function wrongValue(given: GivenValue): string {
  const leaf = knownSettings.get(given.path)
  const expected = leaf ? expectation(leaf.schema) : ""
  const secret = /apiKey$|^settingsKey(?:Before)?$|^sqlite\.key$|^postgres\.url$/.test(given.path)
  const got = secret ? `${String(given.value).length} characters` : JSON.stringify(given.value)
  const choices = /^one of (.*?)(?: or |$)/.exec(expected)?.[1]?.split(", ") ?? []
  const near = closestMatch(String(given.value), choices)
  return `${given.path} must be ${expected}, not ${got} (${given.from})${near ? `; did you mean ${near}?` : ""}`
}

function setAt(tree: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  // Only this function fills the tree, and only with objects on the way to a setting.
  const below = (tree[name] ?? {}) as Record<string, unknown>
  tree[name] = below
  setAt(below, rest, value)
}

/** Of all settings of a section those that were given; one deeper is as far as it goes. */
function pickGiven(
  section: Readonly<Record<string, unknown>>,
  given: readonly (readonly string[])[],
): MemorySettingsInput {
  const values: Record<string, unknown> = {}
  for (const [name = "", inner] of given) {
    const value = section[name]
    values[name] = inner === undefined ? value : { ...Object(values[name]), [inner]: Object(value)[inner] }
  }
  return values
}

/** A key next to what it encrypts protects nothing, and of two keys one is not meant. */
function rejectMisplacedKey({ sqlite }: Settings, key: GivenValue | undefined): void {
  const { key: _, keyFile, keyCommand } = sqlite
  if (key !== undefined && !key.from.startsWith("variable "))
    throw new CommandError(2, "options_invalid", `sqlite.key cannot be set in a file of settings (${key.from})`, {
      remedy: "Set KEEPSAKE_SQLITE_KEY, sqlite.keyFile or sqlite.keyCommand.",
    })
  if ([key, keyFile, keyCommand].filter((source) => source !== undefined).length > 1)
    throw new CommandError(2, "options_invalid", "More than one of sqlite.key, keyFile and keyCommand is set", {
      remedy: "Keep one of them.",
    })
}

function configurationError(faults: ConfigurationFaults): CommandError {
  const message = faults.found.join("\n")
  return new CommandError(2, "options_invalid", message || "The settings contradict one another", {
    remedy: "Correct or remove it there; docs/settings.md lists all settings.",
  })
}

/** The platform's folder for a user's data. */
function dataFolder(platform: NodeJS.Platform, environment: Environment): string {
  const home = environment.HOME || homedir()
  if (platform === "win32") return join(environment.LOCALAPPDATA || join(home, "AppData", "Local"), "keepsake")
  if (platform === "darwin") return join(home, "Library", "Application Support", "keepsake")
  return join(environment.XDG_DATA_HOME || join(home, ".local", "share"), "keepsake")
}
