import { describe, expect, test } from "vitest"
import { afterConversation } from "../conversation.ts"

/** What is kept as the user's own of a request and an answer to the question upon it. */
async function ownAfter(request: string, question: string, answer: string): Promise<readonly string[]> {
  const { facts } = await afterConversation([request, question], [answer, "Okay."])
  return facts
    .filter(({ about }) => about?.subject === "user")
    .map(({ content, about }) => `${about?.attribute}: ${content}`)
}

describe("an answer about somebody else gives the user nothing", () => {
  test.each([
    ["Fill in the school form for my daughter Ivy with me.", "Any allergies?", "yes, wasps and latex"],
    ["I'm ordering a hamper for my neighbour.", "Any allergies or diets?", "vegan, no nuts"],
    ["Ich fülle ein Formular für meine Oma aus.", "Gern. Gibt es Allergien?", "ja, Penicillin und Latex"],
    ["J'aide ma grand-mère à remplir un formulaire.", "D'accord. Des allergies ?", "oui, à la pénicilline et au latex"],
    ["Ayúdame a rellenar un formulario para mi abuela.", "Claro. ¿Alergias?", "sí, penicilina y látex"],
    ["Me ajuda a preencher um formulário da minha avó.", "Claro. Alergias?", "sim, a penicilina"],
    ["Mein Chef kommt zum Essen.", "Gibt es Allergien?", "Erdnüsse"],
    ["Mon chef vient dîner.", "Des allergies ?", "Arachides"],
    ["Mio genero viene a cena.", "Qualche allergia?", "Arachidi"],
    ["Voglio fare una torta.", "Per chi è?", "per mio nipote, è allergico alle uova"],
    ["プレゼントを選びたい。", "誰へのプレゼントですか？", "叔母です、ニッケルアレルギーがあります"],
  ])("%s %s %s", async (request, question, answer) => {
    expect(await ownAfter(request, question, answer)).toEqual([])
  })
})

describe("an answer about its speaker stays theirs", () => {
  test.each([
    ["Suggest a dinner.", "Any allergies?", "yes, sesame and kiwi", "allergy: Allergic to sesame and kiwi"],
    ["I'm a chef and I cook for myself tonight.", "Any allergies?", "Peanuts", "allergy: Allergic to peanuts"],
    ["What can I cook after church?", "Any allergies?", "Peanuts", "allergy: Allergic to peanuts"],
    ["I'm in Charlotte. Dinner tips?", "Any allergies?", "Peanuts", "allergy: Allergic to peanuts"],
    ["Je suis chef, que cuisiner ce soir ?", "Des allergies ?", "Arachides", "allergy: Je suis allergique à arachides"],
    ["Dame un plan.", "¿Para quién es?", "para mí, soy diabético", "health: Para mí, soy diabético"],
    [
      "Schlag was vor.",
      "Gern! Hast du Allergien?",
      "ja, Nüsse und Sellerie",
      "allergy: Ich bin allergisch gegen Nüsse und Sellerie",
    ],
  ])("%s %s %s", async (request, question, answer, own) => {
    expect(await ownAfter(request, question, answer)).toContain(own)
  })
})
