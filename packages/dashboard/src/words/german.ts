import { de as catalogue } from "./de.ts"
import type { Language } from "./locales.ts"
import { server } from "./told/de.ts"
import { serverTranslator } from "./told/server-text.ts"

export const german: Language = { catalogue, server: serverTranslator(server) }
