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
  #current: MemorySettings

  private constructor(state: State, fixed: MemorySettingsInput, current: MemorySettings) {
    this.#state = state
    this.#fixed = fixed
    this.#current = current
  }

  static async open(state: State, fixed: MemorySettingsInput): Promise<SettingsBook> {
    return new SettingsBook(state, fixed, parse({ ...(await stored(state)), ...fixed }))
  }

  get current(): MemorySettings {
    return this.#current
  }

  /** Keeps the change in the database; what configuration fixes stays as it is fixed. */
  async change(change: MemorySettingsInput): Promise<MemorySettings> {
    const kept = { ...(await stored(this.#state)), ...change }
    const next = parse({ ...kept, ...this.#fixed })
    // Settings are plain JSON; `undefined` members fall away when they are written.
    await this.#state.set(BUCKET, KEY, JSON.parse(JSON.stringify(kept)) as Json)
    this.#current = next
    return next
  }
}

async function stored(state: State): Promise<Record<string, unknown>> {
  const entry = await state.get(BUCKET, KEY)
  return typeof entry?.value === "object" && entry.value !== null ? { ...entry.value } : {}
}

function parse(value: unknown): MemorySettings {
  const checked = memorySettingsSchema.safeParse(value)
  if (checked.success) return checked.data
  const faults = checked.error.issues.map((issue) => `memory.${issue.path.join(".") || "?"}: ${issue.message}`)
  throw new MemoryError("options_invalid", faults.join("; "))
}
