import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import type { Cursor, Json, State } from "@keepsake/core/plugin"
import { applyEdits, modify, parse } from "jsonc-parser"
import { CommandError } from "../command-error.ts"
import { isSealed, seal, unseal } from "./sealed-values.ts"
import { recordSettingsKey, SettingsCipher, type SettingsKeys } from "./settings-cipher.ts"

/** Where the database has sealed members called `apiKey`. */
const BUCKETS = ["settings", "embedders"]
const PAGE = 100
const MAX_ATTEMPTS = 20

/** What was sealed again, by place; `unreadable` was sealed with a key that is gone. */
export interface Rotation {
  readonly sealed: readonly string[]
  readonly unreadable: readonly string[]
}

/**
 * Seals every secret of the installation with a new key. Killed at any moment, both keys exist and open what they sealed, and the next call continues. The
 * previous key is forgotten only if everything was readable. `state` is absent where the store keeps none.
 */
export async function rotateSecrets(
  keys: SettingsKeys,
  state: State | undefined,
  configurationFile: string | undefined,
): Promise<Rotation> {
  const cipher = new SettingsCipher(keys)
  cipher.beginRotation()
  const rotation = { sealed: [] as string[], unreadable: [] as string[] }
  if (state !== undefined) for (const bucket of BUCKETS) await rotateBucket(bucket, state, cipher, rotation)
  if (configurationFile !== undefined) rotateFile(configurationFile, keys, rotation)
  if (rotation.unreadable.length > 0) return rotation
  if (state !== undefined && keys.settingsKey !== undefined && state.writers === "many")
    await recordSettingsKey(keys.settingsKey, state)
  cipher.endRotation()
  return rotation
}

async function rotateBucket(
  bucket: string,
  state: State,
  cipher: SettingsCipher,
  rotation: { readonly sealed: string[]; readonly unreadable: string[] },
): Promise<void> {
  const names: string[] = []
  for (let cursor: Cursor | undefined; ; ) {
    const page = await state.list(bucket, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    names.push(...page.items.map(({ key }) => key))
    cursor = page.next
    if (cursor === undefined) break
  }
  for (const name of names) await rotateEntry(bucket, name, state, cipher, rotation)
}

/** Another server may change the entry meanwhile. */
async function rotateEntry(
  bucket: string,
  name: string,
  state: State,
  cipher: SettingsCipher,
  rotation: { readonly sealed: string[]; readonly unreadable: string[] },
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const entry = await state.get(bucket, name)
    const value = entry?.value
    if (entry === undefined || !isRecord(value) || typeof value.apiKey !== "string") return
    const text = cipher.decrypt(value.apiKey)
    if (text === undefined) return void rotation.unreadable.push(`${bucket}: ${name}`)
    const changed: Json = { ...value, apiKey: cipher.encrypt(text) }
    if ((await state.set(bucket, name, changed, { revision: entry.revision })) === undefined) continue
    return void rotation.sealed.push(`${bucket}: ${name}`)
  }
  throw new CommandError(1, "busy", `${bucket}: ${name} changes all the time`, { remedy: "Try again." })
}

/** Keeps comments and layout, and replaces the file in one step. */
function rotateFile(
  file: string,
  keys: SettingsKeys,
  rotation: { readonly sealed: string[]; readonly unreadable: string[] },
): void {
  let text = readFileSync(file, "utf8")
  const before = text
  for (const { path, value } of sealedIn(parse(text, [], { allowTrailingComma: true }), [])) {
    const opened = unseal(value, keys)
    const name = `${file}: ${path.join(".")}`
    if (opened === undefined) rotation.unreadable.push(name)
    else {
      text = applyEdits(text, modify(text, [...path], seal(opened, keys), {}))
      rotation.sealed.push(name)
    }
  }
  if (text === before) return
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, text, { mode: statSync(file).mode })
  renameSync(unfinished, file)
}

function* sealedIn(
  value: unknown,
  path: readonly (string | number)[],
): Generator<{ readonly path: readonly (string | number)[]; readonly value: string }> {
  if (isSealed(value)) yield { path, value }
  else if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* sealedIn(one, [...path, at])
  else if (isRecord(value)) for (const [name, one] of Object.entries(value)) yield* sealedIn(one, [...path, name])
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
}
