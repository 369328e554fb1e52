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
  expect((await chat(url, user, "Forget that my locker code word is walnut")).asked).toMatch(/^forget; removed=[1-9]$/)
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).not.toContain("walnut")
})

test("nothing is said where nothing is asked, or memory does not write", async () => {
  const { url, user } = await keepsake()
  expect((await chat(url, user, "I like tea")).asked).toBeNull()
  const reading = { "x-keepsake-memory": "read" }
  expect((await chat(url, user, "Remember that I like tea", reading)).asked).toBeNull()
})

test("what is not to be kept is found by nobody, nor is the reply to it", async () => {
  const { url, user, memory } = await keepsake()
  expect((await chat(url, user, "Please don't remember this: my cat is Tom")).asked).toBe("not-kept")
  await memory.settled()
  expect((await chat(url, user, "What is my cat's name?")).text).not.toContain("Tom")
})

test("nothing is forgotten on a sentence that asks for everything, and the answer says so", async () => {
  const { url, user, memory } = await keepsake()
  await chat(url, user, "My locker code word is walnut.")
  await memory.settled()
  expect((await chat(url, user, "Forget everything you know about me.")).asked).toBe("forget-refused")
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).toContain("walnut")
})

test("a command of work takes nothing out", async () => {
  const { url, user, memory } = await keepsake()
  await chat(url, user, "My invoice file is on the NAS.")
  await memory.settled()
  expect((await chat(url, user, "Delete that file")).asked).toBeNull()
  await memory.settled()
  expect((await chat(url, user, "Where is my invoice file?")).text).toContain("NAS")
})
