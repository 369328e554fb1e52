import type { IncomingHttpHeaders } from "node:http"
import type { Dialect } from "../dialects/dialect.ts"
import { anthropic } from "./anthropic.ts"
import type { ApiProvider } from "./api-provider.ts"
import { openai } from "./openai.ts"

/** All providers. Requests that none of them claims go to the first. */
export const apiProviders = [openai, anthropic] as const

export type ProviderName = (typeof apiProviders)[number]["name"]
export type RegisteredProvider = ApiProvider<ProviderName>

const dialectsByPath: ReadonlyMap<string, Dialect> = new Map(
  apiProviders.flatMap(({ dialects }) => dialects.map((dialect) => [dialect.path, dialect] as const)),
)

/** The dialect of conversations that are posted to this path; `undefined` for any other path. */
export function dialectAt(path: string): Dialect | undefined {
  return dialectsByPath.get(path)
}

/** Throws for a name that no dialect has, which the schema of the API excludes. */
export function dialectNamed(name: string): Dialect {
  const dialect = [...dialectsByPath.values()].find((one) => one.name === name)
  if (dialect === undefined) throw new Error(`No provider has the dialect ${name}`)
  return dialect
}

/** Requests that are marked as one provider's, and their credentials, are never sent to another. */
export function providerOf(path: string, headers: IncomingHttpHeaders): RegisteredProvider {
  const all: readonly RegisteredProvider[] = apiProviders
  return (
    all.find(({ requiredHeaders }) => Object.keys(requiredHeaders).some((name) => headers[name] !== undefined)) ??
    all.find(({ dialects }) => dialects.some((one) => path === one.path || path.startsWith(`${one.path}/`))) ??
    apiProviders[0]
  )
}

export function providerNamed(name: ProviderName): RegisteredProvider {
  return apiProviders.find((provider) => provider.name === name) ?? apiProviders[0]
}
