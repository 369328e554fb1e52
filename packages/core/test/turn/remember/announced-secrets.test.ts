import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { cutAnsweredSecrets } from "../../../src/turn/remember/answered-secrets.ts"

/** What is stored of a conversation of two messages, whose client resends the first with the second. */
async function keptOf(first: string, reply: string, second: string): Promise<string> {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const text of [first, second]) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, messages: [...messages], systemRole: true, mode: "on" })
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for({ user: "ada" }).list()
  return items.map(({ content }) => content).join("\n")
}

describe("a secret that one message announces and the next one tells", () => {
  test.each([
    ["Let me tell you my netflix password.", "Sure.", "marmalade", "marmalade"],
    ["We changed the alarm code word last night.", "Good.", "it's buttercup now", "buttercup"],
    ["Mein WLAN-Passwort hab ich heute geändert.", "Gut so.", "heißt jetzt Kirschkuchen", "Kirschkuchen"],
    ["Je te dicte le mot de passe du wifi.", "Vas-y.", "C'est tournesol.", "tournesol"],
    ["Te doy la contraseña del portátil:", "Vale.", "girasol", "girasol"],
    ["Ho cambiato la password della banca.", "Ottimo.", "ora è pistacchio", "pistacchio"],
    ["Vou te passar a senha do cartão.", "Certo.", "cinco um oito oito", "cinco um"],
    ["我给路由器换了新密码。", "好的。", "现在是向日葵", "向日葵"],
    ["Wi-Fiのパスワードを変えたよ。", "いいですね。", "今はひまわりだよ", "ひまわり"],
    ["Ich schreib dir gleich den Code vom Schließfach.", "Ja, gern.", "0 6 1 9", "0 6 1 9"],
  ])("is not stored: %s", async (first, reply, second, secret) => {
    const kept = await keptOf(first, reply, second)
    expect(kept).toContain(first.slice(0, -1))
    expect(kept).not.toContain(secret)
  })

  test.each([
    ["Should I change my netflix password?", "Yes.", "marmalade recipe please"],
    ["Let me tell you my netflix password.", "Sure.", "wait, the dog is barking"],
    ["I forgot the wifi password again.", "That happens.", "I live in Leeds"],
    ["Mein WLAN-Passwort hab ich heute geändert.", "Gut so.", "und jetzt hilf mir mit der Steuer"],
    ["Comment donner le mot de passe wifi aux invités ?", "Par SMS.", "merci, ça m'aide"],
    ["我给路由器换了新密码。", "好的。", "现在帮我弄报税"],
    ["I've changed my wifi password.", "Good.", "sushi"],
    ["My netflix password changed.", "Okay.", "Lisbon"],
    ["My netflix password changed.", "Okay.", "Gmail"],
    ["I've changed my wifi password.", "Okay.", "Portuguese"],
    ["Mein WLAN-Passwort hab ich heute geändert.", "Gut so.", "Hamburg"],
    ["Here's the name of my dentist:", "Okay.", "Periwinkle Dental"],
  ])("is nothing that only follows one: %s", async (first, reply, second) => {
    expect(await keptOf(first, reply, second)).toContain(second)
  })

  test("is cut in seven of ten pairs that judge, and at most two of a hundred look-alikes are", async () => {
    const judged = readFileSync(new URL("../../../talk/announced-secrets/judge.txt", import.meta.url), "utf8")
    const pairs = judged.split("\n").flatMap((line) => {
      const [, sign, first = "", next = ""] = /^([+-]) (.*) => (.*)$/.exec(line) ?? []
      return sign === undefined ? [] : [{ tells: sign === "+", first, next }]
    })
    const share = async (tells: boolean): Promise<number> => {
      const those = pairs.filter((pair) => pair.tells === tells)
      const kept = await Promise.all(
        those.map(({ first, next }) => cutAnsweredSecrets([first, "Okay.", next], ["user", "assistant", "user"])),
      )
      return kept.filter((texts, at) => texts[2] !== those[at]?.next).length / those.length
    }
    expect(await share(true)).toBeGreaterThanOrEqual(0.7)
    expect(await share(false)).toBeLessThanOrEqual(0.02)
  })
})
