import { randomUUID } from "node:crypto"
import { type ExitCode, usageError } from "../command-error.ts"
import type { Call } from "../commands/command.ts"
import { withClient } from "../folder/with-client.ts"
import { exitOf, importText } from "../output/import-text.ts"
import { Polyant } from "./polyant.ts"
import { sendImport } from "./send-import.ts"

/** Imports the memories of a Polyant database: each of its instances becomes a tenant, or all go to the one that is named. */
export async function importPolyant(call: Call, url: string | undefined): Promise<ExitCode> {
  const { arguments: words, out } = call
  if (url === undefined) {
    throw usageError(
      "--from polyant needs the address of its database",
      "keepsake import --from polyant postgres://USER:PASSWORD@HOST/DATABASE",
    )
  }
  await using database = await Polyant.open(url)
  const tenant = words.text("tenant")
  const again = randomUUID()
  const imported = await withClient(
    call,
    // Each line names its own tenant.
    (client) => sendImport(call, client, database.read(tenant), undefined, again),
    { begins: words.has("dry-run") ? "preview" : true },
  )
  out.answer({ json: { format: "polyant", ...imported }, text: importText(imported) })
  return exitOf(imported)
}
