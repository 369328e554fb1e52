import type { Language } from "./locales.ts"
import { teller } from "./told/told-catalogue.ts"
import { told } from "./told/zh.ts"
import { zh as catalogue } from "./zh.ts"

export const chinese: Language = { catalogue, told: teller(told) }
