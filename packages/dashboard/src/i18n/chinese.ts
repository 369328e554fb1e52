import type { Language } from "./locales.ts"
import { createServerTranslate } from "./server/translate-server.ts"
import { serverZh } from "./server/zh.ts"
import { zh as catalogue } from "./zh.ts"

export const chinese: Language = { catalogue, translateServer: createServerTranslate(serverZh) }
