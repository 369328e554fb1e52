import { en } from "./en.ts"
import { pseudo } from "./pseudo.ts"
import type { Catalogue } from "./translate.ts"

interface Locale {
  /** In its own language. */
  readonly name: string
  readonly direction: "ltr" | "rtl"
  /** Tried out by whoever works on the pages, not offered. */
  readonly isHidden?: boolean
  readonly load: () => Promise<Catalogue>
}

export const locales = {
  en: { name: "English", direction: "ltr", load: async () => en },
  de: { name: "Deutsch", direction: "ltr", load: async () => (await import("./de.ts")).de },
  zh: { name: "中文", direction: "ltr", load: async () => (await import("./zh.ts")).zh },
  "en-XA": { name: "Pseudo", direction: "ltr", isHidden: true, load: async () => pseudo(en) },
  "ar-XB": { name: "Pseudo, right to left", direction: "rtl", isHidden: true, load: async () => pseudo(en) },
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
