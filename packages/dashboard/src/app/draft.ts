import { useState } from "react"

/** Something that was typed outlives the screen, in this tab alone: read, write, forget. */
export function useDraft(name: string, initial: string): readonly [string, (text: string) => void, () => void] {
  const stored = `keepsake.draft.${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(stored) ?? initial)
  const write = (next: string) => {
    sessionStorage.setItem(stored, next)
    setText(next)
  }
  return [text, write, () => sessionStorage.removeItem(stored)]
}
