import { de as catalogue } from "./de.ts"
import { serverDe } from "./server/de.ts"
import { createServerTranslate } from "./server/translate-server.ts"
import type { Language } from "./translate.ts"

export const german: Language = { catalogue, translateServer: createServerTranslate(serverDe) }
