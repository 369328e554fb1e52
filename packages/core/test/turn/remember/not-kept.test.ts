import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"
import { asksNotToKeep } from "../../../src/turn/remember/not-kept.ts"

const talk = new URL("../../../talk/", import.meta.url)
const linesOf = (path: string): readonly string[] => readFileSync(new URL(path, talk), "utf8").trim().split("\n")

/** Whether something of a message is stored in any form. */
async function isKept(text: string): Promise<boolean> {
  await using memory = await createMemory()
  const one = memory.for({ user: "ada" })
  await one.remember(text)
  await memory.settled()
  const { items } = await one.list()
  return items.length > 0
}

describe("a message that asks not to be kept", () => {
  test.each([
    "I got fired on Monday. Don't write that down anywhere.",
    "Nobody is supposed to know, so no notes on this: my sister is pregnant.",
    "Ich hab gestern gekündigt, das brauchst du dir nicht zu merken.",
    "Je divorce. Ne garde aucune trace de ça s'il te plaît.",
    "Que esto no quede en ningún lado: debo 12.000 euros.",
    "Sono incinta ma non segnartelo da nessuna parte.",
    "Fui preso em 2011, mas não guarda isso não.",
    "我刚被裁员了,这件事你别记下来。",
    "うつ病の薬を飲んでいます。これは記録に残さないでください。",
  ])("leaves no turn and no fact: %s", async (text) => {
    expect(await isKept(text)).toBe(false)
  })

  test.each([
    "Don't save the draft as a PDF, I need it in Word.",
    "My sister said it stays between us, so what do I tell mum?",
    "Write 'strictly confidential' at the top of the letter.",
    "Note this: it's private but important, I have epilepsy.",
    "Unter uns wohnt eine Familie mit Hund.",
    "La app no guarda mis fotos.",
    "Il fait comme si je n'avais rien dit.",
    "老板不能知道我要走,怎么说?",
    "Can you keep a secret?",
  ])("is no message that only sounds like it: %s", async (text) => {
    expect(await isKept(text)).toBe(true)
  })

  test.each([
    "ok dont save this one right here just answer it i been talking to a lawyer about custody how long that usually take",
    "so my boss is seeing someone at work dont save this one and i need a text to his wife what do i say",
    "my mom dont know yet but i lost the job keep this one out of your memory ok what do i tell her",
    "ich hab meiner frau nix gesagt aber ich bin gekündigt worden speicher das hier nicht was soll ich jetzt machen",
    "j'ai trompé mon mari n'enregistre pas ça et aide moi à lui écrire",
    "mira he vuelto a beber no guardes esto y dime qué hago",
    "ho perso il lavoro non salvare questo messaggio e dimmi come lo dico a mia moglie",
    "perdi o emprego não guarda isso e me ajuda a contar pra minha mulher",
    "我又喝酒了别记这个你说我该怎么办",
    "実はまた借金しちゃったこれは保存しないでどうしたらいいかな",
  ])("leaves nothing where it asks amid words without marks: %s", async (text) => {
    expect(await isKept(text)).toBe(false)
  })

  test.each([
    "ok the file is broken dont save this one right here it says what do i do",
    "my phone says dont save this network and now wifi is gone how do i fix it",
    "i told my mom dont write this down and she did it anyway how do i tell her off",
    "excel keeps asking do i want to save this one right here and i dont what do i press",
    "mein chef hat gesagt ich soll das hier nicht speichern wie mach ich das in word",
    "no guardes esto en la nevera me dijo mi madre es verdad",
  ])("is no message in which somebody else asks, amid words without marks: %s", (text) => {
    expect(asksNotToKeep(text)).toBe(false)
  })

  test.each([
    "In confidence: my son is in prison.",
    "I'm telling you this in confidence: I have HIV.",
    "What I'm telling you is confidential: I'm being sued.",
    "I have two months to live. I'm telling you that in confidence.",
    "In confidence, my sister is on antidepressants.",
    "Im Vertrauen: mein Sohn sitzt im Gefängnis.",
    "Was ich dir sage, ist vertraulich: ich werde verklagt.",
    "Je te le dis en confidence : je suis séropositif.",
    "En confianza: mi hijo está en la cárcel.",
    "Te lo dico in confidenza: ho l'HIV.",
    "Digo-te isto em confidência: o meu filho está preso.",
    "In vertrouwen: mijn zoon zit vast.",
    "По секрету, мой сын сидит в тюрьме.",
    "Mówię ci to w zaufaniu: piję.",
    "内緒の話ですが、借金があります。",
    "私下告诉你，我得了艾滋病。",
    "비밀인데 나 임신했어.",
  ])("leaves nothing where somebody tells it in confidence: %s", async (text) => {
    expect(await isKept(text)).toBe(false)
  })

  test.each([
    "In confidence he told me he was leaving.",
    "In confidence, Omar told me he was leaving.",
    "I'm confident I can run a marathon.",
    "I wrote a confidential report for the board.",
    "My therapist keeps everything confidential.",
    "In confidence intervals I always use 95 percent.",
    "Im Vertrauen auf meine Frau habe ich gekündigt.",
    "Er hat es mir im Vertrauen erzählt.",
    "Il me l'a dit en confidence.",
    "Voy a un bar de confianza en Lavapiés.",
    "Gestisco documenti riservati.",
    "Ela contou-me em confidência que vai sair.",
    "Она сказала мне по секрету, что уходит.",
    "趣味は秘密の洞窟を探すことです。",
    "友達が内緒で結婚した。",
    "他私下跟我说他要辞职。",
    "취미는 비밀 장소 찾기예요.",
  ])("is none that tells of confidence: %s", (text) => {
    expect(asksNotToKeep(text)).toBe(false)
  })

  test.each([
    "N'enregistre pas ce que je vais dire : je suis alcoolique.",
    "N'enregistre rien de ceci : j'ai un cancer.",
    "Ne retiens rien de ce que je dis : j'ai menti.",
    "Speicher nichts davon: ich bin pleite.",
    "Merk dir nichts von dem, was ich jetzt sage: ich betrüge meine Frau.",
    "Can you not remember this please, I wet the bed until I was fifteen.",
    "Could you please not save that: I was in rehab.",
    "Keep nothing of what I tell you now: I'm seeing a married man.",
    "No apuntes nada de lo que te diga ahora: me voy a divorciar.",
    "Non annotare nulla di ciò che ti dico ora: mi separo.",
    "Não registe o que vou dizer: traí a minha mulher.",
    "Bewaar niets van wat ik nu zeg: ik ben failliet.",
    "Ничего из этого не сохраняй: я банкрот.",
    "Nic z tego nie zapisuj: zdradziłem żonę.",
    "今から言うことは何も記録しないで：不倫しています。",
    "我接下来说的什么都别记：我破产了。",
    "지금 하는 말은 아무것도 저장하지 마: 나 바람피웠어.",
  ])("leaves nothing where it asks to keep nothing of what is told: %s", async (text) => {
    expect(await isKept(text)).toBe(false)
  })

  test.each([
    "Ich bitte darum, das Folgende nicht aufzubewahren: Ich habe heimlich ein Klavier bestellt, und sie darf nichts ahnen.",
    "je te raconte pas ça pr la postérité, donc rien noter : j'ai postulé chez un concurrent",
    "Isto não é para ficar guardado, é só desabafo: acho que estou apaixonada pelo fisioterapeuta novo.",
    "これは残さんといてほしいねんけど、転職サイトこっそり登録した。自己PRの書き出しだけ考えて",
    "Dit hoef je niet te bewaren, hoor: ik ben ontslagen.",
    "nic z tego nie odkładaj do notatek: zwolnili mnie",
  ])("leaves nothing where other words before a colon or a comma ask for it: %s", async (text) => {
    expect(await isKept(text)).toBe(false)
  })

  test.each([
    'Me llama una periodista, dice "off the record". ¿Puede publicar igual?',
    "Le voisin dit « ça reste entre nous » et il rit. C'est gentil ?",
    'A minha senhoria diz "fica entre nós" quando me dá recibo mais baixo.',
    "Meine Chefin sagt immer „das bleibt unter uns“, was meint sie damit?",
  ])("is nothing that somebody else is quoted with: %s", (text) => {
    expect(asksNotToKeep(text)).toBe(false)
  })

  test("is nothing that somebody else asked", () => {
    for (const text of [
      "The neighbour below, Mrs van Dijk, is 86 and has asked us not to play after nine.",
      "Meine Chefin hat uns gebeten, das nicht weiterzuerzählen, also gehen wir heute früher.",
      "La voisine nous a demandé de ne rien garder dans l'entrée.",
    ])
      expect([text, asksNotToKeep(text)]).toEqual([text, false])
  })

  test("is recognized in one of three wordings of which no training read a line, and in one of sixteen that only look alike", () => {
    const all = readdirSync(new URL("wishes/judge/", talk))
      .filter((name) => name.startsWith("private-"))
      .flatMap((name) => linesOf(`wishes/judge/${name}`))
      // The files are part of the repository and have this form.
      .map((line) => JSON.parse(line) as { readonly text: string; readonly private: boolean })
    const share = (asked: boolean): number => {
      const those = all.filter((one) => one.private === asked)
      return those.filter(({ text }) => asksNotToKeep(text)).length / those.length
    }
    expect(share(true)).toBeGreaterThanOrEqual(0.33)
    expect(share(false)).toBeLessThanOrEqual(0.0625)
  })

  test("is not found among the sentences of people about their lives", () => {
    const wrong = readdirSync(new URL("clauses/", talk))
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) => linesOf(`clauses/${name}`))
      .map((line) => JSON.parse(line) as { readonly text: string; readonly label: string })
      .filter(({ text, label }) => label !== "forget" && asksNotToKeep(text))
    expect(wrong.length).toBeLessThanOrEqual(2)
  })
})
