import { expression, oneLine } from "../../text/regex.ts"
import { hasLetterAndDigit, isAssignedValue } from "./no-secret.ts"
import { IS } from "./password-names.ts"
import type { SecretPattern } from "./secret-pattern.ts"

/** Words for the key of a network, which also open doors. */
const KEY =
  "keys?|schlüssel|clés?|clefs?|claves?|chiave|chave|sleutel|nyckeln?|nøgle|ключ|klucz|anahtar[ıi]?|キー|密钥|密匙"
/** Words for a network and what makes one. */
const NETWORK = new RegExp(
  String.raw`(?<!\p{L})(?:${oneLine(`
    wi-?fi|w-?lan|gäste-?w-?lan|wireless|routers?|fritz!?[ ]?box|livebox|freebox|speedport|hotspot|modem|ssid|wpa[23]?(?:-psk)?|wep|(?:home[ ]|guest[ ])?network|internet|netzwerk|heimnetz
    |réseau|box[ ]internet|(?:la|mi|nuestra|de)[ ]red|rete|rede|netwerk|nätverk(?:et)?|роутер\\p{L}*|вай-?фай|сеть|сети|sieć|sieci
  `)})(?!\p{L}|[ ](?:team|engineer|admin))|netzwerk-?schlüssel|wlan-?schlüssel|w-?lan|wi-?fi|ルーター|ネットワーク|网络|路由器?|热点|무선|와이파이`,
  "iu",
)
/** Keys that open something else, or are public. */
const OTHER_KEY =
  /(?:house|car|locker|bike|room|office|door|van|safe|licen[cs]e|product|public|primary|foreign|map|card|haus|auto|wohnungs|fahrrad|keller)[ -]?(?:key|schlüssel)s?$|numbers?$|nummer$/iu
const MIN_DIGITS = 8

function mayBeNetworkKey(value: string): boolean {
  const bare = value.replace(/[.!?。！？]{1,4}$/u, "")
  if (/^\d[\d -]*$/.test(bare)) return bare.replace(/\D/g, "").length >= MIN_DIGITS
  return (
    bare.length >= 6 && hasLetterAndDigit(bare) && isAssignedValue(bare) && !/^\d+(?:st|nd|rd|th|-\p{L}+)$/u.test(bare)
  )
}

/** What is said of the same network: this sentence and the one before, which may name it. */
function tellsOfNetwork(before: string): boolean {
  const clause = before
    .split(/[;!?。！？]\s|\.\s/u)
    .slice(-2)
    .join(" ")
  const named = clause.replace(/\s{0,3}(?:(?:is|was|ist|lautet|est|es|é|è)|[:=：])?\s{0,3}["'\x60]?$/u, "")
  return NETWORK.test(clause) && !OTHER_KEY.test(named)
}

/** The key of a wireless network: "The WiFi key is 61839274650193847262", "Das WLAN heißt Dachboden und der Schlüssel ist kamin2208". */
export const networkKeys: readonly SecretPattern[] = [
  {
    kind: "password",
    pattern: expression("giu")`
      (?:(?<!\p{L})|(?<=netzwerk-?|wlan-?|wpa2?-?|wifi-?|wi-fi-?|ネットワーク|网络))(?:${KEY})(?!\p{L})(?:(?:[ ](?![:=])[^\s:=,.;!?]{1,20}){0,6}?${IS}|[ ])["'\x60]?
      (?<secret>\d{3,5}(?:[ -]\d{3,5}){1,7}|[^\s"'\x60,;，。、]{6,64})
    `,
    holds: mayBeNetworkKey,
    among: tellsOfNetwork,
  },
  {
    kind: "password",
    pattern: expression("giu")`
      (?:キー|密钥|密匙)(?:是|为|為|は|が|[:：=])\s{0,2}["'\x60「]?(?<secret>[A-Za-z0-9!@#$%^&*_+.-]{6,64})
    `,
    holds: mayBeNetworkKey,
    among: tellsOfNetwork,
  },
]
