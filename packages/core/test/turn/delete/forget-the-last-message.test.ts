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
