/** A secret as its issuer describes the form, and a sentence that somebody may have written around it (`%`). */
export interface Planted {
  readonly kind: string
  readonly secret: string
  readonly sentence: string
}

const SETS: Readonly<Record<string, string>> = {
  hex: "0123456789abcdef",
  HEX: "0123456789ABCDEF",
  digit: "0123456789",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  base32: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  alnum: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
  lower: "abcdefghijklmnopqrstuvwxyz0123456789",
  url: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-",
  base64: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
}

/**
 * Forms as `prefix{length:characters}`; the sentences are separated by `|`. Prefixes are written in pieces (`~` is left out), so that no scanner takes
 * this file for a leak. Every run of alphanumerics is given a digit.
 */
const FORMS: readonly (readonly [string, string, string])[] = [
  ["AWS key id", "AK~IA{16:base32}", "use %|the id is % for now"],
  ["AWS secret", "{40:base64}", "aws_secret_access_key = %|AWS_SECRET_ACCESS_KEY=%"],
  ["GitHub token", "gh~p_{36:alnum}", "% is for CI|git clone https://%@github.com/a/b"],
  ["GitHub app token", "gh~s_{36:alnum}", "the app has %"],
  ["GitHub fine-grained", "github~_pat_{22:alnum}_{59:alnum}", "%"],
  ["GitLab token", "gl~pat-{20:url}", "GITLAB_TOKEN=%|my token % works"],
  ["Slack bot", "xo~xb-{12:digit}-{12:digit}-{24:alnum}", "bot %"],
  ["Slack app", "xa~pp-1-A{10:alnum}-{13:digit}-{64:hex}", "%"],
  ["Slack webhook", "T{8:base32}/B{8:base32}/{24:alnum}", "post to https://hooks.slack.com/services/%"],
  ["Stripe", "sk~_live_{24:alnum}", "charge with %"],
  ["Stripe restricted", "rk~_live_{24:alnum}", "charge with %"],
  ["Stripe webhook", "whs~ec_{32:alnum}", "%"],
  ["Google API key", "AI~za{35:url}", "maps %|https://maps.example/api?key=%&q=1"],
  ["Google OAuth", "ya~29.{60:url}", "access %"],
  ["Google client secret", "GOC~SPX-{28:url}", "%"],
  ["OpenAI", "sk~-proj-{48:url}", "OPENAI_API_KEY=%|here: %"],
  ["OpenAI, older", "sk~-{48:alnum}", "use %"],
  ["Anthropic", "sk~-ant-api03-{80:url}", "claude with %"],
  ["OpenRouter", "sk~-or-v1-{64:hex}", "%"],
  ["Groq", "gs~k_{52:alnum}", "%"],
  ["xAI", "xa~i-{80:alnum}", "%"],
  ["Perplexity", "pp~lx-{48:alnum}", "%"],
  ["Replicate", "r8~_{37:alnum}", "%"],
  ["Hugging Face", "h~f_{34:alnum}", "download with %"],
  ["npm", "np~m_{36:alnum}", "//registry.example/:_authToken=%"],
  ["PyPI", "py~pi-AgEIcHlwaS5vcmc{70:url}", "twine with %"],
  ["SendGrid", "S~G.{22:url}.{43:url}", "mail %"],
  ["Twilio", "S~K{32:hex}", "sms %"],
  ["Mailgun", "ke~y-{32:hex}", "mail %"],
  ["Shopify", "shp~at_{32:hex}", "shop %"],
  ["DigitalOcean", "do~p_v1_{64:hex}", "%"],
  ["Discord", "M{25:url}.{6:url}.{38:url}", "bot %"],
  ["Discord webhook", "{18:digit}/{68:url}", "https://discord.com/api/webhooks/%"],
  ["Telegram", "{10:digit}:A~A{33:url}", "bot %"],
  ["Databricks", "da~pi{32:hex}", "%"],
  ["Linear", "lin~_api_{40:alnum}", "%"],
  ["Notion", "nt~n_{46:alnum}", "%"],
  ["Atlassian", "ATAT~T3xFfGF0{60:url}", "jira %"],
  ["Vault", "hv~s.{90:url}", "%"],
  ["Supabase", "sb~p_{40:hex}", "%"],
  ["Docker", "dck~r_pat_{27:url}", "docker login with %"],
  ["Grafana", "gl~sa_{32:alnum}_{8:hex}", "%"],
  ["Sentry", "sntr~ys_{60:alnum}", "%"],
  ["RubyGems", "ruby~gems_{48:hex}", "%"],
  ["Square", "sq~0atp-{22:url}", "%"],
  ["Airtable", "pat{14:alnum}.{64:hex}", "airtable %"],
  ["HubSpot", "pat-na1-{8:hex}-{4:hex}-{4:hex}-{4:hex}-{12:hex}", "hubspot %"],
  ["PlanetScale", "pscale~_tkn_{43:url}", "%"],
  ["Fly", "fm~2_{100:base64}", "%"],
  [
    "Azure storage",
    "{86:base64}==",
    "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=%;EndpointSuffix=core.windows.net",
  ],
  ["Azure client secret", "{3:alnum}8Q~~{34:url}", "client secret: %"],
  ["JWT", "ey~JhbGciOiJIUzI1NiJ9.ey~J{40:url}.{43:url}", "cookie session=%|Authorization: Bearer %"],
  ["bearer", "{40:alnum}", "Authorization: Bearer %|curl -H 'authorization: Bearer %' https://a.example"],
  ["a key by name", "{32:hex}", "the api key is %|X-Api-Key: %|client_secret=%"],
  ["a WireGuard key", "{43:base64}=", "PrivateKey = %"],
  [
    "a password",
    "{10:alnum}!",
    "my password is %|The wifi password is %|DB_PASSWORD=%|password: %|the admin password was changed to %",
  ],
  ["a German password", "{10:alnum}", "Mein Passwort ist %|Das Kennwort lautet %|mein neues Passwort: %"],
  ["a French password", "{10:alnum}", "Mon mot de passe est %|le mot de passe : %"],
  ["a Spanish password", "{10:alnum}", "Mi contraseña es %|la contraseña: %"],
  ["a Portuguese password", "{10:alnum}", "A minha senha é %|minha palavra-passe é %"],
  ["an Italian password", "{10:alnum}", "La mia password è %|la parola d'ordine è %"],
  ["a Dutch password", "{10:alnum}", "Mijn wachtwoord is %"],
  ["a Polish password", "{10:alnum}", "Moje hasło to %|hasło: %"],
  ["a Russian password", "{10:alnum}", "Мой пароль: %|пароль это %|мой пароль %"],
  ["a Turkish password", "{10:alnum}", "şifrem %|şifre: %"],
  ["a Chinese password", "{10:alnum}", "我的密码是%。|密码：%"],
  ["a Japanese password", "{10:alnum}", "パスワードは%です|パスワード：%"],
  ["a Korean password", "{10:alnum}", "비밀번호는 %입니다|비밀번호: %"],
  ["an Arabic password", "{10:alnum}", "كلمة المرور هي %|كلمة السر: %"],
  ["a Hindi password", "{10:alnum}", "मेरा पासवर्ड % है|पासवर्ड: %"],
  [
    "a password in an address",
    "{12:alnum}",
    "postgres://ada:%@db.example.com/app|mongodb+srv://ada:%@c.example.net|redis://:%@cache:6379|https://ada:%@example.com/x",
  ],
  ["a password in a connection string", "{12:alnum}", "Server=db;Uid=sa;Pwd=%;|Server=db;User Id=sa;Password=%;"],
  ["a password in JSON", "{12:alnum}", '{"user":"ada","password":"%"}|{"apiKey": "%"}'],
  ["a password in YAML", "{12:alnum}", "db:\n  user: ada\n  password: %\n"],
]

const PER_FORM = 4
const KEYS = ["RSA PRIVATE KEY", "EC PRIVATE KEY", "PRIVATE KEY", "OPENSSH PRIVATE KEY", "PGP PRIVATE KEY BLOCK"]
const CARDS: readonly (readonly [string, number])[] = [
  ["4", 16],
  ["51", 16],
  ["2221", 16],
  ["34", 15],
  ["6011", 16],
  ["3528", 16],
]

/** At least 300 secrets, always the same ones. */
export function plantedSecrets(): readonly Planted[] {
  const random = generator(20_261_121)
  const pick = (set: string): string => set[Math.floor(random() * set.length)] ?? ""
  const run = (length: number, set: string): string => {
    const body = Array.from({ length }, () => pick(SETS[set] ?? "")).join("")
    return length < 4 || set === "upper" || /\d/.test(body) ? body : `${body.slice(0, 2)}7${body.slice(3)}`
  }
  const made = (form: string): string =>
    form
      .replaceAll("~~", "\0")
      .replaceAll("~", "")
      .replaceAll("\0", "~")
      .replaceAll(/\{(\d+):(\w+)\}/g, (_, length: string, set: string) => run(Number(length), set))
  const planted: Planted[] = []
  for (const [kind, form, sentences] of FORMS) {
    const all = sentences.split("|")
    for (let n = 0; n < Math.max(PER_FORM, all.length); n++) {
      planted.push({ kind, secret: made(form), sentence: all[n % all.length] ?? "%" })
    }
  }
  for (const label of KEYS) {
    const lines = Array.from({ length: 4 }, () => run(64, "base64")).join("\n")
    planted.push({ kind: label, secret: lines, sentence: `-----BEGIN ${label}-----\n%\n-----END ${label}-----` })
    const escaped = Array.from({ length: 3 }, () => run(64, "base64")).join("\\n")
    planted.push({
      kind: label,
      secret: escaped,
      sentence: `{"private_key": "-----BEGIN ${label}-----\\n%\\n-----END ${label}-----\\n"}`,
    })
  }
  for (const [prefix, length] of CARDS) {
    for (const gap of ["", " ", "-"])
      planted.push({ kind: "card", secret: card(prefix, length, gap, run), sentence: "pay with % please" })
  }
  return planted
}

/** With Luhn's check digit (ISO/IEC 7812-1). */
function card(prefix: string, length: number, gap: string, run: (length: number, set: string) => string): string {
  const body = prefix + run(length - prefix.length - 1, "digit")
  let sum = 0
  for (const [index, digit] of [...body].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  const digits = `${body}${(10 - (sum % 10)) % 10}`
  return digits.replaceAll(/(.{4})(?=.)/g, `$1${gap}`)
}

/** Mulberry32: small, even enough, and always the same. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
