import { useState } from "react"

/** Text input that survives navigation, in session storage. Returns the text, a setter and a function that deletes the draft. */
export function useDraft(name: string, initial: string): readonly [string, (text: string) => void, () => void] {
  const stored = `keepsake.draft.${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(stored) ?? initial)
  const write = (next: string) => {
    sessionStorage.setItem(stored, next)
    setText(next)
  }
  return [text, write, () => sessionStorage.removeItem(stored)]
}
