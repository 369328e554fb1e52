import { expression } from "../../text/regex.ts"
import { speaksToUser } from "../../text/speaks-to-user.ts"
import type { ChatMessage } from "../messages.ts"

/** More of a message is not read, in characters. */
const MAX_CHARACTERS = 16_384

/** What the user asked for before a reply; empty if that is unknown. */
export const askedFor = (messages: readonly ChatMessage[], reply: number): string =>
  messages
    .slice(0, reply)
    .findLast(({ role }) => role === "user")
    ?.text.slice(-MAX_CHARACTERS) ?? ""

const ASKS_MEMORY = expression("iu")`
  memor|on file|stored|gedächtnis|gespeichert|mémoire|记得|知道|記憶|覚え|知って|了解我
  |(?<!\p{L})(?:know|remember|weißt|weisst|merkst|sais|souviens|savez|sabes|recuerdas|sai|ricordi|sabe|lembra|weet|wiesz)(?!\p{L})
  |(?<!\p{L})(?:have|got|hold|keep|saved|learned|learnt|noted) (?:\p{L}+ ){0,4}(?:on|about) me(?!\p{L})|(?<!\p{L})(?:hast|habt) (?:\p{L}+ ){0,3}über mich|as (?:\p{L}+ ){0,2}sur moi|tienes (?:\p{L}+ ){0,2}sobre mí|hai (?:\p{L}+ ){0,2}su di me|tem (?:\p{L}+ ){0,2}sobre mim
`

/** Whether a message asks what memory holds. */
export const asksMemory = (text: string): boolean => ASKS_MEMORY.test(text)

/** "How is Biscuit today?" asks what only memory tells, as well. */
export const addressesUser = (sentence: string): boolean => speaksToUser(sentence) || /[?？]\s*$/u.test(sentence)
