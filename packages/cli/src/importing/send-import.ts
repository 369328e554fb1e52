import type { Client, ImportReport } from "@keepsake/api"
import type { Call } from "../commands/command.ts"
import { Progress } from "../output/progress.ts"
import type { ImportSource } from "./import-source.ts"

/** Sends what a reader gives, and tells how far it is. `again` is the same for every try of one command: nothing is worked off twice. With a tenant it is for that one alone; without, for the key's own and those that lines name. */
export async function sendImport(
  { arguments: words, out }: Call,
  client: Client,
  source: ImportSource,
  tenant: string | undefined,
  idempotencyKey: string,
): Promise<ImportReport> {
  const progress = new Progress("Importing", out)
  async function* watched(): AsyncGenerator<string | Uint8Array> {
    for await (const piece of source.lines) {
      progress.at(source.done(), source.total)
      yield piece
    }
  }
  try {
    const imported = await client.importMemories(
      {
        ...source.file,
        dryRun: words.has("dry-run") ? "true" : "false",
        tenant,
        user: words.text("owner"),
        ...(words.has("shared") && { shared: "true" }),
        lines: watched(),
      },
      { idempotencyKey: idempotencyKey },
    )
    return source.skipped.with(imported)
  } finally {
    progress.end()
  }
}
