import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, tenantOf } from "@keepsake/core"
import { expect, onTestFinished, test } from "vitest"
import { sqlite } from "../src/index.ts"

interface Exchange {
  readonly question: string
  readonly answer: string
  readonly reply?: string
}

/** What the files and the next block hold after exchanges, each in a session of its own. */
async function storedAfter(
  exchanges: readonly Exchange[],
): Promise<{ readonly files: string; readonly blocks: string }> {
  const folder = mkdtempSync(join(tmpdir(), "answered-secrets-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const blocks: string[] = []
  {
    await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
    for (const [index, { question, answer, reply = "Noted." }] of exchanges.entries()) {
      const owner = { tenant: tenantOf("acme"), user: `person-${index}` }
      const opening = { role: "user", text: "I need a hand with something" } as const
      const messages = [opening, { role: "assistant", text: question }, { role: "user", text: answer }] as const
      const turn = await memory.begin({ owner, messages, systemRole: true })
      await turn.finish({ text: reply, whole: true })
      await memory.settled()
      const asks = { role: "user", text: question } as const
      const next = await memory.begin({ owner, messages: [asks], systemRole: true })
      blocks.push(next.placement?.block ?? "")
    }
  }
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
  return { files: files.join("\n"), blocks: blocks.join("\n") }
}

/** Whether a text holds a secret that is no part of an id or a time. */
const holds = (text: string, secret: string): boolean =>
  text
    .split(secret)
    .some((part, index, parts) => index > 0 && !/[\w-]$/.test(parts[index - 1] ?? "") && !/^[\w-]/.test(part))

test("a secret that answers an assistant's question reaches no file and no later block, and neither does its repetition", async () => {
  const exchanges = [
    {
      question: "Which password did you set?",
      answer: "Maple!Syrup4",
      reply: "Noted: Maple!Syrup4",
      secrets: ["Maple!Syrup4"],
    },
    { question: "And the door code?", answer: "it's 4471", reply: "The door code is 4471.", secrets: ["4471"] },
    { question: "What PIN does the card have?", answer: "8 8 2 5", reply: "So 8825.", secrets: ["8 8 2 5", "8825"] },
    {
      question: "Wie lautet das Passwort für den Router?",
      answer: "regenbogenforelle",
      secrets: ["regenbogenforelle"],
    },
    { question: "Quel est le digicode ?", answer: "c'est 61B09", secrets: ["61B09"] },
    { question: "¿Qué código te llegó?", answer: "pues 660 173", secrets: ["660 173"] },
    { question: "Qual è il PIN della carta?", answer: "ho messo 9047", secrets: ["9047"] },
    { question: "Qual é a senha do Wi-Fi?", answer: "maresia-azul-7", secrets: ["maresia-azul-7"] },
    { question: "Wat is de code van de kluis?", answer: "die is 50617", secrets: ["50617"] },
    { question: "Какой пароль от почты?", answer: "Клюква_88", secrets: ["Клюква_88"] },
    { question: "Wi-Fiのパスワードは何ですか？", answer: "yuzu2291です", secrets: ["yuzu2291"] },
    { question: "验证码是多少？", answer: "刚收到 507716", secrets: ["507716"] },
    { question: "현관 비밀번호는요?", answer: "6614*요", secrets: ["6614"] },
    {
      question: "Thanks. What are the recovery words of the wallet?",
      answer: "lemon cargo tunnel velvet brick orchard",
      reply: "Got it: lemon cargo tunnel velvet brick orchard.",
      secrets: ["cargo", "tunnel", "velvet"],
    },
  ]
  const { files, blocks } = await storedAfter(exchanges)
  const secrets = exchanges.flatMap((one) => one.secrets)
  expect(secrets.filter((secret) => holds(files, secret))).toEqual([])
  expect(secrets.filter((secret) => holds(blocks, secret))).toEqual([])
}, 30_000)

test("a secret is not kept either where the question was stored a turn before", async () => {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const opening = { role: "user", text: "I reset the router" } as const
  const question = "Which password did you set?"
  const first = await memory.begin({ owner, messages: [opening], systemRole: true })
  await first.finish({ text: question, whole: true })
  const messages = [opening, { role: "assistant", text: question }, { role: "user", text: "violet tractor" }] as const
  const turn = await memory.begin({ owner, messages, systemRole: true })
  await turn.finish({ text: "Noted, violet tractor it is.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list()
  expect(items.map(({ content }) => content)).toContain("I reset the router")
  expect(JSON.stringify(items)).not.toMatch(/violet|tractor/)
}, 30_000)

test("answers to other questions are kept, also those about passwords, codes and numbers", async () => {
  const exchanges = [
    { question: "Which paint did you pick for the hallway?", answer: "Farrow 2004, the greenish one" },
    { question: "What's your flight number?", answer: "LH 1182 from Munich" },
    { question: "Welche Tapete habt ihr genommen?", answer: "die Nr. 88412 von Rasch" },
    { question: "Which password manager do you use?", answer: "Bitwarden since spring" },
    { question: "Did you change the door code?", answer: "yes, on Tuesday with Marek" },
    { question: "What's your postcode?", answer: "it's BS6 7LD" },
    { question: "Welche Hausnummer habt ihr?", answer: "die 4711" },
    { question: "¿Cuál es tu código postal?", answer: "28013" },
    { question: "靴のサイズはいくつですか？", answer: "26.5です" },
  ]
  const { files } = await storedAfter(exchanges)
  expect(exchanges.filter(({ answer }) => !files.includes(answer))).toEqual([])
}, 30_000)

/** What the files and a later block hold after two messages of one person in one conversation, the second with the first as its history. */
async function storedOfPairs(
  pairs: readonly (readonly [first: string, second: string])[],
  reply: (second: string) => string = () => "Noted.",
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "continued-secrets-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const blocks: string[] = []
  {
    await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
    for (const [index, [first, second]] of pairs.entries()) {
      const owner = { tenant: tenantOf("acme"), user: `person-${index}` }
      const told = { role: "user", text: first } as const
      const opening = await memory.begin({ owner, messages: [told], systemRole: true })
      await opening.finish({ text: "Got it.", whole: true })
      const messages = [told, { role: "assistant", text: "Got it." }, { role: "user", text: second }] as const
      const turn = await memory.begin({ owner, messages, systemRole: true })
      await turn.finish({ text: reply(second), whole: true })
      await memory.settled()
      const asks = { role: "user", text: `What did I tell you? ${first}` } as const
      const next = await memory.begin({ owner, messages: [asks], systemRole: true })
      blocks.push(next.placement?.block ?? "")
    }
  }
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
  return [...files, ...blocks].join("\n")
}

test("a secret that the next message corrects, changes or continues reaches no file and no later block, and neither does its repetition", async () => {
  const told = [
    ["My PIN is 4417.", "No wait, it's 4471.", "4471"],
    ["The door code is 8812.", "They changed it yesterday to 9903.", "9903"],
    ["My card PIN is 3816.", "And my wife's is 9021.", "9021"],
    ["I forgot my pin.", "Found it, 6120!", "6120"],
    ["Can you store my phone passcode?", "It's 258013.", "258013"],
    ["My laptop password is tiger-Lily9.", "The old one was rose-Lily8.", "rose-Lily8"],
    ["My phone pin is 2580.", "True, so I just changed it. Now it's 7391.", "7391"],
    ["The safe code is 14-22-38.", "Sorry, 14-22-83.", "14-22-83"],
    ["My voicemail PIN is 7708.", "4 4 7 2, sorry.", "4 4 7 2"],
    ["Der Türcode ist 8812.", "Seit heute 9904.", "9904"],
    ["Mein WLAN-Passwort ist Kaktus42.", "Und oben im Gästezimmer Wueste19.", "Wueste19"],
    ["Mon code PIN est 4417.", "Pardon, 4473.", "4473"],
    ["El código de la puerta es 8812.", "La han cambiado, ahora 3141.", "3141"],
    ["Il mio pin è 4417.", "Anzi no, 3861.", "3861"],
    ["O código da porta é 8812.", "Mudaram para 6642.", "6642"],
    ["门锁密码是 8812。", "现在改成 9905 了。", "9905"],
    ["暗証番号は 4417 です。", "すみません、4474です。", "4474"],
  ] as const
  const pairs = told.map(([first, second]) => [first, second] as const)
  const stored = await storedOfPairs(pairs, (second) => `Noted: ${second}`)
  expect(told.filter(([, , secret]) => holds(stored, secret))).toEqual([])
}, 60_000)

test("a secret is not kept either where a client sends only its newest message, to a session that knows the ones before", async () => {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  const said = ["My PIN is 4417.", "No wait, it's 4471.", "I live in Bath.", "Our house is number 4471."]
  for (const text of said) {
    await ada.remember(text, { session: "bank" })
    await memory.settled()
  }
  await ada.remember([{ role: "assistant", text: "And the door code?" }], { session: "home" })
  await memory.settled()
  await ada.remember("it's 9903", { session: "home" })
  await memory.settled()
  const { items } = await ada.list()
  const kept = items.map(({ content }) => content)
  expect(kept.filter((text) => /9903|it's 4471/i.test(text))).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(["I live in Bath.", "Our house is number 4471."]))
}, 30_000)

test("what does not continue the secret of the message before it is kept: times, years, amounts, houses, flights and counts", async () => {
  const pairs = [
    ["My PIN is 4417.", "The train leaves at 18:30."],
    ["My PIN is 4417.", "It's 4 of us tomorrow."],
    ["My PIN is 4417.", "I was born in 1984."],
    ["The door code is 8812.", "We live at number 4471."],
    ["The door code is 8812.", "Our flight is LH1182."],
    ["The gate code is 7719.", "I've had it since 2019."],
    ["My wifi password is Mango77!", "The new laptop is a ThinkPad T480."],
    ["Meine PIN ist 4417.", "Und meine Frau fährt einen Golf 7."],
    ["Der Türcode ist 8812.", "Die Miete ist jetzt 1250 Euro."],
    ["Mon code PIN est 4417.", "Pardon, le train est à 18h30."],
    ["Mi pin es 4417.", "Mi mujer corre 10000 metros."],
    ["Il codice della porta è 8812.", "Adesso siamo in 1500."],
    ["O meu pin é 4417.", "O meu voo é o TP1182."],
    ["门锁密码是 8812。", "现在有 1500 个会员。"],
    ["暗証番号は 4417 です。", "妻は1985年生まれです。"],
  ] as const
  const stored = await storedOfPairs(pairs)
  expect(pairs.filter(([, second]) => !stored.includes(second))).toEqual([])
}, 60_000)
