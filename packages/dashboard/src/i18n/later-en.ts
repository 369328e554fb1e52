import { filesEn } from "./files/en.ts"
import { upkeepEn } from "./upkeep/en.ts"

/** Texts of screens that load them before they are shown, so that the first screen does not wait for them. */
export const laterEn = { ...filesEn, ...upkeepEn }
