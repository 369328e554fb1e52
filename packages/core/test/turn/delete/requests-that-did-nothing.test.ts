import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "s" }

/** What was told, a request in the same conversation, and what is left. */
async function tellAndAsk(told: string, request: string) {
  await using memory = await createMemory()
  const history: { role: "user" | "assistant"; text: string }[] = []
  const say = async (text: string) => {
    history.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...history] })
    await turn.finish({ text: "Done.", whole: true })
    history.push({ role: "assistant", text: "Done." })
    await memory.settled()
    return turn
  }
  await say(told)
  const turn = await say(request)
  return { asked: turn.asked ?? [], forgot: turn.forgot, left: await contents(memory) }
}

const contents = async (memory: MemoryEngine): Promise<readonly string[]> =>
  (await memory.for(owner).list({ limit: 50 })).items.map(({ content }) => content)

describe("a request to forget in the conversation in which it was told", () => {
  it.each([
    ["我老板叫王强。", "请忘掉我老板。"],
    ["我儿子叫小宝。", "请忘掉我儿子的事。"],
    ["我爷爷叫张国强。", "请忘掉我爷爷的事情。"],
    ["I was born in March 1980.", "Strike that from your memory."],
    ["I was born in March 1980.", "Please scrub that from your notes."],
    ["Mein Nachbar heißt Veit.", "Streich das aus deinem Gedächtnis."],
    ["Mon voisin s'appelle Yves.", "Efface ça de ta mémoire."],
    ["Mi vecino se llama Iván.", "Borra eso de tu memoria."],
    ["Il mio vicino si chiama Ivo.", "Cancella questo dalla tua memoria."],
    ["O meu vizinho chama-se Ivo.", "Apaga isso da tua memória."],
    ["我同事叫陈刚。", "把这个从记忆里删掉。"],
    ["同僚の名前は佐藤です。", "それを記憶から消してください。"],
  ])("takes %j out: %s", async (told, request) => {
    const { asked, left } = await tellAndAsk(told, request)
    expect(asked).toEqual(["forget"])
    expect(left).not.toContain(told)
  })

  it.each([
    ["私の誕生日は5月4日です。", "誕生日を削除してください。"],
    ["私の住所は渋谷区です。", "住所を削除してください。"],
  ])("offers an own attribute that is named without its person, which may also be work: %j", async (told, request) => {
    const { forgot, left } = await tellAndAsk(told, request)
    expect(forgot).toMatchObject({ removed: 0 })
    expect(forgot).not.toMatchObject({ near: 0 })
    expect(left).toContain(told)
  })
})

it.each([
  "I hope you noted that.",
  "Hopefully you saved that.",
  "Ich hoffe, du hast dir das gemerkt.",
  "Espero que lo hayas anotado.",
  "Spero che lo ricorderai.",
  "Don't save that file yet, I want to edit it first.",
  "Don't commit that file yet.",
  "Speichere die Datei noch nicht, ich will sie erst bearbeiten.",
  "先别保存那个文件，我要改一下。",
  "下書きはまだ保存しないでください。",
  "三行目を削除してください。",
  "Strike the second item from the list.",
])("%j asks memory for nothing", async (text) => {
  const told = "My neighbour is called Vince."
  const { asked, left } = await tellAndAsk(told, text)
  expect(asked).toEqual([])
  expect(left).toContain(told)
})
