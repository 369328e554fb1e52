import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react"
import { type Language, type LocaleCode, locales, storeLocale } from "../words/locales.ts"
import { WordsProvider, wordsOf } from "../words/words.tsx"

const Choose = createContext<(code: LocaleCode) => void>(() => undefined)

export interface LocaleProviderProps {
  readonly code: LocaleCode
  readonly language: Language
  readonly children: ReactNode
}

/** The language of the page; another is loaded when it is chosen. */
export function LocaleProvider({ code, language, children }: LocaleProviderProps) {
  const [chosen, setChosen] = useState({ code, language })
  const words = useMemo(() => wordsOf(chosen.code, chosen.language), [chosen])
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
    <Choose value={(next) => void choose(next)}>
      <WordsProvider words={words}>{children}</WordsProvider>
    </Choose>
  )
}

export function useChooseLocale(): (code: LocaleCode) => void {
  return useContext(Choose)
}
