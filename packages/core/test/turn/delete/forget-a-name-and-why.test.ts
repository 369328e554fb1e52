import { describe, expect, it } from "vitest"
import { afterConversation } from "../after-chat.ts"
import { leftAfter } from "./told.ts"

describe("a request to forget a name that says why", () => {
  it.each([
    ["My best friend is Jess", "forget Jess, we fell out", "Jess"],
    ["My flatmate is Priya.", "forget Priya, she moved out", "Priya"],
    ["Meine Freundin heißt Nina.", "vergiss Nina, wir haben uns getrennt", "Nina"],
    ["Ma copine s'appelle Inès.", "oublie Inès, on n'est plus ensemble", "Inès"],
    ["Mi novio se llama Iker.", "olvida a Iker, lo hemos dejado", "Iker"],
    ["La mia ragazza si chiama Elisa.", "dimentica Elisa, non stiamo più insieme", "Elisa"],
    ["O meu melhor amigo é o Rui", "esquece o Rui, já não falamos", "Rui"],
  ])("takes what tells of them: %s %s", async (told, request, name) => {
    const { outcome, all } = await leftAfter(told, request)
    expect(outcome?.status).toBe("removed")
    expect(all).not.toContain(name)
  })

  it("writes nothing of them anew from the conversation, and leaves nothing of theirs behind", async () => {
    const { all } = await afterConversation(
      "Mi novia se llama Lucía y vive en Toledo",
      "olvida a Lucía, ya no estamos juntos",
    )
    expect(all.join("\n")).not.toMatch(/Lucía|Toledo/)
  })

  it.each([
    ["My sister lives in Paris.", "forget Paris, we are going to Rome", "Paris"],
    ["My sister lives in Paris.", "forget Paris, the flight was cancelled", "Paris"],
    ["I live in York.", "Forget York, what about hotels in Leeds?", "York"],
    ["My best friend is Jess.", "don't forget Jess, she's coming too", "Jess"],
    ["My best friend is Jess.", "I'll never forget Jess, we had fun", "Jess"],
  ])("deletes nothing where it goes on about something else: %s %s", async (told, said, kept) => {
    const { facts } = await leftAfter(told, said)
    expect(facts).toContain(kept)
  })
})
