import { CommandError, usageError } from "../command-error.ts"
import { modelsFolder } from "../configuration/configuration.ts"
import { pluralize } from "../output/plural.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const embedderCommand: Command = {
  usage: "get URL [--name NAME] [--sha256 HASH]",
  example: "keepsake embedder get https://models.example/e5-small/keepsake.json",
  maxPositionals: 2,
  options: {
    ...folderOptions,
    name: { value: "NAME", about: "Name of the folder; default: the last part of the address" },
    sha256: { value: "HASH", about: "SHA-256 that keepsake.json itself must have" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [what, address] = words.positionals
    const url = address === undefined ? null : URL.parse(address)
    if (what !== "get" || url === null || !/^https?:$/.test(url.protocol)) {
      throw usageError("embedder needs get and the address of a keepsake.json", `keepsake embedder ${this.usage}`)
    }
    const { dataDir } = configurationOf(call)
    const name = words.text("name") ?? url.pathname.split("/").at(-2) ?? ""
    if (!/^[\w][\w.-]*$/.test(name))
      throw usageError(`"${name}" cannot be the name of a folder`, "Name one: --name e5-small")
    const { createFolder } = await import("../folder/create-folder.ts")
    const { downloadModel } = await import("../folder/download-model.ts")
    createFolder(dataDir)
    const { folder, files, bytes } = await downloadModel(url, modelsFolder(dataDir), name, {
      sha256: words.text("sha256"),
      progress: (line) => out.statusLine(line) || out.progress(line),
    }).catch((failure: unknown) => {
      out.statusLine("")
      throw failure instanceof CommandError ? failure : new CommandError(1, "upstream_failed", String(failure))
    })
    out.statusLine("")
    const text = [
      `Downloaded ${pluralize(files, "file")} of ${name} (${Math.ceil(bytes / 1_000_000)} MB) to ${folder}`,
      `Use it with: embedder.provider local, embedder.modelFolder ${name}`,
    ].join("\n")
    return out.answer({ json: { did: "downloaded", name, folder, files, bytes }, text })
  },
}
