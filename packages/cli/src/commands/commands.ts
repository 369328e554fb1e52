import type { CommandEntry } from "./command.ts"

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "run the gateway and the API until it is stopped",
    load: async () => (await import("./serve.ts")).serve,
  },
  {
    name: "mcp",
    summary: "memory for an agent, over stdin and stdout",
    load: async () => (await import("./mcp.ts")).mcp,
  },
  {
    name: "status",
    summary: "what the running server does; exit 3 when there is none",
    load: async () => (await import("./status.ts")).status,
  },
  {
    name: "doctor",
    summary: "look for what is wrong and say how to mend it; exit 3 when something is broken",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  {
    name: "keys",
    summary: "list, create and revoke keys",
    load: async () => (await import("./keys.ts")).keys,
  },
  {
    name: "add",
    summary: "keep one memory",
    load: async () => (await import("./add.ts")).add,
  },
  {
    name: "search",
    summary: "find memories by what they say, best first",
    load: async () => (await import("./search.ts")).search,
  },
  {
    name: "explain",
    summary: "why a recall gives what it gives, and why it leaves a memory out",
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "list",
    summary: "memories, newest first",
    load: async () => (await import("./list.ts")).list,
  },
  {
    name: "get",
    summary: "show one memory",
    load: async () => (await import("./get.ts")).get,
  },
  {
    name: "forget",
    summary: "take one memory out of every read",
    load: async () => (await import("./forget.ts")).forget,
  },
  {
    name: "history",
    summary: "every version of a memory, and what each change did",
    load: async () => (await import("./history.ts")).history,
  },
  {
    name: "restore",
    summary: "put a version of a memory back, also of a forgotten one",
    load: async () => (await import("./restore.ts")).restore,
  },
  {
    name: "pin",
    summary: "have a memory in every conversation; --off ends that",
    load: async () => (await import("./pin.ts")).pin,
  },
  {
    name: "review",
    summary: "what was set aside and waits for a decision; accept, reject or merge it",
    load: async () => (await import("./review.ts")).review,
  },
  {
    name: "erase",
    summary: "purge a memory, a person, a conversation or a tenant, down to the free pages",
    load: async () => (await import("./erase.ts")).erase,
  },
  {
    name: "migrate",
    summary: "move memories into another store while the server runs",
    load: async () => (await import("./migrate.ts")).migrate,
  },
  {
    name: "reindex",
    summary: "embed every memory with another model while the server runs",
    load: async () => (await import("./reindex.ts")).reindex,
  },
  {
    name: "reconcile",
    summary: "compare records with their vectors and repair what differs",
    load: async () => (await import("./reconcile.ts")).reconcile,
  },
  {
    name: "scan",
    summary: "look for secrets in what is stored; --redact takes them out",
    load: async () => (await import("./scan.ts")).scan,
  },
  {
    name: "export",
    summary: "write memories out, every field and their history, a line of JSON each",
    load: async () => (await import("./export.ts")).exporting,
  },
  {
    name: "import",
    summary: "bring memories in: an export, or those of OmniRoute, mem0, Letta, an MCP server, Markdown notes",
    load: async () => (await import("./import.ts")).importing,
  },
  {
    name: "backup",
    summary: "copy everything while it is in use; list backups, or restore one",
    load: async () => (await import("./backup.ts")).backup,
  },
  {
    name: "verify",
    summary: "whether a backup, or the database itself, is whole; exit 3 when it is not",
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "eval",
    summary: "measure what recall finds, on your own data",
    load: async () => (await import("./eval.ts")).evaluation,
  },
  {
    name: "new",
    summary: "begin a store of your own: new store NAME makes a package that keeps every rule",
    load: async () => (await import("./new.ts")).scaffold,
  },
  {
    name: "config",
    summary: "every setting in force; --explain says where each comes from",
    load: async () => (await import("./config.ts")).config,
  },
  {
    name: "completion",
    summary: "a script that completes commands and flags in bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completion,
  },
]
