import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const script = fileURLToPath(new URL("unreadable-process.ts", import.meta.url))
/** nobody */
const OTHER_USER = 65_534

it("a file or folder without permission is named, and what was read of it before stays", async () => {
  const isRoot = process.getuid?.() === 0
  const options = { cwd: "/", ...(isRoot && { uid: OTHER_USER, gid: OTHER_USER }) }
  const { stdout } = await promisify(execFile)(process.execPath, [script], options)
  const { skipped, removed, contents } = JSON.parse(stdout)
  expect(skipped).toMatchObject([
    { path: "closed", code: "unreadable", message: expect.stringContaining("EACCES") },
    { path: "private.md", code: "unreadable", message: expect.stringContaining("EACCES") },
  ])
  expect(removed).toBe(0)
  expect(contents).toEqual(["The door is blue.", "The oven is new.", "The roof is old."])
})
