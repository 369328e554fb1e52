import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react"
import { createI18n, I18nProvider } from "../i18n/i18n.tsx"
import { type LocaleCode, locales, storeLocale } from "../i18n/locales.ts"
import type { Language } from "../i18n/translate.ts"

const LocaleContext = createContext<(code: LocaleCode) => void>(() => undefined)

export interface LocaleProviderProps {
  readonly code: LocaleCode
  readonly language: Language
  readonly children: ReactNode
}

/** Provides the language of the page and loads another on demand. */
export function LocaleProvider({ code, language, children }: LocaleProviderProps) {
  const [chosen, setChosen] = useState({ code, language })
  const words = useMemo(() => createI18n(chosen.code, chosen.language), [chosen])
  useEffect(() => {
    document.documentElement.lang = chosen.code
    document.documentElement.dir = locales[chosen.code].direction
  }, [chosen.code])
  const choose = useMemo(
    () => async (next: LocaleCode) => {
      const loaded = await locales[next].load()
      storeLocale(next)
      setChosen({ code: next, language: loaded })
    },
    [],
  )
  return (
    <LocaleContext value={(next) => void choose(next)}>
      <I18nProvider words={words}>{children}</I18nProvider>
    </LocaleContext>
  )
}

export function useSetLocale(): (code: LocaleCode) => void {
  return useContext(LocaleContext)
}
