import type { SecretSpan } from "./cut-spans.ts"
import { isSecretName, kindOfName } from "./secret-names.ts"
import { fitsName, isFieldValue, isMadeValue, isQuotedValue } from "./secret-values.ts"

/** An argument of a call; `value` if it is one text in quotes. */
interface Argument {
  readonly value?: string
  readonly start: number
  readonly end: number
}

const CALL = /(?<![\w$])([\w$]{2,40})(?:\(|\s?[:=]\s?[([])/g
const MAX_CALL = 600
const MAX_ARGUMENTS = 6
const MAX_DEPTH = 3

/** At which place functions that log in, sign or encrypt take their secret. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:NetworkCredential|HTTP(?:Basic|Digest)Auth|(?:http_?)?basic_?auth|UsernamePassword\w{0,30}|PasswordAuthentication|PSCredential|log_?in|sign_?in(?:With\w{1,30})?|authenticate|(?:set|with|use|Plain|Basic)?_?(?:Credentials?|Auth)|username_pw_set|softAP|createHmac|oci_connect)$/i,
    1,
  ],
  [
    /^(?:PDO|mysqli?(?:_p?connect)?|getConnection|odbc_connect|ftp_login|ssh2_auth_password|imap_open|hash_hmac|openssl_(?:en|de)crypt)$/i,
    2,
  ],
]
/** The same for functions of any name behind the name of an object. */
const METHODS: readonly (readonly [RegExp, number])[] = [
  [/\bwifi(?:multi)?\.(?:begin|addAP)$/i, 1],
  [/NetworkCredential\]::new$|\bcredentials?\.basic$|\b(?:network|w?lan|sta_if|nic)\.connect$/i, 1],
  [/\bjwt\.(?:sign|verify|encode|decode)$|\b(?:AES|DES|Rabbit)\.(?:en|de)crypt$/i, 1],
  [/\b(?:MySQLdb|pymysql|mysql\.connector)\.connect$/i, 2],
]
/** Functions that set, or read with a default, what their first argument names. */
const SETTERS =
  /^(?:put\w{0,20}|set\w{0,30}|append|fill|type|config\w{0,10}|with\w{0,20}|param\w{0,10}|header|define|environ\w{0,10}|get_?env\w{0,20}|env|get(?:Property|OrDefault|String)?|assign|store|save|property|ENV)$/i
const NO_SETTERS = /error|message|label|hint|help|placeholder|title|type$|text$/i
/** Functions that set their only argument, by a name behind one of these words. */
const SETTER_PREFIX = /^(?:set|with|use|enter|provide)_?(?=[A-Z_]|p|s|t)/
const ENTERED = /^(?:type|fill|send_?keys|set_?value|val|value|input)$/i

/**
 * Secrets as arguments of calls in programs: where a function takes the password of a login, behind the name of a secret, and
 * alone in a function that is named after one. Linear in the text.
 */
export function findCallSecrets(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  if (text.includes("(") || text.includes("[")) {
    for (const { index, 0: call, 1: name = "" } of text.matchAll(CALL)) {
      const opening = call.at(-1) ?? "("
      if (opening === "[" || call.includes("=") || call.includes(":")) {
        if (!/^(?:http_?)?(?:basic_?)?auth$/i.test(name)) continue
      } else if (!mayTake(name)) continue
      const taken = secretOfCall(
        name,
        text.slice(Math.max(0, index - MAX_BEFORE), index),
        argumentsAt(text, index + call.length),
      )
      if (taken !== undefined) spans.push(taken)
    }
  }
  for (const pattern of PAIRS) {
    for (const { index, 0: pair, groups } of text.matchAll(pattern)) {
      const { name = "", value = "" } = groups ?? {}
      const told = name.replace(/^-{1,2}/, "")
      if (!isSecretName(told) || !isFieldValue(value) || !fitsName(value, told)) continue
      const start = index + pair.lastIndexOf(value)
      spans.push({ start, end: start + value.length, kind: kindOfName(name) })
    }
  }
  return spans
}

const MAX_BEFORE = 90

/** Names and values side by side: in a list of pairs, in a list of arguments of a command, and as a constant of C. */
const PAIRS: readonly RegExp[] = [
  /(?<=[[,{(]\s{0,3})\[\s{0,3}(?<q>["'])(?<name>[^\s"']{1,80})\k<q>\s{0,3},\s{0,3}(?<r>["'])(?<value>[^"'\n]{1,400})\k<r>\s{0,3}\]/g,
  /(?<q>["'])(?<name>-{1,2}[\w-]{2,40})\k<q>\s{0,3},\s{0,20}(?<r>["'])(?<value>[^"'\n]{1,400})\k<r>/g,
  /#define[ \t]{1,8}(?<name>\w{1,80})[ \t]{1,20}\(?(?<r>["'])(?<value>[^"'\n]{1,400})\k<r>/g,
]

const mayTake = (name: string): boolean =>
  PLACES.some(([pattern]) => pattern.test(name)) ||
  SETTERS.test(name) ||
  ENTERED.test(name) ||
  METHOD_NAME.test(name) ||
  isSecretName(name)
const METHOD_NAME = /^(?:begin|addAP|sign|verify|(?:en|de)code|(?:en|de)crypt|connect|new|basic)$/i

function secretOfCall(name: string, before: string, values: readonly Argument[]): SecretSpan | undefined {
  const place =
    PLACES.find(([pattern]) => pattern.test(name))?.[1] ?? METHODS.find(([pattern]) => pattern.test(before + name))?.[1]
  const [first, second] = values
  if (place !== undefined && values.length <= MAX_ARGUMENTS) {
    const placed = spanOf(values[place], "password", isQuotedValue)
    if (placed !== undefined) return placed
  }
  if (first?.value === undefined) return undefined
  if (ENTERED.test(name)) {
    const [, selector = ""] = /["'`]([^"'`\n]{1,80})["'`]\s{0,3}\)\s{0,3}\.$/.exec(before) ?? []
    if (isSecretName(selectedName(selector))) return spanOf(first, "password", isFieldValue)
  }
  const setName = SETTERS.test(name) && !NO_SETTERS.test(name) ? selectedName(first.value) : ""
  if (isSecretName(setName))
    return spanOf(second, kindOfName(setName), (value) => isFieldValue(value) && fitsName(value, setName))
  const bare = name.replace(SETTER_PREFIX, "")
  if (!isSecretName(bare) || values.length !== 1) return undefined
  const isSet = bare !== name || name === "PASSWORD"
  const isOfObject = /[.>]$/.test(before) && kindOfName(bare) === "password"
  return spanOf(
    first,
    kindOfName(bare),
    (value) => isFieldValue(value) && (isSet || isMadeValue(value) || (isOfObject && /\p{Lu}/u.test(value))),
  )
}

/** The name that a selector of a page ends with: "#password", "input[name=password]". */
function selectedName(selector: string): string {
  const end = selector.replace(/[\])"'\s]{1,4}$/, "")
  return end.slice(end.search(/[\p{L}\p{N}_.-]{0,80}$/u)).replace(/^[.-]+/, "")
}

function spanOf(
  argument: Argument | undefined,
  kind: string,
  holds: (value: string) => boolean,
): SecretSpan | undefined {
  if (argument?.value === undefined || !holds(argument.value)) return undefined
  return { start: argument.start, end: argument.end, kind }
}

const LITERAL = /^[bBrRuU@$]{0,2}(["'`])((?:\\.|(?!\1)[^\\]){0,400})\1$/

/** The arguments behind an opening parenthesis; none if it is not closed soon. */
function argumentsAt(text: string, from: number): readonly Argument[] {
  const found: Argument[] = []
  let begin = from
  let depth = 0
  let quote = ""
  const push = (end: number): void => {
    const source = text.slice(begin, end)
    const inner = source.trim()
    const start = begin + source.indexOf(inner)
    const [literal, , value] = LITERAL.exec(inner) ?? []
    if (literal !== undefined && value !== undefined) {
      const at = start + literal.length - 1 - value.length
      found.push({ value, start: at, end: at + value.length })
    } else found.push({ start, end: start + inner.length })
    begin = end + 1
  }
  for (let at = from; at < text.length && at < from + MAX_CALL; at++) {
    const character = text[at] ?? ""
    if (quote !== "") {
      if (character === "\\") at++
      else if (character === quote) quote = ""
    } else if (character === '"' || character === "'" || character === "`") quote = character
    else if ("([{".includes(character)) {
      if (++depth > MAX_DEPTH) return []
    } else if (")]}".includes(character)) {
      if (depth === 0) {
        push(at)
        return found
      }
      depth--
    } else if (character === "," && depth === 0) push(at)
  }
  return []
}
