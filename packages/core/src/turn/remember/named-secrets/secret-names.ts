import { expression } from "../../../text/regex.ts"
import { NAMES } from "../password-names.ts"

/**
 * Names of secrets at the end of a name that was split into words: "db password", "aws secret access key",
 * "dbpassword". Counts of a model's tokens and positions in a list are none.
 */
const SECRET = expression("iu")`
  (?:^|\s)(?:\p{L}{0,24}(?:pass ?words?|passwd|pass ?phrases?|pwd|secrets?)|(?:\p{L}{0,16}(?:db|user|store|key|root|admin|smtp|mail|wifi|ftp|http|proxy|become|require|sudo|bind|login))?pass|pw|rootpw|psk
  |pat|(?:api|private|secret|access|auth|encryption|signing|master|preshared|pre shared|ssh|license|recovery|account|storage|shared access) ?keys?|apikeys?|secret key base|key ?material|master ?auth
  |(?:auth|access|refresh|id|bearer|session|api|bot|user|login|oauth|security|csrf|jwt|github|gitlab|slack|personal access|deploy|registration|npm|vault|service) ?tokens?|token|jwt|credentials?|creds|authorization
  |(?:w ?lan|wi ?fi|netzwerk|network|api) ?(?:schlüssel|keys?)|cl(?:é|ef) (?:api|wi ?fi|réseau)|clave (?:api|wi ?fi|del? wi ?fi|de la red)|chiave (?:api|wi ?fi|di rete)|chave (?:api|(?:do )?wi ?fi)|(?:api|网络|無線|wi ?fi) ?(?:密钥|密匙|キー)
  |otp|totp|mfa code|pin|pin code|cvv|cvc|(?:one time|backup|recovery|security|access|door|gate|alarm|verification) codes?|(?:seed|recovery) (?:phrase|words)|mnemonic)$
  |(?:^|\s)\p{L}{0,24}(?:${NAMES})$
`
const HARMLESS = expression("i")`
  (?:^|\s)(?:page|cursor|continuation|next|sync|max|min|stop|count|total|reading|map|lapel|rolling)\s(?:token|pin|pass)$
  |(?:^|\s)(?:existing|tls|pull) secrets?$
  |^(?:forgot|forgotten|reset|show|hide|toggle|enter|invalid|wrong|missing|create|choose|remember|require|requires|has|no|allow|enable|disable|ask|clear)\s(?:the |my |your |a )?(?:pass ?word|password|passphrase|token|secret|pin|key)s?$
`
const PASSWORD = new RegExp(String.raw`pass|pwd|\bpw|rootpw|psk|preshared|pre shared|key ?material|${NAMES}`, "iu")
const PIN = /(?:^|\s)(?:pin|pin code|cvv|cvc)$/i

const MAX_NAME = 100

/** The words of a name: `dbPassword`, `DB_PASSWORD2` and `db.password` are "db password". */
function wordsOfName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-.:/\s]+/g, " ")
    .replace(/(?<!\d) ?\d{1,4}$/, "")
    .trim()
}

/** Whether a field of this name holds a secret, whatever its value looks like: `password`, `apiKey`, `DB_PASS`. */
export function isSecretName(name: string): boolean {
  if (name.length > MAX_NAME) return false
  const words = wordsOfName(name)
  return SECRET.test(words) && !HARMLESS.test(words)
}

/** Whether a name is written as programs write them, so that it is no word of a sentence: `jwt_secret`, `apiToken`. */
export function isIdentifier(name: string): boolean {
  return /[\p{L}\p{N}][_.-][\p{L}\p{N}]|\p{Ll}\p{Lu}|\p{L}\d$|^\p{Lu}{2,}$/u.test(name)
}

/** Whether a name means a secret that people choose, unlike a key or a token: "shared secret", "client_secret". */
export function isChosenSecret(name: string): boolean {
  return /secret$/i.test(wordsOfName(name))
}

/** The kind of secret that a name tells, as its marker shows it. */
export function kindOfName(name: string): string {
  const words = wordsOfName(name)
  return PIN.test(words) ? "PIN" : PASSWORD.test(words) ? "password" : "secret"
}
