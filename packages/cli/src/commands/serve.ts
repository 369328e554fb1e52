import { type Claim, openFolder } from "../folder/open-folder.ts"
import { keysAtStart, registerKey } from "../serving/first-keys.ts"
import { logToStderr } from "../serving/log.ts"
import { readyAnswer } from "../serving/ready.ts"
import { openServing } from "../serving/serving.ts"
import { Stop } from "../stop.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const serve: Command = {
  name: "serve",
  summary: "run the gateway and the API until it is stopped",
  usage: "",
  words: 0,
  options: {
    host: { value: "H", about: "the address to listen on; default 127.0.0.1" },
    port: { value: "N", about: "the port; default 4747, 0 takes a free one" },
    ...folderOptions,
    store: { value: "NAME", about: "where memories are kept: sqlite (default) or memory" },
    demo: { about: "a data folder of its own and the built-in model, whatever the environment says" },
  },
  async run(call) {
    const configuration = configurationOf(call)
    const opened = await openFolder(configuration.dataDir, (owner) => owner.kind === "command")
    if (!opened.claim) {
      const { pid, url } = opened.owner
      throw new Stop(1, "already_served", `The process ${pid} already serves ${configuration.dataDir} at ${url}`, {
        remedy: `Use it, end it (kill ${pid}), or name another folder with --data.`,
      })
    }
    try {
      return await serveFolder(call, configuration, opened.claim)
    } finally {
      opened.claim.release()
    }
  },
}

async function serveFolder(call: Call, configuration: ReturnType<typeof configurationOf>, claim: Claim): Promise<0> {
  const stopped = stopSignal()
  const serving = await openServing(configuration, call.version, logToStderr, (keys) =>
    registerKey(configuration, keys),
  )
  claim.stand({ url: serving.url, token: serving.token, kind: "serve" })
  call.out.answer(readyAnswer(configuration, serving, await keysAtStart(serving.keys), call.version))
  await stopped
  call.out.progress("Stopping: running requests finish, at most 10 s; a second signal ends it at once.")
  await serving.close()
  return 0
}

/** Resolves at the first SIGTERM or SIGINT; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const onSignal = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(signal === "SIGINT" ? 130 : 143)
      asked = true
      resolve()
    }
    process.on("SIGTERM", onSignal)
    process.on("SIGINT", onSignal)
  })
}
