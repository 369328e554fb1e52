import { describe, expect, test } from "vitest"
import { cutAnsweredSecrets } from "../../../src/turn/remember/answered-secrets.ts"
import { redactTogether } from "../../../src/turn/remember/redact.ts"
import { cutToldSecrets } from "../../../src/turn/remember/told-secret-model.ts"

/** What is kept of a message that a person typed. */
async function keptOf(message: string): Promise<string> {
  const redacted = await redactTogether([message])
  const told = await cutToldSecrets(
    redacted.map(({ text }) => text),
    () => true,
  )
  const [kept = ""] = await cutAnsweredSecrets(told, ["user"])
  return kept
}

const MADE = ["Kumquat7", "gr1zzly", "Tulip-Garden-22"]
const WORDS = ["swordfish", "kumquat", "tournesol", "girasol"]
const ofEach = (values: readonly string[], messages: readonly string[]) =>
  messages.flatMap((message) => values.map((value) => [message.replace("%", () => value), value] as const))

describe("each form of a told secret is cut", () => {
  test.each(
    ofEach(
      [...MADE, ...WORDS],
      [
        "changed my password to %",
        "I changed my password to % yesterday",
        "just changed the wifi password to %",
        "I've changed my email password to % so nobody gets in",
        "Ich habe mein Passwort auf % geändert",
        "hab mein passwort in % geändert",
        "Mein Passwort ist jetzt %",
        "j'ai changé mon mot de passe en %",
        "j'ai changé mon mot de passe pour %",
        "mon nouveau mot de passe, c'est %",
        "cambié mi contraseña a %",
        "he cambiado mi contraseña por %",
        "mi contraseña ahora es %",
        "ho cambiato la password in %",
        "mudei a minha senha para %",
      ],
    ),
  )("of a changed password: %s", async (message, secret) => {
    expect(await keptOf(message)).not.toContain(secret)
  })

  test.each(
    ofEach(
      [...MADE, ...WORDS],
      [
        "the root pass on the nas is %",
        "the root pass on the server is %",
        "the admin pass of the router is %",
        "root pass for the nas: %",
        "my bitwarden master is %",
        "our keepass master is %",
        "my pasword is %",
        "my passwrd: %",
      ],
    ),
  )("of a password with another name: %s", async (message, secret) => {
    expect(await keptOf(message)).not.toContain(secret)
  })

  test.each(
    ofEach([...MADE, ...WORDS], ["Password for the bank account? It's %.", "The wifi password? It's %."]).concat(
      ofEach(MADE, [
        "Passwort fürs Bankkonto? Es ist %.",
        "Le mot de passe du wifi ? C'est %.",
        "¿La contraseña del wifi? Es %.",
      ]),
    ),
  )("of an answer to one's own question: %s", async (message, secret) => {
    expect(await keptOf(message)).not.toContain(secret)
  })

  test.each(
    ofEach(
      ["Tazzelrue5693%", "Kumquat77", "gr1zzly"],
      [
        "the zip is encrypted with %",
        "the archive opens with %",
        "das Zip ist mit % verschlüsselt",
        "das Archiv geht mit % auf",
        "le zip est chiffré avec %",
        "l'archive s'ouvre avec %",
        "el zip está cifrado con %",
        "el archivo se abre con %",
        "lo zip è cifrato con %",
        "o zip está criptografado com %",
        "o arquivo abre com %",
        "de zip is versleuteld met %",
        "压缩包用%加密了",
        "zipは%で暗号化した",
      ],
    ),
  )("of what a file is encrypted with: %s", async (message, secret) => {
    expect(await keptOf(message)).not.toContain(secret.replace("%", ""))
  })

  test.each([
    ["Backup codes:\n1. 3f2a 9c1b\n2. 77de 01aa", "3f2a 9c1b", "77de 01aa"],
    ["GitHub recovery codes\n\n1) 3f2a9 c1b77\n2) 88aa1 22bcd", "3f2a9", "22bcd"],
    ["my github backup codes: 3f2a9-c1b77 88aa1-22bcd", "3f2a9-c1b77", "88aa1-22bcd"],
    ["my backup codes are 1234-5678, 8765-4321 and 1111-2222", "1234-5678", "8765-4321", "1111-2222"],
    ["Backup codes for GitHub:\na1f3c-77b20\n90d2e-1b4fa", "a1f3c-77b20", "90d2e-1b4fa"],
    ["Google backup codes: 4821 7730, 9912 0034", "4821 7730", "9912 0034"],
    ["Notfallcodes:\n1. 4821 9930\n2. 1177 2204", "4821 9930", "1177 2204"],
    ["Códigos de respaldo:\n1. k3f2 pc1b\n2. 77de z1aa", "k3f2 pc1b", "77de z1aa"],
    ["Meine 24 Wörter: ripple canyon velvet orbit lemon ginger ladder walnut tunnel pepper silver meadow", "velvet"],
    ["machine api.example.com login ada password Tr33house", "Tr33house"],
    ["machine example.com\nlogin ada\npassword swordfish", "swordfish"],
    ['variable "token" {\n  default = "abc-DEF-12345"\n}', "abc-DEF-12345"],
    ['variable "db_password" {\n  type = string\n  sensitive = true\n  default = "hunter2"\n}', "hunter2"],
    ["define('AUTH_KEY', 'aB3$kd9!lqPz');", "aB3$kd9!lqPz"],
    ["define('LOGGED_IN_KEY', 'q9!Lk_2z#Vw8@xT');", "q9!Lk_2z"],
    ["define('NONCE_SALT',       'put 9xX|zz-^q');", "9xX|zz"],
    ["define( 'SECURE_AUTH_SALT', '>3 q}Z 0f&`(x9 -+| %mK' );", "q}Z", "%mK"],
    ["define('AUTH_SALT', 'it is \\' a 9x quote');", "9x quote"],
    ['ds.setPassword("Tazzelrue5693");', "Tazzelrue5693"],
    ['config.setPassword("swordfish")', "swordfish"],
    ["CF_API_TOKEN=Q7x2Lm9Vt4Kc8Zr1Wb5Nh3Ys6Jd0Fg4Ps8Ue2A", "Q7x2Lm9Vt4"],
    ["Cloudflare API token: Q7x2Lm9Vt4Kc8Zr1Wb5Nh3Ys6Jd0Fg4Ps8Ue2Ai6", "Q7x2Lm9Vt4"],
    ["hier ist mein Cloudflare-Token vF9x2Lm7Kq4Zt8Rb1Nc5Ym3Jd6Fg0Ps2UeAi4Ow6", "vF9x2Lm7"],
    ["here's my fly token: fo1_¦Q7x2Lm9Vt4Kc8Zr1Wb5Nh3Ys6Jd0Fg4Ps8Ue2A", "Q7x2Lm9"],
    ["tgp_v1_¦Q7x2Lm9Vt4Kc8Zr1Wb5Nh3Ys6Jd0Fg4Ps8Ue2Ai6", "Q7x2Lm9Vt4"],
    ["sk_¦7f3e9c1b5a2d8064e1f7c3b9a5d208461b3c5d7e9f1a2b4c", "7f3e9c1b5a"],
    ["elevenlabs key is 7f3e9c1b5a2d8064e1f7c3b9a5d20846", "7f3e9c1b5a"],
    ["forget my code 4821", "4821"],
    ["please forget the alarm code 9921", "9921"],
    ["please forget that my backup code is 4821-9930", "4821-9930"],
    ["Vergiss den Code 5512", "5512"],
    ["oublie le code 8841 du portail", "8841"],
    ["olvida mi código 7755", "7755"],
  ])("of lists, files and keys: %j", async (written, ...secrets) => {
    // A ¦ keeps scanners from taking a made-up key in this file for an issued one.
    const kept = await keptOf(written.replaceAll("¦", ""))
    for (const secret of secrets) expect(kept).not.toContain(secret)
  })
})

describe("what only looks like a told secret is kept whole", () => {
  test.each([
    "changed my password to something stronger",
    "I changed my password to something longer yesterday",
    "changed my password to the one you suggested",
    "I had to change my password to get back in",
    "la password è scaduta",
    "la password è sbagliata",
    "la password è errata",
    "la password è debole",
    "la password è corta",
    "das Passwort ist abgelaufen",
    "das Passwort ist falsch",
    "das Passwort ist zu kurz",
    "le mot de passe est faux",
    "le mot de passe est erroné",
    "le mot de passe est trop court",
    "le mot de passe est périmé",
    "la contraseña es incorrecta",
    "la contraseña es errónea",
    "la contraseña es débil",
    "het wachtwoord is fout",
    "het wachtwoord is verlopen",
    "a senha é fraca",
    "a senha está errada",
    "a senha é inválida",
    "my password is outdated",
    "my password is gone again",
    "the wifi password is on the fridge",
    "the wifi password is easy",
    "My password is older than my kids",
    "The password for the bank account? It's forgotten.",
    "The wifi password? It's complicated.",
    "Password for the bank account? It's expired.",
    "Das Passwort vom Router? Es ist unbekannt.",
    "Le mot de passe du wifi ? C'est compliqué.",
    "the mountain pass is closed",
    "the boarding pass is ready",
    "the ski pass is expensive",
    "root canal was painful",
    "the bus pass is cheaper",
    "the zip is encrypted with AES",
    "das Zip ist mit AES-256 verschlüsselt",
    "le disque est chiffré avec LUKS",
    "el disco está cifrado con BitLocker",
    "the disk is encrypted with VeraCrypt",
    "the archive opens with WinRAR",
    "Das Archiv geht mit 7zip auf",
    "the story opens with thunder",
    "the concert opens with Mozart",
    "das Buch beginnt mit Regen",
    "El concierto se abre con Vivaldi",
    "the pdf opens with Acrobat",
    "my chess master is Vladimir",
    "my quiz master is Ruth",
    "my bread master is my aunt",
    "Backup plans:\n1. Take the bus at 8\n2. Call Ruth",
    "Backup codes are important, print them.",
    "My 12 words a day plan: learn Spanish",
    "Shopping list:\n1. 3 apples\n2. 500 flour",
    "define('WP_DEBUG', true);",
    "define('DB_NAME', 'wordpress');",
    "define('AUTH_KEY', 'put your unique phrase here');",
    "ds.setPassword(password)",
    'ds.setPassword("");',
    'user.setUsername("ada")',
    "changé mon mot de passe en urgence",
    "he cambiado mi contraseña por seguridad",
    "j'ai changé mon mot de passe pour rien",
    "cambié mi contraseña a tiempo",
    "ich habe mein Passwort auf Anraten meiner Bank geändert",
  ])("%j", async (message) => {
    expect(await keptOf(message)).toBe(message)
  })
})
