import { CommandError } from "../command-error.ts"
import type { SkippedItems } from "./skipped-items.ts"

/** What can be read of something that may break off; that it did goes to `left`. */
export async function* stopAtDamage<T>(pieces: AsyncIterable<T>, where: string, left: SkippedItems): AsyncGenerator<T> {
  try {
    yield* pieces
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    left.add({ where, code: "file_broken", message: error.message })
  }
}
