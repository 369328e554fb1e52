import { tenantOf } from "@keepsake/core"
import { expect, test } from "vitest"
import { keepsake } from "./keepsake.ts"

/** Ada's conversation in a client that sends with every request all that was said before. */
async function conversation() {
  const { url, user, memory } = await keepsake()
  const messages: { role: string; content: string }[] = []
  const owner = memory.for({ tenant: tenantOf("default"), user: "ada" })
  return {
    async say(content: string, session?: string): Promise<string | null> {
      messages.push({ role: "user", content })
      const answer = await fetch(`${url}/v1/chat/completions`, {
        method: "POST",
        headers: {
          "x-keepsake-user": "ada",
          authorization: `Bearer ${user}`,
          "content-type": "application/json",
          ...(session !== undefined && { "x-keepsake-session": session }),
        },
        body: JSON.stringify({
          model: "keepsake-demo",
          messages: session === undefined ? messages : messages.slice(-1),
        }),
      })
      messages.push({ role: "assistant", content: Object(await answer.json()).choices[0].message.content })
      await memory.settled()
      return answer.headers.get("x-keepsake-asked")
    },
    contents: async () =>
      (await owner.list({ limit: 100, where: { status: ["active", "quarantined", "superseded", "ended"] } })).items
        .map(({ content }) => content)
        .join("\n"),
  }
}

test.each([
  ["I failed the bar exam in Ohio.", "please don't save that", "Ohio"],
  ["I failed the bar exam in Ohio.", "forget what I just said", "Ohio"],
  ["I cheated on Wendelin.", "don't save what I just told you", "Wendelin"],
  ["I failed the bar exam in Ohio.", "that was off the record", "Ohio"],
  ["I failed the bar exam in Ohio.", "actually don't remember the last message", "Ohio"],
  ["Ich spiele wieder Poker.", "das bitte nicht speichern", "Poker"],
  ["Ich spiele wieder Poker.", "vergiss, was ich gerade gesagt habe", "Poker"],
  ["Mon fils Enzo se drogue.", "ne garde pas ça en mémoire", "Enzo"],
  ["Mi padre Anselmo bebe.", "eso no lo guardes", "Anselmo"],
  ["Meu pai Anselmo bebe.", "não guarda isso", "Anselmo"],
  ["Mio padre Anselmo beve.", "dimentica quello che ho appena detto", "Anselmo"],
  ["我得了抑郁症。", "刚才那句别记", "抑郁"],
  ["I cheated on Wendelin.", "Keep this between us.", "Wendelin"],
  ["I cheated on Wendelin.", "Please keep that to yourself.", "Wendelin"],
  ["I cheated on Wendelin.", "I'd rather you didn't save that.", "Wendelin"],
  ["I cheated on Wendelin.", "Can you keep that between you and me?", "Wendelin"],
  ["I cheated on Wendelin.", "That stays here, ok? Don't tell anyone.", "Wendelin"],
  ["Ich spiele wieder Poker.", "Das soll unter uns bleiben.", "Poker"],
  ["Ich spiele wieder Poker.", "Behalt das bitte für dich, ja?", "Poker"],
  ["Mon fils Enzo se drogue.", "C'est confidentiel.", "Enzo"],
  ["Mon fils Enzo se drogue.", "N'en parle à personne.", "Enzo"],
  ["Mi padre Anselmo bebe.", "Que quede entre nosotros.", "Anselmo"],
  ["Mi padre Anselmo bebe.", "No guardes eso.", "Anselmo"],
  ["Mio padre Anselmo beve.", "Non salvarlo.", "Anselmo"],
  ["Mio padre Anselmo beve.", "Tienilo per te.", "Anselmo"],
  ["Meu pai Anselmo bebe.", "Não contes a ninguém.", "Anselmo"],
  ["我得了抑郁症。", "这件事别存。", "抑郁"],
  ["私はうつ病です。", "秘密にしてください。", "うつ病"],
])("after %j, %j takes the message before out with what was read from it", async (statement, wish, word) => {
  const { say, contents } = await conversation()
  await say("I play the bassoon.")
  await say(statement)
  expect(await contents()).toContain(word)
  expect(await say(wish)).toMatch(/^forget; removed=[1-9]\d*$/)
  await say("Thanks.")
  expect(await contents()).not.toContain(word)
  expect(await contents()).toContain("bassoon")
})

test("the session knows the message before where a client sends one message alone", async () => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.", "s-1")
  expect(await say("please don't save that", "s-1")).toMatch(/^forget; removed=[1-9]\d*$/)
  expect(await contents()).not.toContain("Ohio")
})

test("a wish about a message before that does not exist is answered with nothing removed", async () => {
  const { say } = await conversation()
  expect(await say("please don't save that")).toBe("forget; removed=0")
})

test("what a wish took out of the conversation comes back on request", async () => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.")
  await say("forget what I just said")
  expect(await contents()).not.toContain("Ohio")
  expect(await say("Bring back what I asked you to forget")).toMatch(/^restore; restored=[1-9]\d*$/)
  expect(await contents()).toContain("Ohio")
})

test("what was taken out in confidence comes back when that is undone", async () => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.")
  expect(await say("Keep this between us.")).toMatch(/^forget; removed=[1-9]\d*$/)
  expect(await say("Undo that.")).toMatch(/^restore; restored=[1-9]\d*$/)
  expect(await contents()).toContain("Ohio")
})

test("a message that tells and asks for confidence leaves the message before", async () => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.")
  expect(await say("I cheated on Leopold. That stays between us.")).toBe("not-kept")
  expect(await contents()).toContain("Ohio")
  expect(await contents()).not.toContain("Leopold")
})

test.each([
  ["the next bit is off the record", "I cheated on Leopold."],
  ["What I tell you next is off the record.", "I cheated on Leopold."],
  ["Jetzt was Vertrauliches, bitte nicht merken:", "Ich habe Leopold betrogen."],
  ["ce que je vais te dire, ne l'enregistre pas", "J'ai trompé Leopold."],
  ["lo que te voy a contar no lo guardes", "Engañé a Leopold."],
  ["接下来的话别记", "我骗了 Leopold。"],
])("%j covers the next message and no later one", async (announcement, statement) => {
  const { say, contents } = await conversation()
  await say(announcement)
  expect(await say(statement)).toBe("not-kept")
  await say("I play the bassoon.")
  expect(await contents()).not.toContain("Leopold")
  expect(await contents()).toContain("bassoon")
})

test.each([
  "Don't save that much for the holidays.",
  "I never save that kind of photo.",
  "Forget what I said to my boss, he is fine with Ohio.",
  "Can you keep a secret?",
  "My sister told me to keep it between us.",
  "Don't save the file.",
  "Is what I tell you confidential?",
  "Does that stay between us?",
  "Keep it short, please.",
  "Kannst du ein Geheimnis bewahren?",
  "N'enregistre pas le fichier.",
  "¿Esto es confidencial?",
  "Mia sorella ha detto che resta tra noi.",
  "O que quer dizer confidencial?",
  "你能保密吗？",
  "姉がここだけの話だと言っていました。",
])("%j is no wish about the message before", async (text) => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.")
  await say(text)
  expect(await contents()).toContain("Ohio")
})
