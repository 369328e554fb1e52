import { isDeepStrictEqual } from "node:util"
import { MemoryError } from "../contract/errors.ts"
import type { Json } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import { type MemorySettings, type MemorySettingsInput, memorySettingsSchema } from "../turn/settings.ts"

const BUCKET = "settings"
const KEY = "memory"

/** The memory settings in force: what is fixed by configuration wins over what stands in the database, that over the defaults. */
export class SettingsBook {
  readonly #state: State
  readonly #fixed: MemorySettingsInput
  readonly #check: (settings: MemorySettings) => void
  #current: MemorySettings

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
  ): Promise<SettingsBook> {
    const book = new SettingsBook(state, fixed, check)
    book.#current = book.#inForce((await stored(state)).settings)
    return book
  }

  get current(): MemorySettings {
    return this.#current
  }

  /**
   * Keeps the change in the database, beside what others change at the same time. `options_invalid` for a bad value, and
   * for a change of what configuration fixes: it would be without effect.
   */
  async change(change: MemorySettingsInput): Promise<MemorySettings> {
    this.#refuseFixed(change)
    for (;;) {
      const { settings, revision } = await stored(this.#state)
      const kept = { ...settings, ...change }
      const next = this.#inForce(kept)
      // Settings are plain JSON; `undefined` members fall away when they are written.
      if (!(await this.#state.set(BUCKET, KEY, JSON.parse(JSON.stringify(kept)) as Json, { revision }))) continue
      this.#current = next
      return next
    }
  }

  #inForce(kept: Readonly<Record<string, unknown>>): MemorySettings {
    const settings = parse({ ...kept, ...this.#fixed })
    this.#check(settings)
    return settings
  }

  #refuseFixed(change: MemorySettingsInput): void {
    const wanted: Readonly<Record<string, unknown>> = parse(change)
    const current: Readonly<Record<string, unknown>> = this.#current
    const names = Object.keys(change).filter(
      (name) => Object.hasOwn(this.#fixed, name) && !isDeepStrictEqual(wanted[name], current[name]),
    )
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
