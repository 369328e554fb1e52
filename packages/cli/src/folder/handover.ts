import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** `stands` asks, again and again as long as it is called; disposing of it takes the request back. */
export interface HandoverRequest extends Disposable {
  send(): true
}

/** Asks an owner that is not a server (an agent or a command) to hand the folder over to this process. */
export function requestHandover(dataDir: string): HandoverRequest {
  const path = pathOf(dataDir)
  let isAsked = false
  return {
    send() {
      if (!isAsked) writeFileSync(path, String(process.pid), { mode: 0o600 })
      isAsked = true
      return true
    },
    [Symbol.dispose]() {
      if (isAsked) rmSync(path, { force: true })
    },
  }
}

/** Whether a process that lives wants the folder. */
export function isHandoverRequested(dataDir: string): boolean {
  try {
    const pid = Number(readFileSync(pathOf(dataDir), "utf8"))
    return Number.isSafeInteger(pid) && pid > 0 && pid !== process.pid && process.kill(pid, 0)
  } catch {
    // Nobody asks, or who asked has gone.
    return false
  }
}

function pathOf(dataDir: string): string {
  return join(dataDir, "wanted.pid")
}
