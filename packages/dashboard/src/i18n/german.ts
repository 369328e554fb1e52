import { de as catalogue } from "./de.ts"
import type { Language } from "./locales.ts"
import { serverDe } from "./server/de.ts"
import { createServerTranslate } from "./server/translate-server.ts"

export const german: Language = { catalogue, translateServer: createServerTranslate(serverDe) }
