import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

async function contents(url: string, key: string, query: string): Promise<string[]> {
  const { status, body } = await ask(url, "listMemories", { key, path: `/api/memory?${query}` })
  expect(status, JSON.stringify(body)).toBe(200)
  return Object(body).data.map((memory: { content: string }) => memory.content)
}

test("a contains filter returns exactly the memories with the text, page by page", async () => {
  const { url, admin, memory } = await keepsake()
  for (let i = 0; i < 450; i++) await memory.for().add(i % 9 === 0 ? `Saw the Heron number ${i}` : `Saw boat ${i}`)
  const found: string[] = []
  let next = ""
  do {
    const path = `/api/memory?contains=hERON&limit=20${next && `&cursor=${encodeURIComponent(next)}`}`
    const { body } = await ask(url, "listMemories", { key: admin, path })
    const page = Object(body)
    expect(page.data.length).toBeLessThanOrEqual(20)
    found.push(...page.data.map((one: { content: string }) => one.content))
    next = page.next ?? ""
  } while (next !== "")
  expect([found.length, new Set(found).size]).toEqual([50, 50])
  expect(found.every((content) => content.includes("Heron"))).toBe(true)
  expect(await contents(url, admin, "contains=100%25_")).toEqual([])
})

test("a plain filter looks into keys as well", async () => {
  const { url, admin, memory } = await keepsake()
  await memory.for().add("Prefers tabs", { key: "preference:indentation" })
  await memory.for().add("Prefers tea", { key: "preference:drink" })
  expect(await contents(url, admin, "contains=Indentation")).toEqual(["Prefers tabs"])
})

test("a search for all words finds what has each of them in some form, and without it also what has some", async () => {
  const { url, admin, memory } = await keepsake()
  for (const content of ["Max plays the violin", "Max played football", "Anna plays the cello"])
    await memory.for().add(content)
  const search = async (query: string, more: object = {}): Promise<string[]> => {
    const { status, body } = await ask(url, "searchMemories", { key: admin, body: { query, ...more } })
    expect(status, JSON.stringify(body)).toBe(200)
    return Object(body).data.map((hit: { memory: { content: string } }) => hit.memory.content)
  }
  expect((await search("What does Max play?", { allWords: true })).sort()).toEqual([
    "Max played football",
    "Max plays the violin",
  ])
  expect(await search("Max cello", { allWords: true })).toEqual([])
  expect(await search("?!", { allWords: true })).toEqual([])
  expect(await search("Max cello")).toHaveLength(3)
  // One that ranks behind all others is found with the smallest limit.
  expect(await search("Anna play", { allWords: true, limit: 1 })).toEqual(["Anna plays the cello"])
})
