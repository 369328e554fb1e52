import { createClient } from "@keepsake/api"
import { CommandError } from "../command-error.ts"
import { findOwner } from "../folder/open-folder.ts"
import { remoteServer, withCommandErrors } from "../folder/with-client.ts"
import { pluralize } from "../output/plural.ts"
import { valueTable } from "../output/table.ts"
import { type Call, type Command, configurationOf } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const statusCommand: Command = {
  usage: "",
  example: "keepsake status",
  maxPositionals: 0,
  options: serverOptions,
  async run(call) {
    const { url, key, pid } = await findServer(call)
    const result = await withCommandErrors(createClient({ url, key }).status({ tenant: call.arguments.text("tenant") }))
    const { queue, memories } = result
    const { vectors, turns, llm } = result
    const running = pid === undefined ? "" : `, process ${pid}, up ${result.uptimeSeconds} s`
    const upstreams = Object.entries(result.upstream).map(([dialect, where]) => `${dialect}: ${where}`)
    const text = valueTable([
      ["URL", result.url],
      ["version", `${result.version}${running}`],
      ["store", result.store],
      ["embedder", result.embedder ?? "none"],
      ["vectors", vectors === null ? `none. ${result.vectorsWhy}` : coverageText(vectors)],
      ["upstream", upstreams.join(", ")],
      ["memories", memories === null ? "the store does not respond" : `${memories.total} in tenant ${result.tenant}`],
      ["queue", `${queue.pending} pending, ${queue.scheduled} scheduled, ${queue.failed} failed`],
      [
        "model",
        llm &&
          `${llm.model}, ${pluralize(llm.pending, "conversation")} to read${llm.why === null ? "" : `: ${llm.why}`}`,
      ],
      ["unsaved turns", turns.waiting + turns.lost > 0 && `${turns.waiting} waiting in memory, ${turns.lost} lost`],
      ...result.warnings.map((warning) => ["warning", warning] as const),
    ])
    return call.out.answer({ json: result, text })
  },
}

function coverageText({ embedded, memories }: { readonly embedded: number; readonly memories: number }): string {
  return `${embedded} of ${pluralize(memories, "memory", "memories")}`
}

/** The server that runs on the folder, or the one at `--url`; never this process itself. */
async function findServer(call: Call): Promise<{ readonly url: string; readonly key: string; readonly pid?: number }> {
  const configuration = configurationOf(call)
  const remote = remoteServer(call, configuration)
  if (remote) return remote
  const { dataDir } = configuration
  const folderOwner = await findOwner(dataDir)
  if (folderOwner.state === "answers") {
    const { url, token, pid } = folderOwner.owner
    return { url, key: configuration.apiKey ?? token, pid }
  }
  if (folderOwner.state === "busy") {
    const who =
      folderOwner.owner === undefined ? "A process" : `Process ${folderOwner.owner.pid} (${folderOwner.owner.url})`
    throw new CommandError(3, "busy", `${who} owns the data folder ${dataDir} and has not responded for 15 s`, {
      remedy: "It is starting, stopping or busy: try again in a moment.",
    })
  }
  throw new CommandError(3, "unreachable", `No server runs on the data folder ${dataDir}`, {
    remedy: "Start it with: keepsake serve",
  })
}
