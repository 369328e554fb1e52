import { open } from "./routes.mjs"

/**
 * Finds English text on a page whose translated texts have accented vowels, including collapsed parts; each with the
 * name of its place.
 */
export async function findUntranslated(page, place) {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true
  })
  return (await page.evaluate(plainTexts)).map((what) => [what, place])
}

const dialogs = {
  "adding a memory": ["/memories", (page) => page.keyboard.press("n")],
  "the palette": ["/memories", (page) => page.keyboard.press("Control+k")],
  "the list of keys": ["/memories", (page) => page.keyboard.press("?")],
  "editing a memory": [
    "/memories",
    async (page) => {
      await page.keyboard.press("j")
      await page.keyboard.press("e")
    },
  ],
  "import and export": ["/memories", (page) => page.locator("h1 >> xpath=../.. >> button").first().click()],
  "making a key": ["/settings", (page) => page.locator("section[aria-labelledby=keys] button").first().click()],
  "revoking a key": ["/settings", (page) => page.locator("section[aria-labelledby=keys] li button").last().click()],
}

/** The same for dialogs. */
export async function findUntranslatedInDialogs(page, url) {
  await page.setViewportSize({ width: 1280, height: 844 })
  const found = []
  for (const [name, [path, begin]] of Object.entries(dialogs)) {
    await open(page, url, path)
    await begin(page)
    await page.getByRole("dialog").waitFor()
    found.push(...(await findUntranslated(page, name)))
    await page.keyboard.press("Escape")
  }
  return found
}

/** Text of users and programs is marked as such. */
function plainTexts() {
  const theirs = "[dir=auto], [translate=no], code, pre, kbd, textarea, script, style, svg, [hidden]"
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    // Names and numbers are between words that the catalogue lengthened.
    if (!/[aeiou]/i.test(node.data) || node.data.includes("~") || element.closest(theirs) !== null) continue
    if (element.closest("option") === null && !element.checkVisibility()) continue
    found.push(`"${node.data.trim().slice(0, 60)}" is not translated`)
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    for (const name of ["aria-label", "placeholder", "title"]) {
      const text = element.getAttribute(name) ?? ""
      if (/[aeiou]/i.test(text) && !text.includes("~") && !element.matches(theirs))
        found.push(`${name} "${text.slice(0, 60)}" is not translated`)
    }
  }
  return [...new Set(found)]
}
