import type { RouteOutput, Routes } from "@keepsake/api"
import { pluralize } from "./plural.ts"
import { valueTable } from "./table.ts"

/** What an erasure did, and what it could not reach. */
export function receiptText({ receipt, keysRevoked }: RouteOutput<Routes["eraseSubject"]>): string {
  if (receipt === null) return "Nothing was erased."
  const {
    id,
    subject,
    memories,
    versions,
    shortened,
    entries,
    compacted,
    notReached,
    awaits,
    destroyedKeys = [],
  } = receipt
  const values = valueTable([
    ["subject", subject.join(", ")],
    ["memories", `${memories}, with ${pluralize(versions, "version")}`],
    ["shortened", shortened > 0 && `${shortened} now of another owner, whose earlier versions were erased`],
    ["other data", `${pluralize(entries, "entry", "entries")} of sessions, traces and jobs`],
    ["keys revoked", keysRevoked > 0 && String(keysRevoked)],
    ["destroyed keys", destroyedKeys.length > 0 && destroyedKeys.join(", ")],
    ["files", compacted ? "compacted" : "not compacted: free pages may hold erased data"],
  ])
  return [
    `Erased. Receipt ${id}`,
    "",
    values,
    "",
    "Not reached:",
    ...[...awaits, ...notReached].map((place) => `  ${place}`),
    ...(awaits.length === 0
      ? []
      : ["", "It is erased there too once it can be reached: keepsake reconcile completes the receipt."]),
  ].join("\n")
}
