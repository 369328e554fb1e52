import type { MessageText } from "./message-text.ts"
import type { Catalogue } from "./translate.ts"

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aceinouyACEINOUY"].map((letter, at) => [letter, [..."áçéíñóúýÁÇÉÍÑÓÚÝ"][at] ?? letter]),
)

/** Accents a text and makes it a third longer. */
export function pseudoText(text: string): string {
  const changed = text.replace(/\{\w+\}|./gu, (part) => accented[part] ?? part)
  return `${changed}${"~".repeat(Math.ceil(text.length * 0.35))}`
}

/** Accents and lengthens every text, so that untranslated and overflowing text becomes visible. */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const messages = Object.entries<MessageText>(catalogue).map(([word, message]) => [
    word,
    typeof message === "string" ? pseudoText(message) : { other: pseudoText(message.other) },
  ])
  // The same words with other texts; entries cannot say so.
  return Object.fromEntries(messages) as Catalogue
}
