import { expect, test } from "vitest"
import { localAdmin } from "../src/access/identify.ts"
import { SignIns } from "../src/access/sign-in.ts"
import { ask, keepsake } from "./keepsake.ts"

async function follow(link: string) {
  const response = await fetch(link, { redirect: "manual" })
  const header = response.headers.get("set-cookie") ?? ""
  return { status: response.status, to: response.headers.get("location"), header, cookie: header.split(";")[0] ?? "" }
}

async function signIn(url: string, key: string) {
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${url}/api/sign-in`, { method: "POST", headers, body: JSON.stringify({ key }) })
  return { status: answer.status, body: Object(await answer.json()), cookie: answer.headers.get("set-cookie") ?? "" }
}

/** Who is signed in with this cookie. */
async function signedIn(url: string, cookie: string, headers: Record<string, string> = {}) {
  return Object((await ask(url, "signedIn", { headers: { cookie, ...headers } })).body).session
}

test("a link signs in once and leads to the dashboard", async () => {
  const { server, url } = await keepsake()
  const link = await server.signInUrl()
  const first = await follow(link)
  expect(first).toMatchObject({ status: 303, to: "/", header: expect.stringMatching(/HttpOnly; SameSite=Strict/) })
  expect(await signedIn(url, first.cookie)).toMatchObject({ tenant: "default", role: "admin", key: null })
  expect((await follow(link)).status).toBe(401)
})

test("with TLS the cookie is secure", async () => {
  const over = async (publicUrl: string) => {
    const { server, url } = await keepsake({ publicUrl })
    return (await follow((await server.signInUrl()).replace(publicUrl, url))).header
  }
  expect(await over("https://memory.example")).toMatch(/; Secure$/)
  expect(await over("http://memory.example")).not.toMatch(/Secure/)
})

test("a look at the head of a link does not use it up", async () => {
  const { server } = await keepsake()
  const link = await server.signInUrl()
  await fetch(link, { method: "HEAD", redirect: "manual" })
  expect((await follow(link)).status).toBe(303)
})

test("links last ten minutes and sessions twelve hours", async () => {
  let now = 1
  const signIns = new SignIns({ now: () => now })
  const old = await signIns.createLink(localAdmin("x-keepsake-key"))
  now += 10 * 60_000 + 1
  expect(await signIns.redeem(old)).toBeUndefined()
  const session = await signIns.open(localAdmin("x-keepsake-key"))
  now += 12 * 3_600_000 - 1
  expect(await signIns.find(session)).toBeDefined()
  now += 2
  expect(await signIns.find(session)).toBeUndefined()
})

test("a key signs a browser in to its own tenant, and the key is not in the cookie", async () => {
  const { url, stranger } = await keepsake()
  const { status, body, cookie } = await signIn(url, ` ${stranger} `)
  expect([status, body.tenant, body.role, body.key.tenant]).toEqual([200, "other", "user", "other"])
  expect(cookie).not.toContain(stranger)
  const headers = { cookie: cookie.split(";")[0] ?? "" }
  expect((await ask(url, "status", { headers })).body).toMatchObject({ tenant: "other" })
  expect((await ask(url, "listKeys", { headers })).status).toBe(403)
  expect((await ask(url, "status", { headers, path: "/api/status?tenant=default" })).status).toBe(403)
})

test("a wrong key is reported, and guessing is rate-limited", async () => {
  const { url, user } = await keepsake()
  for (let i = 0; i < 20; i++) expect((await signIn(url, `wrong${i}`)).status).toBe(401)
  const late = await signIn(url, "wrong")
  expect([late.status, late.body.error.code]).toEqual([429, "too_many_keys"])
  expect((await signIn(url, user)).status).toBe(200)
})

test("guessing the token of a sign-in link is rate-limited like guessing a key", async () => {
  const { server, url } = await keepsake()
  const guess = (token: string) => fetch(`${url}/signin?token=${token}`, { redirect: "manual" })
  for (let i = 0; i < 20; i++) expect((await guess(`wrong${i}`)).status).toBe(401)
  const late = await guess("wrong")
  expect([late.status, late.headers.has("retry-after")]).toEqual([429, true])
  expect((await fetch(await server.signInUrl(), { redirect: "manual" })).status).toBe(303)
})

test("a session ends when its key is revoked, and follows changes of the key", async () => {
  const { url, keys } = await keepsake()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  const cookie = (await signIn(url, secret)).cookie.split(";")[0] ?? ""
  expect(await signedIn(url, cookie)).toMatchObject({ role: "user" })
  await keys.revoke(record.id)
  expect(await signedIn(url, cookie)).toBeNull()
  expect((await ask(url, "status", { headers: { cookie } })).status).toBe(401)
})

test("signing out ends the session", async () => {
  const { server, url } = await keepsake()
  const { cookie } = await follow(await server.signInUrl())
  const out = await fetch(`${url}/api/sign-in`, { method: "DELETE", headers: { cookie } })
  expect(out.headers.get("set-cookie")).toMatch(/Max-Age=0/)
  expect(await signedIn(url, cookie)).toBeNull()
})

test("a cookie is only valid for pages of this server, never for the gateway, and a key in the request takes precedence", async () => {
  const { server, url, stranger } = await keepsake()
  const { cookie } = await follow(await server.signInUrl())
  const from = async (site: string) => {
    const headers = { cookie, "sec-fetch-site": site }
    expect((await signedIn(url, cookie, headers)) === null).toBe(site !== "same-origin")
    return (await ask(url, "status", { headers })).status
  }
  expect([await from("same-origin"), await from("same-site"), await from("cross-site")]).toEqual([200, 401, 401])
  expect((await fetch(`${url}/v1/models`, { headers: { cookie } })).status).toBe(401)
  const both = await ask(url, "status", { key: stranger, headers: { cookie } })
  expect(both.body).toMatchObject({ tenant: "other" })
  expect((await ask(url, "status", { key: "wrong", headers: { cookie } })).status).toBe(401)
})

test("a key turns its own memory off and on again, and no other's", async () => {
  const { url, keys, admin } = await keepsake()
  const { record, secret } = await keys.create({ role: "user", serves: "one" })
  const path = `/api/keys/${record.id}`
  const set = (key: string, mode: string | null) => ask(url, "changeKey", { key, path, body: { mode } })
  expect(Object((await set(secret, "off")).body).key).toMatchObject({ id: record.id, mode: "off" })
  const chat = { model: "keepsake-demo", messages: [{ role: "user", content: "I play the cello." }] }
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" }
  const said = () => fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: JSON.stringify(chat) })
  expect((await said()).headers.get("x-keepsake-memory")).toMatch(/^off/)
  expect(Object((await set(secret, null)).body).key.mode).toBeNull()
  expect((await said()).headers.get("x-keepsake-memory")).toMatch(/^on/)
  const stranger = await keys.create({ role: "user", serves: "one" })
  expect((await set(stranger.secret, "off")).status).toBe(404)
  expect((await set(secret, "read")).status).toBe(403)
  expect((await set(admin, "read")).status).toBe(200)
  expect((await set(secret, "off")).status).toBe(403)
  expect((await ask(url, "changeKey", { key: admin, path: "/api/keys/none", body: { mode: null } })).status).toBe(404)
})
