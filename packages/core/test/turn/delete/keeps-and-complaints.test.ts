import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("a sentence that keeps, complains or does not remember", () => {
  it.each([
    ["I'm allergic to nuts.", "Why don't you remember my nut allergy", "nuts"],
    ["I'm allergic to nuts.", "Dont drop my nut allergy from memory", "nuts"],
    ["I'm allergic to nuts.", "Never remove my nut allergy from your memory", "nuts"],
    ["I'm dyslexic.", "Please ignore my typos, I'm dyslexic", "dyslexic"],
    ["My passport is in the drawer.", "I don't remember where my passport is", "drawer"],
    ["My dog is called Rex.", "How can I delete my dog from your memory", "Rex"],
    ["My dog is called Rex.", "Who told you to forget my dog", "Rex"],
    ["Mein Hund heißt Rex.", "Lösch bloß nicht meinen Hund aus deinem Gedächtnis", "Rex"],
    ["Mon chien s'appelle Rex.", "Ne supprime pas mon chien de ta mémoire", "Rex"],
    ["Mi perro se llama Rex.", "¿Por qué borraste a mi perro de tu memoria?", "Rex"],
    ["Il mio cane si chiama Rex.", "Non cancellare il mio cane dalla memoria", "Rex"],
    ["我的狗叫旺财。", "你怎么忘了我的狗", "旺财"],
    ["I'm allergic to nuts.", "It'd be awful if you lost my nut allergy.", "nuts"],
    ["I'm allergic to nuts.", "whatever happens keep my nut allergy, never wipe it", "nuts"],
    ["I'm allergic to nuts.", "you never remember my nut allergy lol", "nuts"],
    ["Mein Hund heißt Rex.", "Meinen Hund darfst du niemals löschen", "Rex"],
    ["Mon chien s'appelle Rex.", "surtout n'efface jamais mon chien de ta mémoire", "Rex"],
    ["我对花生过敏。", "无论如何都不要忘记我的花生过敏", "花生"],
    ["Ich habe Diabetes.", "Vergessen Sie bitte nicht, dass ich Diabetes habe.", "Diabetes"],
    ["Ich vertrage keinen Rotwein.", "Vergessen Sie nicht, dass ich keinen Rotwein vertrage.", "Rotwein"],
    ["Sono allergico alla penicillina.", "Non dimentichi che sono allergico alla penicillina.", "penicillina"],
    ["Soy alérgico a la penicilina.", "Por favor no olvide que soy alérgico a la penicilina.", "penicilina"],
    ["Je suis allergique aux noix.", "N'oubliez surtout pas que je suis allergique aux noix.", "noix"],
  ])("deletes nothing: %s %s", async (told, said, kept) => {
    const { outcome, facts } = await leftAfter(told, said)
    expect(outcome?.status).not.toBe("removed")
    expect(facts).toContain(kept)
  })

  it("and one that asks plainly is obeyed", async () => {
    const { facts } = await leftAfter("My dog is called Rex.", "Please remove my dog from your memory.")
    expect(facts).not.toContain("Rex")
  })
})
