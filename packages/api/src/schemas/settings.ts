import { z } from "zod"
import { json } from "./limits.ts"

const setting = z
  .object({
    path: z.string().describe("memory.maxTokens"),
    /** In force; null also where it is left to be found out. */
    value: json,
    default: json,
    from: z
      .enum(["configuration", "database", "default"])
      .describe("where the value comes from; configuration (flags, environment, file) wins over the database"),
    editable: z.boolean().describe("false: change it where it is configured"),
    restart: z.boolean().describe("whether a change waits for a restart"),
    about: z.string(),
    schema: z.record(z.string(), z.unknown()).describe("JSON Schema of a value: type, range, choices"),
  })
  .meta({ id: "Setting" })

export const settingsList = z.object({ data: z.array(setting) })

export const settingsChange = z.strictObject({
  set: z.record(z.string().max(200), json).optional().describe('values by path: {"memory.maxTokens": 900}'),
  reset: z.array(z.string().max(200)).max(200).optional().describe("paths that go back to their default"),
})
