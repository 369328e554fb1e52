import type { MessageText } from "../translate.ts"

/** What is said of memories on their way out and in. */
export const transferEn = {
  transfer: "Import, export",
  export: "Export",
  "export.text":
    "JSON lines hold everything, with the history, and can be imported again. The others hold what the filters leave.",
  "export.jsonl": "JSON lines",
  "export.csv": "CSV",
  "export.markdown": "Markdown",
  import: "Import",
  "import.file": "Choose a file, or drop it here",
  "import.text":
    "An export of Keepsake, mem0 or Letta, the file of the MCP memory server, or notes in Markdown; packed with gzip too. Nothing is written before you have seen what would become of it. An OmniRoute database goes in with the command keepsake import, which makes a tenant of each of its keys.",
  "import.format": "Format",
  "import.choose": "Choose",
  "import.format.jsonl": "Keepsake, JSON lines",
  "import.format.mcp-server-memory": "MCP memory server",
  "import.format.mem0": "mem0",
  "import.format.letta": "Letta agent file",
  "import.format.markdown": "Notes in Markdown",
  "import.unknown": "The file does not show what it is. If it is one of these, choose its format.",
  "import.noText": "This file cannot be imported as it is: it is {what}. {remedy}",
  "import.looking": "Looking into the file …",
  "import.preview": {
    one: "{count} memory in this file. Nothing is written yet.",
    other: "{count} memories in this file. Nothing is written yet.",
  },
  "import.none": "Nothing in this file can be imported.",
  "import.did.created": { one: "{count} new", other: "{count} new" },
  "import.did.restored": { one: "{count} put back with its history", other: "{count} put back with their history" },
  "import.did.updated": { one: "{count} changed", other: "{count} changed" },
  "import.did.superseded": {
    one: "{count} takes the place of an older one",
    other: "{count} take the place of older ones",
  },
  "import.did.duplicate": { one: "{count} known already", other: "{count} known already" },
  "import.did.unchanged": { one: "{count} as it stands here", other: "{count} as they stand here" },
  "import.conversations": {
    one: "{count} conversation recognised where it goes on",
    other: "{count} conversations recognised where they go on",
  },
  "import.ahead": {
    one: "{count} dated after now: taken as of now",
    other: "{count} dated after now: taken as of now",
  },
  "import.hidden": {
    one: "{count} older than the retention time: no request sees it",
    other: "{count} older than the retention time: no request sees them",
  },
  "import.quarantined": {
    one: "{count} reads like an instruction: kept for review",
    other: "{count} read like instructions: kept for review",
  },
  "import.redacted": {
    one: "{count} holds something secret, which is cut out",
    other: "{count} hold something secret, which is cut out",
  },
  "import.skipped": { one: "{count} left out", other: "{count} left out" },
  "import.because": "{count} × {why}",
  "import.which": "Which ones",
  "import.line": "Line {line}: {why}",
  "import.at": "{where}: {why}",
  "import.broken": "The file is not whole. {why}",
  "import.run": "Import",
  "import.running": "{done} of {most} are here",
  "import.done": { one: "{count} memory imported.", other: "{count} memories imported." },
} as const satisfies Record<string, MessageText>
