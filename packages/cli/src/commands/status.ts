import { createClient } from "@keepsake/api"
import { CommandError } from "../command-error.ts"
import { findOwner } from "../folder/open-folder.ts"
import { remoteServer, withCommandErrors } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { table } from "../output/table.ts"
import { type Call, type Command, configurationOf } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const statusCommand: Command = {
  usage: "",
  example: "keepsake status",
  maxPositionals: 0,
  options: serverOptions,
  async run(call) {
    const { url, key, pid } = await findServer(call)
    const found = await withCommandErrors(createClient({ url, key }).status({ tenant: call.arguments.text("tenant") }))
    const { queue, memories } = found
    const rows = [
      ["URL", found.url],
      ["version", pid === undefined ? found.version : `${found.version}, process ${pid}, up ${found.uptimeSeconds} s`],
      ["store", found.store],
      ["embedder", found.embedder ?? "none"],
      ...(found.vectors
        ? [["vectors", `${found.vectors.embedded} of ${pluralize(found.vectors.memories, "memory", "memories")}`]]
        : []),
      [
        "upstream",
        Object.entries(found.upstream)
          .map(([dialect, where]) => `${dialect}: ${where}`)
          .join(", "),
      ],
      ["memories", memories === null ? "the store does not respond" : `${memories.total} in tenant ${found.tenant}`],
      ["queue", `${queue.pending} pending, ${queue.scheduled} scheduled, ${queue.failed} failed`],
      ...(found.turns.waiting + found.turns.lost === 0
        ? []
        : [["unsaved turns", `${found.turns.waiting} waiting in memory, ${found.turns.lost} lost`]]),
      ...found.warnings.map((warning) => ["warning", warning]),
    ]
    call.out.answer({ json: found, text: table(rows) })
    return 0
  },
}

/** The server that runs on the folder, or the one at `--url`; never this process itself. */
async function findServer(call: Call): Promise<{ readonly url: string; readonly key: string; readonly pid?: number }> {
  const configuration = configurationOf(call)
  const remote = remoteServer(call, configuration)
  if (remote) return remote
  const { dataDir } = configuration
  const found = await findOwner(dataDir)
  if (found.state === "answers") {
    const { url, token, pid } = found.owner
    return { url, key: configuration.apiKey ?? token, pid }
  }
  if (found.state === "busy") {
    const who = found.owner === undefined ? "A process" : `Process ${found.owner.pid} (${found.owner.url})`
    throw new CommandError(3, "busy", `${who} owns the data folder ${dataDir} and has not responded for 15 s`, {
      remedy: "It is starting, stopping or busy: try again in a moment.",
    })
  }
  throw new CommandError(3, "unreachable", `No server runs on the data folder ${dataDir}`, {
    remedy: "Start it with: keepsake serve",
  })
}
