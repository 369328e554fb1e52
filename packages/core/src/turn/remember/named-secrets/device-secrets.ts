import { continuesSentence, isPasswordThing } from "../no-secret.ts"
import type { SecretSpan } from "./cut-spans.ts"
import { isFieldValue } from "./secret-values.ts"

/** The first word of a line in the settings of a router or switch, behind a prompt. */
const HEAD = wordSet(`
  enable username user local-user neighbor peer snmp-server snmp tacacs-server radius-server tacacs radius crypto ip ipv6 ospf isis eigrp bgp area standby vrrp ppp key-string key set ntp server host
  pre-shared-key encrypted-password authentication authentication-key interface security wlan wpa-psk ssid tunnel-group ikev1 ikev2 vpn aaa mpls password secret passphrase psksecret hostname mgmt admin login
`)
/** The word before the secret. */
const KEYWORD = wordSet(`
  password passwd secret key key-string community psksecret passphrase pre-shared-key preshared-key shared-secret authentication-key auth-key message-digest-key md5 psk wpa-psk
  plain-text-password-value encrypted-password plaintext-password shared-key ascii-text
`)
/** The same in a line about SNMP. */
const SNMP_KEYWORD = wordSet("auth priv authentication-password privacy-password")
/** How the secret is written, between the word and the secret. */
const TYPE =
  /^(?:\d{1,3}|level|ascii|ascii-text|hex|hexadecimal|cipher|simple|plain|plaintext|clear(?:text)?|encrypted|irreversible-cipher|enc|md5|sha\d*|sha-?\d+|hmac-\S+|aes|aes-?\d+|des|3des|hash|local|remote|local-authentication|remote-authentication)$/i
/** What a key is done to, or is called, in the same place. */
const NO_KEY =
  /^(?:generate|zeroize|import|export|chain|pubkey-chain|mypubkey|storage|rsa|dsa|ec|ecdsa|config-key|encryption|address|include|exclude|min-length|max-length|lifetime|map|group)$/i
const PROMPT = /^[\w.()/-]{1,40}[#>]$/
const MAX_LINE = 300
const MAX_WORDS = 24

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

interface Word {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Secrets in the settings of network devices: "enable secret 5 …", "neighbor … password …". Linear in the text. */
export function findDeviceSecrets(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  const isOfLines = /^[ \t]{0,8}line (?:vty|con|aux)/m.test(text)
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start)
    const end = found < 0 ? text.length : found
    if (end - start <= MAX_LINE) spans.push(...secretsOfLine(wordsOf(text.slice(start, end), start), isOfLines))
    start = end + 1
  }
  return spans
}

function wordsOf(line: string, offset: number): readonly Word[] {
  return [...line.matchAll(/"([^"]{0,200})"|[^\s"]+/g)].map(({ index, 0: source, 1: quoted }) => {
    const value = quoted ?? source.replace(/(?<=.)[;,`]$/, "")
    const start = offset + index + (quoted === undefined ? 0 : 1)
    return { value, start, end: start + value.length }
  })
}

function secretsOfLine(words: readonly Word[], isOfLines: boolean): readonly SecretSpan[] {
  if (words.length < 2 || words.length > MAX_WORDS) return []
  const at = PROMPT.test(words[0]?.value ?? "") || words[0]?.value === "no" ? 1 : 0
  const head = bareWord(words[at])
  if (!HEAD.has(head) || words.slice(at).some(({ value }) => /[.!?]$/.test(value) && !/\d\.$/.test(value))) return []
  const spans: SecretSpan[] = []
  for (let nth = at; nth < words.length - 1; nth++) {
    const keyword = bareWord(words[nth])
    if (!KEYWORD.has(keyword) && !(head.startsWith("snmp") && SNMP_KEYWORD.has(keyword))) continue
    let next = nth + 1
    while (next < words.length - 1 && TYPE.test(words[next]?.value ?? "")) next++
    const [word, behind] = [words[next], words[next + 1]]
    if (
      word === undefined ||
      (behind !== undefined && continuesSentence(behind.value) && !/^(?:in|out|on|all|no)$/.test(behind.value))
    )
      continue
    // "secret" alone begins sentences and recipes.
    const isTyped = next > nth + 1 || (isOfLines && words.length === 2)
    if (nth === at && !isTyped && /^(?:password|secret|key|passphrase)$/.test(keyword)) continue
    if (
      !isFieldValue(word.value) ||
      continuesSentence(word.value) ||
      NO_KEY.test(word.value) ||
      isPasswordThing(word.value)
    )
      continue
    spans.push({ start: word.start, end: word.end, kind: "password" })
    nth = next
  }
  return spans
}

const bareWord = (word: Word | undefined): string => (word?.value ?? "").replace(/^`/, "").toLowerCase()
