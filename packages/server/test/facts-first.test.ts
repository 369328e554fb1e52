import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

interface Listed {
  readonly id: string
  readonly category: string
  readonly content: string
  readonly words?: readonly string[]
}

const SENTENCE = "I am allergic to peanuts."

async function talked() {
  const server = await keepsake()
  const ada = server.memory.for({ user: "ada" })
  await ada.remember(`${SENTENCE} My sister Ines lives in Faro. The weather was fine.`, { session: "one" })
  const list = async (query = "") => {
    const { body } = await ask(server.url, "listMemories", { key: server.admin, path: `/api/memory?limit=50${query}` })
    // The shape is checked against the API by `ask`.
    return Object(body) as { data: readonly Listed[]; total: number; turns?: number }
  }
  const allergy = async () => (await list()).data.find(({ content }) => /peanuts/i.test(content))?.id ?? ""
  return { ...server, ada, list, allergy }
}

test("a list shows statements with the sentences they were read from, and says how many messages it leaves out", async () => {
  const { list } = await talked()
  const { data, total, turns } = await list()
  expect(data.map(({ category }) => category)).not.toContain("turn")
  expect([data.length, turns]).toEqual([total, 1])
  expect(data.find(({ content }) => /peanuts/i.test(content))?.words).toEqual([SENTENCE])
})

test("messages are a switch, and are listed for a category, a conversation or words", async () => {
  const { list } = await talked()
  for (const query of ["&turns=true", "&category=turn", "&session=one", "&contains=weather", "&q=weather"]) {
    const { data, turns } = await list(query)
    expect([query, data.some(({ category }) => category === "turn"), turns]).toEqual([query, true, undefined])
  }
  expect((await list("&session=one&turns=false")).data.map(({ category }) => category)).not.toContain("turn")
})

test("a memory and the preview of its deletion name every sentence that goes along, also one that was said again", async () => {
  const { url, admin, ada, allergy } = await talked()
  await ada.remember("By the way, the train was late. I'm allergic to peanuts!", { session: "two" })
  const id = await allergy()
  const { body } = await ask(url, "getMemory", { key: admin, path: `/api/memory/${id}` })
  expect(Object(body).memory.words).toEqual([SENTENCE, "I'm allergic to peanuts!"])
  const preview = await ask(url, "changeMemories", {
    key: admin,
    body: { action: "delete", ids: [id], preview: true },
  })
  expect(Object(preview.body).sample[0].words).toEqual([SENTENCE, "I'm allergic to peanuts!"])
  const gone = await ask(url, "changeMemories", { key: admin, body: { action: "delete", ids: [id] } })
  expect(Object(gone.body).also).toHaveLength(2)
})

test("the words stay if only the reading was wrong, of one memory and of several", async () => {
  const { url, admin, list, allergy } = await talked()
  const one = await ask(url, "deleteMemory", { key: admin, path: `/api/memory/${await allergy()}?words=keep` })
  expect(Object(one.body).also).toBeUndefined()
  const [sister] = (await list()).data
  await ask(url, "changeMemories", { key: admin, body: { action: "delete", ids: [sister?.id], words: "keep" } })
  const { data } = await list("&turns=true")
  expect(data.filter(({ category }) => category === "turn").map(({ content }) => content)).toEqual([
    `${SENTENCE} My sister Ines lives in Faro. The weather was fine.`,
  ])
})
