import type { ServerMessage } from "./told/server-text.ts"
import { useWords } from "./words.tsx"

/** A text of the server in the page's language; where it has no translation, in English and marked as such. */
export function ServerText(message: ServerMessage) {
  const { code, server } = useWords()
  const translated = server(message)
  if (translated !== undefined) return <span>{translated}</span>
  return <span lang={code === "en" ? undefined : "en"}>{capital(message.message)}</span>
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
