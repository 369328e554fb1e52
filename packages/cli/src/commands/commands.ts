import type { Command, CommandEntry } from "./command.ts"

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  entry("serve", "Run the gateway, the API and the dashboard", () => import("./serve.ts")),
  entry("mcp", "Serve memory to an agent over stdin and stdout (MCP)", () => import("./mcp.ts")),
  entry("status", "Show the state of the running server; exit 3 if there is none", () => import("./status.ts")),
  entry("doctor", "Diagnose problems and suggest fixes; exit 3 if something is broken", () => import("./doctor.ts")),
  entry("keys", "List, create and revoke API keys", () => import("./keys.ts")),
  entry("add", "Add a memory", () => import("./add.ts")),
  entry("search", "Search memories, best match first", () => import("./search.ts")),
  entry("explain", "Explain what a recall selects and what it leaves out", () => import("./explain.ts")),
  entry("list", "List memories, newest first", () => import("./list.ts")),
  entry("get", "Show a memory", () => import("./get.ts")),
  entry("forget", "Forget a memory; restore brings it back", () => import("./forget.ts")),
  entry("history", "Show every version of a memory and who changed what", () => import("./history.ts")),
  entry("restore", "Restore an earlier version of a memory, or a forgotten memory", () => import("./restore.ts")),
  entry("pin", "Include a memory in every conversation; --off undoes it", () => import("./pin.ts")),
  entry("review", "List memories that wait for review; accept, reject or merge one", () => import("./review.ts")),
  entry(
    "consolidate",
    "Propose what to merge and archive; take, leave or undo a proposal",
    () => import("./consolidate.ts"),
  ),
  entry("summarize", "Summarize quiet conversations; messages stay", () => import("./summarize.ts")),
  entry("erase", "Erase a memory, a user, a session or a tenant permanently", () => import("./erase.ts")),
  entry("migrate", "Move memories to another store while the server runs", () => import("./migrate.ts")),
  entry("reindex", "Embed every memory with another model while the server runs", () => import("./reindex.ts")),
  entry("embedder", "Download a local embedding model with checked hashes", () => import("./embedder.ts")),
  entry("reconcile", "Compare records with their vectors and repair differences", () => import("./reconcile.ts")),
  entry("scan", "Scan stored text for secrets; --redact removes them", () => import("./scan.ts")),
  entry("export", "Export memories with all fields and versions as JSON Lines", () => import("./export.ts")),
  entry(
    "import",
    "Import an export, or memories of OmniRoute, mem0, Letta, an MCP server or Markdown notes",
    () => import("./import.ts"),
  ),
  entry("backup", "Back up everything while it is in use; list or restore backups", () => import("./backup.ts")),
  entry("verify", "Check a backup or the database for damage; exit 3 if damaged", () => import("./verify.ts")),
  entry("encrypt", "Encrypt the database with a key; needs a stopped server", () => import("./encrypt.ts")),
  entry("decrypt", "Store the database unencrypted again", () => import("./decrypt.ts")),
  entry("rekey", "Encrypt the database with another key", () => import("./rekey.ts")),
  entry("secrets", "Seal a secret for the settings, or seal all with a new key", () => import("./secrets.ts")),
  entry("run", "Run an action of a plugin, such as files sync; without a name, list all", () => import("./run.ts")),
  entry("eval", "Measure recall on your own data", () => import("./eval.ts")),
  entry("new", "Create a package for a store of your own", () => import("./new.ts")),
  entry(
    "config",
    "Print every setting in force (--explain: and its source), or change one of memory",
    () => import("./config.ts"),
  ),
  entry("completion", "Print a completion script for bash, zsh or fish", () => import("./completion.ts")),
]

/** The command is what its module exports under its name: `serveCommand`. */
function entry<Name extends string>(
  name: Name,
  summary: string,
  load: () => Promise<{ readonly [Export in `${Name}Command`]: Command }>,
): CommandEntry {
  return { name, summary, load: async () => (await load())[`${name}Command`] }
}
