import type { SecretSpan } from "./cut-spans.ts"
import { isIdentifier, isSecretName, kindOfName } from "./secret-names.ts"
import { fitsName, isEncodedLogin, isFieldValue, isMadeValue, isQuotedValue } from "./secret-values.ts"

/** A name before a sign that assigns a value, in the syntax of JSON, YAML, settings and programs. */
interface FieldName {
  readonly name: string
  /** Where the name begins in the text, with its quotes. */
  readonly at: number
  /** Where the value may begin. */
  readonly behind: number
  /** Whether blanks stand on neither side of the sign: `PASS=…`. */
  readonly isTight: boolean
  /** The number of its line, and the column of the name in it. */
  readonly line: number
  readonly indent: number
}

interface FieldValue {
  readonly value: string
  readonly start: number
  readonly end: number
  /** Whether quotes, a tag or a block of YAML say where the value begins. */
  readonly isDelimited: boolean
  /** Whether nothing else follows on its line. */
  readonly isLast: boolean
}

type Field = FieldName & FieldValue

/** What a name is to the fields around it. */
interface Role {
  readonly isSecret: boolean
  readonly isNaming: boolean
  readonly isValue: boolean
  readonly isEncoded: boolean
  readonly isData: boolean
  readonly isAny: boolean
}

const SEPARATOR = /=>|:=|(?<!:):(?!:)|[=：]/g
const MAX_NAME = 80
const NAME_CHARACTER = /[\p{L}\p{N}_$.-]/u
const TYPES = /^(?:str|string|bytes|char|std::string|&str|text|object|any|var|auto|final|const)$/i
/** A tag of YAML. */
const TAG = /!!?\w{1,20}[ ]/y
/** The start of a text of several lines in YAML. */
const BLOCK = /[|>][+-]?[ \t]{0,3}\r?\n[ \t]{1,40}/y
/** Between the sign and a value in quotes: a prefix or a constructor of a string. */
const BEFORE_QUOTE =
  /(?:(?:new[ ])?(?:\w{1,20}(?:\.|::))?(?:String|str|from|of|bytes|Secret\w{0,10})\(\s?)?(?:[bBrRuU@$]{1,2}(?=["']))?/y
const QUOTED = /("""|'''|["'`])((?:\\.|(?!\1)[^\\\n]){0,4000}?)\1/y
const BARE = /[^\s"'`,;&(){}<>[\]]{1,401}/y
const MAX_BARE = 400
const LONG = /[^\s"'`,;&(){}<>[\]]{1,100000}/y
const FURTHER = /(?:[,;&](?![\w.-]{1,40}=)[^\s"'`,;&(){}<>[\]]{1,400}){1,8}/y

/** Fields that hold the name of something, in a list of names and values. */
const NAMING =
  /^(?:\w{0,24}(?:name|key)|field|variable|var|option|setting|property|param(?:eter)?|label|title|type|id|env)$/i
/** Fields that hold the value to it. */
const VALUE = /^(?:\w{0,24}value|val|default(?:_?value)?|content|plain_?text|secret_?string|data|_text|#text)$/i
/** Names of logins in base64. */
const ENCODED = /^(?:_?auth|\.?docker(?:config(?:json)?|cfg)|docker_auth_config|identitytoken|_password)$/i
/** Characters between the two fields of an entry. */
const MAX_ENTRY = 400

/**
 * Secrets as values of fields that are named after one, in JSON, YAML, settings and programs, and in lists of names and
 * values. Linear in the text.
 */
export function findFieldSecrets(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  const roles = new Map<string, Role>()
  /** The last values of the current entry, whose name may follow. */
  let before: Field | undefined
  let named: Field | undefined
  let secretsIndent = -1
  let previous = -1
  let skipTo = 0
  for (const field of fieldNamesOf(text)) {
    if (field.at < skipTo) continue
    if (endsEntry(text, previous, field.at)) {
      before = undefined
      named = undefined
    }
    previous = field.behind
    if (secretsIndent >= 0 && field.indent <= secretsIndent) secretsIndent = -1
    const role = roles.get(field.name) ?? roleOf(field.name)
    if (roles.size < MAX_ROLES) roles.set(field.name, role)
    if (!role.isAny && secretsIndent < 0) continue
    const full: Field = { ...field, ...valueAt(text, field.behind, field.isTight) }
    const { value, start, end } = full
    // A long value holds no fields of its own.
    if (value.length >= MAX_BARE) skipTo = end
    if (named !== undefined && role.isValue && isEntryValue(full, named) && isWithin(full, named)) {
      spans.push({ start, end, kind: kindOfName(named.value === "" ? named.name : named.value) })
      named = undefined
    } else if (role.isNaming && isSecretName(value)) {
      if (before === undefined || !isEntryValue(before, full)) named = full
      else spans.push({ start: before.start, end: before.end, kind: kindOfName(value) })
    } else if (role.isSecret) {
      if (value === "") named = full
      else if (isNamedSecret(full)) spans.push({ start, end, kind: kindOfName(field.name) })
    } else if (role.isEncoded && isEncodedLogin(value)) spans.push({ start, end, kind: "credentials" })
    else if (role.isData && value === "" && isKubernetesSecret(text, field.at)) secretsIndent = field.indent
    else if (secretsIndent >= 0 && value.length >= MIN_DATA && isFieldValue(value))
      spans.push({ start, end, kind: "secret" })
    if (role.isValue) before = full
  }
  return spans
}

const MAX_ROLES = 1_000
const MIN_DATA = 4

function roleOf(name: string): Role {
  const [isSecret, isNaming, isValue] = [isSecretName(name), NAMING.test(name), VALUE.test(name)]
  const [isEncoded, isData] = [ENCODED.test(name), DATA.test(name)]
  const isAny = isSecret || isNaming || isValue || isEncoded || isData
  return { isSecret, isNaming, isValue, isEncoded, isData, isAny }
}

/** The secrets of Kubernetes. */
const DATA = /^(?:data|stringData)$/

/** Whether an entry of a list ends between two fields. */
function endsEntry(text: string, from: number, to: number): boolean {
  return (
    from < 0 || to - from > MAX_ENTRY || /[}\]]|^\s{0,40}-\s|\n\s{0,40}-\s|\n[ \t]{0,3}\n/.test(text.slice(from, to))
  )
}

/** Whether a field has the value to the name of a secret that another one holds or is. */
function isEntryValue({ value, isDelimited, isLast }: Field, named: Field): boolean {
  const name = named.value === "" ? named.name : named.value
  return (isDelimited || isLast) && isFieldValue(value) && fitsName(value, name)
}

/** Whether a field is one of an object that another field begins, or stands beside it. */
function isWithin({ at, line, indent }: Field, named: Field): boolean {
  return at - named.end <= MAX_ENTRY && (named.value !== "" || line === named.line || indent > named.indent)
}

/** A value without quotes needs a name or a form that no sentence has. */
function isNamedSecret({ name, value, isDelimited, isTight, isLast }: Field): boolean {
  if (isCode(value) || !fitsName(value, name)) return false
  if (isDelimited) return isQuotedValue(value)
  if (!isFieldValue(value)) return false
  return isTight
    ? isIdentifier(name) || isMadeValue(value) || kindOfName(name) === "password"
    : isIdentifier(name) && isLast
}

/** An expression of a program, or a template. */
const isCode = (value: string): boolean =>
  /^[\w$]+(?:\.[\w$]+)+$|^\{.*\}$|^[A-Za-z_]\w*\[|->|::/.test(value) && !/\d/.test(value)

function isKubernetesSecret(text: string, at: number): boolean {
  return (
    /\bkind:\s{0,3}["']?(?:Secret|SealedSecret)\b/.test(text.slice(Math.max(0, at - 1_000), at)) ||
    /^[\s\S]{0,600}?\n\s{0,8}kind:\s{0,3}["']?Secret\b/.test(text.slice(at, at + 700))
  )
}

function* fieldNamesOf(text: string): Generator<FieldName> {
  let line = 0
  let lineStart = 0
  let lineEnd = endOfLine(text, 0)
  for (const { index, 0: sign } of text.matchAll(SEPARATOR)) {
    while (lineEnd < index) {
      line++
      lineStart = lineEnd + 1
      lineEnd = endOfLine(text, lineStart)
    }
    const name = nameBefore(text, index)
    if (name === undefined) continue
    const behind = index + sign.length
    let at = behind
    while (at < behind + 4 && (text[at] === " " || text[at] === "\t")) at++
    const isTight = name.end === index && at === behind
    yield { name: name.name, at: name.at, behind: at, isTight, line, indent: Math.max(0, name.at - lineStart) }
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from)
  return end < 0 ? text.length : end
}

/** The name before a sign: a word, or what is in quotes; behind it an index or a type may stand. */
function nameBefore(text: string, sign: number): { name: string; at: number; end: number } | undefined {
  let end = sign
  while (end > 0 && sign - end < 4 && (text[end - 1] === " " || text[end - 1] === "\t")) end--
  const stop = end
  if (text[end - 1] === "]" || text[end - 1] === ")") {
    end--
    while (end > 0 && sign - end < 12 && /[\s\d]/.test(text[end - 1] ?? "")) end--
    if (text[end - 1] === "[") end--
  }
  const quote = text[end - 1] ?? ""
  if (quote === '"' || quote === "'" || quote === "`") {
    for (let start = end - 2; start >= 0 && end - start <= MAX_NAME + 2; start--) {
      if (text[start] === "\n") return undefined
      if (text[start] !== quote) continue
      // The second branch of a condition.
      if (/\?\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start))) return undefined
      return start === end - 2 ? undefined : { name: text.slice(start + 1, end - 1), at: start, end: stop }
    }
    return undefined
  }
  let start = end
  while (start > 0 && end - start < MAX_NAME && NAME_CHARACTER.test(text[start - 1] ?? "")) start--
  if (start === end) return undefined
  const name = text.slice(start, end)
  if (TYPES.test(name)) {
    const [, typed] =
      /([\p{L}\p{N}_$]{1,80})\??\s{0,2}:\s{0,2}$/u.exec(text.slice(Math.max(0, start - 90), start)) ?? []
    if (typed !== undefined) return { name: typed, at: start, end: stop }
  }
  return { name: name.replace(/^[-.$]+/, ""), at: start, end: stop }
}

function valueAt(text: string, from: number, isTight: boolean): FieldValue {
  const tagged = matchAt(TAG, text, from) ?? matchAt(BLOCK, text, from) ?? ""
  const begin = from + tagged.length
  const at = begin + (matchAt(BEFORE_QUOTE, text, begin)?.length ?? 0)
  QUOTED.lastIndex = at
  const [, quote, inner = ""] = QUOTED.exec(text) ?? []
  if (quote !== undefined) {
    const start = at + quote.length
    const end = start + inner.length
    return { value: inner, start, end, isDelimited: true, isLast: isLastUntil(text, end) }
  }
  const short = matchAt(BARE, text, begin) ?? ""
  const bare = short.length > MAX_BARE ? (matchAt(LONG, text, begin) ?? short) : short
  // "password=a,b" is a value with a comma, "password=a,host=b" is none.
  const rest = isTight && bare !== "" ? (matchAt(FURTHER, text, begin + bare.length) ?? "") : ""
  const [value, end] = [bare + rest, begin + bare.length + rest.length]
  return { value, start: begin, end, isDelimited: tagged !== "", isLast: isLastUntil(text, end) }
}

const isLastUntil = (text: string, end: number): boolean =>
  /^["'`]{0,3}[ \t]{0,8}(?:#|\r?\n|$)/.test(text.slice(end, end + 16))

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
