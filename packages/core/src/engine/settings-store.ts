import { isDeepStrictEqual } from "node:util"
import { MemoryError } from "../contract/errors.ts"
import type { Json } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import { type MemorySettings, type MemorySettingsInput, memorySettingsSchema } from "../turn/settings.ts"

const BUCKET = "settings"
const KEY = "memory"

/** The memory settings in force: what is fixed by configuration wins over what stands in the database, that over the defaults. */
export class SettingsStore {
  readonly #state: State
  readonly #fixed: MemorySettingsInput
  readonly #check: (settings: MemorySettings) => void
  #current: MemorySettings
  /** The settings in the database. */
  #kept: Values = {}

  private constructor(state: State, fixed: MemorySettingsInput, check: (settings: MemorySettings) => void) {
    this.#state = state
    this.#fixed = Object.fromEntries(Object.entries(fixed).filter(([, value]) => value !== undefined))
    this.#check = check
    this.#current = parse(this.#fixed)
  }

  /** `check` throws for settings that are valid and cannot be kept here. */
  static async open(
    state: State,
    fixed: MemorySettingsInput,
    check: (settings: MemorySettings) => void,
  ): Promise<SettingsStore> {
    const book = new SettingsStore(state, fixed, check)
    book.#kept = (await stored(state)).settings
    book.#current = book.#inForce(book.#kept)
    return book
  }

  get current(): MemorySettings {
    return this.#current
  }

  /** By path; settings at their default are left out. */
  get origins(): ReadonlyMap<string, "configuration" | "database"> {
    const kept = pathsIn(this.#kept).map((path) => [path, "database"] as const)
    return new Map([...kept, ...pathsIn(this.#fixed).map((path) => [path, "configuration"] as const)])
  }

  /**
   * Keeps the change in the database, beside what others change at the same time. `options_invalid` for a bad value, and
   * for a change of what configuration fixes: it would be without effect.
   */
  async change(change: MemorySettingsInput): Promise<MemorySettings> {
    this.#refuseFixed(change)
    for (;;) {
      const { settings, revision } = await stored(this.#state)
      const kept = merged(settings, change)
      const next = this.#inForce(kept)
      // Settings are plain JSON; `undefined` members fall away when they are written.
      if (!(await this.#state.set(BUCKET, KEY, JSON.parse(JSON.stringify(kept)) as Json, { revision }))) continue
      this.#current = next
      this.#kept = kept
      return next
    }
  }

  #inForce(kept: Readonly<Record<string, unknown>>): MemorySettings {
    const settings = parse(merged(kept, this.#fixed))
    this.#check(settings)
    return settings
  }

  #refuseFixed(change: MemorySettingsInput): void {
    const wanted: Values = parse(merged(this.#current, change))
    const would: Values = parse(merged(wanted, this.#fixed))
    const names = Object.keys(change).filter((name) => !isDeepStrictEqual(wanted[name], would[name]))
    if (names.length === 0) return
    throw new MemoryError(
      "options_invalid",
      `${names.map((name) => `memory.${name}`).join(", ")}: fixed by configuration`,
      {
        remedy: "Change it where the application is configured, or take it out there.",
      },
    )
  }
}

type Values = Readonly<Record<string, unknown>>

/** The later wins, name by name, also inside a section. */
function merged(one: Values, other: Values): Values {
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

async function stored(
  state: State,
): Promise<{ readonly settings: Readonly<Record<string, unknown>>; readonly revision: number }> {
  const { value, revision = 0 } = (await state.get(BUCKET, KEY)) ?? {}
  return { settings: typeof value === "object" && value !== null ? { ...value } : {}, revision }
}

function parse(value: unknown): MemorySettings {
  const checked = memorySettingsSchema.safeParse(value)
  if (checked.success) return checked.data
  const faults = checked.error.issues.map((issue) => `memory.${issue.path.join(".") || "?"}: ${issue.message}`)
  throw new MemoryError("options_invalid", faults.join("; "))
}
