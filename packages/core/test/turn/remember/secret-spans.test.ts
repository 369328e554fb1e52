import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { cutAnsweredSecrets } from "../../../src/turn/remember/answered-secrets.ts"
import { redactTogether } from "../../../src/turn/remember/redact.ts"
import { cutToldSecrets } from "../../../src/turn/remember/told-secret-model.ts"

interface Said {
  readonly role: "user" | "assistant"
  readonly text: string
}

/** A conversation whose messages are separated by `//`; the assistant's begin with `A:`. */
const messagesOf = (line: string): readonly Said[] =>
  line.split(" // ").map((text) => ({
    role: text.startsWith("A: ") ? "assistant" : "user",
    text: text.replace(/^A: /, "").replace(/[⟦⟧]/g, ""),
  }))

/** What is stored of a conversation whose client resends it with each message. */
async function storedOf(line: string): Promise<string> {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
  const messages: Said[] = []
  for (const message of messagesOf(line)) {
    messages.push(message)
    if (message.role === "assistant") continue
    const turn = await memory.begin({ owner, messages: [...messages], systemRole: true, mode: "on" })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: "Okay." })
  }
  const { items } = await memory.for({ user: "ada" }).list()
  return items.map(({ content }) => content).join("\n")
}

/** What is kept of the user's messages of a conversation. */
async function keptOf(messages: readonly Said[]): Promise<readonly string[]> {
  const kept: string[] = []
  for (const [at, { role }] of messages.entries()) {
    if (role !== "user") continue
    const roles = messages.slice(0, at + 1).map((one) => one.role)
    const redacted = await redactTogether(messages.slice(0, at + 1).map(({ text }) => text))
    const told = await cutToldSecrets(
      redacted.map(({ text }) => text),
      (index) => roles[index] === "user",
    )
    kept.push(...(await cutAnsweredSecrets(told, roles)).slice(at))
  }
  return kept
}

/** Whether half of the parts of a secret are in a text: its numbers, else its words. */
function holds(text: string, secret: string): boolean {
  const isPart = /\p{N}/u.test(secret) ? /\p{N}/u : /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
  const parts = secret.split(/[\s,、]+/).filter((part) => isPart.test(part))
  return parts.filter((part) => text.includes(part)).length >= parts.length / 2
}

describe("a secret told in plain talk", () => {
  test.each([
    ["The alarm code? It's my birth year backwards, 5891.", "5891"],
    ["safe word for the school pickup is marmalade", "marmalade"],
    ["The babysitter needs the alarm code. // She should press 5520 and then the star", "5520"],
    ["The gym locker combo, for the record. // left 12, right 30, left 7", "30"],
    ["The alarm company asks for a code word. // ours is pineapple", "pineapple"],
    [
      "The wallet gave me twelve words. // walnut orbit candle frost harbor mimic raven tulip glove ozone picnic zebra",
      "raven",
    ],
    ["Wir haben ein Codewort für die Schulabholung ausgemacht. // Marmelade, aber pssst", "Marmelade"],
    ["La question secrète de la banque, c'est le nom de jeune fille de ma mère. // Donc Okafor", "Okafor"],
    ["Abbiamo scelto una parola in codice per l'uscita da scuola. // È marmellata, acqua in bocca", "marmellata"],
    ["密保问题第一只宠物的答案是饼干", "饼干"],
    ["お迎えの合言葉を決めた。 // マーマレードだよ、内緒ね", "マーマレード"],
  ])("is not stored: %s", async (line, secret) => {
    expect(await storedOf(line)).not.toContain(secret)
  })

  test.each([
    "My mother's maiden name was Okafor, her family is from Enugu.",
    "The key is under the third pot.",
    "The code review is at 4.",
    "the dress code is black tie",
    "my lucky number is 7",
    "I changed my password yesterday and now the printer doesn't work. // It's an old Brother.",
    "Forgot the pin for my card, had to go to the bank. // The clerk was called Amanda.",
    "A: What's your house number? // 4471",
    "Ich hab meine PIN vergessen, musste zur Bank. // Die Frau am Schalter hieß Amanda.",
    "Il faut que je change le code de l'alarme. // Ma mère arrive vendredi.",
    "我忘了密码,只好去银行。 // 柜员叫阿曼达。",
    "Quelle combinaison me conseilles-tu ? // Moi c'est Lucien",
    "J'ai changé le code de l'alarme. // Moi c'est Armand",
    "Which combination would you recommend for the sofa? // I live in Derby",
    "The wallet gave me twelve words. // My sister is called Saoirse",
    "Tenemos una palabra clave para los niños. // Soy alérgica al sésamo",
    "La cassaforte ha una combinazione. // Io sono Ludovico",
    "Preciso de uma senha nova para o banco. // Moro em Tavira",
    "Ich brauche ein neues Passwort für die Bank. // Meine Schwester heißt Iris",
    "银行要我换个新密码。 // 我对芒果过敏",
    "銀行の新しいパスワードが必要。 // 私はそばアレルギーです",
    "A: What's your secret ingredient? // nutmeg, always nutmeg",
    "A: Which discount code worked? // SPRING10",
    "A: Which token did you use in Monopoly? // the iron",
    "A: Quelle est la clé du succès pour vous ? // dormir",
    "A: ¿Qué candado tienes? // un Kryptonite",
    "A: Wie heißt der Token? // Cardano",
    "A: 成功の鍵は何ですか？ // 早寝です",
    "A: Better not to share passwords here. // Got in. Caps lock, always caps lock.",
    "my SSN ends... it's 219-44-7719",
    "Aprendo 12 palabras al día en inglés. // A: ¿Cuáles hoy? // walnut orbit candle frost harbor mimic raven tulip glove ozone picnic zebra",
    "I learn twelve new words a day in English. // A: Which ones today? // walnut orbit candle frost harbor mimic raven tulip glove ozone picnic zebra",
  ])("is nothing that only sounds like it: %s", async (line) => {
    const stored = await storedOf(line)
    for (const { role, text } of messagesOf(line)) if (role === "user") expect(stored).toContain(text)
  })

  test("is cut in four of five conversations that judge, and one look-alike of a hundred at most loses a word", async () => {
    const lines = readFileSync(new URL("../../../talk/secret-spans/judge.txt", import.meta.url), "utf8")
      .trim()
      .split("\n")
    const read = async (line: string) => {
      const messages = messagesOf(line.slice(5)).flatMap((one, at, all): readonly Said[] =>
        one.role === "user" && all[at - 1]?.role === "user" ? [{ role: "assistant", text: "Okay." }, one] : [one],
      )
      const secrets = [...line.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = ""]) => secret)
      return {
        secrets,
        said: messages.filter(({ role }) => role === "user").map(({ text }) => text),
        kept: await keptOf(messages),
      }
    }
    const conversations = await Promise.all(lines.map(read))
    const telling = conversations.filter(({ secrets }) => secrets.length > 0)
    const others = conversations.filter(({ secrets }) => secrets.length === 0)
    const staying = telling.filter(({ secrets, kept }) => secrets.some((secret) => holds(kept.join("\n"), secret)))
    const lost = others.filter(({ said, kept }) => said.join("\n") !== kept.join("\n"))
    expect(staying.length / telling.length).toBeLessThanOrEqual(0.2)
    expect(lost.length / others.length).toBeLessThanOrEqual(0.01)
  })
})
