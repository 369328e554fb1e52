/** Memory servers whose tool names can be enabled in addition. */
export const aliasNames = ["chatgpt", "omniroute", "openclaw", "osaurus"] as const
export type AliasName = (typeof aliasNames)[number]
