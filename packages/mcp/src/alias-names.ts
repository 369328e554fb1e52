/** Other memory servers whose names of tools can be had beside the own ones. */
export const aliasNames = ["chatgpt", "omniroute", "openclaw", "osaurus"] as const
export type AliasName = (typeof aliasNames)[number]
