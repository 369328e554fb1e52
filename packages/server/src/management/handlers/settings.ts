import type { RouteOutput, Routes } from "@keepsake/api"
import { type MemoryEngine, MemoryError, type MemorySettingsInput } from "@keepsake/core"
import { settingLeaves } from "@keepsake/core/internal"
import { type ConfiguredSetting, type Handlers, type ManagementParts, respond } from "../handler.ts"

type Listed = RouteOutput<Routes["listSettings"]>["data"][number]

/** All settings, as a form needs them. */
export function settingsHandlers({ memory, configured = [] }: ManagementParts) {
  const list = (): RouteOutput<Routes["listSettings"]> => ({ data: [...ofMemory(memory), ...configured.map(asListed)] })
  return {
    listSettings: async () => respond(list()),
    async changeSettings({ body: { set = {}, reset = [] } }) {
      const change: Record<string, unknown> = {}
      for (const path of reset) place(change, path, undefined)
      for (const [path, value] of Object.entries(set)) place(change, path, value)
      // `configure` validates all values before anything is stored.
      await memory.configure(change as MemorySettingsInput)
      return respond(list())
    },
  } satisfies Partial<Handlers>
}

function ofMemory(memory: MemoryEngine): readonly Listed[] {
  const { settings, settingOrigins } = memory
  return settingLeaves().map(({ path, schema, about, fallback }): Listed => {
    const from = settingOrigins.get(path) ?? "default"
    return {
      path: `memory.${path}`,
      value: valueAt(settings, path),
      default: fallback,
      from,
      editable: from !== "configuration",
      restart: false,
      about,
      schema,
    }
  })
}

function asListed(setting: ConfiguredSetting): Listed {
  return { ...setting, editable: false, restart: true }
}

function valueAt(settings: object, path: string): Listed["value"] {
  let value: unknown = settings
  for (const name of path.split(".")) value = Object(value)[name]
  // Settings are plain JSON.
  return (value ?? null) as Listed["value"]
}

/** Sets `memory.traces.days` as `{ traces: { days } }`. Throws for an unknown path. */
function place(change: Record<string, unknown>, path: string, value: unknown): void {
  const known = settingLeaves().find((leaf) => `memory.${leaf.path}` === path)
  if (known === undefined) {
    throw new MemoryError("options_invalid", `${path} is no setting that can be changed while running`, {
      remedy: "GET /api/settings lists those that can.",
    })
  }
  const [name = "", inner] = known.path.split(".")
  change[name] = inner === undefined ? value : { ...Object(change[name]), [inner]: value }
}
