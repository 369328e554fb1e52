import { type Client, createClient } from "@keepsake/api"
import { leftOutWarnings, mcpOverStdio } from "@keepsake/mcp"
import { CommandError, usageError } from "../command-error.ts"
import { followChanges } from "../folder/follow-changes.ts"
import { projectOf } from "../folder/project.ts"
import { SharedFolder } from "../folder/shared-folder.ts"
import { nameHeader, remoteServer, userHeader } from "../folder/with-client.ts"
import { mcpClients } from "../mcp-clients/clients.ts"
import { type Command, configurationOf } from "./command.ts"
import { installMcp } from "./mcp-install.ts"
import { ownerOptions } from "./owner-options.ts"

export const mcpCommand: Command = {
  usage: "[install --client NAME]",
  example: "keepsake mcp install --client claude-code",
  maxPositionals: 1,
  options: {
    ...ownerOptions,
    agent: { value: "NAME", about: "Agent recorded with new memories; default KEEPSAKE_AGENT, else the client's name" },
    project: {
      value: "NAME",
      about: "Project whose memories rank first; default KEEPSAKE_PROJECT, else the git repository's name",
    },
    "project-only": { about: "Hide memories of other projects" },
    client: { value: "NAME", about: `install: ${mcpClients.map(({ name }) => name).join(", ")}` },
    name: { value: "NAME", about: "install: name of the entry; default keepsake" },
    print: { about: "install: show the entry and its file, write nothing" },
    remove: { about: "install: remove the entry" },
  },
  async run(call) {
    const [what] = call.arguments.positionals
    if (what === "install") return installMcp(call)
    if (what !== undefined)
      throw usageError(`mcp has no action "${what}"`, "keepsake mcp, or keepsake mcp install --client NAME")
    const { arguments: words, version } = call
    // stdout is the protocol's.
    const logged = (line: string) => void call.stderr.write(`${line}\n`)
    const configuration = configurationOf(call)
    const project = projectOf(call)
    const projectOnly = words.has("project-only")
    if (projectOnly && project === undefined) {
      throw usageError("--project-only needs a project", "Name one with --project, or start inside a git repository.")
    }
    const remote = remoteServer(call, configuration)
    if (remote === undefined && configuration.store === "memory") {
      throw new CommandError(2, "options_invalid", "The memory store lives in one process only", {
        remedy: "Run keepsake serve --store memory, then keepsake mcp --url with its address.",
      })
    }
    await using folder = remote === undefined ? new SharedFolder(configuration, version, logged) : undefined
    folder?.begin().catch(() => undefined)

    const user = userHeader(call, configuration)
    const agent = words.text("agent") ?? call.environment.KEEPSAKE_AGENT
    const reached = remote ?? { url: "http://keepsake", ...(folder && { fetch: folder.fetch }) }
    const actions = await listActions(createClient({ ...reached, headers: user }), logged)
    for (const { message } of leftOutWarnings(actions)) logged(message)
    const door = mcpOverStdio({
      version,
      actions,
      aliases: configuration.mcp.aliases,
      caller: {
        identity: "",
        as: (connection) =>
          createClient({
            ...reached,
            headers: { ...user, ...nameHeader("x-keepsake-connection", agent || connection) },
          }),
      },
      project,
      projectOnly,
      input: call.stdin,
      output: call.stdout,
      onError: ({ message }) => logged(message),
    })
    const over = new AbortController()
    const following = followChanges(reached, user, (id) => door.changed([id]), over.signal)
    await Promise.race([door.closed, terminationSignal()])
    over.abort()
    await following
    await door.close()
    return 0
  },
}

/** How long a start waits for what the server's plugins offer, in milliseconds. */
const ACTIONS_MS = 10_000

/** What the server's plugins offer; nothing, and a line in the log, if it does not answer in time or is of an older version. */
async function listActions(client: Client, log: (line: string) => void) {
  try {
    return (await client.listActions({}, { signal: AbortSignal.timeout(ACTIONS_MS) })).data
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    log(`The tools of the server's plugins are not offered, because it did not list them: ${why}`)
    return []
  }
}

/** Resolves at SIGTERM or SIGINT. */
function terminationSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve())
  })
}
