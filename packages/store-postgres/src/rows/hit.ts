import type { Hit, Words } from "@keepsake/core/plugin"
import { type BodyRow, toMemory } from "./memory-body.ts"
import { fromVectorText } from "./vector-text.ts"

/** What a search selects of a hit. */
export interface HitColumns extends BodyRow {
  readonly score: number
  readonly words: string | null
  readonly embedding: string | null
}

/** `space`: the one that `embedding` is of. */
export function toHit({ score, words, embedding, ...body }: HitColumns, space: string | undefined): Hit {
  return {
    memory: toMemory(body),
    score,
    // Written by this store from words.
    ...(words !== null && { words: JSON.parse(words) as Words }),
    ...(space !== undefined && embedding !== null && { embedding: { space, values: fromVectorText(embedding) } }),
  }
}
