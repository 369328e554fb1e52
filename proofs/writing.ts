import { setTimeout as pause } from "node:timers/promises"
import type { Keepsake } from "./keepsake.ts"
import type { Names } from "./names.ts"

/** Adds one memory after the other until it is stopped; what was answered is kept in `added`. */
export async function writing(
  keepsake: Keepsake,
  names: Names,
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
