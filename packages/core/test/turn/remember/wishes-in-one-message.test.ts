import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { factsAfterConversation } from "./facts-after.ts"

const wishesAfter = async (...texts: readonly string[]): Promise<readonly string[]> =>
  (await factsAfterConversation(...texts))
    .filter(({ category }) => category === "instruction")
    .map(({ content }) => content)
    .toSorted()

describe("standing wishes in one message are all kept, in their own words", () => {
  test.each([
    ["Please don't use emojis. Keep it brief.", ["Keep it brief", "Please don't use emojis"]],
    ["Bitte duze mich. Bitte antworte immer kurz.", ["Bitte antworte immer kurz", "Bitte duze mich"]],
    ["Bitte duze mich. Nenn mich Flo.", ["Bitte duze mich", "Nenn mich Flo"]],
    ["Tutoie-moi. Appelle-moi Max.", ["Appelle-moi Max", "Tutoie-moi"]],
    ["Llámame Pepe. No uses emojis.", ["Llámame Pepe", "No uses emojis"]],
    ["Dammi del tu. Non usare emoji.", ["Dammi del tu", "Non usare emoji"]],
    ["Use sempre o sistema métrico. Não use emojis.", ["Não use emojis", "Use sempre o sistema métrico"]],
    ["ケンと呼んでください。絵文字は使わないでください。", ["ケンと呼んでください", "絵文字は使わないでください"]],
    ["以后都用公制单位。跟我说话直接一点。", ["以后都用公制单位", "跟我说话直接一点"]],
    ["Hallo! Bitte antworte immer kurz. Nenn mich Flo. Danke!", ["Bitte antworte immer kurz", "Nenn mich Flo"]],
    ["Bitte duze mich. Ich wohne in Kiel.", ["Bitte duze mich"]],
    ["大阪に住んでいます。ケンと呼んでください。", ["ケンと呼んでください"]],
  ])("%s", async (text, wishes) => {
    expect(await wishesAfter(text)).toEqual(wishes.toSorted())
  })
})

describe("a wish that goes on with another one is not put into its words", () => {
  test.each([
    ["Nenn mich bitte Alex. Und keine Emojis.", ["Keine Emojis", "Nenn mich bitte Alex"]],
    ["From now on be brief. Also, call me Ed.", ["Call me Ed", "From now on be brief"]],
    ["Schreib immer in kurzen Sätzen. Und keine Fremdwörter.", ["Keine Fremdwörter", "Schreib immer in kurzen Sätzen"]],
    ["Appelle-moi Max. Et tutoie-moi.", ["Appelle-moi Max", "Tutoie-moi"]],
    ["Responde siempre en español. Y sin emojis.", ["Responde siempre en español", "Sin emojis"]],
    ["Rispondi sempre in italiano. E niente emoji.", ["Niente emoji", "Rispondi sempre in italiano"]],
    ["Responde sempre em português. E sem emojis.", ["Responde sempre em português", "Sem emojis"]],
    ["请叫我小王。还有，以后都用公制单位。", ["以后都用公制单位", "请叫我小王"]],
    ["Never use emojis. Or exclamation marks.", ["Never use emojis", "Never use exclamation marks"]],
  ])("%s", async (text, wishes) => {
    expect(await wishesAfter(text)).toEqual(wishes.toSorted())
  })
})

describe("what is for one answer or text, or said to others, stays none beside another sentence", () => {
  test.each([
    ["Write a mail to my boss. Keep it short. Don't use emojis."],
    ["Translate into German: Please call me Tom. Don't use emojis."],
    ["Hallo zusammen! Ich bin der Neue. Bitte duzt mich."],
    ["Mal ein Bild. Nimm Blau. Kein Text."],
    ["Traduci: Dammi del tu. Chiamami Leo."],
    ["Redacta una carta al casero. Sé amable. Nada de amenazas."],
    ["静かにしてください。写真は撮らないでください。"],
    ["No sugar. No milk. Always hot."],
    ["Pas de sucre. Pas de lait. Toujours chaud."],
    ["Translate what I send next into Spanish.", "Please keep your answers short. Call me Tom."],
    ["Übersetze die nächsten Sätze ins Englische.", "Nenn mich Flo. Bitte duze mich."],
  ])("%s", async (...texts) => {
    expect(await wishesAfter(...texts)).toEqual([])
  })
})

describe("how what was asked for should be is no standing wish", () => {
  const wishesIn = async (request: string, question: string, answer: string): Promise<readonly string[]> => {
    await using memory = await createMemory()
    const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
    const messages: { readonly role: "user" | "assistant"; readonly text: string }[] = []
    for (const [text, reply] of [
      [request, question],
      [answer, "Okay."],
    ] as const) {
      messages.push({ role: "user", text })
      const turn = await memory.begin({ owner, messages, systemRole: true })
      await turn.finish({ text: reply, whole: true })
      await memory.settled()
      messages.push({ role: "assistant", text: reply })
    }
    const { items } = await memory.for(owner).list({ where: { category: ["instruction"] } })
    return items.map(({ content }) => content).toSorted()
  }

  test.each([
    ["Help me write a poem for my aunt.", "How should the poem be?", "No rhymes. No emojis. Keep it short."],
    ["Hilf mir mit einer Einladung.", "Wie soll die Einladung klingen?", "Keine Emojis. Keine Reime. Kurz halten."],
    ["Écris un poème pour mamie.", "Comment doit être le poème ?", "Pas de rimes. Pas d'emojis. Fais court."],
    ["帮我给奶奶写首诗。", "诗要什么样的？", "不要押韵。不要表情符号。写短一点。"],
  ])("%s %s %s", async (request, question, answer) => {
    expect(await wishesIn(request, question, answer)).toEqual([])
  })

  test.each([
    ["Hi!", "How should I answer you?", "No emojis. No bullet points. Keep it short."],
    ["Book me a table for two.", "Shall I book it for seven? 😊", "No emojis. No bullet points. Keep it short."],
  ])("but what is said of all answers is one: %s %s %s", async (request, question, answer) => {
    expect(await wishesIn(request, question, answer)).toEqual(["Keep it short", "No bullet points", "No emojis"])
  })
})

test("a wish for answers without something is no request not to keep the message", async () => {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const text = "これからは敬語なしで話してください。私のことはケンと呼んで。"
  const { asked } = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  expect(asked ?? []).toEqual([])
  expect(await wishesAfter(text)).toHaveLength(2)
})
