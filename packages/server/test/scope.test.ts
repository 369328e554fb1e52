import { createMemory, type ScopeName } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

/** What the built-in model was given for a question, or the error. */
async function answerOf(url: string, key: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: "Where is the treasure?" }] }),
  })
  return response.text()
}

async function house(scope: ScopeName) {
  const { url, keys, memory, admin } = await keepsake({ memory: await createMemory({ settings: { scope } }) })
  await add(url, admin, { content: "The treasure is under the oak" }, { "x-keepsake-user": "ada" })
  const keyOf = async (widest: ScopeName) =>
    (await keys.create({ tenant: "default", role: "user", serves: "one", user: "bob", widest })).secret
  return { url, memory, admin, keyOf }
}

test("a setting cannot widen the scope of a key, and a key cannot widen the setting", async () => {
  const wide = await house("tenant")
  expect(await answerOf(wide.url, await wide.keyOf("user"))).not.toContain("oak")
  expect(await answerOf(wide.url, await wide.keyOf("tenant"))).toContain("oak")
  const usual = await house("user")
  const key = await usual.keyOf("tenant")
  expect(await answerOf(usual.url, key)).not.toContain("oak")
  expect(await answerOf(usual.url, key, { "x-keepsake-scope": "tenant" })).toContain("oak")
})

test("a key that may look no further than a session needs one", async () => {
  const { url, keyOf } = await house("user")
  const key = await keyOf("session")
  expect(JSON.parse(await answerOf(url, key))).toMatchObject({ error: { code: "scope_without_name" } })
  expect(await answerOf(url, key, { "x-keepsake-session": "s1" })).toContain("no memory")
})

test.each(["session", "agent"] as const)("health works although the setting narrows to the %s", async (scope) => {
  const { url, admin } = await house(scope)
  expect(await ask(url, "memoryHealth", { key: admin })).toMatchObject({ status: 200, body: { working: true } })
})
