import { useI18n } from "./i18n.tsx"
import type { ServerMessage } from "./server/translate-server.ts"

/** A text of the server in the page's language; where it has no translation, in English and marked as such. */
export function ServerText(message: ServerMessage) {
  const { code, translateServer } = useI18n()
  const translated = translateServer(message)
  if (translated !== undefined) return <span>{translated}</span>
  return <span lang={code === "en" ? undefined : "en"}>{capital(message.message)}</span>
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
