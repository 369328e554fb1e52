import type { MessageParams } from "@keepsake/api/browser"
import type { serverDe } from "./de.ts"

/** A language has the same codes as German. */
export type ServerCatalogue = { readonly [Code in keyof typeof serverDe]: string }

/** A text of the server: what it says in English, and the code and values to say it in another language. */
export interface ServerMessage {
  readonly code: string
  readonly params?: MessageParams | undefined
  readonly message: string
}

/** Translates a text of the server; `undefined` for an unknown code, or where the server did not send a value that the text mentions. */
export type TranslateServer = (message: ServerMessage) => string | undefined

export function createServerTranslate(catalogue: Readonly<Record<string, string>>): TranslateServer {
  return ({ code, params = {} }) => {
    const text = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
    const names = [...(text?.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name = ""]) => name)
    if (!names.every((name) => Object.hasOwn(params, name))) return undefined
    return text?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  }
}
