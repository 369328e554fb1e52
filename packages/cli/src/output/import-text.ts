import type { Imported } from "@keepsake/api"
import type { Left } from "@keepsake/server/foreign"
import { table } from "./table.ts"

const MOST_SHOWN = 20

/** What an import did, or would, for people: every line accounted for. */
export function importText(imported: Imported, left: readonly Left[]): string {
  const { dryRun, did, skipped, conversations, quarantined, redacted, hidden, broken } = imported
  const taken = Object.entries(did).filter(([, count]) => count > 0)
  const notes = [
    conversations > 0 ? `${conversations} conversations are recognised where they go on.` : "",
    quarantined > 0
      ? `${quarantined} of them read as instructions: a search finds them, no conversation gets them.`
      : "",
    redacted > 0 ? `${redacted} of them held something secret, which was cut out.` : "",
    hidden > 0 ? `${hidden} of them are older than memory.retentionDays: no recall gets them while it is set.` : "",
  ]
  const codes = new Map(Object.entries(skipped.byCode))
  for (const { code } of left) codes.set(code, (codes.get(code) ?? 0) + 1)
  const named = [
    ...left.map(({ where, code, message }) => [where, code, message]),
    ...skipped.first.map(({ line, id, code, message }) => [id ?? `line ${line}`, code, message]),
  ]
  const count = left.length + skipped.total
  return [
    `${dryRun ? "Would import" : "Imported"} ${imported.lines - skipped.total} of ${imported.lines + left.length}:`,
    ...(taken.length === 0 ? [] : [table(taken.map(([what, n]) => [`  ${n}`, what]))]),
    ...notes.filter((note) => note !== ""),
    ...(count === 0
      ? []
      : [
          "",
          `Left out ${count}:`,
          table([...codes].map(([code, n]) => [`  ${n}`, code])),
          "",
          table(named.slice(0, MOST_SHOWN)),
          ...(count > MOST_SHOWN ? [`and ${count - MOST_SHOWN} more: --json names up to 1,000`] : []),
        ]),
    ...(broken === null
      ? []
      : ["", `The file is not whole. ${broken}.`, "Import the whole one: what is here already is left alone."]),
  ].join("\n")
}
