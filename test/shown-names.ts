import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { commonOptions } from "../packages/cli/dist/commands/command.js"
import { commands } from "../packages/cli/dist/commands/commands.js"
import { knownSettings } from "../packages/cli/dist/configuration/settings.js"
import { BLOCK_END, BLOCK_START } from "../packages/core/dist/text/block.js"
import { fileActions } from "../packages/source-files/dist/file-actions.js"
import { root } from "./sources.ts"

/** Names in a text that is shown and not run, and whether they exist. */
export interface ShownName {
  readonly name: string
  readonly exists: boolean
}

/**
 * Commands, options, variables, files, folders, paths, images, profiles, titles and clients that a shown text names.
 */
export async function findShownNames(text: string): Promise<readonly ShownName[]> {
  const variables = new Set([...knownSettings.values()].map(({ variable }) => variable))
  const found = (pattern: RegExp, exists: (name: string) => boolean): readonly ShownName[] =>
    [...text.matchAll(pattern)].map(([, name = ""]) => ({ name, exists: exists(name) }))
  const { services } = composition()
  return [
    ...(await Promise.all([...text.matchAll(/(?:^|\s)keepsake (?!keepsake)([a-z]+)(.*)/gm)].map(commandNames))).flat(),
    ...found(/\b(KEEPSAKE_\w+)=/g, (name) => variables.has(name) || composeFile().includes(`\${${name}`)),
    ...found(/\b((?:packages|docs|test|bench)\/\S+\.\w+)/g, (name) => existsSync(join(root, name))),
    ...found(/^ +([a-z]+\/[a-z]+) {2,}/gm, (name) => existsSync(join(root, "packages", name.replace("/", "/src/")))),
    ...found(/(?:^|\s)(qdrant\/qdrant:\S+)/g, (name) => services.qdrant?.image === name),
    ...found(/(\/v1\/[a-z/]+)/g, (name) => routes().includes(`path: "${name}"`)),
    ...found(/--profile (\w+)/g, (name) => Object.values(services).some(({ profiles }) => profiles?.includes(name))),
    ...found(/^(<.*>)$/gm, (name) => name === BLOCK_START || name === BLOCK_END),
    ...found(/^(\S.*?) {2,}yes\b/gm, (name) => checks().includes(`"${name}":`)),
  ]
}

async function commandNames([, name = "", rest = ""]: RegExpMatchArray): Promise<readonly ShownName[]> {
  const entry = commands.find((command) => command.name === name)
  if (entry === undefined) return [{ name: `keepsake ${name}`, exists: isAction(name, rest) }]
  const command = await entry.load()
  const options = [...rest.matchAll(/ --([\w-]+)/g)].map(([, option = ""]) => ({
    name: `keepsake ${name} --${option}`,
    exists: Object.hasOwn({ ...command.options, ...commonOptions }, option),
  }))
  return [{ name: `keepsake ${name}`, exists: true }, ...options]
}

/** Whether `keepsake NAME VERB` runs an action of the plugin for files. */
function isAction(name: string, rest: string): boolean {
  const [verb = ""] = rest.trim().split(" ")
  return fileActions(() => undefined).some((action) => action.name === `${name}_${verb}`)
}

interface Composition {
  readonly services: Readonly<Record<string, { readonly image?: string; readonly profiles?: readonly string[] }>>
}

function composition(): Composition {
  return parse(composeFile())
}

/** The composition as written, with the variables that it reads where it is built. */
function composeFile(): string {
  return readFileSync(join(root, "compose.yaml"), "utf8")
}

/** Paths of the gateway, by name. */
function routes(): string {
  const folder = join(root, "packages/server/src/gateway/dialects")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("")
}

/** Clients that the checks run through the command, by name. */
function checks(): string {
  return readFileSync(join(root, "checks/run.mjs"), "utf8")
}
