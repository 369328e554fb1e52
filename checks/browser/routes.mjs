/** Every screen with its address. */
export async function routesOf({ url, admin }) {
  const ask = async (path) => (await fetch(url + path, { headers: { authorization: `Bearer ${admin}` } })).json()
  const memory = (await ask("/api/memory?limit=1&contains=lead structural")).data[0].id
  const trace = (await ask("/api/traces?limit=1")).data[0].id
  return {
    overview: "/",
    memories: "/memories",
    memory: `/memories/${memory}`,
    review: "/review",
    episodes: "/episodes",
    files: "/files",
    consolidation: "/consolidation",
    explain: "/explain?query=Which trains does the engineer in Lisbon prefer?",
    playground: "/playground",
    traces: "/traces",
    trace: `/traces/${trace}`,
    connect: "/connect",
    settings: "/settings",
    "not-found": "/no/such/screen",
  }
}

/** Opens a screen and waits until its data is rendered. */
export async function open(page, url, path) {
  await page.goto(url + path)
  await waitUntilRendered(page)
}

/** Waits for several consecutive frames without a loading state. */
export async function waitUntilRendered(page) {
  await page.waitForFunction(() => {
    const waits = document.querySelector("[aria-busy=true], .animate-pulse") !== null
    const isThere = document.querySelector("#content h1") !== null
    window.quietFrames = isThere && !waits ? (window.quietFrames ?? 0) + 1 : 0
    return window.quietFrames % 5 === 4
  })
}

/** Scrolls down one step per frame. Returns the maximum number of rows. */
export function scrollDown(page, { step, frames }) {
  return page.evaluate(
    async ([by, count]) => {
      let most = 0
      for (let frame = 0; frame < count; frame++) {
        window.scrollBy(0, by)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        most = Math.max(most, document.querySelectorAll("tbody tr").length)
      }
      return most
    },
    [step, frames],
  )
}
