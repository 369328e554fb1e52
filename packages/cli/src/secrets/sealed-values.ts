import type { ConfigurationFaults, GivenValue } from "../configuration/given-value.ts"
import { SettingsCipher, type SettingsKeys } from "./settings-cipher.ts"

const PREFIX = "sealed:"
/** Settings that may be sealed: credentials, and addresses that contain them. Not the settings key itself, nor that of the database, which has sources of its own. */
const SEALABLE = /(?:^|\.)(?:apiKey|baseUrl|url)$/

/** A secret as it may be written in the configuration file or the environment. */
export function seal(text: string, keys: SettingsKeys): string {
  return `${PREFIX}${new SettingsCipher(keys).encrypt(text)}`
}

export function isSealed(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(PREFIX)
}

/** `undefined` if the settings key does not open it. */
export function unseal(sealed: string, keys: SettingsKeys): string | undefined {
  return new SettingsCipher(keys).decrypt(sealed.slice(PREFIX.length))
}

/** Opens what is sealed of the given values. What cannot be opened, or is no secret, is a fault. */
export function unsealValues(
  given: ReadonlyMap<string, GivenValue>,
  keys: SettingsKeys,
  faults: ConfigurationFaults,
): ReadonlyMap<string, GivenValue> {
  const opened = [...given].map(([path, one]): [string, GivenValue] => {
    if (!isSealed(one.value)) return [path, one]
    const value = SEALABLE.test(path) ? unseal(one.value, keys) : undefined
    if (value !== undefined) return [path, { ...one, value }]
    faults.wrong(
      SEALABLE.test(path)
        ? `${path} was sealed with another settings key than the one in force (${one.from}); seal it again: keepsake secrets seal`
        : `${path} cannot be sealed (${one.from})`,
    )
    return [path, one]
  })
  return new Map(opened)
}
