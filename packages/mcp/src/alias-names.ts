/** Memory servers whose tool names can be enabled in addition, and `upkeep`, tools for consolidation and summaries. */
export const aliasNames = ["chatgpt", "omniroute", "openclaw", "osaurus", "upkeep"] as const
export type AliasName = (typeof aliasNames)[number]
