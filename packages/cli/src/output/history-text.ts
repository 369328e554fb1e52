import type { HistoryOnTheWire } from "@keepsake/api"
import { bold } from "./output.ts"
import { truncateLine } from "./table.ts"

/** Versions, newest first: who changed what and when, and a word diff. */
export function historyLines(versions: readonly HistoryOnTheWire[]): string {
  return versions.map(lineOf).join("\n")
}

function lineOf({ revision, at, by, did, changed, diff, memory }: HistoryOnTheWire): string {
  const fields = changed.filter((name) => name !== "content")
  const what = fields.length === 0 ? did : `${did}: ${fields.join(", ")}`
  const head = `${bold(String(revision))}  ${at.slice(0, 19).replace("T", " ")}  ${truncateLine(by, 60)}  ${what}`
  const text = diff.length > 0 ? diff.map(markChange).join("") : (memory?.content ?? "")
  return text === "" ? head : `${head}\n   ${truncateLine(text, 400)}`
}

/** The notation of `git diff --word-diff`. */
function markChange({ is, text }: HistoryOnTheWire["diff"][number]): string {
  if (is === "same") return text
  return is === "added" ? `{+${text}+}` : `[-${text}-]`
}
