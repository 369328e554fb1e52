import { isSecretName, kindOfName } from "./named-secrets/secret-names.ts"
import { fitsName, isFieldValue } from "./named-secrets/secret-values.ts"
import { hasLetterAndDigit, isAssignedValue, isRemark } from "./no-secret.ts"
import { NAMES } from "./password-names.ts"

/** What a column is called whose cells are passwords of any form. */
const PASSWORD_COLUMN = new RegExp(
  String.raw`^(?:\p{L}{1,20}[ _-])?(?:${NAMES}|pass|pw|passphrase|secret word)s?(?:[ _-]\p{L}{1,20})?$`,
  "iu",
)
/** What a column is called whose cells are generated keys, or numbers. */
const KEY_COLUMN =
  /^(?:\w{1,20}[ _-])?(?:api[ _-]?key|access[ _-]?key|secret(?:[ _-]?key)?|(?:access[ _-]?|auth[ _-]?|bearer[ _-]?)?token|recovery[ _-]?(?:key|code)s?|(?:totp|2fa|otp)(?:[ _-]?(?:seed|secret|key))?|api[ _-]?schlüssel|clé api|clave api|chave api|chiave api|密钥|密鑰)$/iu
const NUMBER_COLUMN = /^(?:pin|puk|cvv2?|cvc2?)(?:[ _-](?:code|number))?$/i
/** Beside these, a column "pass" counts tests. */
const RESULT_COLUMN = /^(?:fail(?:ed|ures?)?|skip(?:ped)?|total|errors?)$/i
/** Names of types and answers, which documentation puts into such a column. */
const NO_VALUE =
  /^(?:-+|n\/a|yes|no|ja|nein|oui|non|s[ií]|sim|não|text|string|number|required|optional|hash(?:ed)?|encrypted|same|none|\*+|x+|[.…]+|<.*|\[.*)$/iu

const DELIMITERS = ["|", "\t", ";", ","] as const
/** Longer lines are no header. */
const MAX_HEADER_CHARACTERS = 500
const MAX_COLUMN_NAME_WORDS = 4

interface Column {
  readonly index: number
  readonly isSecret: (value: string) => boolean
  readonly kind: string
}

interface Cell {
  /** Offsets in the line, without surrounding blanks and quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
}

/**
 * Cuts the cells of tables (Markdown, CSV, tabs, semicolons) under a heading that names a secret. A table ends with
 * the first line that has fewer cells. Linear in the text.
 */
export function cutSecretColumns(text: string, cut: (secret: string, kind: string) => string): string {
  const lines = text.split("\n")
  for (let at = 0; at < lines.length; at++) {
    const table = readHeader(lines[at] ?? "")
    if (table === undefined || !isFirstRow(table, lines[at - 1] ?? "", lines[at + 1] ?? "")) continue
    for (at++; at < lines.length; at++) {
      const line = lines[at] ?? ""
      const cells = splitCells(line, table.delimiter)
      if (cells.length < table.width) break
      lines[at] = cutCells(line, cells, table.columns, cut)
    }
    at--
  }
  for (const [at, line] of lines.entries()) if (line.trimStart().startsWith("|")) lines[at] = cutNamedRow(line, cut)
  return lines.join("\n")
}

/** Cuts the cell behind one with the name of a secret: "| Admin password | … |", unless the row is a heading or a schema. */
function cutNamedRow(line: string, cut: (secret: string, kind: string) => string): string {
  if (line.length > MAX_HEADER_CHARACTERS) return line
  const cells = splitCells(line, "|")
  const [name, value] = cells
  if (cells.length !== 2 || name === undefined || value === undefined) return line
  if (!isSecretName(name.value) || !isFieldValue(value.value) || !fitsName(value.value, name.value)) return line
  return line.slice(0, value.start) + cut(value.value, kindOfName(name.value)) + line.slice(value.end)
}

interface Header {
  readonly delimiter: string
  readonly width: number
  readonly columns: readonly Column[]
}

/** A row may hold the name of a secret too: "| password | string |". */
function isFirstRow({ delimiter, width }: Header, before: string, behind: string): boolean {
  if (delimiter === "|" && /^[\s|:-]{3,}$/.test(behind)) return true
  return before.length > MAX_HEADER_CHARACTERS || splitCells(before, delimiter).length < width
}

function readHeader(line: string): Header | undefined {
  if (line.length > MAX_HEADER_CHARACTERS) return undefined
  const delimiter = DELIMITERS.find((mark) => line.includes(mark))
  if (delimiter === undefined) return undefined
  const names = splitCells(line, delimiter).map(({ value }) => value)
  if (names.length < 2 || names.some((name) => name.split(/\s+/).length > MAX_COLUMN_NAME_WORDS)) return undefined
  const columns = names.flatMap((name, index) => {
    if (PASSWORD_COLUMN.test(name)) {
      return /^pass$/i.test(name) && names.some((other) => RESULT_COLUMN.test(other))
        ? []
        : [{ index, isSecret: isColumnPassword, kind: "password" }]
    }
    if (KEY_COLUMN.test(name)) return [{ index, isSecret: isColumnKey, kind: "API key" }]
    if (NUMBER_COLUMN.test(name)) return [{ index, isSecret: (value: string) => /^\d{3,8}$/.test(value), kind: "PIN" }]
    return []
  })
  return columns.length === 0 ? undefined : { delimiter, width: names.length, columns }
}

const isColumnPassword = (value: string): boolean =>
  value.length >= 3 && !NO_VALUE.test(value) && !isRemark(value) && isAssignedValue(value) && !/^\d{1,3}$/.test(value)

const isColumnKey = (value: string): boolean =>
  value.length >= 6 && hasLetterAndDigit(value) && isAssignedValue(value) && !/\s/.test(value)

/** The cells of a line. A delimiter in double quotes separates nothing; a frame of pipes holds no cells. */
function splitCells(line: string, delimiter: string): readonly Cell[] {
  const cells: Cell[] = []
  let from = 0
  let quoted = false
  for (let at = 0; at <= line.length; at++) {
    const mark = line[at]
    if (mark === '"' && delimiter !== "|") quoted = !quoted
    if (at < line.length && (quoted || mark !== delimiter)) continue
    cells.push(trimCell(line, from, at))
    from = at + 1
  }
  if (delimiter !== "|") return cells
  const first = line.trimStart().startsWith("|") ? 1 : 0
  const last = line.trimEnd().endsWith("|") ? cells.length - 1 : cells.length
  return cells.slice(first, last)
}

const AROUND_CELL = /[\s"'`*]/

function trimCell(line: string, from: number, to: number): Cell {
  let start = from
  let end = to
  while (start < end && AROUND_CELL.test(line[start] ?? "")) start++
  while (end > start && AROUND_CELL.test(line[end - 1] ?? "")) end--
  return { start, end, value: line.slice(start, end) }
}

function cutCells(
  line: string,
  cells: readonly Cell[],
  columns: readonly Column[],
  cut: (secret: string, kind: string) => string,
): string {
  let clean = ""
  let from = 0
  for (const { index, isSecret, kind } of columns) {
    const cell = cells[index]
    if (cell === undefined || !isSecret(cell.value) || cell.value.includes("[redacted: ")) continue
    clean += line.slice(from, cell.start) + cut(cell.value, kind)
    from = cell.end
  }
  return clean + line.slice(from)
}
