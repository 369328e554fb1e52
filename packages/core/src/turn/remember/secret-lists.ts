import { expression } from "../../text/regex.ts"
import { isPassword, isProduct, isTechnical, looksMade } from "./no-secret.ts"
import { NAMES, WHOSE } from "./password-names.ts"

/** Stems of words for what is kept in reserve or recovers an account, in some thirty languages. */
const SPARE = expression("giu")`
  (?<![\p{L}])(?:back-?[ ]?up|recovery|rescue[ ]|scratch[ ]|2fa|mfa|two-factor|emergency)
  |(?<![\p{L}])(?:ersatz|notfall|wiederherstell|sicherungs)|(?<![\p{L}])(?:secours|récupération|recupération|recuperation|sauvegarde)|respaldo|recuperaci|emergencia
  |(?<![\p{L}])recuper|riserva|emergenza|recuperaç|emergência|(?<![\p{L}])(?:herstel|reserve-?codes?|nood)|zapasow|odzyskiwani|awaryjn|záložn|zálohov|obnov
  |reservkod|återställ|reservekode|gendannelse|gjenoppretting|nødkode|(?<![\p{L}])vara-?koodi|palautus|yedek|kurtarma|резервн|восстановл|запасн|відновл|аварийн|възстанов
  |εφεδρικ|ανάκτησης|αντιγράφ|tartalék|helyreállít|biztonsági|de[ ]rezervă|recuperare|dự[ ]phòng|khôi[ ]phục|cadangan|pemulihan|sandaran
  |احتياطي|استرداد|استعادة|الطوارئ|پشتیبان|بازیابی|बैकअप|बैक-?अप|रिकवरी|ব্যাকআপ|バックアップ|復旧|リカバリー|予備|復元|回復|백업|복구|备用|備用|恢复|恢復|备份|備份|救援|גיבוי|שחזור|สำรอง|กู้คืน
`
/** The same for codes. */
const CODES = expression("giu")`
  codes?|c[oó]digos?|codic[ei]|codur\p{L}{1,4}|kod\p{L}{0,5}|kód\p{L}{0,6}|koodi\p{L}{0,4}|код\p{L}{0,3}|κωδικ\p{L}{1,2}|mã(?![\p{L}])|رموز|رمز|أكواد|كود|الأكواد|کد|कोड|কোড|コード|코드|码|碼|代码|קוד|รหัส|โค้ด
`
/** Codes that are no secret, and code that is a program. */
const OTHER_CODES =
  /error|exit|status|source|review|zip|postal|area|discount|promo|coupon|product|booking|reserva(?:tion|ción)|fehler|quell|rabatt|erreur|postal|réduction|descuento|errore|sconto|desconto|błęd|rabat|ошибк|исходн|скидк|hata|indirim|错误|源代|折扣|エラー|ソース|오류|소스/iu
/** Characters between the two words. */
const MAX_NAME_GAP = 30
/** Longer lines, in characters, are prose. */
const MAX_LINE = 400
const MAX_ITEMS = 100

/** A run of letters and digits with hyphens inside; words of other scripts may touch it. */
const TOKEN = /(?<![A-Za-z0-9@#/.€$£-])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![A-Za-z0-9@/%€$£-]|[.,:/]\d)/g
const DATE = /^(?:19|20)\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])$/
/** Characters between two items of a list on one line, and between the name and the first. */
const MAX_ITEM_GAP = 10
const MAX_FIRST_GAP = 60

const digitsIn = (text: string): number => text.match(/\d/g)?.length ?? 0

const isItem = (token: string): boolean => digitsIn(token) >= 2 && token.length >= 3 && !DATE.test(token)

/** Whether an item is a code even where it is the only one: no ticket ("PR-4412") and no year. */
const isSure = (token: string): boolean =>
  isItem(token) &&
  (/^[\d-]+$/.test(token) ? digitsIn(token) >= 6 : token.length >= 6 && digitsIn(token) >= 3 && !TICKET.test(token))
const TICKET = /^[A-Za-z]{1,8}-\d+$/

interface Item {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** Where the name of recovery codes ends in a line; undefined if it names none. */
function endOfCodesName(line: string): number | undefined {
  const spares = [...line.matchAll(SPARE)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  if (spares.length === 0) return undefined
  for (const { index, 0: word } of line.matchAll(CODES)) {
    const end = index + word.length
    const spare = spares.find((one) => one.start <= end + MAX_NAME_GAP && one.end >= index - MAX_NAME_GAP)
    if (spare === undefined) continue
    const name = line.slice(Math.max(0, Math.min(index, spare.start) - MAX_ITEM_GAP), Math.max(end, spare.end) + 1)
    if (!OTHER_CODES.test(name) && !/\d{3}/.test(name.slice(0, -1))) return Math.max(end, spare.end)
  }
  return undefined
}

function tokensFrom(line: string, from: number): readonly Item[] {
  return [...line.slice(from).matchAll(TOKEN)].map(({ index, 0: value }) => ({
    start: from + index,
    end: from + index + value.length,
    value,
  }))
}

/** The items of the enumeration behind a name on its line. */
function itemsBehind(line: string, from: number): readonly Item[] {
  const items: Item[] = []
  let end = from
  for (const token of tokensFrom(line, from)) {
    if (!isItem(token.value)) continue
    const between = line.slice(end, token.start)
    const reach = items.length === 0 ? MAX_FIRST_GAP : MAX_ITEM_GAP
    if (between.length > reach || /[.!?。！？]\s?\p{L}/u.test(between)) break
    items.push(token)
    end = token.end
  }
  return items.some(({ value }) => isSure(value)) || isGrouped(line, items) ? items : []
}

/** "4821 7730", "3f2a pc1b": two groups, of digits or of as many letters and digits, that are one code. */
function isGrouped(line: string, items: readonly Item[]): boolean {
  return items.some(({ end, value }, at) => {
    const next = items[at + 1]
    return next !== undefined && areGroups(value, next.value) && line.slice(end, next.start) === " "
  })
}

function areGroups(one: string, other: string): boolean {
  if (/^\d{3,5}$/.test(one) && /^\d{3,5}$/.test(other)) return true
  return one.length === other.length && isMixed(one) && isMixed(other) && digitsIn(one + other) >= 3
}
const isMixed = (token: string): boolean => /^(?=[a-z]{0,7}\d)[a-z\d]{4,8}$/i.test(token)

const MARKER = /^\s{0,12}(?:[*•·▪–—-]{1,2}|\(?\d{1,2}[.)、:：]|\d{1,2}(?=\s)|\[[ x]?\])?\s{0,4}/
const LABEL = /^(?:[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]{0,29}[:：]\s{0,4})/u
const RULE = /^\s{0,4}[-=_*~#]{3,}\s{0,4}$/
/** What stands between the items of a line of a list, or behind them. */
const BETWEEN_ITEMS = /^(?:[\s,;|/"'`*·•、。.]|\([^()]{1,20}\)|[✓✔✗x])*$/u

/** The items of a line of a list; none if it holds anything else. */
function itemsOfLine(line: string): readonly Item[] {
  if (line.length > MAX_LINE) return []
  const marked = MARKER.exec(line)?.[0].length ?? 0
  const from = marked + (LABEL.exec(line.slice(marked))?.[0].length ?? 0)
  const items = tokensFrom(line, from)
  const rest = items.reduceRight((text, { start, end }) => `${text.slice(0, start)},${text.slice(end)}`, line)
  const areItems =
    items.every(({ value }) => isItem(value) || (value.includes("-") && value.length >= 7)) ||
    (items.length > 1 && items.every(({ value }) => areGroups(value, items[0]?.value ?? "")))
  return items.length > 0 && areItems && BETWEEN_ITEMS.test(rest.slice(from)) ? items : []
}

/** A heading that ends with a word for a password, and whose it is. */
const PASSWORD_HEADING = new RegExp(
  String.raw`(?:${NAMES})(?:s|er|en)?(?:${WHOSE})?["'\x60*]{0,3}\s{0,3}[:：=]?(?:\s{0,3}[-=_*~]{3,})?\s{0,4}$`,
  "iu",
)
const MAX_HEADING = 80
const LONE_VALUE = /^["'`*]{0,2}([^\s"'`,;]{6,100}?)["'`*]{0,2}\s{0,4}$/

function passwordOfLine(line: string): readonly Item[] {
  if (line.length > MAX_LINE) return []
  const marked = MARKER.exec(line)?.[0].length ?? 0
  const from = marked + (LABEL.exec(line.slice(marked))?.[0].length ?? 0)
  const value = LONE_VALUE.exec(line.slice(from))?.[1]
  if (value === undefined || !looksMade(value) || !isPassword(value) || isProduct(value) || isTechnical(value))
    return []
  if (!/\d/.test(value) || /[(){}[\]<>/:]/.test(value)) return []
  const start = line.indexOf(value, from)
  return [{ start, end: start + value.length, value }]
}

/** The lines of the list below a heading, from the first on; a blank line or a rule may come first, blank lines between. */
function listBelow(
  lines: readonly string[],
  at: number,
  itemsOf: (line: string) => readonly Item[],
): readonly (readonly [at: number, items: readonly Item[]])[] {
  const list: (readonly [number, readonly Item[]])[] = []
  let blank = 0
  for (let next = at + 1; next < lines.length && list.length < MAX_ITEMS; next++) {
    const line = lines[next] ?? ""
    if (line.trim() === "" || (list.length === 0 && RULE.test(line))) {
      if (++blank > 2) break
      continue
    }
    const items = itemsOf(line)
    if (items.length === 0) break
    list.push([next, items])
    blank = 0
  }
  return list
}

/**
 * Cuts what a name of secrets introduces: recovery codes in an enumeration behind their name and in a list below it, and
 * passwords in a list below theirs. Linear in the text.
 */
export function cutSecretLists(text: string, cut: (secret: string, kind: string) => string): string {
  const lines = text.split("\n")
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    if (line.length > MAX_LINE) continue
    const from = endOfCodesName(line)
    if (from !== undefined) {
      const behind = itemsBehind(line, from)
      lines[at] = cutItems(line, behind, "code", cut)
      const below = behind.length > 0 ? [] : listBelow(lines, at, itemsOfLine)
      const items = below.flatMap(([, found]) => found)
      if (
        !items.some(({ value }) => isSure(value)) &&
        !below.some(([nth, found]) => isGrouped(lines[nth] ?? "", found))
      )
        continue
      for (const [nth, found] of below) lines[nth] = cutItems(lines[nth] ?? "", found, "code", cut)
    } else if (line.length <= MAX_HEADING && PASSWORD_HEADING.test(line)) {
      for (const [nth, found] of listBelow(lines, at, passwordOfLine))
        lines[nth] = cutItems(lines[nth] ?? "", found, "password", cut)
    }
  }
  return lines.join("\n")
}

function cutItems(
  line: string,
  items: readonly Item[],
  kind: string,
  cut: (secret: string, kind: string) => string,
): string {
  return items.reduceRight(
    (clean, { start, end, value }) => `${clean.slice(0, start)}${cut(value, kind)}${clean.slice(end)}`,
    line,
  )
}
