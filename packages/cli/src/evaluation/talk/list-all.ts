import type { Memory, MemoryEngine } from "@keepsake/core"
import { STATUSES } from "@keepsake/core/plugin"

/** Every memory of an owner, of any status when `withEnded` is set. */
export async function listAll(
  list: ReturnType<MemoryEngine["for"]>["list"],
  withEnded = false,
): Promise<readonly Memory[]> {
  const memories: Memory[] = []
  let cursor: string | undefined
  do {
    const page = await list({
      limit: 200,
      ...(withEnded && { where: { status: STATUSES } }),
      ...(cursor !== undefined && { cursor }),
    })
    memories.push(...page.items)
    cursor = page.next
  } while (cursor !== undefined)
  return memories
}
