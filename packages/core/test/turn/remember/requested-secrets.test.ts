import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

type Exchange = readonly [user: string, reply: string]

/** Everything that is stored of a conversation whose client resends its history. */
async function storedOf(exchanges: readonly Exchange[]): Promise<string> {
  await using memory = await createMemory()
  const history: { readonly role: "user" | "assistant"; readonly text: string }[] = []
  for (const [text, reply] of exchanges) {
    history.push({ role: "user", text })
    const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
    const turn = await memory.begin({ owner, messages: history, systemRole: true })
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    history.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for({ user: "ada" }).list()
  return items.map(({ content }) => content).join("\n")
}

describe("a secret that the assistant makes up because it was asked for one is not stored", () => {
  test.each([
    ["I need a new password for my PayPal", "Here's one you can use for PayPal: hD7#kQ2!3vLx9@Rm", "hD7#kQ2!3vLx9@Rm"],
    ["Give me a strong password.", "**mD4!vKz9@pQ**", "mD4!vKz9@pQ"],
    ["Suggest a passphrase I can remember", "Try this: velvet-anchor-timber-quartz", "velvet-anchor-timber-quartz"],
    ["a passphrase with four words please", "How about “pickle tornado violet stapler”?", "pickle tornado violet"],
    ["Could you make up a PIN for my suitcase?", "How about 5816? It has no repeated digits.", "5816"],
    ["Create an API token for testing", "```\ntk_9fK2mXq7RvB4sLwZ81nD\n```", "tk_9fK2mXq7RvB4sLwZ81nD"],
    ["Erstell mir ein Passwort für Zalando", "Gerne! Hier ist eins: Wolke!Birne_4471", "Wolke!Birne_4471"],
    ["Propose-moi une phrase de passe", "Voici : girafe-bouton-orage-tulipe", "girafe-bouton"],
    ["Inventa una clave para el wifi de mi casa", "Qué tal GatoNaranja_582?", "GatoNaranja_582"],
    ["Mi serve un PIN nuovo", "Che ne dici di 3075?", "3075"],
    ["Cria uma senha para o meu e-mail", "Aqui está: Nuvem@Figo_6620", "Nuvem@Figo_6620"],
    ["给我想一个六位数的PIN", "用 592038 吧", "592038"],
    ["Amazonのパスワードを考えて", "Sakura!Neko_3810 はいかがでしょうか。", "Sakura!Neko_3810"],
  ])("%s", async (asked, reply, secret) => {
    expect(await storedOf([[asked, reply]])).not.toContain(secret)
  })

  test("of several in a list, none is", async () => {
    const stored = await storedOf([
      ["suggest three passwords for my email", "1. Tiger!88Moon$\n2. R0cket#Lemon42\n3. blue_Kettle%19"],
    ])
    expect(stored).not.toMatch(/Tiger|R0cket|blue_Kettle/)
  })

  test("nor one that follows a wish for a change, nor one that the user repeats", async () => {
    const stored = await storedOf([
      ["What would be a safe password for my bank?", "Something like Gr4nite&Waffle+77 would work well."],
      ["make it longer", "Sure: Gr4nite&Waffle+77-Harbor_2051"],
      ["great, I'll write Gr4nite&Waffle+77-Harbor_2051 down", "Good idea."],
    ])
    expect(stored).not.toMatch(/Gr4nite|Harbor/)
  })

  test.each([
    ["What was my wifi password again?", "It is Bkbeta!77aa", "Bkbeta"],
    ["What was my wifi password again?", "It's tulip7788.", "tulip7788"],
    ["Remind me of the password for the old laptop", "It's mango7.", "mango7"],
    ["Wie lautete das Passwort für Mamas Router?", "Es war Tiger1234.", "Tiger1234"],
  ])("nor one that the assistant repeats from memory: %s %s", async (asked, reply, secret) => {
    expect(await storedOf([[asked, reply]])).not.toContain(secret)
  })
})

test("what is only about passwords, or asked for otherwise, is stored as it was said", async () => {
  const exchanges: readonly Exchange[] = [
    ["How do I make a strong password?", "Use at least 16 characters and avoid birthdays like 1987."],
    ["Suggest a name for my PIN board", "How about Idea-Wall-Corner?"],
    ["I want a new wifi password", "Set WPA3 and AES256 first."],
    ["I want a new wifi password", "Can it wait until 18h30?"],
    ["Write me code that generates a password", "Call generate(16) with chars='abc123' in utils-v2.js."],
    ["Which password manager should I use?", "KeePassXC works offline, 1Password costs 36 dollars."],
    ["Give me a random 6 digit number", "481092"],
    ["I lost my keys. Recommend a locksmith", "Try Miller-Locks-Porto on 12 High Street, phone 555-0142."],
    ["Donne-moi une idée de code promo", "RENTREE-2026 irait bien."],
    ["如何设置安全的密码？", "至少16个字符，不要用生日。"],
  ]
  for (const exchange of exchanges) expect(await storedOf([exchange])).not.toContain("[redacted")
})

test("a redacted number of a card leaves no fact that is cut in its mark", async () => {
  await using memory = await createMemory()
  await memory.for({ user: "ada" }).remember([{ role: "user", text: "My CVV is 737" }])
  const { items } = await memory.for({ user: "ada" }).list()
  expect(items.map(({ content }) => content)).toEqual(["My CVV is [redacted: card check]"])
})
