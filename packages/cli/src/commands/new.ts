import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { CommandError, usageError } from "../command-error.ts"
import type { Command } from "./command.ts"

const TEMPLATE = fileURLToPath(new URL("../../store-template", import.meta.url))
const USAGE = "keepsake new store NAME"

/** A package to begin with, which keeps every rule that it must before anything is written into it. */
export const newCommand: Command = {
  usage: "store NAME",
  example: "keepsake new store redis",
  maxPositionals: 2,
  options: { dir: { value: "DIR", about: "Target folder; default keepsake-store-NAME" } },
  async run({ arguments: words, cwd, out, version }) {
    const [kind, name] = words.positionals
    if (kind !== "store") {
      throw usageError(kind === undefined ? "new needs to know what to create" : `new cannot create "${kind}"`, USAGE)
    }
    if (name === undefined) throw usageError("The store needs a name, usually that of its database", USAGE)
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 60) {
      throw usageError(
        `"${name}" is not a package name: lower-case letters, digits and hyphens, at most 60 characters`,
        USAGE,
      )
    }
    const packageName = name.startsWith("keepsake-store-") ? name : `keepsake-store-${name}`
    const folder = resolve(cwd, words.text("dir") ?? packageName)
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new CommandError(1, "folder_not_empty", `${folder} is not empty`, { remedy: "Choose another with --dir." })
    }
    copyTemplate(folder, {
      PACKAGE_NAME: packageName,
      STORE_NAME: packageName.replace("keepsake-store-", ""),
      KEEPSAKE_VERSION: `^${version}`,
    })
    return out.answer({
      json: { package: packageName, folder },
      text: [
        `Created ${packageName} in ${folder}. It passes every store rule with a Map in memory.`,
        "",
        `  cd ${words.text("dir") ?? packageName} && npm install && npm test`,
        "",
        "Replace the Map in src/map-store.ts with your database, then run the tests again.",
      ].join("\n"),
    })
  },
}

function copyTemplate(folder: string, names: Readonly<Record<string, string>>): void {
  cpSync(TEMPLATE, folder, { recursive: true })
  // A package that is published leaves out files of the first name, and may hold none of the second but its own.
  renameSync(join(folder, "gitignore"), join(folder, ".gitignore"))
  renameSync(join(folder, "package.template.json"), join(folder, "package.json"))
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:ts|json|md)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, "utf8").replaceAll(/[A-Z]+_(?:NAME|VERSION)/g, (word) => names[word] ?? word)
    writeFileSync(path, text)
  }
}
