import type { Client } from "@keepsake/api"
import { reach } from "../folder/reach.ts"
import { memoryText } from "../output/memory-text.ts"
import { Stop, wrongUsage } from "../stop.ts"
import type { Command } from "./command.ts"
import { ownerOptions } from "./owner-options.ts"

export const restore: Command = {
  usage: "ID",
  words: 1,
  options: {
    ...ownerOptions,
    revision: {
      value: "N",
      about: "which version; else the one before the last change, or as it was when it was deleted",
    },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [id] = words.positionals
    if (!id) throw wrongUsage("restore needs the id of a memory", "keepsake history ID shows its versions.")
    const tenant = words.text("tenant")
    let wanted = words.whole("revision", 1, Number.MAX_SAFE_INTEGER)
    const { memory } = await reach(call, async (client) => {
      // Chosen once: should the call be made again, the version before the last change would be another.
      wanted ??= await before(client, id, tenant)
      return client.restoreMemory({ id, tenant, revision: wanted })
    })
    out.answer({ json: { memory }, text: `Restored as revision ${memory.revision}:\n\n${memoryText(memory)}` })
    return 0
  },
}

async function before(client: Client, id: string, tenant: string | undefined): Promise<number> {
  let cursor: string | undefined
  let isNewest = true
  do {
    const page = await client.memoryHistory({ id, tenant, cursor })
    for (const { revision, memory } of page.data) {
      if (!isNewest && memory !== null) return revision
      isNewest = false
    }
    cursor = page.next
  } while (cursor !== undefined)
  throw new Stop(1, "options_invalid", `The memory ${id} has no version before its last change`, {
    remedy: `Look at it with: keepsake history ${id}`,
  })
}
