import { expect, test } from "vitest"
import { keepsake } from "./keepsake.ts"

async function chat(url: string, key: string, content: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: {
      "x-keepsake-user": "ada",
      ...headers,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content }] }),
  })
  return { asked: answer.headers.get("x-keepsake-asked"), text: await answer.text() }
}

test("what is to be remembered or forgotten is obeyed, and the answer says that it was understood", async () => {
  const { url, user, memory } = await keepsake()
  expect((await chat(url, user, "Please remember that my locker code word is walnut")).asked).toBe("remember")
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).toContain("walnut")
  expect((await chat(url, user, "Forget that my locker code word is walnut")).asked).toBe("forget")
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).not.toContain("walnut")
})

test("nothing is said where nothing is asked, or memory does not write", async () => {
  const { url, user } = await keepsake()
  expect((await chat(url, user, "I like tea")).asked).toBeNull()
  const reading = { "x-keepsake-memory": "read" }
  expect((await chat(url, user, "Remember that I like tea", reading)).asked).toBeNull()
})
