import type { CommandEntry } from "./command.ts"

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Run the gateway, the API and the dashboard",
    load: async () => (await import("./serve.ts")).serveCommand,
  },
  {
    name: "mcp",
    summary: "Serve memory to an agent over stdin and stdout (MCP)",
    load: async () => (await import("./mcp.ts")).mcpCommand,
  },
  {
    name: "status",
    summary: "Show the state of the running server; exit 3 if there is none",
    load: async () => (await import("./status.ts")).statusCommand,
  },
  {
    name: "doctor",
    summary: "Diagnose problems and suggest fixes; exit 3 if something is broken",
    load: async () => (await import("./doctor.ts")).doctorCommand,
  },
  {
    name: "keys",
    summary: "List, create and revoke API keys",
    load: async () => (await import("./keys.ts")).keysCommand,
  },
  {
    name: "add",
    summary: "Add a memory",
    load: async () => (await import("./add.ts")).addCommand,
  },
  {
    name: "search",
    summary: "Search memories, best match first",
    load: async () => (await import("./search.ts")).searchCommand,
  },
  {
    name: "explain",
    summary: "Explain what a recall selects and what it leaves out",
    load: async () => (await import("./explain.ts")).explainCommand,
  },
  {
    name: "list",
    summary: "List memories, newest first",
    load: async () => (await import("./list.ts")).listCommand,
  },
  {
    name: "get",
    summary: "Show a memory",
    load: async () => (await import("./get.ts")).getCommand,
  },
  {
    name: "forget",
    summary: "Forget a memory; restore brings it back",
    load: async () => (await import("./forget.ts")).forgetCommand,
  },
  {
    name: "history",
    summary: "Show every version of a memory and who changed what",
    load: async () => (await import("./history.ts")).historyCommand,
  },
  {
    name: "restore",
    summary: "Restore an earlier version of a memory, or a forgotten memory",
    load: async () => (await import("./restore.ts")).restoreCommand,
  },
  {
    name: "pin",
    summary: "Include a memory in every conversation; --off undoes it",
    load: async () => (await import("./pin.ts")).pinCommand,
  },
  {
    name: "review",
    summary: "List memories that wait for review; accept, reject or merge one",
    load: async () => (await import("./review.ts")).reviewCommand,
  },
  {
    name: "erase",
    summary: "Erase a memory, a user, a session or a tenant permanently",
    load: async () => (await import("./erase.ts")).eraseCommand,
  },
  {
    name: "migrate",
    summary: "Move memories to another store while the server runs",
    load: async () => (await import("./migrate.ts")).migrateCommand,
  },
  {
    name: "reindex",
    summary: "Embed every memory with another model while the server runs",
    load: async () => (await import("./reindex.ts")).reindexCommand,
  },
  {
    name: "reconcile",
    summary: "Compare records with their vectors and repair differences",
    load: async () => (await import("./reconcile.ts")).reconcileCommand,
  },
  {
    name: "scan",
    summary: "Scan stored text for secrets; --redact removes them",
    load: async () => (await import("./scan.ts")).scanCommand,
  },
  {
    name: "export",
    summary: "Export memories with all fields and versions as JSON Lines",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  {
    name: "import",
    summary: "Import an export, or memories of OmniRoute, mem0, Letta, an MCP server or Markdown notes",
    load: async () => (await import("./import.ts")).importCommand,
  },
  {
    name: "backup",
    summary: "Back up everything while it is in use; list or restore backups",
    load: async () => (await import("./backup.ts")).backupCommand,
  },
  {
    name: "verify",
    summary: "Check a backup or the database for damage; exit 3 if damaged",
    load: async () => (await import("./verify.ts")).verifyCommand,
  },
  {
    name: "eval",
    summary: "Measure recall on your own data",
    load: async () => (await import("./eval.ts")).evalCommand,
  },
  {
    name: "new",
    summary: "Create a package for a store of your own",
    load: async () => (await import("./new.ts")).newCommand,
  },
  {
    name: "config",
    summary: "Print every setting in force; --explain shows where each comes from",
    load: async () => (await import("./config.ts")).configCommand,
  },
  {
    name: "completion",
    summary: "Print a completion script for bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completionCommand,
  },
]
