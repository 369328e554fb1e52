import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { serve } from "../keepsake.mjs"
import { expectTrue } from "../matrix.mjs"
import { findClippedText, findViolations, viewportSize, widths } from "./accessibility.mjs"
import { open } from "./routes.mjs"

const log = Array.from({ length: 80 }, (_, at) => `Entry ${at + 1} of the ship's log: the wind came from the west.`)
const notes = {
  "machines.md": "# Machines\n\n- The build server is in Oslo.\n- The printer is in Porto.\n",
  "memory/2026-02-25-a-standup-with-a-name-that-is-long-enough-to-wrap-on-a-phone.md": "The ferry leaves at six.\n",
  "log.md": `${log.join("\n\n")}\n\n## Kestrel\n\nThe Kestrel is moored at Ludlow.\n`,
  "latin.md": Buffer.from("caf\xe9", "latin1"),
  "picture.md": Buffer.from([0x89, 0, 0x50]),
}

/** The screen Files with a folder of notes: adding, counts, what cannot be read, lines of a citation, removing. */
export async function checkFiles(browser, watched, matrix, pictures) {
  const home = await mkdtemp(join(tmpdir(), "keepsake-notes-"))
  const folder = join(home, "notes")
  for (const [path, text] of Object.entries(notes)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const keepsake = await serve(undefined, {}, ["source-files"])
  const { url } = keepsake
  const page = await watched.page(browser, keepsake)
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: folder }) })
  const dialog = page.getByRole("dialog")
  const add = async (path) => {
    await page.getByRole("button", { name: "Follow a folder" }).click()
    await dialog.getByLabel("Folder").fill(path)
    await dialog.getByRole("button", { name: "Follow", exact: true }).click()
  }
  try {
    await matrix.check("a folder is followed, with its counts and what could not be read", async () => {
      await open(page, url, "/files")
      await page.getByText("No folder is followed").waitFor()
      page.expected.push(/422/)
      await add(join(home, "no-such-folder"))
      await dialog.getByText(/no-such-folder/).waitFor()
      await page.keyboard.press("Escape")
      await add(folder)
      await dialog.waitFor({ state: "detached" })
      await card.getByText("5 files").waitFor()
      await card.getByText(/^\d+ parts$/).waitFor()
      await card.getByText("2 files are not read").click()
      await card.getByText("It is no text in UTF-8").waitFor()
      await card.getByText("It holds NUL bytes, which no text has").waitFor()
    })

    await matrix.check("a file that came or left is read without a click", async () => {
      await open(page, url, "/files")
      await writeFile(join(folder, "new.md"), "The roof is old.\n")
      await card.getByText("6 files").waitFor({ timeout: 60_000 })
      await rm(join(folder, "new.md"))
      await card.getByText("5 files").waitFor({ timeout: 60_000 })
    })

    await matrix.check("files are listed, and a citation opens its lines", async () => {
      await open(page, url, "/files")
      await card.getByRole("button", { name: "Show files" }).click()
      await card.getByLabel("Part of the path").fill("MACH")
      await card.getByRole("link", { name: "log.md" }).waitFor({ state: "detached" })
      await card.getByRole("link", { name: "machines.md" }).click()
      await dialog.getByText("- The printer is in Porto.").waitFor()
      await page.keyboard.press("Escape")
      await page.waitForURL(/\/files$/)
      await open(page, url, "/memories?q=where+is+the+Kestrel+moored")
      await page
        .getByRole("link", { name: /^log\.md#L/ })
        .first()
        .click()
      const cited = dialog.getByText("The Kestrel is moored at Ludlow.")
      await cited.waitFor()
      const isSeen = await cited.evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        const box = line.closest("[tabindex]").getBoundingClientRect()
        return top >= box.top && bottom <= box.bottom
      })
      expectTrue(isSeen, "the cited line is not in view")
    })

    for (const colorScheme of ["light", "dark"]) {
      for (const width of widths) {
        await matrix.check(`a followed folder and its lines, ${colorScheme}, ${width} px wide`, async () => {
          await page.setViewportSize(viewportSize(width))
          await page.emulateMedia({ colorScheme })
          const look = async (name) => {
            const wrong = [...(await page.evaluate(findClippedText)), ...(await findViolations(page, colorScheme))]
            if (pictures !== undefined)
              await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}.png`) })
            expectTrue(wrong.length === 0, `${name}: ${wrong.join("\n")}`)
          }
          await open(page, url, "/files")
          await card.getByText("2 files are not read").click()
          await card.getByRole("button", { name: "Show files" }).click()
          await card.getByRole("link", { name: "machines.md" }).waitFor()
          await look("folder")
          await open(page, url, `/files?open=${encodeURIComponent("log.md#L161-L163")}`)
          await dialog.getByText("The Kestrel is moored at Ludlow.").waitFor()
          await look("lines")
        })
      }
    }

    await matrix.check("a folder that is away shows why, and is taken out of memory", async () => {
      await rm(folder, { recursive: true })
      await open(page, url, "/files")
      await card.getByRole("button", { name: "Read now" }).click()
      await card.getByRole("alert").filter({ hasText: "does not exist" }).waitFor()
      await card.getByRole("button", { name: "Stop following" }).click()
      await dialog.getByRole("button", { name: "Stop following" }).click()
      await page.getByText("No folder is followed").waitFor()
      await open(page, url, "/memories")
      await page.getByText("Nothing is remembered yet").waitFor()
    })
  } finally {
    await page.context().close()
    await keepsake.close()
    await rm(home, { recursive: true, force: true })
  }
}
