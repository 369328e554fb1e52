import type { Environment } from "../configuration/environment.ts"
import type { ConfigurationFaults, GivenValue } from "../configuration/given-value.ts"
import { SettingsCipher, type SettingsKeys } from "./settings-cipher.ts"

const PREFIX = "sealed:"
/** Settings that may be sealed: credentials, addresses that contain them, and any text in the options of plugins. Not the settings key itself, nor that of the database, which has sources of its own. */
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
    if (path === "plugins")
      return [path, { ...one, value: unsealDeep(one.value, keys, `${path} (${one.from})`, faults) }]
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

/** Opens every sealed text within a value. */
function unsealDeep(value: unknown, keys: SettingsKeys, where: string, faults: ConfigurationFaults): unknown {
  if (isSealed(value)) {
    const opened = unseal(value, keys)
    if (opened === undefined) {
      faults.wrong(
        `A value of ${where} was sealed with another settings key than the one in force; seal it again: keepsake secrets seal`,
      )
    }
    return opened
  }
  if (Array.isArray(value)) return value.map((one) => unsealDeep(one, keys, where, faults))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unsealDeep(one, keys, where, faults)]))
}

/** The variables with the keys of other programs' clients, which may be sealed as well. */
const VENDOR_KEY = /^(?!KEEPSAKE_)[A-Z]+_API_KEY$/

/** Opens what is sealed in variables such as `OPENAI_API_KEY`. */
export function unsealEnvironment(
  environment: Environment,
  keys: SettingsKeys,
  faults: ConfigurationFaults,
): Environment {
  const opened = Object.entries(environment).map(([name, value]): [string, string | undefined] => {
    if (!VENDOR_KEY.test(name) || !isSealed(value)) return [name, value]
    const text = unseal(value, keys)
    if (text === undefined) {
      faults.wrong(
        `The variable ${name} was sealed with another settings key than the one in force; seal it again: keepsake secrets seal`,
      )
    }
    return [name, text]
  })
  return Object.fromEntries(opened)
}
