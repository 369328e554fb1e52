import type { Client } from "@keepsake/api"
import { CommandError } from "../command-error.ts"
import { withClient } from "../folder/with-client.ts"
import { memoryText } from "../output/memory-text.ts"
import type { Command } from "./command.ts"
import { ownerOptions, requireId } from "./owner-options.ts"

export const restoreCommand: Command = {
  usage: "ID",
  example: "keepsake restore 019ab3c4-5d6e-7f80-9123-456789abcdef --revision 2",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    revision: { value: "N", about: "Version to restore; default: the one before the last change or deletion" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const id = requireId(call, "restore", "See its versions with: keepsake history ID")
    const tenant = words.text("tenant")
    let wanted = words.whole("revision", 1, Number.MAX_SAFE_INTEGER)
    const { memory } = await withClient(call, async (client) => {
      // Resolved once: a retry after the restore would find another version before the last change.
      wanted ??= await previousRevision(client, id, tenant)
      return client.restoreMemory({ id, tenant, revision: wanted })
    })
    return out.answer({ json: { memory }, text: `Restored as revision ${memory.revision}:\n\n${memoryText(memory)}` })
  },
}

async function previousRevision(client: Client, id: string, tenant: string | undefined): Promise<number> {
  let cursor: string | undefined
  let isNewest = true
  do {
    const page = await client.memoryHistory({ id, tenant, cursor })
    for (const { revision, memory, withheld = false } of page.data) {
      if (!isNewest && (memory !== null || withheld)) return revision
      isNewest = false
    }
    cursor = page.next
  } while (cursor !== undefined)
  throw new CommandError(1, "options_invalid", `The memory ${id} has no version before its last change`, {
    remedy: `See its versions with: keepsake history ${id}`,
  })
}
