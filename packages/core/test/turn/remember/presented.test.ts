import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("whom somebody presents by name is in every conversation", () => {
  it.each([
    ["This is my cat Tibbles.", "Tibbles"],
    ["This is my wife Joanne.", "Joanne"],
    ["Meet our puppy, Waffles!", "Waffles"],
    ["Das ist mein Kater Kasimir.", "Kasimir"],
    ["Voici mon chien Filou.", "Filou"],
    ["Esta es mi hija Noelia.", "Noelia"],
    ["Questa è la mia gatta Briciola.", "Briciola"],
    ["Este é o meu marido, Anselmo.", "Anselmo"],
    ["Dit is mijn hond Bolle.", "Bolle"],
    ["To jest mój pies Azor.", "Azor"],
    ["Это моя дочь Варя.", "Варя"],
    ["这是我女儿晓梅。", "晓梅"],
    ["うちの猫のトラです。", "トラ"],
  ])("%s", async (told, name) => {
    const { block } = await afterSessions(told)
    expect(block).toContain(name)
  })

  it.each([
    "Is this my cat Tibbles?",
    "Translate into German: This is my wife Joanne.",
    '"This is my cat Tibbles," said the girl in the story.',
    "This is Martha's cat Tibbles.",
    "Das ist der Hund von Martha, Kasimir.",
    "Voici mon code Python, corrige-le.",
    "これは妹のセーターです。",
    "这是晓梅的猫豆豆。",
  ])("%s presents nobody of theirs", async (told) => {
    const { block } = await afterSessions(told)
    expect(block).toBe("")
  })
})

describe("what somebody must not get is in every conversation when it is set against what they like", () => {
  it.each([
    ["I love horses but I'm allergic to hay.", "hay"],
    ["I love horses but allergic to hay.", "hay"],
    ["Ich backe gern, vertrage aber kein Gluten.", "Gluten"],
    ["J'adore les chevaux mais je suis allergique au foin.", "foin"],
    ["Adoro los caballos pero soy alérgica al heno.", "heno"],
    ["Amo i cavalli ma sono allergica al fieno.", "fieno"],
    ["Adoro cavalos, mas sou alérgica a feno.", "feno"],
    ["我很喜欢马，但是对干草过敏。", "干草"],
    ["馬は大好きですが、牧草アレルギーがあります。", "牧草"],
    ["Uwielbiam konie, ale mam alergię na siano.", "siano"],
  ])("%s", async (told, cause) => {
    const { block } = await afterSessions(told)
    expect(block).toContain(cause)
  })

  it.each([
    "Translate into Italian: I love horses but I'm allergic to hay.",
    "What do I cook for someone who loves fish but is allergic to shrimp?",
    "Er sagte: Ich liebe Pferde, aber ich bin allergisch gegen Heu.",
    "I love horses but I'm allergic to small talk.",
  ])("%s is no allergy of theirs", async (told) => {
    const { facts } = await afterSessions(told)
    expect(facts.filter((fact) => /hay|shrimp|Heu/.test(fact))).toEqual([])
  })
})

describe("what a short message leads up to is its sender's own", () => {
  it.each([
    ["A bit about me: I'm a baker from Whitby.", "baker"],
    ["Save this for later: I'm allergic to lupin.", "lupin"],
    ["Merk dir bitte, dass ich Pescetarier bin.", "Ich bin Pescetarier"],
    ["Nur damit du es weißt: Ich bin allergisch gegen Lupinen.", "Lupinen"],
    ["À propos de moi : je suis allergique au lupin.", "lupin"],
    ["Ricordati che sono allergica ai lupini.", "lupini"],
    ["Só para você saber: sou alérgica a tremoço.", "tremoço"],
    ["记一下：我对羽扇豆过敏。", "羽扇豆"],
    ["Onthoud: ik ben allergisch voor lupine.", "lupine"],
  ])("%s", async (told, value) => {
    const { block } = await afterSessions(told)
    expect(block).toContain(value)
  })

  it.each([
    "Translate this: I'm allergic to lupin.",
    "Example sentence: I'm allergic to lupin.",
    "Anna schreibt: Ich bin allergisch gegen Lupinen.",
    "Merk dir bitte, ob ich Pescetarier bin.",
    "Traduis : je suis allergique au lupin.",
    "Cliente: soy alérgica al altramuz.",
  ])("%s is nobody's own", async (told) => {
    const { block } = await afterSessions(told)
    expect(block).toBe("")
  })
})
