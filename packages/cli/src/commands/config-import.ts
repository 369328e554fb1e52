import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import type { Json } from "@keepsake/core"
import { CommandError, type ExitCode, usageError } from "../command-error.ts"
import { llmOf } from "../configuration/llm.ts"
import { withClient } from "../folder/with-client.ts"
import { settingsFromOsaurus } from "../importing/osaurus-settings.ts"
import { table } from "../output/table.ts"
import { type Call, configurationOf } from "./command.ts"

/** Takes the memory settings of another program over, also while a server runs. */
export async function importSettings(call: Call, path: string | undefined): Promise<ExitCode> {
  const { arguments: words, cwd } = call
  if (path === undefined || words.text("from") !== "osaurus") {
    throw usageError(
      "config import needs a file and --from osaurus",
      "keepsake config import memory.json --from osaurus",
    )
  }
  const file = resolve(cwd, path)
  const { set, skipped } = settingsFromOsaurus(await read(file), file, llmOf(configurationOf(call)) !== undefined)
  const isDry = words.has("dry-run")
  if (!isDry && Object.keys(set).length > 0)
    await withClient(call, (client) => client.changeSettings({ set }), { begins: true })
  const rows = [
    ...Object.entries(set).map(([name, value]) => [name, JSON.stringify(value)]),
    ...skipped.map(({ name, why }) => [name, `skipped: ${why}`]),
  ]
  const json: Json = { dryRun: isDry, set, skipped: skipped.map((one) => ({ ...one })) }
  return call.out.answer({ json, text: rows.length === 0 ? "The file sets nothing" : table(rows) })
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8")
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    throw new CommandError(2, "file_unreadable", `${file} cannot be read: ${why}`, { remedy: "Check the path." })
  }
}
