import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Stop, wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"

const TEMPLATE = fileURLToPath(new URL("../../store-template", import.meta.url))
const USAGE = "keepsake new store NAME"

/** A package to begin with, which keeps every rule that it must before anything is written into it. */
export const scaffold: Command = {
  usage: "store NAME",
  words: 2,
  options: { dir: { value: "DIR", about: "where it goes; default keepsake-store-NAME here" } },
  async run({ arguments: words, cwd, out, version }) {
    const [kind, name] = words.positionals
    if (kind !== "store") {
      throw wrongUsage(kind === undefined ? "It takes what to make" : `"${kind}" cannot be made`, USAGE)
    }
    if (name === undefined) throw wrongUsage("The store needs a name, mostly that of its database", USAGE)
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 60) {
      throw wrongUsage(`"${name}" is no name of a package: lower case letters, digits and hyphens, at most 60`, USAGE)
    }
    const packageName = name.startsWith("keepsake-store-") ? name : `keepsake-store-${name}`
    const folder = resolve(cwd, words.text("dir") ?? packageName)
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Stop(1, "folder_not_empty", `${folder} is not empty`, { remedy: "Name another with --dir." })
    }
    make(folder, {
      PACKAGE_NAME: packageName,
      STORE_NAME: packageName.replace("keepsake-store-", ""),
      KEEPSAKE_VERSION: `^${version}`,
    })
    out.answer({
      json: { package: packageName, folder },
      text: [
        `${packageName} is in ${folder}. It keeps every rule already, over a Map in memory.`,
        "",
        `  cd ${words.text("dir") ?? packageName} && npm install && npm test`,
        "",
        "Put your database in the place of the Map in src/map-store.ts, and run the tests again.",
      ].join("\n"),
    })
    return 0
  },
}

function make(folder: string, names: Readonly<Record<string, string>>): void {
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
