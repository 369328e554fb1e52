import { en } from "./en.ts"
import { pseudo, pseudoText } from "./pseudo.ts"
import type { TranslateServer } from "./told/server-text.ts"
import type { Catalogue } from "./translate.ts"

/** What the pages say, and what the server says. */
export interface Language {
  readonly catalogue: Catalogue
  /** The server speaks English, so English translates nothing. */
  readonly server: TranslateServer
}

interface Locale {
  /** In its own language. */
  readonly name: string
  readonly direction: "ltr" | "rtl"
  /** Tried out by whoever works on the pages, not offered. */
  readonly isHidden?: boolean
  readonly load: () => Promise<Language>
}

const english: Language = { catalogue: en, server: () => undefined }

/** Lengthens the server's texts too, those that the other languages translate. */
async function longer(): Promise<Language> {
  const { server } = await import("./told/de.ts")
  return {
    catalogue: pseudo(en),
    server: ({ code, message }) => (Object.hasOwn(server, code) ? pseudoText(message) : undefined),
  }
}

export const locales = {
  en: { name: "English", direction: "ltr", load: async () => english },
  de: { name: "Deutsch", direction: "ltr", load: async () => (await import("./german.ts")).german },
  zh: { name: "中文", direction: "ltr", load: async () => (await import("./chinese.ts")).chinese },
  "en-XA": { name: "Pseudo", direction: "ltr", isHidden: true, load: longer },
  "ar-XB": { name: "Pseudo, right to left", direction: "rtl", isHidden: true, load: longer },
} as const satisfies Record<string, Locale>
export type LocaleCode = keyof typeof locales

const STORED = "keepsake.language"

/** What was chosen, else the first of the browser's languages that there is. */
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
