import type { en } from "./en.ts"
import type { laterEn } from "./later-en.ts"
import type { MessageText } from "./message-text.ts"
import type { TranslateServer } from "./server/translate-server.ts"

type English = typeof en & typeof laterEn
export type MessageKey = keyof English
/** All texts of a language; missing and unknown keys are type errors. */
export type Catalogue = { readonly [W in MessageKey]: MessageText }

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type TextOf<M> = M extends string ? M : M extends { readonly other: infer T } ? T : never
type Values<W extends MessageKey> = { readonly [Name in NamesIn<TextOf<English[W]>>]: string | number }
export type Translate = <W extends MessageKey>(
  word: W,
  ...values: keyof Values<W> extends never ? [] : [values: Values<W>]
) => string

/** Numbers are formatted in the language. */
export function createTranslate(catalogue: Catalogue, language: string): Translate {
  const plural = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language)
  return (word, ...[values = {}]) => {
    const message: MessageText = catalogue[word]
    const given: Readonly<Record<string, string | number>> = values
    const text = typeof message === "string" ? message : (message[plural.select(Number(given.count))] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = given[name]
      return value === undefined ? whole : typeof value === "number" ? number.format(value) : value
    })
  }
}

/** The texts of the pages and of the server in one language. */
export interface Language {
  readonly catalogue: Catalogue
  /** The server speaks English, so English translates nothing. */
  readonly translateServer: TranslateServer
}
