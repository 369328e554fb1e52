import type { Language } from "./locales.ts"
import { serverTranslator } from "./told/server-text.ts"
import { server } from "./told/zh.ts"
import { zh as catalogue } from "./zh.ts"

export const chinese: Language = { catalogue, server: serverTranslator(server) }
