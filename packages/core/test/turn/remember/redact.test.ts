import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { cutAnsweredSecrets } from "../../../src/turn/remember/answered-secrets.ts"
import { redact, redactTogether } from "../../../src/turn/remember/redact.ts"

/** Joined here, so that no scanner takes this file for a leak. */
const token = (...parts: readonly string[]): string => parts.join("")
const LONG = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"

const TWELVE = "abandon ability able about above absent absorb abstract absurd abuse access accident"

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
  ["an exported password", "supers3cret", "export DB_PASS=%"],
  ["a secret in the environment", "swordfish", "CLIENT_SECRET=%"],
  ["a token in the environment", "abcdefghij", "BOT_TOKEN=%"],
  ["a key in the environment", "abc123def456", "MAPS_KEY=%"],
  ["a password that is a variable's name in part", "$ecret9", "DB_PASS=%"],
  ["a password after a colon", "hunter2", "my password is: %"],
  ["a quoted password of something", "correct horse battery", "My password for netflix is '%'"],
  ["a password of a machine", "Tr0ub4dor", "The password for the server is %"],
  ["a password beside a login", "hunter22", "login: joe / pass: %"],
  ["a password of letters beside a user", "swordfish", "user: joe, pass: %"],
  ["a pw", "hunter22", "pw: %"],
  ["a pwd", "hunter22", "pwd=%"],
  ["credentials of a command", "hunter22", "curl -u joe:% https://example.com/a"],
  ["a long key", "0123456789abcdef0123456789abcdef", "Use key % for the API"],
  ["a PIN of something", "4821", "the pin of my bank card is %"],
  ["a PIN", "4821", "my PIN is %"],
  ["a passphrase in words", "purple monkey dishwasher", "passphrase is %"],
  ["a passphrase to the end of its clause", "purple monkey dishwasher", "My passphrase is %, keep it safe"],
  ["a phrase of 12 words", TWELVE, "My seed phrase is %."],
  ["a phrase of 24 words", `${TWELVE} ${TWELVE}`, "recovery phrase for my wallet: %"],
  ["the code of a lock", "71934", "the alarm code is %"],
  ["a code for something", "12-34-56", "the combination to my locker is %"],
  ["a recovery code", "a1b2c-d3e4f", "recovery code %"],
  ["a password that is named behind it", "fluffyBunny12", "I use % as my password everywhere"],
  ["a password after a remark", "bytheway88x", "The password, by the way, is %."],
  ["a password in a short sentence", "hunter22!", "my password's %"],
  ["a PIN in a short sentence", "4821", "my PIN's %"],
  ["a password on the next line", "nextLine1", "password:\n%\n"],
  ["a quoted password to log in with", "two words here", 'log in with the password "%"'],
  ["a password beside an address", "StrangerThings4", "my netflix login is ada@example.com / %"],
  ["a newer password", "Lion22x", "my password was too old, it is now %"],
  ["a French password", "soleil44", "mdp: %"],
  ["a German password for something", "Drachen77", "Das Passwort für den Laptop ist %."],
  ["a German PIN", "8812", "meine PIN ist %"],
  ["a Chinese password without a verb", "884422", "银行卡密码 %"],
  ["a password of a command", "dockPass77", "docker login -u ada -p %"],
  ["a password in XML", "XmlPass99", "<password>%</password>"],
  ["a password as an argument", "WpPass77", "define('DB_PASSWORD', '%');"],
  ["a session in a cookie", "2660ed41905d4a4c466a542af36e20d6", "Cookie: session=%"],
  ["a signature in an address", "KuCCWqyHjliJeXJpSIG0f026M7Lc", "https://x.example/c?sv=2022&sig=%&se=2026"],
  ["a key in a header of its own", "7f3e9a1c5b2d4e6f8a0b1c2d3e4f5a6b", "Acme-Subscription-Key: %"],
  ["a secret in camel case", token("ZkPFlhdScFxMH2mn7Pe", "ZorOMnASxxbXgQS1SmD4r"), "SecretAccessKey: %"],
  ["a token built as most are", LONG, "acme_live_%"],
  ["a password in words", "correct horse battery staple", "My password is %"],
  ["a password in words to the end of its clause", "purple monkey dishwasher", "my wifi password is % and it works"],
  ["a passphrase that begins like a remark", "correct horse battery staple", "my passphrase was %."],
  ["a pw without a verb", "sunflower42", "wifi pw %"],
  ["a card check of something", "123", "the cvc on the card is %"],
  ["a plain password to use", "swordfish", "use password %"],
  ["a plain password to log in with", "swordfish", "Use the password % to log in."],
  ["a password behind a name and a slash", "Hunter22", "login bob / %"],
  ["a password to log in as somebody", "Hunter22!", "logged in as admin with %"],
  ["a password beside an account", "Hunter22x", "My account is ada@example.com with %"],
  ["a code of a bank", "471182", "the bank code is %"],
  ["a code of a building", "4711x8", "building code is %"],
  ["a PIN before other words", "5000", "my pin: % everywhere"],
  ["a password of a database", "hunter", "mysql -u root -p% shop"],
  ["a card number", "4111 1111 1111 1111", "card % exp 12/29"],
  ["a card number without gaps", "5555555555554444", "pay with %"],
  [
    "a card number before its date and check digits",
    "4539 1488 0343 6467",
    "My Visa is % 09/28 123, book the hotel with it.",
  ],
  ["a card number without gaps before other digits", "4539148803436467", "%  09/28 123"],
  ["a card number behind its date", "4539148803436467", "12/27 %"],
  ["a card number before a count", "4539148803436467", "% 3 nights please"],
  ["a card number with hyphens before its date", "4539-1488-0343-6467", "%-12/27"],
  ["a card number of 15 digits before its date", "3782 822463 10005", "Amex % 12/27 1234"],
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
    "I did a password reset, and the password reset link for my account is broken",
    "pin the message, the key to success is patience",
    "pass: 12, fail: 3",
    "MAX_TOKENS=4096 PRIMARY_KEY=user_name",
    "PASSWORD=$DB_PASSWORD PWD=/home/joe API_KEY=<your key>",
    "docker run -u 1000:1000 image",
    "the passphrase is required for login",
    "the password for the account is stored in the vault",
    "my seed phrase is something that I keep in the safe at my home with all the papers",
    "cache key 0123456789abcdef0123456789abcdef",
    "AdminPassword:\nType: String",
    "Monthly pass: $100/month",
    "docker run -u 1000 -p 8080:80 nginx, mkdir -p src/app1",
    "the lock is from 2019, error code is 404, building code 2021 applies",
    "mein Passwort ist abgelaufen, mon mot de passe est expiré, パスワードは必要ですか",
    "password: str, password = prompt('?'), const token = await auth()",
    "postgres://user:password@localhost/db is how it looks",
    "I use KeePass2 as a password store",
    "traceparent 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "mailto:anna2024@example.com, cc:team42@example.com, npm:react17@17.0.2",
    "Idempotency-Key: order-2024-11-05-000123",
    "the password's SHA256 hash is stored",
    "use password managers, use password hashing with argon2 and use password policies",
    "We use password authentication here. Use password rotation.",
    "type=text, then use password value and password option. Enter password once.",
    "My password is wrong and the page keeps loading",
    "my password is not working on Firefox, and it is still unknown to the others",
    "logged in as admin with Chrome119",
    "My account is ada@example.com with Disney2023 plan",
    "The bank code is 10050000, the building code is IBC2021",
    "pin: 5000 metres",
    "mysql --host db -pretty",
    "login page / Checkout2 flow",
    "£200 pw, the cvc on the card is three digits",
    "napi_get_value_int64(env, value), ?session=5&page=2",
  ])("leaves alone: %s", (text) => {
    expect(redact(text)).toEqual({ text, found: [] })
  })

  it.each([
    [token("gh\u200bp_", LONG), LONG],
    [token("sk_live_", LONG.slice(0, 12), "\u200b", LONG.slice(12)), LONG.slice(12)],
    ["my pass\u00adword is mistyMountain4", "mistyMountain4"],
    ["４１１１ １１１１ １１１１ １１１１", "１１１１"],
    ["?to=postgres%3A%2F%2Fapp%3AencodedPw9%40db", "encodedPw9"],
  ])("finds what is disguised in %j", (text, secret) => {
    expect(redact(text).text).not.toContain(secret)
  })

  it("leaves characters alone that hide nothing", () => {
    const text = "👩‍👩‍👧 パスワード：必要です\u200b"
    expect(redact(text)).toEqual({ text, found: [] })
  })

  it("changes nothing when done again", () => {
    for (const [, secret, sentence] of SECRETS) {
      const once = redact(sentence.replace("%", () => secret)).text
      expect(redact(once)).toEqual({ text: once, found: [] })
    }
  })

  it("cuts a secret of one text out of the others, where it is repeated in passing", async () => {
    const [asked, answered] = await redactTogether(["My password is hunter2.", "I have noted hunter2 for you"])
    expect(asked?.text).toBe("My password is [redacted: password].")
    expect(answered).toEqual({ text: "I have noted [redacted: password] for you", found: ["password"] })
  })

  it("cuts repeated secrets that begin or end alike, or overlap, out of every text", async () => {
    const said = ["My password is hunter2.", "My password is hunter2hunter9.", "My password is ter2hun7."]
    const repeats = "hunter2 hunter2hunter9 ahunter2hun7b hunter9"
    const hidden = (await redactTogether([...said, repeats]))[3]?.text
    const cut = "[redacted: password]"
    expect(hidden).toBe(`${cut} ${cut} a${cut}b hunter9`)
  })

  it.each([
    ["beside as many keys", (size: number) => [fakeKeys(size), "skeleton ".repeat(size * 1_500)]],
    ["of one letter beside passwords of it", (size: number) => [...alike(size), "a".repeat(size * 8_000)]],
  ])("takes time that grows as texts %s do", async (_, textsOf) => {
    const processorTime = async (size: number) => {
      const texts = textsOf(size)
      const before = process.cpuUsage()
      await redactTogether(texts)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await processorTime(16)
    expect(await processorTime(128)).toBeLessThan(Math.max(15, await processorTime(16)) * 16)
  })

  it("looks for answers that tell a secret in time that grows as the number of messages does", async () => {
    const processorTime = async (size: number) => {
      const texts = Array.from({ length: size }, (_, at) => `message ${at} about tea`)
      const roles = texts.map((_, at) => (at % 2 === 0 ? "user" : "assistant"))
      const before = process.cpuUsage()
      await cutAnsweredSecrets(texts, roles)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await processorTime(8_000)
    expect(await processorTime(64_000)).toBeLessThan(Math.max(15, await processorTime(8_000)) * 16)
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
    "password for a ",
    "pin of ",
    "passphrase is ",
    "seed phrase ",
    "seed phrase is abandon ",
    "login: joe ",
    " -u a",
    "A_KEY=",
    "use key ",
    "the code to my door ",
    "password, ",
    "password:\n",
    "creds: a",
    "a1b2c is my ",
    "my password is correct horse ",
    "use password aaaaaa ",
    "login a/",
    "cvc of a ",
    "mysql -u -p",
    "a:b1@",
    "a,password\n",
    "a,password\nada,hunter22\n",
    "| a | password |\n|---|---|\n",
    "alarm code 4821 ",
    "api key a1b2c3d4e5 ",
    "the security question, maiden name, is ",
    "cookie: sid=a1b2c3d4",
    "\u200b",
    "a",
  ])("comes to an end on 64 KiB of %j", (unit) => {
    const text = unit.repeat(65_536 / unit.length)
    expect(redact(redact(text).text).text).toBe(redact(text).text)
  })
})

function fakeKeys(size: number): string {
  return Array.from({ length: size * 80 }, () => token("sk-proj-", randomBytes(24).toString("hex"))).join(" ")
}

const A_LINE = "a".repeat(25)

function alike(size: number): readonly string[] {
  return Array.from({ length: size * 4 }, (_, place) => `my password is ${A_LINE}b${place}${A_LINE}`)
}
