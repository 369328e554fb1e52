import { ApiError } from "@keepsake/api/browser"
import { createContext, type ReactNode, useContext } from "react"
import { type LocaleCode, locales } from "./locales.ts"
import { pseudoText } from "./pseudo.ts"
import type { ServerMessage, TranslateServer } from "./server/translate-server.ts"
import { createTranslate, type Language, type Translate } from "./translate.ts"

export interface I18n {
  readonly code: LocaleCode
  readonly t: Translate
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** A date in this language and the browser's time zone. */
  readonly date: (at: string | number, style?: "short" | "long") => string
  /** Relative time such as "3 minutes ago"; a date when it is more than a few days away. */
  readonly ago: (at: string | number) => string
  readonly translateServer: TranslateServer
  /** An error in this language; where it has no translation, message and remedy of the server. */
  readonly errorText: (error: unknown) => string
  /** Message and remedy of the server. */
  readonly originalErrorText: (error: unknown) => string
}

const Context = createContext<I18n | undefined>(undefined)

/** Builds the texts and formats of a language. */
export function createI18n(code: LocaleCode, { catalogue, translateServer }: Language): I18n {
  // Hidden pseudo-locales use English formats and longer text.
  const isHidden = "isHidden" in locales[code]
  const language = isHidden ? "en" : code
  const shaped = (text: string) => (isHidden && /[a-z]/i.test(text) ? pseudoText(text) : text)
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  return {
    code,
    t: createTranslate(catalogue, language),
    number: (value, options) => shaped(new Intl.NumberFormat(language, options).format(value)),
    date: (at, style = "long") => shaped((style === "short" ? day : moment).format(new Date(at))),
    ago(at) {
      const seconds = (new Date(at).getTime() - Date.now()) / 1000
      const [unit, size] = units.find(([, upTo]) => Math.abs(seconds) < upTo * 60) ?? []
      return shaped(
        unit === undefined || size === undefined
          ? day.format(new Date(at))
          : relative.format(Math.trunc(seconds / size), unit),
      )
    },
    translateServer,
    errorText: (error) =>
      (error instanceof ApiError ? translateServer(errorMessage(error)) : undefined) ?? originalErrorText(error),
    originalErrorText,
  }
}

function errorMessage({ code, params, message }: ApiError): ServerMessage {
  return { code: `error:${code}`, params, message }
}

function originalErrorText(error: unknown): string {
  if (error instanceof ApiError) return `${error.message.replace(/\.$/, "")}. ${error.remedy}`
  return error instanceof Error ? error.message : String(error)
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["second", 1],
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
]

export function I18nProvider({ words, children }: { readonly words: I18n; readonly children: ReactNode }) {
  return <Context value={words}>{children}</Context>
}

export function useI18n(): I18n {
  const words = useContext(Context)
  if (words === undefined) throw new Error("There are no words around this component")
  return words
}
