import type { Client, Imported } from "@keepsake/api"
import type { Call } from "../commands/command.ts"
import { Progress } from "../output/progress.ts"
import type { Reading } from "./reading.ts"

/** Sends what a reader gives, and tells how far it is. */
export async function send({ arguments: words, out }: Call, client: Client, reading: Reading): Promise<Imported> {
  const progress = new Progress("Importing", out)
  async function* watched(): AsyncGenerator<string | Uint8Array> {
    for await (const piece of reading.lines) {
      progress.at(reading.done(), reading.total)
      yield piece
    }
  }
  try {
    return await client.importMemories({
      dryRun: words.has("dry-run") ? "true" : "false",
      tenant: words.text("tenant"),
      user: words.text("owner"),
      lines: watched(),
    })
  } finally {
    progress.end()
  }
}
