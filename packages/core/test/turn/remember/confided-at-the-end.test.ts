import { expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

async function keptOf(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada", session: "s" }
  const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  return (await memory.for(owner).list()).items.map(({ content }) => content)
}

it.each([
  "I have HIV. That's confidential.",
  "I have HIV and I don't want that saved.",
  "My brother is in jail. That's private.",
  "Ich habe HIV. Das ist vertraulich.",
  "J'ai trompé mon mari. C'est privé.",
  "Tengo VIH. Es confidencial.",
  "Ho l'HIV. È confidenziale.",
  "Tenho HIV. É confidencial.",
  "我哥在坐牢。这是秘密。",
  "弟が刑務所にいます。内緒です。",
])("a message that ends in confidence is not kept: %s", async (text) => {
  expect(await keptOf(text)).toEqual([])
})

it.each([
  "I have a job interview. The process is confidential.",
  "I go to a private school.",
  "I want tea because I'm tired.",
  "Trabajo en un banco privado.",
  "我家有个秘密花园。",
])("what only is confidential or private is kept: %s", async (text) => {
  expect(await keptOf(text)).toContain(text)
})
