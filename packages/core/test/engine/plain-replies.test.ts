import { describe, expect, test } from "vitest"
import { afterConversation } from "../conversation.ts"

/** What is kept of two messages, of which the first gets a reply that asks for nothing. */
async function factsAfter(first: string, reply: string, second: string): Promise<readonly string[]> {
  const { facts } = await afterConversation([first, reply], [second, reply])
  return facts.map(({ content }) => content)
}

describe("what is said behind a reply that asks for nothing is the user's own", () => {
  test.each([
    ["My name is Tom.", "Okay.", "I'm allergic to nuts.", "Allergic to nuts"],
    ["I'm Tom.", "Nice to meet you!", "I live in Leeds.", "Lives in Leeds"],
    ["My dog is called Rex.", "Got it.", "I'm allergic to nuts.", "Allergic to nuts"],
    ["Mi chiamo Tom.", "Piacere!", "Sono allergica alle noci.", "Sono allergica alle noci"],
    ["Je m'appelle Tom.", "D'accord.", "J'habite à Lyon.", "J'habite à Lyon"],
    ["Me llamo Tom.", "Vale, anotado.", "Soy vegetariana.", "Soy vegetariana"],
    ["我叫Tom。", "好的。", "我对花生过敏。", "我对花生过敏"],
  ])("%s %s %s", async (first, reply, second, fact) => {
    expect(await factsAfter(first, reply, second)).toContain(fact)
  })
})
