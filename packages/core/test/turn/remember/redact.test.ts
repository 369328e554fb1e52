import { describe, expect, it } from "vitest"
import { redact, redactTogether } from "../../../src/turn/remember/redact.ts"

/** Joined here, so that no scanner takes this file for a leak. */
const token = (...parts: readonly string[]): string => parts.join("")
const LONG = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"

const SECRETS: readonly (readonly [string, string, string])[] = [
  ["an AWS key", token("AKIA", "IOSFODNN7EXAMPLE"), "use %"],
  ["a GitHub token", token("ghp_", LONG), "% is for CI"],
  ["a fine-grained GitHub token", token("github_pat_", LONG), "%"],
  ["a Slack token", token("xoxb-", "123456789012-abcdefABCDEF"), "bot %"],
  ["a Stripe key", token("sk_live_", LONG), "%"],
  ["a Google key", token("AIza", "SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q"), "maps %"],
  ["an OpenAI key", token("sk-proj-", LONG), "OPENAI_API_KEY=%"],
  ["an Anthropic key", token("sk-ant-api03-", LONG), "%"],
  ["a Keepsake key", token("kp_", LONG), "%"],
  ["a JWT", token("eyJhbGciOiJIUzI1NiJ9", ".eyJzdWIiOiIxMjM0NTY3ODkwIn0.", "dozjgNryP4J3jVmNHl0w5N"), "cookie %"],
  ["a bearer token", LONG, "Authorization: Bearer %"],
  ["basic credentials", "YWRhOmxvdmVsYWNlMTgxNQ==", "header Basic %"],
  ["a stated password", "hunter2", "my password is %."],
  ["a password in passing", "hunter2", "I'll use password %"],
  ["a password of plain letters", "swordfish", "The wifi password is %"],
  ["a quoted passphrase", "correct horse battery staple", 'passphrase: "%"'],
  ["a German password", "geheim99", "Mein Passwort ist %"],
  ["a Chinese password", "abc12345", "我的密码是%。"],
  ["a password in an address", "p@ssw0rd", "postgres://ada:%@db.example.com/app"],
  ["an environment variable", "s3cr3t!", "DB_PASSWORD=%"],
  ["a token that is named one", LONG, "my access token is %"],
  ["a UUID that is named a key", "4f3c2b1a-1234-4abc-9def-001122334455", "api key: %"],
  ["a card number", "4111 1111 1111 1111", "card % exp 12/29"],
  ["a card number without gaps", "5555555555554444", "pay with %"],
]

describe("redacting secrets", () => {
  it.each(SECRETS)("cuts out %s and nothing else", (_, secret, sentence) => {
    const { text, found } = redact(sentence.replace("%", () => secret))
    expect(text).not.toContain(secret)
    expect(found).toHaveLength(1)
    expect(text).toBe(sentence.replace("%", `[redacted: ${found[0]}]`))
  })

  it("cuts out a whole private key, also one that breaks off", () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\nMIIEow${LONG}\n${LONG}\n`
    expect(redact(`before\n${key}-----END RSA PRIVATE KEY-----\nafter`).text).toBe(
      "before\n[redacted: private key]\nafter",
    )
    expect(redact(`before\n${key}`).text).not.toContain(LONG)
  })

  it.each([
    "order 4f3c2b1a-1234-4abc-9def-001122334455 has shipped",
    "fixed in commit 9fceb02d0ae598e95dc970b74767f19372d61af8",
    "order number 4111111111111112",
    "the password is wrong, and my password is too short",
    "I need a password manager",
    "I have a basic understanding of bearer bonds",
    "token limits are 128000 and the secret is patience",
    "call +351 912 345 678 on 2026-11-21",
    "https://example.com:8080/a/b?c=d",
    "the key is under the mat",
  ])("leaves alone: %s", (text) => {
    expect(redact(text)).toEqual({ text, found: [] })
  })

  it("changes nothing when done again", () => {
    for (const [, secret, sentence] of SECRETS) {
      const once = redact(sentence.replace("%", () => secret)).text
      expect(redact(once)).toEqual({ text: once, found: [] })
    }
  })

  it("cuts a secret of one text out of the others, where it is repeated in passing", () => {
    const [asked, answered] = redactTogether(["My password is hunter2.", "I have noted hunter2 for you"])
    expect(asked?.text).toBe("My password is [redacted: password].")
    expect(answered).toEqual({ text: "I have noted [redacted: password] for you", found: ["password"] })
  })

  it.each([
    "eyJ",
    "eyJaaaaaaaa.",
    "sk-",
    "password is ",
    "a://b:",
    "4111 ",
    "-----BEGIN PRIVATE KEY-----",
    "bearer ",
    "authorization: ",
    "a",
  ])("comes to an end on 64 KiB of %j", (unit) => {
    const text = unit.repeat(65_536 / unit.length)
    expect(redact(redact(text).text).text).toBe(redact(text).text)
  })
})
