import { ApiError, type Client } from "@keepsake/api"
import { withClient } from "../folder/with-client.ts"
import { heldByFileText, sourceMessagesText } from "../output/with-messages.ts"
import type { Call } from "./command.ts"

export interface MemoryErasure {
  readonly id: string
  /** Whether what was said is kept, because only the memory read from it is wrong. */
  readonly keep: boolean
  /** Whether the files are rewritten, so that no free page contains the bytes. */
  readonly compact: boolean
}

/** Erases one memory with its versions and answers what was not reached. */
export async function answerErased(call: Call, { id, keep, compact }: MemoryErasure): Promise<0> {
  const { arguments: words, out } = call
  const { notReached, also, file } = await withClient(call, async (client) => {
    const {
      also = [],
      notReached = [],
      file,
    } = await client.deleteMemory({
      id,
      tenant: words.text("tenant"),
      erase: "true",
      ...(keep && { words: "keep" }),
    })
    if (!compact) return { notReached, also, file }
    out.progress("Compacting the files")
    return { notReached: (await compactStore(client)) ?? notReached, also, file }
  })
  return out.answer({
    json: {
      id,
      did: "erased",
      ...(also.length > 0 && { also: [...also] }),
      ...(file !== undefined && { file }),
      notReached,
    },
    text: [
      `Erased with all its versions: ${id}${sourceMessagesText(also.length, keep)}`,
      ...(file === undefined ? [] : [heldByFileText(file)]),
      ...(notReached.length > 0 ? ["Not reached:", ...notReached.map((place) => `  ${place}`)] : []),
    ].join("\n"),
  })
}

/** What the compacted files do not reach; `undefined` with a key that may not compact them. */
async function compactStore(client: Client): Promise<readonly string[] | undefined> {
  try {
    return (await client.compactStore()).notReached
  } catch (error) {
    if (error instanceof ApiError && error.code === "admin_only") return undefined
    throw error
  }
}
