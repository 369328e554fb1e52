import { expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "s" }

it.each([
  ["I earn 82,000 a year.", "Wipe that last one please.", "82,000"],
  ["I earn 82,000 a year.", "Delete my last message, please.", "82,000"],
  ["Ich nehme Antidepressiva.", "Streich das Letzte wieder.", "Antidepressiva"],
  ["Ich nehme Antidepressiva.", "Meine letzte Nachricht bitte löschen.", "Antidepressiva"],
  ["Je gagne 4000 euros.", "Supprime mon dernier message.", "4000"],
  ["Gano 4000 euros.", "Eso último no lo guardes.", "4000"],
  ["Gano 4000 euros.", "Borra esto último, por favor.", "4000"],
  ["Guadagno 4000 euro.", "Elimina il mio ultimo messaggio.", "4000"],
  ["Ganho 4000 reais.", "Exclui a minha última mensagem.", "4000"],
  ["我失业了。", "刚才那句删掉吧。", "失业"],
  ["抗うつ薬を飲んでいます。", "直前のメッセージを削除して。", "抗うつ薬"],
  ["My boss Karen is a bully.", "Oops. Forget what I just said. How do I boil eggs?", "Karen"],
  ["My boss Karen is a bully.", "Just pretend I never said that.", "Karen"],
  ["Meine Schwester ist schwanger.", "Was ich eben gesagt habe, musst du nicht behalten.", "schwanger"],
  ["Ma sœur est enceinte.", "Ne garde pas ce que je viens d'écrire.", "enceinte"],
  ["Mi hermana está embarazada.", "Haz como si no hubiera dicho eso último.", "embarazada"],
  ["Mia sorella è incinta.", "Fai finta che non l'abbia detto.", "incinta"],
  ["Devo 3000 euro a mio fratello.", "Cancella il mio ultimo messaggio.", "3000"],
  ["Minha irmã está grávida.", "Faz de conta que eu não disse isso.", "grávida"],
  ["我妹妹怀孕了。", "当我没说过。", "怀孕"],
  ["妹が妊娠したみたいです。", "今書いたことは覚えないで。", "妊娠"],
])("%j is forgotten with %j, and nothing before it", async (told, request, value) => {
  await using memory = await createMemory()
  const history: { role: "user" | "assistant"; text: string }[] = []
  const say = async (text: string) => {
    history.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...history] })
    await turn.finish({ text: "I see.", whole: true })
    history.push({ role: "assistant", text: "I see." })
    await memory.settled()
  }
  await say("I like tea.")
  await say(told)
  await say(request)
  const left = (await memory.for(owner).list({ limit: 50 })).items.map(({ content }) => content)
  expect(left.join("\n")).not.toContain(value)
  expect(left).toContain("I like tea.")
})

it.each([
  ["I keep forgetting what I just said.", "Karen"],
  ["Don't forget what I just said.", "Karen"],
  ["Scratch the last paragraph of the cover letter.", "Karen"],
  ["What did I just say?", "Karen"],
  ["Drop the last sentence.", "Karen"],
  ["Drop this last sentence.", "Karen"],
  ["Remove the previous statement.", "Karen"],
  ["Den letzten Satz bitte streichen.", "Karen"],
  ["Togli quell'ultima frase.", "Karen"],
  ["删掉最后一段。", "Karen"],
  ["最後の文を削除してください。", "Karen"],
  ["Das habe ich nicht gesagt.", "Karen"],
  ["Je n'ai rien dit.", "Karen"],
  ["Supprime la dernière phrase.", "Karen"],
])("%j takes nothing back", async (message, value) => {
  expect(await leftAfterTalk(["My boss Karen is a bully.", message])).toContain(value)
})

it.each([
  ["I had an affair with Karen.", "Delete that."],
  ["I had an affair with Karen.", "Can you forget that please?"],
  ["Meine Schwester Karen ist Alkoholikerin.", "Lösch das bitte."],
  ["Meine Schwester Karen ist Alkoholikerin.", "Vergiss das wieder."],
  ["Ma sœur Karen est en prison.", "Efface ça stp"],
  ["Mi hermana Karen está en la cárcel.", "Borra eso, por favor"],
  ["Mia sorella Karen è in prigione.", "Cancellalo per favore"],
  ["Minha irmã Karen está presa.", "Apaga isso"],
  ["我妹妹Karen在坐牢。", "把这条删了吧"],
  ["妹のKarenは刑務所にいます。", "それは忘れてください"],
])("%j is forgotten with %j, which only points at it", async (...said) => {
  const left = await leftAfterTalk(["I like tea.", ...said])
  expect(left).toContain("I like tea.")
  expect(left).not.toContain("Karen")
})

it.each([
  ["I had an affair with Karen.", "Write a paragraph about cats.", "Delete that."],
  ["I had an affair with Karen.", "What's another word for happy?", "Forget that."],
  ["I had an affair with Karen.", "Forget it."],
  ["Meine Schwester Karen ist Alkoholikerin.", "Vergiss es."],
  ["Mi hermana Karen está en la cárcel.", "Escribe un poema.", "Borra eso"],
])("of %j nothing is forgotten behind %j", async (...said) => {
  expect(await leftAfterTalk(said)).toContain("Karen")
})

it.each([
  ["My boss Karen is a bully.", "Thanks.", "Forget what I just said."],
  ["My boss Karen is a bully.", "What's a good lasagne recipe?", "Unremember what I said two messages ago."],
  ["Meine Chefin Karen trinkt.", "Danke.", "Lösch bitte, was ich gerade geschrieben habe."],
])("%j is found behind %j with %j", async (...said) => {
  expect(await leftAfterTalk(said)).not.toContain("Karen")
})

it.each([
  ["I have a cat called Momo. I earn 54,000 a year. Actually forget what I just said.", "54,000"],
  ["Ich habe einen Hund namens Momo. Ich verdiene 54000. Was ich gerade gesagt habe, bitte nicht merken.", "54000"],
  ["Tengo un gato que se llama Momo. Gano 54000 al año. Lo que acabo de decir no lo guardes.", "54000"],
  ["我养了一只猫叫Momo。我年薪五十四万。刚才说的不要记。", "五十四万"],
  ["猫の名前はMomoです。年収は540万円です。今言ったことは覚えなくていいです。", "540"],
])("of %j only the statement goes that its last sentence takes back", async (said, value) => {
  const left = await leftAfterTalk([said])
  expect(left).toContain("Momo")
  expect(left).not.toContain(value)
})

/** What memory holds after a conversation. */
async function leftAfterTalk(said: readonly string[]): Promise<string> {
  await using memory = await createMemory()
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const text of said) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...messages] })
    await turn.finish({ text: "I see.", whole: true })
    messages.push({ role: "assistant", text: "I see." })
    await memory.settled()
  }
  return (await memory.for(owner).list({ limit: 50 })).items.map(({ content }) => content).join("\n")
}

it("takes 'yes' for an answer to a reply that only repeats what the block says of an unclear request", async () => {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const history: { role: "user" | "assistant"; text: string }[] = []
  const say = async (text: string) => {
    history.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...history] })
    const lines = (turn.placement?.block ?? "").split("\n").filter((line) => line.startsWith("- [memory] "))
    const reply = `From memory: ${lines.map((line) => line.slice("- [memory] ".length)).join("; ")}`
    await turn.finish({ text: reply, whole: true })
    history.push({ role: "assistant", text: reply })
    await memory.settled()
    return turn.forgot
  }
  await say("Call me Bex.")
  expect(await say("Actually drop the nickname Bex, Rebecca is fine.")).toMatchObject({ removed: 0, near: 2 })
  expect(await say("yes")).toMatchObject({ status: "removed" })
  const left = (await memory.for(owner).list({ limit: 50 })).items.map(({ content }) => content)
  expect(left.join("\n")).not.toContain("Call me Bex")
})
