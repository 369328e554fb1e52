import { expression } from "../../../text/regex.ts"
import { isSecretName } from "./secret-names.ts"

/** An element with its end, or one that is empty. */
const MARKUP = /<\/[\p{L}_][\p{L}\p{N}_.:-]{0,80}>|<[\p{L}_?!][^<>\n]{0,400}\/>/u
/** A field of JSON: a name in quotes and its value. */
const JSON_FIELD = /["'][\p{L}_$][\p{L}\p{N}_.$:-]{0,80}["']\s{0,3}:\s{0,3}(?:["'[{\d-]|true|false|null)/u
/** A program and an option of one, behind a prompt or settings of its environment. */
const COMMAND = expression()`
  ^\s{0,8}(?:[$#>][ ])?(?:sudo[ ])?(?:[A-Z_][A-Z\d_]{1,40}=\S{0,200}[ ])?[a-z./\\][\w./\\-]{0,60}(?:\s[^\n]{0,400}?)?\s(?:--?[a-zA-Z][\w.-]{0,40}(?=[\s"'=:[]|$)|\/[a-z]{1,10}(?=[: ]))
`
/** A setting whose name is written as programs write them: "tokenExpiry: 3600". */
const ASSIGNMENT =
  /^\s{0,40}(?:- )?(?<name>[\p{L}\p{N}]{1,40}(?:[_.-][\p{L}\p{N}]{1,40}){1,6}|\p{Ll}{1,30}(?:\p{Lu}\p{Ll}{0,30}){1,6})\s{0,2}[:=]\s{0,2}\S{1,200}\s{0,3}$/u
/** Longer messages, in characters, are texts, which the patterns read. */
const MAX_MESSAGE = 1_200

/** Whether a line is mark-up, JSON, a command or a setting of a program, of which the names tell what is secret. */
function isSyntax(line: string): boolean {
  if (MARKUP.test(line) || JSON_FIELD.test(line) || COMMAND.test(line)) return true
  const { name } = ASSIGNMENT.exec(line)?.groups ?? {}
  return name !== undefined && !isSecretName(name)
}

/** A marker with what it is written together with: "password=[redacted: password]", "https://lea:[redacted: …]@host". */
const MARKED = /\S{0,200}[=:/@]["']?\[redacted: [^\]\n]{1,40}\]\S{0,200}/g

/**
 * What of a message is natural language: lines in the syntax of programs are left empty, and markers are taken out with
 * the setting or address that they are in.
 */
export function withoutSyntax(message: string): string {
  if (message.length > MAX_MESSAGE) return message
  return message
    .split("\n")
    .map((line) => (isSyntax(line) ? "" : line.replace(MARKED, "")))
    .join("\n")
}
