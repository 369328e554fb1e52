import type { ImportReport } from "@keepsake/api"
import type { ExitCode } from "../command-error.ts"
import { pluralize } from "./plural.ts"
import { table } from "./table.ts"

const MAX_LISTED_ITEMS = 20

/** 1 if the file is truncated, had nothing to import, or only what is larger than a limit. */
export function exitOf({ broken, lines, skipped }: ImportReport): ExitCode {
  const isNothing = lines === skipped.total && ("no_memories" in skipped.byCode || "limit_exceeded" in skipped.byCode)
  return broken !== null || isNothing ? 1 : 0
}

/** What an import did or would do; every line is accounted for. */
export function importText(imported: ImportReport): string {
  const { dryRun, did, skipped, conversations, quarantined, redacted, hidden, ahead, broken } = imported
  const taken = Object.entries(did).filter(([, count]) => count > 0)
  const notes = [
    conversations > 0 ? `${pluralize(conversations, "conversation")} will be recognised when they continue.` : "",
    quarantined > 0
      ? `${quarantined} quarantined, because they read like instructions: searches find them, conversations never include them.`
      : "",
    redacted > 0 ? `${redacted} contained secrets, which were removed.` : "",
    hidden > 0 ? `${hidden} are older than memory.retentionDays: recall ignores them while it is set.` : "",
    ahead > 0 ? `${ahead} were dated in the future and now have the current time.` : "",
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
          `Skipped ${count}:`,
          table(Object.entries(skipped.byCode).map(([code, n]) => [`  ${n}`, code])),
          "",
          table(named.slice(0, MAX_LISTED_ITEMS)),
          ...(count > MAX_LISTED_ITEMS ? [`and ${count - MAX_LISTED_ITEMS} more: --json lists up to 1,000`] : []),
        ]),
    ...(broken === null
      ? []
      : [
          "",
          `The file is incomplete. ${broken}.`,
          "Import the complete file: memories that exist already are skipped.",
        ]),
  ].join("\n")
}
