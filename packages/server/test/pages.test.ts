import { expect, test } from "vitest"
import { localAdmin } from "../src/access/identify.ts"
import { SignIns } from "../src/access/sign-in.ts"
import { add, keepsake } from "./keepsake.ts"

async function visit(url: string, cookie?: string): Promise<string> {
  return (await fetch(url, { headers: cookie === undefined ? {} : { cookie } })).text()
}

async function follow(
  link: string,
): Promise<{ readonly status: number; readonly cookie: string; readonly header: string }> {
  const response = await fetch(link, { redirect: "manual" })
  const header = response.headers.get("set-cookie") ?? ""
  return { status: response.status, header, cookie: header.split(";")[0] ?? "" }
}

function signInWith(url: string, key: string) {
  return fetch(`${url}/signin`, { method: "POST", redirect: "manual", body: new URLSearchParams({ key }) })
}

test("a link signs in once and leads to the memories", async () => {
  const { server, url } = await keepsake()
  const link = server.signInUrl()
  const first = await follow(link)
  expect([first.status, first.header]).toEqual([303, expect.stringMatching(/HttpOnly; SameSite=Strict/)])
  expect(await visit(url, first.cookie)).toContain("Newest memories")
  expect((await follow(link)).status).toBe(401)
})

test("a look at the head of a link does not use it up", async () => {
  const { server } = await keepsake()
  const link = server.signInUrl()
  await fetch(link, { method: "HEAD", redirect: "manual" })
  expect((await follow(link)).status).toBe(303)
})

test("links last ten minutes and sessions twelve hours", () => {
  let now = 1
  const signIns = new SignIns(() => now)
  const old = signIns.link(localAdmin("x-keepsake-key"))
  now += 10 * 60_000 + 1
  expect(signIns.redeem(old)).toBeUndefined()
  const session = signIns.open(localAdmin("x-keepsake-key"))
  now += 12 * 3_600_000 - 1
  expect(signIns.find(session)).toBeDefined()
  now += 2
  expect(signIns.find(session)).toBeUndefined()
})

test("without signing in there is only how to", async () => {
  const { url, user } = await keepsake()
  await add(url, user, { content: "Plays the cello" })
  for (const cookie of [undefined, "keepsake=x", `keepsake_${new URL(url).port}=x`]) {
    const page = await visit(url, cookie)
    expect(page).toContain('action="/signin"')
    expect(page).not.toContain("cello")
  }
})

test("a key signs in at the form and sees its own tenant", async () => {
  const { url, user, stranger } = await keepsake()
  await add(url, user, { content: "Plays the cello" })
  await add(url, stranger, { content: "Plays the drums" })
  const response = await signInWith(url, stranger)
  expect(response.status).toBe(303)
  const page = await visit(url, (response.headers.get("set-cookie") ?? "").split(";")[0])
  expect(page).toContain("drums")
  expect(page).not.toContain("cello")
})

test("a wrong key is told so, and guessing is slowed down", async () => {
  const { url, user } = await keepsake()
  for (let i = 0; i < 20; i++) expect((await signInWith(url, `wrong${i}`)).status).toBe(401)
  const late = await signInWith(url, "wrong")
  expect(late.status).toBe(429)
  expect(await late.text()).toContain('role="alert"')
  expect((await signInWith(url, user)).status).toBe(303)
})

test("a revoked key's session ends", async () => {
  const { url, keys } = await keepsake()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  const cookie = ((await signInWith(url, secret)).headers.get("set-cookie") ?? "").split(";")[0]
  expect(await visit(url, cookie)).toContain("Newest memories")
  await keys.revoke(record.id)
  expect(await visit(url, cookie)).not.toContain("Newest memories")
})

test("signing out ends the session", async () => {
  const { server, url } = await keepsake()
  const { cookie } = await follow(server.signInUrl())
  await fetch(`${url}/signout`, { method: "POST", headers: { cookie }, redirect: "manual" })
  expect(await visit(url, cookie)).not.toContain("Newest memories")
})

test("whatever a memory says is shown as text", async () => {
  const { server, url, user } = await keepsake()
  const nasty = `<script>alert("1")</script><img src=x onerror='alert(1)'></li>`
  await add(url, user, { content: nasty, category: "<b>bold</b>", agent: `"><script>` })
  const page = await visit(url, (await follow(server.signInUrl())).cookie)
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")
  expect(page).not.toMatch(/<script|<img|<b>|onerror='/)
})

test("an empty memory says what to do", async () => {
  const { server, url } = await keepsake()
  const page = await visit(url, (await follow(server.signInUrl())).cookie)
  expect(page).toContain("Nothing is remembered yet")
  expect(page).toContain(`${url}/v1/chat/completions`)
})

test("older memories are a link away", async () => {
  const { server, url, memory } = await keepsake()
  for (let i = 0; i < 51; i++) await memory.for().add(`Visited the city of number ${i} in a dream`)
  const { cookie } = await follow(server.signInUrl())
  const first = await visit(url, cookie)
  const [, href = ""] = /href="(\/\?cursor=[^"]+)"/.exec(first) ?? []
  const second = await visit(url + href, cookie)
  expect(second).toContain("51 to 51 of 51")
  expect(second).toContain("number 0 in")
})

test("a cursor that is none leads to the first page", async () => {
  const { server, url, user } = await keepsake()
  await add(url, user, { content: "Plays the cello" })
  const { cookie } = await follow(server.signInUrl())
  for (const cursor of ["zzz", "5.zzz", ""]) {
    const answer = await fetch(`${url}/?cursor=${cursor}`, { headers: { cookie } })
    expect([answer.status, new URL(answer.url).search]).toEqual([200, ""])
    expect(await answer.text()).toContain("cello")
  }
})

test("pages carry no script and no style of their own, and the sheet is served", async () => {
  const { server, url } = await keepsake()
  const { cookie } = await follow(server.signInUrl())
  for (const page of [await visit(url), await visit(url, cookie)])
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/)
  const sheet = await fetch(`${url}/style.css`)
  expect(sheet.headers.get("content-type")).toContain("text/css")
})
