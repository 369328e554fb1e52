import type { Json } from "../contract/memory.ts"
import type { Entry, SetOptions, State } from "../contract/state.ts"

/** Replaces a value by one that `change` computes from it, atomically: `change` is called again if the entry was changed meanwhile. */
export async function updateEntry(
  state: State,
  bucket: string,
  key: string,
  change: (entry: Entry | undefined) => Json,
  options: Omit<SetOptions, "revision"> = {},
): Promise<Entry> {
  for (;;) {
    const entry = await state.get(bucket, key)
    const written = await state.set(bucket, key, change(entry), { ...options, revision: entry?.revision ?? 0 })
    if (written !== undefined) return written
  }
}
