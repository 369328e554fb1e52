import type { Route } from "../route.ts"
import { migrationSchema, newMigration } from "../schemas/migration.ts"

/** Online migration to another store. */
export const migrationRoutes = {
  migration: {
    method: "GET",
    path: "/api/migration",
    summary: "Which store is in use, and how far a move to another one is",
    access: "admin",
    responses: { 200: migrationSchema },
  },
  startMigration: {
    method: "POST",
    path: "/api/migration",
    summary: "Begin to copy memories into another store; goes on behind everything else, also after a restart",
    access: "admin",
    body: newMigration,
    responses: { 200: migrationSchema },
  },
  switchMigration: {
    method: "POST",
    path: "/api/migration/switch",
    summary: "Put the copy into use; the old store follows it until the migration is ended",
    access: "admin",
    responses: { 200: migrationSchema },
  },
  rollBackMigration: {
    method: "POST",
    path: "/api/migration/roll-back",
    summary: "Put the old store into use again, with everything that was written since the switch",
    access: "admin",
    responses: { 200: migrationSchema },
  },
  endMigration: {
    method: "DELETE",
    path: "/api/migration",
    summary: "Before the switch give up, after it let the old store go; what it holds stays there",
    access: "admin",
    responses: { 200: migrationSchema },
  },
} as const satisfies Record<string, Route>
