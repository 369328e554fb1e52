import type { Translate } from "../i18n/translate.ts"
import type { FollowedRoot } from "./files-api.ts"

const programs = { "claude-code": "Claude Code", codex: "Codex", openclaw: "OpenClaw" } as const

/** What a folder holds, in the language of the page. */
export function formatLabel(t: Translate, format: FollowedRoot["format"]): string {
  return format === "markdown"
    ? t("files.format.markdown")
    : t("files.format.transcripts", { program: programs[format] })
}
