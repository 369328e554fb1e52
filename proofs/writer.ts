import { setTimeout as pause } from "node:timers/promises"
import type { InventedNames } from "./invented-names.ts"
import type { KeepsakeProcess } from "./keepsake.ts"

/** Adds memories sequentially until it is stopped; `added` holds the acknowledged ones. */
export async function startWriter(
  keepsake: KeepsakeProcess,
  names: InventedNames,
  added: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const content = `The locker of ${names.next()} has the number ${added.size}-${names.next()}.`
    try {
      const { id } = await keepsake.api<{ id: string }>("/api/memory", { method: "POST", body: { content } })
      added.set(id, content)
    } catch {
      // Killed meanwhile: what was not answered may be there or not.
    }
    await pause(10)
  }
}
