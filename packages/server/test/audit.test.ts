import { expect, test } from "vitest"
import { keepsake } from "./keepsake.ts"

/** What earlier systems answered over HTTP. `mended`: they answered otherwise, and wrongly. */
interface Case {
  readonly behaviour: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly raw?: string
  readonly status: number
  readonly answer?: object
  readonly mended?: string
}
const invalid = { error: { code: "invalid_request" } }

const cases: readonly Case[] = [
  {
    behaviour: "a memory without a key is kept",
    method: "POST",
    path: "/api/memory",
    body: { content: "c" },
    status: 201,
  },
  {
    behaviour: "a memory with one is kept",
    method: "POST",
    path: "/api/memory",
    body: { content: "c0", key: "k" },
    status: 201,
  },
  {
    behaviour: "an empty content is refused",
    method: "POST",
    path: "/api/memory",
    body: { content: "", key: "k" },
    status: 400,
    answer: invalid,
  },
  {
    behaviour: "an unknown type is refused",
    method: "POST",
    path: "/api/memory",
    body: { content: "c", type: "note" },
    status: 400,
    answer: invalid,
  },
  { behaviour: "malformed JSON is refused", method: "POST", path: "/api/memory", raw: "{bad", status: 400 },
  {
    behaviour: "a memory may expire",
    method: "POST",
    path: "/api/memory",
    body: { content: "e1", key: "e", expiresAt: "2999-01-01T00:00:00Z" },
    status: 201,
  },
  {
    behaviour: "and be written again by its key",
    method: "POST",
    path: "/api/memory",
    body: { content: "e2", key: "e", expiresAt: "2999-01-01T00:00:00Z" },
    status: 200,
    answer: { did: "updated" },
    mended: "the second write failed in the database",
  },
  {
    behaviour: "a limit that is no number is refused",
    method: "GET",
    path: "/api/memory?limit=abc",
    status: 400,
    answer: invalid,
    mended: "500",
  },
  {
    behaviour: "a list by an unknown type is refused",
    method: "GET",
    path: "/api/memory?type=bogus",
    status: 400,
    answer: invalid,
    mended: "an empty list",
  },
  {
    behaviour: "a missing memory is not found",
    method: "GET",
    path: "/api/memory/00000000-0000-7000-8000-000000000000",
    status: 404,
    answer: { error: { code: "not_found" } },
  },
  {
    behaviour: "forgetting a missing memory is not found, in the same shape",
    method: "DELETE",
    path: "/api/memory/00000000-0000-7000-8000-000000000000",
    status: 404,
    answer: { error: { code: "not_found" } },
    mended: "the error was a string here and an object there",
  },
  {
    behaviour: "the health is told",
    method: "GET",
    path: "/api/memory/health",
    status: 200,
    answer: { working: true },
  },
]

test("correct HTTP responses are unchanged", async () => {
  const { url, admin } = await keepsake()
  for (const { behaviour, method, path, body, raw, status, answer = {} } of cases) {
    const headers = { authorization: `Bearer ${admin}`, "content-type": "application/json" }
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const got = await fetch(url + path, { method, headers, ...(sent !== undefined && { body: sent }) })
    expect([behaviour, got.status]).toEqual([behaviour, status])
    expect(await got.json()).toMatchObject(answer)
  }
})

test("pages and search return the same results", async () => {
  const { url, admin } = await keepsake()
  const headers = { authorization: `Bearer ${admin}`, "content-type": "application/json" }
  for (const content of ["beta 4", "alpha 3", "beta 2", "alpha 1", "beta 0"]) {
    await fetch(`${url}/api/memory`, { method: "POST", headers, body: JSON.stringify({ content }) })
  }
  const listed = async (query: string) => {
    const answer = await fetch(`${url}/api/memory?${query}`, { headers })
    // What the table says of the answer; the client of it is not what is tried here.
    const { data, ...page } = (await answer.json()) as { readonly data: readonly { readonly content: string }[] }
    return { contents: data.map(({ content }) => content), ...page }
  }
  expect(await listed("limit=2&offset=3")).toMatchObject({
    contents: ["alpha 3", "beta 4"],
    total: 5,
    limit: 2,
    totalPages: 3,
  })
  expect((await listed("q=ALPHA")).contents.toSorted()).toEqual(["alpha 1", "alpha 3"])
})

test.each([
  ["1", "off"],
  ["YES", "off"],
  ["true", "off"],
  ["false", "on"],
  ["", "on"],
])("x-omniroute-no-memory: %j leaves memory %s", async (value, mode) => {
  const { url, admin } = await keepsake()
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${admin}`, "content-type": "application/json", "x-omniroute-no-memory": value },
    body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: "hello" }] }),
  })
  expect(answer.headers.get("x-keepsake-memory")).toMatch(new RegExp(`^${mode}`))
})
