import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const folder = fileURLToPath(new URL(".", import.meta.url))
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The path of Chromium on this machine; `CHROMIUM` overrides it. */
export function chromiumPath() {
  return [process.env.CHROMIUM, ...places].find((path) => path !== undefined && existsSync(path))
}

/** Installs the browser driver with the versions of the lockfile. */
export async function installDriver() {
  if (existsSync(`${folder}node_modules/playwright-core`)) return
  const { packageManager } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"))
  await promisify(execFile)("npx", ["-y", packageManager, "install", "--frozen-lockfile"], { cwd: folder })
}

export async function launch() {
  const { chromium } = await import("playwright-core")
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ["--disable-dev-shm-usage", "--disable-gpu"],
  })
}

/** Violations of every opened page, recorded and checked at the end. */
export class Watched {
  dialogs = []
  errors = []
  elsewhere = []
  #slow

  /** `slow`: factor by which the processor is slowed down. */
  constructor({ slow = 1 } = {}) {
    this.#slow = slow
  }

  /** Opens a signed-in page. `expected` are console errors that a check provokes. */
  async page(browser, { url, admin }, { locale, ...options } = {}) {
    const { key = admin, isSignedIn = true, ...shape } = options
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      ...shape,
    })
    if (locale !== undefined) {
      await context.addInitScript((code) => localStorage.setItem("keepsake.language", code), locale)
    }
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    if (this.#slow > 1) {
      const session = await context.newCDPSession(page)
      await session.send("Emulation.setCPUThrottlingRate", { rate: this.#slow })
    }
    page.expected = []
    page.on("dialog", (dialog) => {
      this.dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const note = (text) => {
      if (!page.expected.some((part) => part.test(text))) this.errors.push(`${page.url()}: ${text}`)
    }
    page.on("pageerror", (error) => note(error.message))
    page.on("console", (message) => message.type() === "error" && note(message.text()))
    page.on("request", (request) => {
      const to = new URL(request.url())
      if (to.protocol.startsWith("http") && to.origin !== new URL(url).origin) this.elsewhere.push(request.url())
    })
    if (isSignedIn) await signIn(page, url, key)
    return page
  }
}

export async function signIn(page, url, key) {
  await page.goto(url)
  await page.locator("input[name=key]").fill(key)
  await page.keyboard.press("Enter")
  // The sign-in page has its own heading.
  await page.locator("#content h1").waitFor()
}
