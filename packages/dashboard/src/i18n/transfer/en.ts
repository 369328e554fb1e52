import type { MessageText } from "../message-text.ts"

/** Texts of import and export. */
export const transferEn = {
  transfer: "Import, export",
  export: "Export",
  "export.text":
    "JSON lines contain everything, with the history, and can be imported again. The other formats contain what the filters show. No file is encrypted, even if the database is.",
  "export.jsonl": "JSON lines",
  "export.csv": "CSV",
  "export.markdown": "Markdown",
  import: "Import",
  "import.file": "Choose a file, or drop it here",
  "import.text":
    "An export of Keepsake, mem0 or Letta, the file of the MCP memory server, or Markdown notes; also compressed with gzip. You see a preview before anything is written. To import an OmniRoute database, use the command keepsake import: it creates a tenant for each of its keys.",
  "import.format": "Format",
  "import.choose": "Choose",
  "import.format.jsonl": "Keepsake, JSON lines",
  "import.format.mcp-server-memory": "MCP memory server",
  "import.format.mem0": "mem0",
  "import.format.letta": "Letta agent file",
  "import.format.markdown": "Notes in Markdown",
  "import.unknown": "The format could not be detected. Choose it if it is one of these.",
  "import.noText": "This file cannot be imported: it is {what}. {remedy}",
  "import.looking": "Reading the file …",
  "import.preview": {
    one: "{count} memory in this file. Nothing is written yet.",
    other: "{count} memories in this file. Nothing is written yet.",
  },
  "import.none": "Nothing in this file can be imported.",
  "import.did.created": { one: "{count} new", other: "{count} new" },
  "import.did.restored": { one: "{count} restored with its history", other: "{count} restored with their history" },
  "import.did.updated": { one: "{count} changed", other: "{count} changed" },
  "import.did.superseded": { one: "{count} replaces an older one", other: "{count} replace older ones" },
  "import.did.duplicate": { one: "{count} already known", other: "{count} already known" },
  "import.did.unchanged": { one: "{count} unchanged", other: "{count} unchanged" },
  "import.conversations": {
    one: "{count} conversation that can be continued",
    other: "{count} conversations that can be continued",
  },
  "import.ahead": {
    one: "{count} dated in the future: stored as of now",
    other: "{count} dated in the future: stored as of now",
  },
  "import.hidden": {
    one: "{count} older than the retention period: no request sees it",
    other: "{count} older than the retention period: no request sees them",
  },
  "import.quarantined": {
    one: "{count} reads like an instruction: held for review",
    other: "{count} read like instructions: held for review",
  },
  "import.redacted": {
    one: "{count} contains a secret, which is removed",
    other: "{count} contain secrets, which are removed",
  },
  "import.skipped": { one: "{count} skipped", other: "{count} skipped" },
  "import.because": "{count} × {why}",
  "import.which": "Which ones",
  "import.line": "Line {line}: {why}",
  "import.at": "{where}: {why}",
  "import.broken": "The file is incomplete. {why}",
  "import.run": "Import",
  "import.running": "{done} of {most} imported",
  "import.done": { one: "{count} memory imported.", other: "{count} memories imported." },
} as const satisfies Record<string, MessageText>
