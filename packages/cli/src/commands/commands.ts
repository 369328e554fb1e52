import type { CommandEntry } from "./command.ts"

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Run the gateway, the API and the dashboard",
    load: async () => (await import("./serve.ts")).serve,
  },
  {
    name: "mcp",
    summary: "Serve memory to an agent over stdin and stdout (MCP)",
    load: async () => (await import("./mcp.ts")).mcp,
  },
  {
    name: "status",
    summary: "Show the state of the running server; exit 3 if there is none",
    load: async () => (await import("./status.ts")).status,
  },
  {
    name: "doctor",
    summary: "Diagnose problems and suggest fixes; exit 3 if something is broken",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  {
    name: "keys",
    summary: "List, create and revoke API keys",
    load: async () => (await import("./keys.ts")).keys,
  },
  {
    name: "add",
    summary: "Add a memory",
    load: async () => (await import("./add.ts")).add,
  },
  {
    name: "search",
    summary: "Search memories, best match first",
    load: async () => (await import("./search.ts")).search,
  },
  {
    name: "explain",
    summary: "Explain what a recall selects and what it leaves out",
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "list",
    summary: "List memories, newest first",
    load: async () => (await import("./list.ts")).list,
  },
  {
    name: "get",
    summary: "Show a memory",
    load: async () => (await import("./get.ts")).get,
  },
  {
    name: "forget",
    summary: "Forget a memory; restore brings it back",
    load: async () => (await import("./forget.ts")).forget,
  },
  {
    name: "history",
    summary: "Show every version of a memory and who changed what",
    load: async () => (await import("./history.ts")).history,
  },
  {
    name: "restore",
    summary: "Restore an earlier version of a memory, or a forgotten memory",
    load: async () => (await import("./restore.ts")).restore,
  },
  {
    name: "pin",
    summary: "Include a memory in every conversation; --off undoes it",
    load: async () => (await import("./pin.ts")).pin,
  },
  {
    name: "review",
    summary: "List memories that wait for review; accept, reject or merge one",
    load: async () => (await import("./review.ts")).review,
  },
  {
    name: "erase",
    summary: "Erase a memory, a user, a session or a tenant permanently",
    load: async () => (await import("./erase.ts")).erase,
  },
  {
    name: "migrate",
    summary: "Move memories to another store while the server runs",
    load: async () => (await import("./migrate.ts")).migrate,
  },
  {
    name: "reindex",
    summary: "Embed every memory with another model while the server runs",
    load: async () => (await import("./reindex.ts")).reindex,
  },
  {
    name: "reconcile",
    summary: "Compare records with their vectors and repair differences",
    load: async () => (await import("./reconcile.ts")).reconcile,
  },
  {
    name: "scan",
    summary: "Scan stored text for secrets; --redact removes them",
    load: async () => (await import("./scan.ts")).scan,
  },
  {
    name: "export",
    summary: "Export memories with all fields and versions as JSON Lines",
    load: async () => (await import("./export.ts")).exporting,
  },
  {
    name: "import",
    summary: "Import an export, or memories of OmniRoute, mem0, Letta, an MCP server or Markdown notes",
    load: async () => (await import("./import.ts")).importing,
  },
  {
    name: "backup",
    summary: "Back up everything while it is in use; list or restore backups",
    load: async () => (await import("./backup.ts")).backup,
  },
  {
    name: "verify",
    summary: "Check a backup or the database for damage; exit 3 if damaged",
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "eval",
    summary: "Measure recall on your own data",
    load: async () => (await import("./eval.ts")).evaluation,
  },
  {
    name: "new",
    summary: "Create a package for a store of your own",
    load: async () => (await import("./new.ts")).scaffold,
  },
  {
    name: "config",
    summary: "Print every setting in force; --explain shows where each comes from",
    load: async () => (await import("./config.ts")).config,
  },
  {
    name: "completion",
    summary: "Print a completion script for bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completion,
  },
]
