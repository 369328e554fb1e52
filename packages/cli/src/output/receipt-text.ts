import type { Output, Routes } from "@keepsake/api"
import { table } from "./table.ts"

/** What an erasure did, and what it could not reach. */
export function receiptText({ receipt, keysRevoked }: Output<Routes["eraseSubject"]>): string {
  if (receipt === null) return "Nothing was erased."
  const { id, subject, memories, versions, shortened, entries, compacted, notReached, awaits } = receipt
  const rows = [
    ["subject", subject.join(", ")],
    ["memories", `${memories}, with ${versions} versions`],
    ["shortened", shortened === 0 ? "" : `${shortened} that are somebody else's by now`],
    ["beside them", `${entries} sessions, traces and jobs`],
    ["keys revoked", keysRevoked === 0 ? "" : String(keysRevoked)],
    ["files", compacted ? "written anew" : "free pages may hold it until they are written anew"],
  ].filter(([, value]) => value)
  return [
    `Erased. Receipt ${id}`,
    "",
    table(rows),
    "",
    "Not reached:",
    ...[...awaits, ...notReached].map((place) => `  ${place}`),
    ...(awaits.length === 0
      ? []
      : ["", "It goes from there too when it can be reached: keepsake reconcile completes the receipt."]),
  ].join("\n")
}
