import { z } from "zod"
import { endpoint, type Route } from "../route.ts"

const newMigration = z.strictObject({
  to: z.string().min(1).max(1_000).describe("name of a configured store"),
  from: z.string().min(1).max(1_000).optional().describe("must be the store in use; others are refused"),
})

const migrationSchema = z.object({
  active: z.string().describe("the store in use"),
  names: z.array(z.string()).describe("stores that memories can be migrated to"),
  state: z
    .enum(["idle", "copying", "checking", "stopped", "ready", "switched"])
    .describe(
      "stopped: every attempt failed for a minute, start it again to resume; ready: both stores were compared and are equal, and new writes are copied",
    ),
  from: z.string().optional(),
  to: z.string().optional(),
  copied: z.int().optional().describe("copied versions"),
  total: z.int().optional().describe("memories at the start"),
  behind: z
    .int()
    .optional()
    .describe("versions that are not copied yet, at most 20,000; once as many were copied as there were memories"),
  leftMs: z.number().optional().describe("estimated remaining time"),
  verified: z
    .object({ memories: z.int(), hash: z.string(), at: z.number() })
    .optional()
    .describe("the last comparison: number of equal memories, and the hash of all of them"),
  trouble: z.string().optional().describe("why it is not progressing at present"),
})

/** Online migration to another store. */
export const migrationRoutes = {
  migration: {
    ...endpoint("admin", "GET", "/api/migration"),
    summary: "Get the store in use and the progress of a migration to another one",
    responses: { 200: migrationSchema },
  },
  startMigration: {
    ...endpoint("admin", "POST", "/api/migration"),
    summary: "Start copying memories to another store in the background; resumes after a restart",
    body: newMigration,
    responses: { 200: migrationSchema },
  },
  switchMigration: {
    ...endpoint("admin", "POST", "/api/migration/switch"),
    summary: "Switch to the copy; the old store follows its changes until the migration is ended",
    responses: { 200: migrationSchema },
  },
  rollBackMigration: {
    ...endpoint("admin", "POST", "/api/migration/roll-back"),
    summary: "Switch back to the old store, including everything written since the switch",
    responses: { 200: migrationSchema },
  },
  endMigration: {
    ...endpoint("admin", "DELETE", "/api/migration"),
    summary:
      "Cancel the migration before the switch, or disconnect the old store after it; the old store keeps its data",
    responses: { 200: migrationSchema },
  },
} as const satisfies Record<string, Route>
