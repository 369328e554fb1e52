import { holds } from "../matrix.mjs"
import { open, settled } from "./routes.mjs"
import { untranslatedIn, untranslatedInDialogs } from "./untranslated.mjs"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** What dark changes: the style sheet gives it other colours and nothing else. */
const ofColours = ["color-contrast", "link-in-text-block"]

const widths = [1280, 390]
const sized = (width) => ({ width, height: 844 })

/** axe on every screen, on a desktop and on a phone; what is a matter of colours in dark as well. */
export async function checkAxe(browser, watched, keepsake, routes, matrix) {
  const { AxeBuilder } = await import("@axe-core/playwright")
  const page = await watched.page(browser, keepsake, { viewport: sized(widths[0]) })
  for (const [name, path] of Object.entries(routes)) {
    let isOpen = false
    for (const width of widths) {
      for (const colorScheme of ["light", "dark"]) {
        await matrix.cell(name, `${colorScheme} ${width}`, async () => {
          await page.setViewportSize(sized(width))
          await page.emulateMedia({ colorScheme })
          if (isOpen) await settled(page)
          else await open(page, keepsake.url, path)
          isOpen = true
          const axe = new AxeBuilder({ page })
          const { violations } = await (colorScheme === "light"
            ? axe.withTags(tags)
            : axe.withRules(ofColours)
          ).analyze()
          const said = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map(({ html }) => html.slice(0, 160))
                .join(" | ")}`,
          )
          holds(violations.length === 0, said.join("\n"))
        })
      }
    }
  }
  await page.context().close()
}

/** Texts a third longer, and the page the other way round: nothing is cut off, nothing makes the page wider than its window. */
export async function checkLocales(browser, watched, keepsake, routes, matrix) {
  for (const locale of ["en-XA", "ar-XB", "de", "zh"]) {
    await matrix.check(
      `every screen in ${locale}, on a desktop and on a phone: no text cut off, no sideways scrolling${locale === "en-XA" ? ", nothing untranslated" : ""}`,
      async () => {
        const page = await watched.page(browser, keepsake, { locale, viewport: sized(widths[0]) })
        const [wrong, plain] = [[], []]
        for (const [name, path] of Object.entries(routes)) {
          await open(page, keepsake.url, path)
          for (const width of widths) {
            await page.setViewportSize(sized(width))
            await settled(page)
            wrong.push(...(await page.evaluate(cutOff)).map((what) => `${name}, ${width} px: ${what}`))
            const isAccented = locale === "en-XA" && width === widths[0]
            if (isAccented) plain.push(...(await untranslatedIn(page, name)))
          }
        }
        if (locale === "en-XA") plain.push(...(await untranslatedInDialogs(page, keepsake.url)))
        wrong.push(...new Map(plain).entries().map(([what, name]) => `${name}: ${what}`))
        holds(wrong.length === 0, wrong.slice(0, 40).join("\n"))
        const direction = await page.evaluate(() => document.documentElement.dir)
        holds(direction === (locale === "ar-XB" ? "rtl" : "ltr"), `the page runs ${direction}`)
        await page.context().close()
      },
    )
  }
}

function cutOff() {
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
