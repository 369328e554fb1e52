import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { json } from "../schemas/limits.ts"

const setting = z
  .object({
    path: z.string().describe("memory.maxTokens"),
    /** The effective value; null if it is detected automatically. */
    value: json,
    default: json,
    from: z
      .enum(["configuration", "database", "default"])
      .describe("source of the value; configuration (flags, environment, file) overrides the database"),
    editable: z.boolean().describe("false: it can only be changed where it is configured"),
    restart: z.boolean().describe("whether a change takes effect after a restart"),
    about: z.string(),
    schema: z.record(z.string(), z.unknown()).describe("JSON Schema of a value: type, range, choices"),
  })
  .meta({ id: "Setting" })

const settingsList = z.object({ data: z.array(setting) })

const settingsChange = z.strictObject({
  set: z.record(z.string().max(200), json).optional().describe('values by path: {"memory.maxTokens": 900}'),
  reset: z.array(z.string().max(200)).max(200).optional().describe("paths to reset to their defaults"),
})

/** Settings with value, source and schema. */
export const settingsRoutes = {
  listSettings: {
    ...endpoint("admin", "GET", "/api/settings"),
    summary: "List all settings with value, source, range and default",
    responses: { 200: settingsList },
  },
  changeSettings: {
    ...endpoint("admin", "PUT", "/api/settings"),
    summary: "Change settings for later requests; settings fixed by configuration are refused",
    body: settingsChange,
    responses: { 200: settingsList },
  },
} as const satisfies Record<string, Route>
