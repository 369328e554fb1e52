import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

type Exchange = readonly [text: string, reply: string]

const owner = { tenant: tenantOf("default"), user: "ada" }

/** What a person said in one conversation, with the replies, and what is stored of it. */
async function heldAfter(...exchanges: readonly Exchange[]): Promise<string> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const [text, reply] of exchanges) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner: { ...owner, session: "talk" }, systemRole: true, messages: [...messages] })
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for(owner).list({ limit: 100 })
  return items.map(({ content }) => content).join("\n")
}

describe("what a reply says is forgotten is forgotten, in whatever words it was asked for", () => {
  it.each<[told: string, small: Exchange, request: Exchange, word: string]>([
    [
      "My blood pressure was 158 over 94 this morning.",
      ["whats in a mediterranean breakfast", "Yoghurt, fruit, olives, bread."],
      ["the blood pressure number, lose it", "Lost it."],
      "158",
    ],
    [
      "Points on my licence: 9.",
      ["Van's a Transit, 2017. MOT due August.", "Noted."],
      ["licence thing. bin it", "Binned."],
      "licence",
    ],
    [
      "wir ziehen im märz nach Husum, ist aber noch geheim",
      ["was reimt sich auf Wolke", "Molke."],
      ["Husum bitte ausradieren", "Ausradiert."],
      "Husum",
    ],
    [
      "je gagne 2350 net par mois, c'est pas la folie",
      ["une idée de tarte salée ?", "Poireaux et chèvre."],
      ["mon salaire là, tu l'effaces hein", "Effacé."],
      "2350",
    ],
    [
      "Peso 104 kilos, ya sé, ya sé.",
      ["Rutina corta para principiantes", "Caminar 20 minutos, sentadillas, plancha."],
      ["Quítame lo que pesé de tus apuntes", "Ya no lo tengo apuntado."],
      "104",
    ],
    [
      "我爸欠了人家二十万。",
      ["我住在徐汇。", "知道了。"],
      ["我爸欠钱的事能不能从你那儿抹掉?", "已经抹掉了。"],
      "二十万",
    ],
  ])("%s", async (told, small, request, word) => {
    const held = await heldAfter([told, "I see."], small, request)
    expect(held).not.toContain(word)
    expect(held).not.toContain(request[0])
  })

  it("and not where the reply asks back", async () => {
    const told: Exchange = ["My blood pressure was 158 over 94 this morning.", "I see."]
    const request = "the blood pressure number, lose it"
    expect(await heldAfter(told, [request, "Which number do you mean?"])).toContain("158")
  })

  it.each<[told: string, task: Exchange, edit: Exchange, word: string]>([
    [
      "I work at Halfords in Leeds.",
      [
        "write my bio for the five a side page. works at halfords, plays left back, likes curry",
        "Works at Halfords, plays left back, lives for curry.",
      ],
      ["lose halfords", 'Gone. "Plays left back, lives for curry."'],
      "Halfords",
    ],
    [
      "meine tochter heißt Fenja und wird 6",
      ["einladung für fenjas geburtstag mit schatzsuche und stockbrot", "Liebe Kinder, Fenja wird 6! Kommt alle."],
      ["fenja raus aus der ersten zeile", "Ist raus: Liebe Kinder, kommt alle."],
      "Fenja",
    ],
    [
      "Mi jefe se llama Anselmo.",
      ["Correo a Anselmo: que mañana llego tarde", "Hola, Anselmo: mañana llegaré tarde."],
      ["borra el nombre", "Borrado: Hola, mañana llegaré tarde."],
      "Anselmo",
    ],
    [
      "私は京都で旅館をやっています。",
      ["旅館の紹介文を書いて。京都、露天風呂、朝食付き", "京都の静かな旅館。露天風呂と朝食付き。"],
      ["京都は消して", "消しました。「静かな旅館。露天風呂と朝食付き。」"],
      "京都で旅館",
    ],
  ])("and not where it is about a text: %s", async (told, task, edit, word) => {
    expect(await heldAfter([told, "I see."], task, edit)).toContain(word)
  })

  it("and it comes back when that is asked for", async () => {
    const told: Exchange = ["Points on my licence: 9.", "Noted."]
    const request: Exchange = ["licence thing. bin it", "Binned."]
    expect(await heldAfter(told, request)).not.toContain("licence")
    expect(await heldAfter(told, request, ["oh no, undo that", "It is back."])).toContain("Points on my licence: 9.")
  })
})
