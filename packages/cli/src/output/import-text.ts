import type { Imported } from "@keepsake/api"
import type { ExitCode } from "../stop.ts"
import { table } from "./table.ts"

const MOST_SHOWN = 20

/** 1 for a file that is not whole, and where there was nothing to import. */
export function exitOf({ broken, lines, skipped }: Imported): ExitCode {
  const isNothing = lines === skipped.total && "no_memories" in skipped.byCode
  return broken !== null || isNothing ? 1 : 0
}

/** What an import did, or would, for people: every line accounted for. */
export function importText(imported: Imported): string {
  const { dryRun, did, skipped, conversations, quarantined, redacted, hidden, ahead, broken } = imported
  const taken = Object.entries(did).filter(([, count]) => count > 0)
  const notes = [
    conversations > 0 ? `${conversations} conversations are recognised where they go on.` : "",
    quarantined > 0
      ? `${quarantined} of them read as instructions: a search finds them, no conversation gets them.`
      : "",
    redacted > 0 ? `${redacted} of them held something secret, which was cut out.` : "",
    hidden > 0 ? `${hidden} of them are older than memory.retentionDays: no recall gets them while it is set.` : "",
    ahead > 0 ? `${ahead} of them are dated after now, and taken as of now.` : "",
  ]
  const named = skipped.first.map(({ line, where, id, code, message }) => [
    where ?? id ?? `line ${line}`,
    code,
    message,
  ])
  const count = skipped.total
  return [
    `${dryRun ? "Would import" : "Imported"} ${imported.lines - count} of ${imported.lines}:`,
    ...(taken.length === 0 ? [] : [table(taken.map(([what, n]) => [`  ${n}`, what]))]),
    ...notes.filter((note) => note !== ""),
    ...(count === 0
      ? []
      : [
          "",
          `Left out ${count}:`,
          table(Object.entries(skipped.byCode).map(([code, n]) => [`  ${n}`, code])),
          "",
          table(named.slice(0, MOST_SHOWN)),
          ...(count > MOST_SHOWN ? [`and ${count - MOST_SHOWN} more: --json names up to 1,000`] : []),
        ]),
    ...(broken === null
      ? []
      : ["", `The file is not whole. ${broken}.`, "Import the whole one: what is here already is left alone."]),
  ].join("\n")
}
