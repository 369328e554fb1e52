import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { root } from "./sources.ts"

const emitted = `${root}packages/core/dist/contract/`

it("the emitted contract equals the committed snapshot: every change of the contract is visible in a diff", async () => {
  const files = readdirSync(emitted)
    .filter((file) => file.endsWith(".d.ts"))
    .toSorted()
  const text = files.map((file) => `// ${file}\n${declarations(file)}`).join("\n")
  await expect(text).toMatchFileSnapshot(`${root}packages/core/contract.snapshot.d.ts`)
})

it("the contract imports nothing", () => {
  const folder = `${root}packages/core/src/contract/`
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}${file}`, "utf8").trimEnd().split("\n"))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => /from "(?!\.\/)/.test(line))).toEqual([])
})

function declarations(file: string): string {
  return readFileSync(`${emitted}${file}`, "utf8").replace(/\/\/# sourceMappingURL.*\n?/, "")
}
