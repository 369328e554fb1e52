import { Stop } from "../stop.ts"
import type { LeftOut } from "./left-out.ts"

/** What can be read of something that may break off; that it did goes to `left`. */
export async function* untilBroken<T>(pieces: AsyncIterable<T>, where: string, left: LeftOut): AsyncGenerator<T> {
  try {
    yield* pieces
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    left.add({ where, code: "file_broken", message: error.message })
  }
}
