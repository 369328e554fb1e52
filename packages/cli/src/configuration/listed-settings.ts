import type { Json } from "@keepsake/core"
import { z } from "zod"
import type { GivenValue } from "./given-value.ts"
import type { Settings } from "./schema.ts"
import { knownSettings } from "./settings.ts"
import { withoutCredentials } from "./upstream.ts"

/** One setting for people and forms. */
export interface ListedSetting {
  readonly path: string
  /** Of what is secret only that it is set. */
  readonly value: Json
  readonly default: Json
  /** `flag --port`, `variable KEEPSAKE_SERVER_PORT`, a file's name, or `default`. */
  readonly from: string
  readonly set: boolean
  readonly about: string
  readonly schema: Record<string, unknown>
}

const SECRET = /(?:apiKey|settingsKey|settingsKeyBefore|^sqlite\.key)$/i

/** What may be shown of a setting's value: of a credential only that it is set, of an address not who signs in there. */
export function maskSecret(path: string, value: Json): Json {
  if (value === null || typeof value !== "string") return value
  if (SECRET.test(path)) return "(set)"
  if (path === "postgres.url") return withoutCredentials(value).replace(/\?.*/, "")
  return /^https?:\/\/[^/]*@/i.test(value) ? withoutCredentials(value) : value
}

/** Every setting in the order of the schema, with what is in force. */
export function listedSettings(given: ReadonlyMap<string, GivenValue>, settings: Settings): readonly ListedSetting[] {
  return [...knownSettings.values()].map(({ path, schema }) => {
    const { from } = given.get(path) ?? {}
    const value = valueAt(settings, path)
    const {
      $schema: _,
      description: __,
      default: ___,
      ...shape
    } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })
    return {
      path,
      value: maskSecret(path, value),
      default: plain(schema.safeParse(undefined).data),
      from: from ?? "default",
      set: from !== undefined,
      about: schema.description ?? "",
      schema: shape,
    }
  })
}

function valueAt(settings: object, path: string): Json {
  let value: unknown = settings
  for (const name of path.split(".")) value = Object(value)[name]
  return plain(value)
}

/** Settings are plain JSON, or left out. */
function plain(value: unknown): Json {
  return (value ?? null) as Json
}
