import { expression } from "../../text/regex.ts"

/** What is said to memory alone, or of what was told. */
const OF_MEMORY = expression("iu")`
  memor|gedächtnis|speicher|mémoire|memóri|keepsake|记忆|記憶|覚え
  |(?<!\p{L})(?:told|said|mentioned|shared|gesagt|erzählt|erwähnt|dit|raconté|parlé|dije|dicho|conté|contado|comenté|detto|raccontato|parlato|disse|contei|falei|remember|know|weißt|sais|sabes|sabe|sai)(?!\p{L})
  |(?:我|跟你|和你|刚才|之前)(?:说|讲|提|聊)|言った|話した|教えた
`

/** Whether a sentence speaks of memory, or of what was told. */
export const speaksOfMemory = (sentence: string): boolean => OF_MEMORY.test(sentence)
