import { continuesSentence } from "../no-secret.ts"
import { COMMANDS, type CommandSecrets, PROGRAM } from "./commands.ts"
import type { SecretSpan } from "./cut-spans.ts"
import { isSecretName, kindOfName } from "./secret-names.ts"
import { isFieldValue, isQuotedValue } from "./secret-values.ts"

/** A word of a command, without the quotes around it. */
interface Word {
  readonly value: string
  readonly start: number
  readonly end: number
  readonly isQuoted: boolean
}

/** Words up to a sign that ends a command, and that sign. */
interface Command {
  readonly words: readonly Word[]
  readonly sign: string
}

/** A line that may hold an option or a program with a secret. */
const MAY_HOLD = /(?<![\p{L}\p{N}])(?:--?|\/)[A-Za-z]|<<<|\||\b(?:setx?|setenv|env|config(?:ure)?) /iu
const OPTION = /^(?:--?|\/)([A-Za-z][\w.-]{0,60}?)(?:[=:](.*))?$/s
/** A word with quotes in it, and what separates commands. */
const WORD =
  /(?:\[redacted: [^\]\n]{1,40}\]|"(?:\\.|[^"\\\n]){0,500}"|(?<!\p{L}\p{L}|(?<![-\w])\p{L})'[^'\n]{0,500}'|\\[^\n]|[^\s|;&()`"\\]|["\\])+|<<<|\|\||&&|[|;&()`]/gu
const SIGN = /^(?:\|\||&&|[|;&()`])$/
const MAX_WORDS = 80

/** Consumers of a secret on standard input: a program, or an option that says so. */
const READS_SECRET =
  /(?:^|\s)--?(?:password-stdin|passphrase-fd|with-token|pass-stdin|pw-stdin|stdin-pass\w*|stdin)(?=[\s=]|$)|(?:^|\s)-pass(?:in|out)?\s+stdin|^\s*(?:sudo\s+(?:-\S+\s+)*?)?(?:chpasswd|passwd|smbpasswd|kinit|cryptsetup|vncpasswd|ssh-add|ConvertTo-SecureString|htpasswd|pdbedit|mkpasswd|argon2)(?=\s|$)|\bsudo\s+(?:-\S+\s+)*?-\w*S|\b(?:secret|secrets)\s+(?:set|put|create|add)\b/
const MAX_PIPELINE = 6

/**
 * Secrets of commands: behind an option with the name of a secret, behind the options of known programs, and on the standard input
 * of one that reads a secret there. Linear in the text.
 */
export function findCommandSecrets(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end)
    if (!MAY_HOLD.test(line) && !PROGRAM.test(line)) continue
    const commands = commandsOf(line, start)
    for (const [at, command] of commands.entries()) {
      spans.push(
        ...secretsOfOptions(command.words),
        ...secretsOfPrograms(command.words),
        ...secretsOfLogin(command.words),
      )
      if (command.sign === "|" || command.words.some(({ value }) => value.startsWith("<<<")))
        spans.push(...secretsOfInput(command, commands.slice(at + 1, at + 1 + MAX_PIPELINE)))
    }
  }
  return spans
}

/** Lines, joined where a line goes on in the next. */
function* linesOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0
  for (let from = 0; start < text.length; ) {
    const found = text.indexOf("\n", from)
    const end = found < 0 ? text.length : found
    from = end + 1
    if (found >= 0 && /[\\`^]\r?$/.test(text.slice(Math.max(start, end - 2), end)) && end - start < MAX_COMMAND)
      continue
    yield { start, end }
    start = end + 1
  }
}

const MAX_COMMAND = 4_000

function commandsOf(line: string, offset: number): readonly Command[] {
  const commands: Command[] = []
  let words: Word[] = []
  for (const { index, 0: source } of line.matchAll(WORD)) {
    if (source === "\\" || source === "^") continue
    if (SIGN.test(source)) {
      if (words.length > 0) commands.push({ words, sign: source })
      words = []
    } else if (words.length < MAX_WORDS) words.push(wordOf(source, offset + index))
    else {
      commands.push({ words, sign: "" })
      words = [wordOf(source, offset + index)]
    }
  }
  if (words.length > 0) commands.push({ words, sign: "" })
  return commands
}

function wordOf(source: string, start: number): Word {
  const quote = source[0]
  const isQuoted = source.length >= 2 && (quote === '"' || quote === "'") && source.at(-1) === quote
  const trimmed = isQuoted ? source.slice(1, -1) : source
  const begin = start + (isQuoted ? 1 : 0)
  return { value: trimmed, start: begin, end: begin + trimmed.length, isQuoted }
}

/** The rest of a word from a place on, without the quotes around it. */
function restOf({ value, start, end }: Word, from: number): Word {
  const rest = wordOf(value.slice(from), start + from)
  return { ...rest, end: rest.isQuoted ? rest.end : end }
}

/** The value of an option, unless the words are a sentence about it. */
function optionValue(word: Word | undefined, next: Word | undefined): SecretSpan | undefined {
  if (word === undefined || word.value.startsWith("-")) return undefined
  const { start, isQuoted } = word
  const value = isQuoted ? word.value : word.value.replace(/[.,?]$/u, "")
  if (!(isQuoted ? isQuotedValue(value) : isFieldValue(value))) return undefined
  const isPlain = /^\p{Ll}+$/u.test(value) && !isQuoted
  if (isPlain && next !== undefined && /^\p{Ll}+$/u.test(next.value) && continuesSentence(next.value)) return undefined
  return { start, end: start + value.length, kind: "password" }
}

/** Commands that set the first of two words to the second. */
const SETS = /^(?:setx|set|setenv|export|config|configure|ENV)$/i

function secretsOfOptions(words: readonly Word[]): readonly SecretSpan[] {
  return words.flatMap((word, at) => {
    if (
      SETS.test(words[at - 1]?.value ?? "") &&
      /[A-Za-z\d][_.][A-Za-z\d]/.test(word.value) &&
      isSecretName(word.value)
    ) {
      const set = optionValue(words[at + 1], undefined)
      return set === undefined ? [] : [{ ...set, kind: kindOfName(word.value) }]
    }
    const [, name, joined] = word.isQuoted ? [] : (OPTION.exec(word.value) ?? [])
    if (name === undefined || !isOptionName(name)) return []
    if (joined === undefined && word.value.startsWith("/")) return []
    const value = joined === undefined ? words[at + 1] : restOf(word, word.value.length - joined.length)
    const found = optionValue(value, joined === undefined ? words[at + 2] : undefined)
    return found === undefined ? [] : [{ ...found, kind: kindOfName(name) }]
  })
}

/** Names of options that take a secret: also joined words, as in "-storepass". */
function isOptionName(name: string): boolean {
  return (
    name.length > 1 &&
    isSecretName(name) &&
    !/^(?:no|show|has|is|use|with|ask|prompt|generate)[-A-Z]/.test(name) &&
    !/^pat$/i.test(name)
  )
}

/** Options that only begin as the one with the secret. */
const OTHER_OPTION = /^-(?:p(?:retty|ort|rotocol|lugin|rint|ath|ipe|roxy|arallel|ager)|c(?:onfig|ount))/

/** A command names one program, and others that start it: "sudo sshpass -p … ssh …". */
const MAX_PROGRAMS = 3

function secretsOfPrograms(words: readonly Word[]): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  let programs = 0
  for (const [at, { value, isQuoted }] of words.entries()) {
    if (isQuoted || value.length > 80) continue
    const name = value.slice(Math.max(value.lastIndexOf("/"), value.lastIndexOf("\\")) + 1).replace(/\.exe$/i, "")
    const rows = COMMANDS.get(name.toLowerCase())
    if (rows === undefined) continue
    const rest = words.slice(at + 1)
    for (const row of rows) spans.push(...secretsOfProgram(row, rest))
    if (++programs === MAX_PROGRAMS) break
  }
  return spans
}

function secretsOfProgram(row: CommandSecrets, words: readonly Word[]): readonly SecretSpan[] {
  const { subcommand, options = [], attached = [], logins, position, pattern } = row
  const at = subcommand === undefined ? -1 : words.findIndex(({ value }) => subcommand.test(value))
  if (subcommand !== undefined && at < 0) return []
  const spans: SecretSpan[] = []
  for (const [nth, word] of words.entries()) {
    const next = words[nth + 1]
    if (options.includes(word.value)) {
      const found = optionValue(next, words[nth + 2])
      if (found !== undefined) spans.push(found)
    }
    const joined = attached.find((option) => word.value.startsWith(option) && word.value.length > option.length + 2)
    if (joined !== undefined && !OTHER_OPTION.test(word.value)) {
      const found = optionValue(restOf(word, joined.length), undefined)
      if (found !== undefined) spans.push(found)
    }
    if (logins !== undefined) {
      const option = logins.options.find((one) => word.value.startsWith(one))
      const value = option === undefined ? undefined : word.value === option ? next : restOf(word, option.length)
      if (value !== undefined) spans.push(...secretOfUser(value, logins.mark))
    }
    const [, before = "", secret = ""] = pattern?.exec(word.value) ?? []
    if (secret !== "" && isFieldValue(secret))
      spans.push({
        start: word.start + before.length,
        end: word.start + before.length + secret.length,
        kind: "password",
      })
  }
  if (position !== undefined) {
    const free = freeWords(words.slice(at + 1), row)
    const found = optionValue(free[position], free[position + 1])
    if (found !== undefined) spans.push(found)
  }
  return spans
}

/** The words that are no option and no value of one. */
function freeWords(words: readonly Word[], { valued = [], skipped }: CommandSecrets): readonly Word[] {
  return words.filter(
    ({ value, isQuoted }, at) =>
      isQuoted ||
      (!/^(?:--?\w|\/[a-z]+(?::|$))/i.test(value) &&
        !valued.includes(words[at - 1]?.value ?? "") &&
        !skipped?.test(value)),
  )
}

/** Programs for which "-p" is a port or asks for a password, although they take a user. */
const OTHER_P = /^(?:mysql\w*|mariadb[\w-]*|psql|pg_\w+|run|exec|ssh|ps|nc|mkdir|cp|id|iptables)$/

/** "-u lea -p …" of any program, and "login … -p …". */
function secretsOfLogin(words: readonly Word[]): readonly SecretSpan[] {
  const at = words.findIndex(({ value }) => /^(?:-u|--user(?:name)?|login)$|^--user(?:name)?=/.test(value))
  if (at < 0 || words.some(({ value }) => OTHER_P.test(value))) return []
  const option = words.findIndex(({ value }, nth) => nth > at && /^-p(?:=.*)?$/.test(value))
  const word = words[option]
  if (word === undefined) return []
  const found =
    word.value === "-p" ? optionValue(words[option + 1], words[option + 2]) : optionValue(restOf(word, 3), undefined)
  return found === undefined || /^\d[\d:.-]*$/.test(words[option + 1]?.value ?? "") ? [] : [found]
}

function secretOfUser({ value, start }: Word, mark: string): readonly SecretSpan[] {
  const at = value.indexOf(mark)
  const secret = value.slice(at + 1)
  if (at < 0 || secret.startsWith("//") || /^\d{1,5}$/.test(secret) || !isQuotedValue(secret)) return []
  return [{ start: start + at + 1, end: start + value.length, kind: "password" }]
}

/** What is printed into a program that reads a secret: "echo … | docker login --password-stdin". */
function secretsOfInput({ words, sign }: Command, behind: readonly Command[]): readonly SecretSpan[] {
  const source = (words: readonly Word[]): string => words.map(({ value }) => value).join(" ")
  const here = words.findIndex(({ value }) => value.startsWith("<<<"))
  if (here >= 0) {
    const word = words[here]
    if (word === undefined || !READS_SECRET.test(source(words.slice(0, here)))) return []
    const value = word.value === "<<<" ? words[here + 1] : restOf(word, 3)
    return value === undefined ? [] : printedSecrets([value])
  }
  if (sign !== "|") return []
  const reader = behind.findIndex(({ words }) => READS_SECRET.test(source(words)))
  if (reader < 0 || behind.slice(0, reader).some(({ sign }) => sign !== "|")) return []
  const printer = words.findIndex(({ value }) => /^(?:echo|printf|yes|print|Write-(?:Output|Host))$/i.test(value))
  const printed = printer >= 0 ? words.slice(printer + 1) : words.filter(({ isQuoted }) => isQuoted).slice(-1)
  const values = printed.filter(
    ({ value, isQuoted }) => !(!isQuoted && /^-[neE]{1,3}$/.test(value)) && !/^(?:%s(?:\\n)?){1,3}$/.test(value),
  )
  return printedSecrets(values)
}

/** The lines of what is printed; of "user:password" the password. */
function printedSecrets(words: readonly Word[]): readonly SecretSpan[] {
  return words.flatMap(({ value, start }) => {
    const spans: SecretSpan[] = []
    let from = start
    for (const line of value.split(/\\[nr]/)) {
      const login = /^[\w.@-]{1,40}:(?=\S{3})/.exec(line)?.[0].length ?? 0
      const secret = line.slice(login)
      if (isQuotedValue(secret)) spans.push({ start: from + login, end: from + line.length, kind: "password" })
      from += line.length + 2
    }
    return spans
  })
}
