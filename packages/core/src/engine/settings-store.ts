import { isDeepStrictEqual } from "node:util"
import { type Json, MemoryError, type State } from "../contract/index.ts"
import { closestMatch } from "../text/closest-match.ts"
import { type MemorySettings, type MemorySettingsInput, memorySettingsSchema, settingLeaves } from "../turn/settings.ts"
import { BackgroundTask } from "./background-task.ts"

const BUCKET = "settings"
const KEY = "memory"
const FOLLOW_MS = 500

/** The effective memory settings: configuration overrides the database, which overrides the defaults. */
export class SettingsStore {
  readonly #state: State
  readonly #fixed: MemorySettingsInput
  readonly #check: (settings: MemorySettings) => void
  #current: MemorySettings
  /** The settings in the database. */
  #kept: Values = {}
  /** The settings that were recorded when the database was created. */
  #founded: Values = {}

  private constructor(state: State, fixed: MemorySettingsInput, check: (settings: MemorySettings) => void) {
    this.#state = state
    this.#fixed = Object.fromEntries(Object.entries(fixed).filter(([, value]) => value !== undefined))
    this.#check = check
    this.#current = parseSettings(this.#fixed)
  }

  /**
   * `check` throws for valid settings that this engine cannot apply. `isUsed`: whether there are memories already. A
   * database from a version without `unnamed` keeps `everyone`, because its memories were made under that rule, until
   * the setting is changed. The rule is recorded once; while `isUsed` is unknown nothing is recorded.
   */
  static async open(
    state: State,
    fixed: MemorySettingsInput,
    check: (settings: MemorySettings) => void,
    isUsed: () => Promise<boolean | undefined> = async () => undefined,
  ): Promise<SettingsStore> {
    const store = new SettingsStore(state, fixed, check)
    store.#kept = (await readStored(state)).settings
    store.#founded = await readInitialSettings(state, isUsed)
    store.#current = store.#inForceWhereAble()
    return store
  }

  get current(): MemorySettings {
    return this.#current
  }

  /** The origin of each setting by path. Settings at their default are omitted. */
  get origins(): ReadonlyMap<string, "configuration" | "database"> {
    const isOlder = this.#founded.unnamed === "everyone"
    const kept = pathsIn({ ...(isOlder && this.#founded), ...this.#kept }).map((path) => [path, "database"] as const)
    return new Map([...kept, ...pathsIn(this.#fixed).map((path) => [path, "configuration"] as const)])
  }

  /**
   * Stores the change in the database and merges it with concurrent changes. `options_invalid` for an invalid value,
   * and for a setting that the configuration fixes, because the change would have no effect.
   */
  async change(change: MemorySettingsInput): Promise<MemorySettings> {
    this.#refuseFixed(change)
    for (;;) {
      const { settings, revision } = await readStored(this.#state)
      const kept = mergeSettings(settings, change)
      const next = this.#inForce(kept)
      // Settings are plain JSON; `undefined` members are dropped.
      if (!(await this.#state.set(BUCKET, KEY, JSON.parse(JSON.stringify(kept)) as Json, { revision }))) continue
      this.#current = next
      this.#kept = kept
      return next
    }
  }

  /** A choice in the database that needs a part which is not configured any more has no effect. */
  #inForceWhereAble(): MemorySettings {
    try {
      return this.#inForce(this.#kept)
    } catch (failure) {
      const { extractor: _, gate, ...rest } = this.#kept
      if (!MemoryError.is(failure, "part_missing")) throw failure
      return this.#inForce(gate === "llm" ? rest : { ...rest, ...(gate !== undefined && { gate }) })
    }
  }

  /** Reads the stored settings twice a second until it is disposed of, because other processes change them. Invalid ones are ignored. */
  follow(): AsyncDisposable {
    const task = new BackgroundTask({
      firstRetryMs: FOLLOW_MS,
      longestRetryMs: FOLLOW_MS,
      run: async () => {
        this.#kept = (await readStored(this.#state)).settings
        this.#current = this.#inForceWhereAble()
        return FOLLOW_MS
      },
    })
    task.start()
    return task
  }

  #inForce(kept: Readonly<Record<string, unknown>>): MemorySettings {
    const settings = parseSettings(mergeSettings(mergeSettings(this.#founded, kept), this.#fixed))
    this.#check(settings)
    return settings
  }

  #refuseFixed(change: MemorySettingsInput): void {
    const wanted: Values = parseSettings(mergeSettings(this.#current, change))
    const would: Values = parseSettings(mergeSettings(wanted, this.#fixed))
    const names = Object.keys(change).filter((name) => !isDeepStrictEqual(wanted[name], would[name]))
    if (names.length === 0) return
    throw new MemoryError(
      "options_invalid",
      `${names.map((name) => `memory.${name}`).join(", ")}: fixed by configuration`,
      { remedy: "Change it where the application is configured, or take it out there." },
    )
  }
}

/** The key of the settings that a database was created with. */
const FOUNDED = "founded"

async function readInitialSettings(state: State, isUsed: () => Promise<boolean | undefined>): Promise<Values> {
  const found = await state.get(BUCKET, FOUNDED)
  if (found !== undefined) return isSection(found.value) ? found.value : {}
  const used = await isUsed()
  if (used === undefined) return {}
  const founded = { unnamed: used ? "everyone" : "own" }
  await state.set(BUCKET, FOUNDED, founded, { revision: 0 })
  return founded
}

type Values = Readonly<Record<string, unknown>>

/** Merges by name, also inside a section; the second argument wins. */
function mergeSettings(one: Values, other: Values): Values {
  const names = Object.entries(other).map(([name, value]) => {
    const under = one[name]
    return [name, isSection(under) && isSection(value) ? { ...under, ...value } : value]
  })
  return { ...one, ...Object.fromEntries(names) }
}

/** `traces.days` is below the section `traces`. */
function pathsIn(values: Values): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return []
    return isSection(value) ? pathsIn(value).map((inner) => `${name}.${inner}`) : [name]
  })
}

function isSection(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

async function readStored(
  state: State,
): Promise<{ readonly settings: Readonly<Record<string, unknown>>; readonly revision: number }> {
  const { value, revision = 0 } = (await state.get(BUCKET, KEY)) ?? {}
  return { settings: typeof value === "object" && value !== null ? { ...value } : {}, revision }
}

function parseSettings(value: unknown): MemorySettings {
  const checked = memorySettingsSchema.safeParse(value)
  if (checked.success) return checked.data
  const { issues } = checked.error
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key].join(".")) : [],
  )
  const wrong = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .map(({ path, message }) => `memory${path.map((part) => `.${String(part)}`).join("")}: ${message}`)
  throw new MemoryError(
    "options_invalid",
    [...unknown.map((path) => `memory.${path} is not a setting`), ...wrong].join("; "),
    unknown[0] === undefined ? {} : { remedy: remedyForUnknown(unknown[0]) },
  )
}

function remedyForUnknown(path: string): string {
  const known = settingLeaves().map((leaf) => leaf.path)
  const near = closestMatch(path, known)
  return near === undefined ? `The settings are ${known.join(", ")}.` : `Did you mean memory.${near}?`
}
