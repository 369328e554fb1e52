import type { KeyOnTheWire } from "@keepsake/api"
import { table } from "./table.ts"

/** Keys as table rows, without their secrets. */
export function keyLines(keys: readonly KeyOnTheWire[]): string {
  const rows = keys.map((key) => [
    key.id,
    key.prefix ? `${key.prefix}…` : "(configured)",
    key.role,
    key.tenant,
    key.user === null ? (key.serves === "many" ? "many users" : "one user") : `user ${key.user}`,
    key.lastUsedAt === null ? "never used" : `used ${key.lastUsedAt.slice(0, 10)}`,
    key.name ?? "",
  ])
  return table([["ID", "KEY", "ROLE", "TENANT", "FOR", "LAST USED", "NAME"], ...rows])
}
