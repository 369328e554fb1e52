import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { claimFile } from "@keepsake/store-sqlite"
import { describe, expect, it, onTestFinished } from "vitest"
import { aFolder } from "./fixtures/a-folder.ts"

const claimer = fileURLToPath(new URL("./fixtures/claimer.ts", import.meta.url))

describe("a claim on a file", () => {
  it("is held by one process at a time until it is released", () => {
    const path = join(aFolder(), "owner.lock")
    const claim = claimFile(path)
    expect(claim).toBeDefined()
    expect(claimFile(path)).toBeUndefined()
    claim?.release()
    const next = claimFile(path)
    expect(next).toBeDefined()
    next?.release()
  })

  it("of another process excludes this one, and ends with that process, even if it is killed", async () => {
    const path = join(aFolder(), "owner.lock")
    const child = spawn(process.execPath, [claimer, path], { stdio: ["ignore", "pipe", "inherit"] })
    onTestFinished(() => {
      child.kill("SIGKILL")
    })
    const [line] = await once(child.stdout, "data")
    expect(String(line)).toBe("mine\n")
    expect(claimFile(path)).toBeUndefined()
    child.kill("SIGKILL")
    await once(child, "close")
    const claim = claimFile(path)
    expect(claim).toBeDefined()
    claim?.release()
  })

  it("is rejected if no file can be created", () => {
    expect(() => claimFile(join(aFolder(), "nowhere", "owner.lock"))).toThrow(
      expect.objectContaining({ code: "store_unavailable" }),
    )
  })
})
