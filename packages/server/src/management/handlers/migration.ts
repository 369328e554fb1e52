import type { MemoryEngine } from "@keepsake/core"
import { Rejection } from "../../rejection.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"

/** Migration of all tenants to another store, one at a time. */
export function migrationHandlers({ memory }: ManagementParts) {
  return {
    migration: async () => respond(migrationToWire(await requireMigration(memory).status())),
    async startMigration({ body: { to, from } }) {
      const { active } = await requireMigration(memory).status()
      if (from !== undefined && from !== active) {
        throw new Rejection(422, "options_invalid", `Memories are in ${active}, not in ${from}`, `Move from ${active}.`)
      }
      return respond(migrationToWire(await requireMigration(memory).start(to)))
    },
    switchMigration: async () => respond(migrationToWire(await requireMigration(memory).switch())),
    rollBackMigration: async () => respond(migrationToWire(await requireMigration(memory).rollBack())),
    endMigration: async () => respond(migrationToWire(await requireMigration(memory).end())),
  } satisfies Partial<Handlers>
}

function requireMigration({ migration, store }: MemoryEngine): NonNullable<MemoryEngine["migration"]> {
  if (migration !== undefined) return migration
  throw new Rejection(
    422,
    "part_missing",
    `Memories of the store ${store.name} cannot be moved while it runs`,
    "Serve with a store that keeps its settings in the database.",
  )
}

function migrationToWire(status: Awaited<ReturnType<NonNullable<MemoryEngine["migration"]>["status"]>>) {
  return { ...status, names: [...status.names] }
}
