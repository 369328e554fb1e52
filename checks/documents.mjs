import { execFile } from "node:child_process"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { expectTrue } from "./matrix.mjs"

const run = promisify(execFile)
const pages = new URL("../docs/clients/", import.meta.url)
const scripts = new URL(".documents/", import.meta.url)

/** The questions of the docs, and what the answers must contain. */
const questions = { "Where does my sister live?": /Porto/ }

/** Runs every script of the client docs unchanged against the demo model. */
export async function checkDocuments(matrix, keepsake) {
  await rm(scripts, { recursive: true, force: true })
  await mkdir(scripts)
  for (const page of (await readdir(pages)).filter((name) => name.endsWith(".md"))) {
    const blocks = (await readFile(new URL(page, pages), "utf8")).matchAll(/^```js\n([\s\S]*?)^```$/gm)
    for (const [number, [, text]] of [...blocks].entries()) {
      const script = new URL(`${page}-${number + 1}.mjs`, scripts)
      await matrix.check(`docs/clients/${page}, script ${number + 1} works`, async () => {
        await writeFile(script, text.replaceAll("http://127.0.0.1:4747", keepsake.url))
        const env = { ...process.env, CLIENT_KEY: keepsake.key }
        const { stdout } = await run(process.execPath, [script.pathname], { env, timeout: 60_000 })
        const [, answer] = Object.entries(questions).find(([question]) => text.includes(question)) ?? []
        expectTrue(answer?.test(stdout), `It said: ${stdout}`)
      })
    }
  }
}
