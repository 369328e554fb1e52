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
])("%j is no wish about the message before", async (text) => {
  const { say, contents } = await conversation()
  await say("I failed the bar exam in Ohio.")
  await say(text)
  expect(await contents()).toContain("Ohio")
})
