import type { IconName } from "../ui/icon.tsx"
import type { Word } from "../words/translate.ts"

/** What the menu lists, in its order. */
export const screens = [{ to: "/memories", word: "nav.memories", icon: "memories" }] as const satisfies readonly {
  readonly to: string
  readonly word: Word
  readonly icon: IconName
}[]
