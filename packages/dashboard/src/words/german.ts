import { de as catalogue } from "./de.ts"
import type { Language } from "./locales.ts"
import { told } from "./told/de.ts"
import { teller } from "./told/told-catalogue.ts"

export const german: Language = { catalogue, told: teller(told) }
