import { describe, expect, test } from "vitest"
import { cutAnsweredSecrets } from "../../../src/turn/remember/answered-secrets.ts"
import { redact } from "../../../src/turn/remember/redact.ts"
import { cutToldSecrets } from "../../../src/turn/remember/told-secret-model.ts"

/** The answer, or the code, is between « and ». */
const ANSWERS = [
  "For my Apple security question I put «the street I grew up on, Wisteria Row».",
  "The answer I gave for the security question is «my first teacher, Mrs Pendrake».",
  "My bank's secret question is my first car and that was «a Hillman Imp».",
  "If they ask the memorable word, it's «Marzipan».",
  "Die Antwort auf meine Sicherheitsfrage ist «mein erstes Haustier, Schnuffelpuff».",
  "Bei der Sicherheitsfrage hab ich «den Namen meines Hamsters angegeben, Knuspi».",
  "La réponse à ma question de sécurité, c'est «mon premier chat, Grominet».",
  "En la pregunta secreta del correo puse «Villarriba».",
  "Come domanda segreta della posta ho messo «la maestra Ermenegilda».",
  "A resposta da minha pergunta de segurança é «meu primeiro cachorro, Farofinha».",
  "我的密保答案是«我第一只猫，叫咪噜噜»。",
  "秘密の質問の答えは«母の旧姓で、勅使河原»です。",
]
const CODES = [
  "You get into our building with «2 9 9 3» and the star.",
  "Ins Büro kommt man mit der «6 0 9 4» rein.",
  "Le portail s'ouvre avec le «2 7 5 0».",
  "La bici se abre con el «7 7 3 1».",
  "我们楼门按«4 1 0 9»就开了。",
  "自転車のチェーンは«3 0 8 1»だよ。",
]
const USED_EVERYWHERE = [
  "I always use «Tr0ub4dor» for everything, is that bad?",
  "Ich nehme überall «Katzenklo12», ist das schlecht?",
  "我所有账号都用«mimi5566»，是不是不安全？",
]
const OTHERS = [
  "How do I set a security question?",
  "My first cat was called Grominet.",
  "The security question at the exam was about locks.",
  "For the security question I put the wrong thing, can I change it?",
  "The answer to the security question is too long.",
  "My bank changed its security questions last week.",
  "Wie ändere ich meine Sicherheitsfrage bei Apple?",
  "La question de sécurité au travail a été abordée par Monsieur Bréhat.",
  "我忘了密保问题的答案，怎么办？",
  "网络安全问题是我们最关心的。",
  "秘密の質問を忘れたらどうすればいい？",
  "Our team won 3 2 1 0 in the four games.",
  "Las notas de mis hijos son 7 8 9 6 este mes.",
  "In die Stadt kommt man mit der 6 rein.",
  "I use Windows11 for everything.",
  "J'utilise toujours Office365 partout.",
  "Mit der Linie 7714 kommt man in unser Haus.",
  "The bingo numbers were 4 8 1 5, none of mine.",
  "My kids are 3 5 7 9 years old.",
]

/** What is kept of a message that a person typed. */
const keptOf = async (text: string): Promise<string> => (await cutToldSecrets([redact(text).text], () => true))[0] ?? ""

const marked = (texts: readonly string[]) =>
  texts.map((text) => ({ text: text.replaceAll(/[«»]/g, ""), secret: /«(.*)»/.exec(text)?.[1] ?? "" }))

describe("answers and codes that a sentence tells", () => {
  test.each(marked(ANSWERS))("cuts the answer to a security question: $text", ({ text, secret }) => {
    const clean = redact(text).text
    expect(clean).toContain("[redacted: security answer]")
    for (const part of secret.split(/[,，、] ?/)) expect(clean).not.toContain(part)
  })

  test.each(marked([...CODES, ...USED_EVERYWHERE]))(
    "cuts digits in a row and passwords for all: $text",
    async ({ text, secret }) => {
      const clean = await keptOf(text)
      expect(clean).not.toContain(secret)
    },
  )

  test.each(OTHERS)("leaves what only sounds like one: %s", async (text) => {
    expect(await keptOf(text)).toBe(text)
  })

  test.each([
    ["Let me tell you my phone PIN.", "4 0 2 8", "Okay."],
    ["Ich geb dir mal kurz mein Passwort für die Steuer-App:", "Zwetschge!48", "Klar."],
    ["mon code de carte bleue, je te le donne", "8 4 1 6", "D'accord."],
    ["Ti do il codice del cancello.", "6 6 3 1", "Va bene."],
    ["Te paso el pin del móvil.", "siete cero dos cuatro", "Vale."],
    ["我把门锁密码发给你", "360714", "好的。"],
    ["スマホの暗証番号を伝えるね。", "4 0 2 8", "はい。"],
  ])("cuts what a message announces and the next one tells: %s", async (announced, secret, reply) => {
    const kept = await cutAnsweredSecrets([announced, reply, secret], ["user", "assistant", "user"])
    expect(kept.join("\n")).not.toContain(secret)
  })

  test("leaves a number that follows the announcement of something else", async () => {
    const texts = ["Let me tell you my order number.", "Okay.", "48213"]
    expect(await cutAnsweredSecrets(texts, ["user", "assistant", "user"])).toEqual(texts)
  })
})
