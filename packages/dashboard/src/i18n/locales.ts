import { en } from "./en.ts"
import { pseudoCatalogue, pseudoText } from "./pseudo.ts"
import type { Catalogue, Language } from "./translate.ts"

interface Locale {
  /** In its own language. */
  readonly name: string
  readonly direction: "ltr" | "rtl"
  /** For tests; not offered in the menu. */
  readonly isHidden?: boolean
  readonly load: () => Promise<Language>
}

const texts = { ...en }
/** Screens with later texts call `loadLaterTexts` before they are shown. */
const english: Language = { catalogue: texts as Catalogue, translateServer: () => undefined }

/** Loads the English texts of screens that are not shown first. The other languages are loaded as a whole. */
export async function loadLaterTexts(): Promise<void> {
  const { laterEn } = await import("./later-en.ts")
  Object.assign(texts, laterEn)
}

/** Lengthens the server's texts too, those that the other languages translate. */
async function loadPseudo(): Promise<Language> {
  const [{ serverDe }] = await Promise.all([import("./server/de.ts"), loadLaterTexts()])
  return {
    catalogue: pseudoCatalogue(english.catalogue),
    translateServer: ({ code, message }) => (Object.hasOwn(serverDe, code) ? pseudoText(message) : undefined),
  }
}

export const locales = {
  en: { name: "English", direction: "ltr", load: async () => english },
  de: { name: "Deutsch", direction: "ltr", load: async () => (await import("./german.ts")).german },
  zh: { name: "中文", direction: "ltr", load: async () => (await import("./chinese.ts")).chinese },
  "en-XA": { name: "Pseudo", direction: "ltr", isHidden: true, load: loadPseudo },
  "ar-XB": { name: "Pseudo, right to left", direction: "rtl", isHidden: true, load: loadPseudo },
} as const satisfies Record<string, Locale>
export type LocaleCode = keyof typeof locales

const STORED = "keepsake.language"

/** The chosen language, else the first supported language of the browser. */
export function preferredLocale(): LocaleCode {
  const wanted = [localStorage.getItem(STORED) ?? "", ...navigator.languages]
  const known = wanted.flatMap((tag) => [tag, tag.split("-")[0] ?? ""]).find(isLocale)
  return known ?? "en"
}

export function storeLocale(code: LocaleCode): void {
  localStorage.setItem(STORED, code)
}

export function isLocale(code: string): code is LocaleCode {
  return code in locales
}
