import { expectTrue } from "../matrix.mjs"
import { open, waitUntilRendered } from "./routes.mjs"
import { findUntranslated, findUntranslatedInDialogs } from "./untranslated.mjs"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** Rules about colours, the only thing that the dark theme changes. */
const colourRules = ["color-contrast", "link-in-text-block"]

export const widths = [1280, 390]
export const viewportSize = (width) => ({ width, height: 844 })

/** Runs axe on every screen, on a desktop and on a phone; rules about colours in the dark theme too. */
export async function checkAxe(browser, watched, keepsake, routes, matrix) {
  const page = await watched.page(browser, keepsake, { viewport: viewportSize(widths[0]) })
  for (const [name, path] of Object.entries(routes)) {
    let isOpen = false
    for (const width of widths) {
      for (const colorScheme of ["light", "dark"]) {
        await matrix.cell(name, `${colorScheme} ${width}`, async () => {
          await page.setViewportSize(viewportSize(width))
          await page.emulateMedia({ colorScheme })
          if (isOpen) await waitUntilRendered(page)
          else await open(page, keepsake.url, path)
          isOpen = true
          const found = await findViolations(page, colorScheme)
          expectTrue(found.length === 0, found.join("\n"))
        })
      }
    }
  }
  await page.context().close()
}

/** What axe finds on a page, or in the dark theme what it finds about colours. */
export async function findViolations(page, colorScheme) {
  const { AxeBuilder } = await import("@axe-core/playwright")
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === "light" ? axe.withTags(tags) : axe.withRules(colourRules)).analyze()
  const shown = (nodes) => nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))
  return violations.map(({ id, nodes }) => `${id}: ${shown(nodes).join(" | ")}`)
}

/** With texts a third longer and with right-to-left direction, no text is clipped and no page scrolls sideways. */
export async function checkLocales(browser, watched, keepsake, routes, matrix) {
  for (const locale of ["en-XA", "ar-XB", "de", "zh"]) {
    await matrix.check(
      `every screen in ${locale}, on a desktop and on a phone: no text cut off, no sideways scrolling${locale === "en-XA" ? ", nothing untranslated" : ""}`,
      async () => {
        const page = await watched.page(browser, keepsake, { locale, viewport: viewportSize(widths[0]) })
        const [wrong, plain] = [[], []]
        for (const [name, path] of Object.entries(routes)) {
          await open(page, keepsake.url, path)
          for (const width of widths) {
            await page.setViewportSize(viewportSize(width))
            await waitUntilRendered(page)
            wrong.push(...(await page.evaluate(findClippedText)).map((what) => `${name}, ${width} px: ${what}`))
            const isAccented = locale === "en-XA" && width === widths[0]
            if (isAccented) plain.push(...(await findUntranslated(page, name)))
          }
        }
        if (locale === "en-XA") plain.push(...(await findUntranslatedInDialogs(page, keepsake.url)))
        wrong.push(...new Map(plain).entries().map(([what, name]) => `${name}: ${what}`))
        expectTrue(wrong.length === 0, wrong.slice(0, 40).join("\n"))
        const direction = await page.evaluate(() => document.documentElement.dir)
        expectTrue(direction === (locale === "ar-XB" ? "rtl" : "ltr"), `the page runs ${direction}`)
        await page.context().close()
      },
    )
  }
}

/** Runs in the page: texts of the page itself that are cut off, and sideways scrolling. */
export function findClippedText() {
  const found = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`)
  for (const element of document.querySelectorAll(
    "button, nav a, h1, h2, h3, label, dt, legend, [role=tab], summary",
  )) {
    // Names chosen by users may be truncated; the page's own texts may not.
    if (
      element.closest("[hidden], dialog:not([open])") ||
      element.querySelector(".truncate") ||
      element.matches(".truncate, .sr-only")
    )
      continue
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
      found.push(
        `${element.tagName} "${element.textContent.trim().slice(0, 60)}" ${element.scrollWidth} > ${element.clientWidth}`,
      )
    }
  }
  return found
}
