import { CommandError } from "../command-error.ts"
import { requestHandover } from "../folder/handover.ts"
import { type OpenedFolder, openFolder } from "../folder/open-folder.ts"
import type { CommandOutput } from "../output/output.ts"
import { type Command, configurationOf, folderOptions } from "./command.ts"

export const serveCommand: Command = {
  usage: "",
  example: "keepsake serve --port 8080",
  maxPositionals: 0,
  options: {
    host: { value: "H", about: "Address to listen on; default 127.0.0.1" },
    port: { value: "N", about: "Port; default 4747, 0 picks a free one" },
    ...folderOptions,
    store: { value: "NAME", about: "Store for memories: sqlite (default), memory, qdrant, lancedb or postgres" },
    demo: { about: "Use a separate data folder and the built-in model, whatever the settings say" },
  },
  async run(call) {
    const configuration = configurationOf(call)
    const { dataDir } = configuration
    const opened = await openForServer(dataDir, call.out)
    if (!opened.claim) {
      const { pid, url } = opened.owner
      throw new CommandError(1, "already_served", `Process ${pid} already serves ${dataDir} at ${url}`, {
        remedy: `Use it, stop it (kill ${pid}), or choose another folder with --data.`,
      })
    }
    try {
      // The gateway is loaded only here, so that every other command starts in half the time.
      const { serveFolder } = await import("../serving/serve-folder.ts")
      return await serveFolder(call, configuration, opened.claim)
    } finally {
      opened.claim.release()
    }
  },
}

/** Agents and commands leave the folder to a server that asks for it. */
async function openForServer(dataDir: string, out: CommandOutput): Promise<OpenedFolder> {
  using request = requestHandover(dataDir)
  return await openFolder(dataDir, (owner) => owner.kind !== "serve" && request.send(), out.progress)
}
