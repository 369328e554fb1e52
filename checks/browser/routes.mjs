/** Every screen by its address. */
export async function routesOf({ url, admin }) {
  const ask = async (path) => (await fetch(url + path, { headers: { authorization: `Bearer ${admin}` } })).json()
  const memory = (await ask("/api/memory?limit=1&contains=lead structural")).data[0].id
  const trace = (await ask("/api/traces?limit=1")).data[0].id
  return {
    overview: "/",
    memories: "/memories",
    memory: `/memories/${memory}`,
    review: "/review",
    explain: "/explain?query=Which trains does the engineer in Lisbon prefer?",
    playground: "/playground",
    traces: "/traces",
    trace: `/traces/${trace}`,
    connect: "/connect",
    settings: "/settings",
    "not-found": "/no/such/screen",
  }
}

/** Opens a screen and waits until what it asked for has come. */
export async function open(page, url, path) {
  await page.goto(url + path)
  await page.locator("main h1").waitFor()
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], .animate-pulse") === null)
  await page.waitForTimeout(150)
}
