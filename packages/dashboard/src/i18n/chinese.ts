import { createServerTranslate } from "./server/translate-server.ts"
import { serverZh } from "./server/zh.ts"
import type { Language } from "./translate.ts"
import { zh as catalogue } from "./zh.ts"

export const chinese: Language = { catalogue, translateServer: createServerTranslate(serverZh) }
