import { expect, test } from "vitest"
import { defaultOwnerSources } from "../src/index.ts"
import { keepsake } from "./keepsake.ts"

async function list(url: string, key: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/memory`, { headers: { "x-keepsake-key": key, ...headers } })
  return { status: response.status, body: await response.json() }
}

test.each(["x-keepsake-user", "x-keepsake-agent", "x-keepsake-session"])(
  "an empty %s, as of an unset variable, is refused instead of read as nobody's memory",
  async (header) => {
    const { url, user } = await keepsake()
    expect(await list(url, user, { [header]: "" })).toMatchObject({
      status: 400,
      body: { error: { code: "bad_name", message: `The header ${header} is empty.` } },
    })
  },
)

test("an empty header of a client is left out, because clients send theirs without being asked", async () => {
  const { url, user } = await keepsake()
  expect(await list(url, user, { "x-openwebui-user-id": "" })).toMatchObject({ status: 200 })
})

test.each([
  ["x-keepsake-usr", "Did you mean x-keepsake-user?"],
  ["x-keepsake-timezone", "Did you mean x-keepsake-time-zone?"],
  ["x-keepsake-wombat", "Leave it out, or send one of x-keepsake-key,"],
])("the unknown header %s is refused, because its sender believes that it has an effect", async (header, remedy) => {
  const { url, user } = await keepsake()
  expect(await list(url, user, { [header]: "ada" })).toMatchObject({
    status: 400,
    body: { error: { code: "bad_header", remedy: expect.stringContaining(remedy) } },
  })
})

test("every header that Keepsake reads or answers with, and those that the operator adds, are known", async () => {
  const owner = { ...defaultOwnerSources, userHeaders: ["X-Keepsake-Person", ...defaultOwnerSources.userHeaders] }
  const { url, user } = await keepsake({ owner })
  const known = {
    "x-keepsake-person": "ada",
    "x-keepsake-user": "ada",
    "x-keepsake-agent": "scout",
    "x-keepsake-session": "s1",
    "x-keepsake-connection": "claude",
    "x-keepsake-project": "heron",
    "x-keepsake-project-only": "true",
    "x-keepsake-memory": "read",
    "x-keepsake-max-tokens": "100",
    "x-keepsake-time-zone": "UTC",
    "x-keepsake-scope": "user",
    "x-keepsake-trace": "t-1",
  }
  expect(await list(url, user, known)).toMatchObject({ status: 200 })
})
