import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { root } from "./sources.ts"

const PROGRAM = `
import { createClient } from "@keepsake/api"
import { createMemory } from "@keepsake/core"
import type { Plugin } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
export const plugins: readonly Plugin[] = [sqlite({ path: "memories.db" })]
console.log(createClient, createMemory)
`

test("the declarations compile in a strict program for ES2023 that checks those of its libraries", async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-declarations-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, "node_modules/@keepsake"), { recursive: true })
  for (const name of ["api", "core", "store-sqlite"])
    await symlink(join(root, "packages", name), join(folder, "node_modules/@keepsake", name))
  await symlink(join(root, "node_modules/@types"), join(folder, "node_modules/@types"))
  const modules = { module: "NodeNext", moduleResolution: "NodeNext", target: "ES2022", lib: ["ES2023"] }
  const compilerOptions = { ...modules, strict: true, skipLibCheck: false, noEmit: true, types: ["node"] }
  const files = {
    "package.json": { type: "module" },
    "tsconfig.json": { compilerOptions, files: ["program.ts"] },
  }
  for (const [name, value] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(value))
  await writeFile(join(folder, "program.ts"), PROGRAM)
  const compiling = promisify(execFile)(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder])
  expect(
    await compiling.then(
      () => "",
      ({ stdout }) => stdout,
    ),
  ).toBe("")
})
