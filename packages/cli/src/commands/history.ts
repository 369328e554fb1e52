import type { HistoryOnTheWire } from "@keepsake/api"
import { withClient } from "../folder/with-client.ts"
import { bold } from "../output/output.ts"
import { truncateLine } from "../output/table.ts"
import type { Command } from "./command.ts"
import { ownerOptions, requireId } from "./owner-options.ts"

export const historyCommand: Command = {
  usage: "ID",
  example: "keepsake history 019ab3c4-5d6e-7f80-9123-456789abcdef",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    limit: { value: "N", about: "Versions to show, 1 to 200; default 50" },
    cursor: { value: "CURSOR", about: "Continue after the previous page" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const id = requireId(call, "history")
    const request = {
      id,
      tenant: words.text("tenant"),
      limit: words.whole("limit", 1, 200),
      cursor: words.text("cursor"),
    }
    const page = await withClient(call, (client) => client.memoryHistory(request))
    const more = page.next === undefined ? "" : `\n\nMore: --cursor ${page.next}`
    return out.answer({ json: page, text: `${historyLines(page.data)}${more}` })
  },
}

/** Versions, newest first: who changed what and when, and a word diff. */
function historyLines(versions: readonly HistoryOnTheWire[]): string {
  return versions.map(lineOf).join("\n")
}

function lineOf({ revision, at, by, did, changed, diff, memory, withheld }: HistoryOnTheWire): string {
  const fields = changed.filter((name) => name !== "content")
  const what = fields.length === 0 ? did : `${did}: ${fields.join(", ")}`
  const head = `${bold(String(revision))}  ${at.slice(0, 19).replace("T", " ")}  ${truncateLine(by, 60)}  ${what}`
  const text =
    diff.length > 0
      ? diff.map(markChange).join("")
      : (memory?.content ?? (withheld ? "(not shown until it is restored)" : ""))
  return text === "" ? head : `${head}\n   ${truncateLine(text, 400)}`
}

/** The notation of `git diff --word-diff`. */
function markChange({ is, text }: HistoryOnTheWire["diff"][number]): string {
  if (is === "same") return text
  return is === "added" ? `{+${text}+}` : `[-${text}-]`
}
