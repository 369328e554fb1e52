import { ARTICLE_OR_NUMBER, classOf, type HalfSentence, hasNoValue, isIntroducing } from "./half-sentences.ts"

/** Where the last words begin that introduce a value like this one does: "a los" for "al". */
export function lastIntroduced(said: string, word: string): number {
  const wanted = classOf(word)
  const words = [...said.matchAll(/[\p{L}\p{M}]+/gu)]
  const isLike = (one: string): boolean =>
    one.toLowerCase() === word.toLowerCase() || (wanted !== undefined && classOf(one) === wanted)
  let at = words.findLastIndex(([one]) => isLike(one))
  while (at > 0 && isLike(words[at - 1]?.[0] ?? "")) at--
  return words[at]?.index ?? -1
}

/** What stands behind the value of a statement: "… gegen Nüsse allergisch", "37 Jahre alt". */
export const BEHIND = /(?:\s(?:allergisch|gezogen|geboren|years old|jahre alt|jahre|ans|años|anni|anos|alt|old))+$/iu

/** A statement of an unspaced script with the value that it gives. */
interface Framed {
  readonly before: string
  readonly value: string
  readonly after: string
}

/** Where a statement of an unspaced script has its value: "我住在" and "北京", "京都" and "に住んでいます". */
export function frameUnspaced(said: string): Framed | undefined {
  const [, before = "", value = "", after = ""] =
    FRAMES.map((form) => form.exec(said)).find((match) => match !== null) ?? []
  return value === "" ? undefined : { before, value, after }
}

/** A value as a statement takes it, without what that has behind it: "杏仁" of "杏仁过敏", before "过敏". */
export function beforeTail(value: string, after: string): string {
  const tail = after.slice(0, 2)
  return tail.length > 1 && value.includes(tail) ? value.slice(0, value.indexOf(tail)) : value
}

const FRAMES: readonly RegExp[] = [
  /^(.{0,12}(?:对|對))([^对對]{1,8})((?:过敏|過敏).{0,3})$/u,
  /^(.{0,10}(?:住在|住))([^住在\p{Script=Hiragana}]{1,8})(.{0,0})$/u,
  /^(.{0,10}在)([^在]{1,8})((?:上班|工作|当|做|读书|上学).{0,6})$/u,
  /^(.{0,12}(?:叫|姓|是|岁数|今年))([^叫是]{1,8})((?:岁)?)$/u,
  /^((?:私は|僕は|俺は|今は)?)([^はがをに]{1,10})((?:に|で)(?:住|働|勤).{0,10})$/u,
  /^((?:私は|僕は|俺は)?)([^はがをに]{1,10})(アレルギー.{0,8})$/u,
  /^(.{0,4}(?:养了?|有))((?:一|两|三)?[只条隻個个匹]?[^养有了]{1,8})()$/u,
  /^((?:私は|僕は|俺は|うちは|家で)?)([^はがをに]{1,10})(を飼.{0,10})$/u,
  /^(.{0,12}[はが])([^はがをに]{1,10})((?:です|だ|と(?:いい|言い|申し)ます|に住.{0,8}|で働.{0,8})?)$/u,
]

/** The value in the place of what has the same word before it, or the same kind, or of the last word. */
export function placeHalf(
  said: string,
  { value: given, joins }: Pick<HalfSentence, "value" | "joins">,
): string | undefined {
  const words = given.split(/\s+/u)
  const behind = BEHIND.exec(said)?.[0] ?? ""
  const told = said.slice(0, said.length - behind.length)
  const [first = "", ...more] = words
  const value = [first.toLowerCase() === first || more.length === 0 ? first : lowerIfFunction(first), ...more].join(" ")
  const introduced = more.length === 0 ? -1 : lastIntroduced(told, first)
  if (introduced >= 0) return told.slice(0, introduced) + value + behind
  if (!joins) return undefined
  if (ARTICLE_OR_NUMBER.test(first)) {
    const at = [...told.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(
      ({ 0: word, index }) => index > 0 && ARTICLE_OR_NUMBER.test(word),
    )
    if (at !== undefined) return told.slice(0, at.index) + value + behind
  }
  if (/\d/u.test(first) || (isIntroducing(first) && !ARTICLE_OR_NUMBER.test(first))) return undefined
  const old = told.split(/\s+/u)
  const kept = old.slice(0, placeBehindIntroduction(old))
  return kept.length === 0 ? undefined : `${kept.join(" ")} ${value}${behind}`
}

/** Where the thing begins that a statement ends with: "bee stings" behind "to", or the last word. */
function placeBehindIntroduction(words: readonly string[]): number {
  const at = words.findLastIndex((word, index) => index < words.length - 1 && isIntroducing(word))
  return at > 0 && words.length - at <= 3 ? at + 1 : words.length - 1
}

const lowerIfFunction = (word: string): string => (hasNoValue(word) ? word.toLowerCase() : word)

/** A statement with another value in the place of its own: "I work at Siemens" and "at Bosch", "I live in Leeds" and "York". */
export function placeNewValue(said: string, value: string): string | undefined {
  const isName = (text: string): boolean => /^\p{Lu}/u.test(text.split(" ").at(-1) ?? "")
  // What is no name takes no name's place: "I live in Leeds" and "late".
  return isName(said) && !isName(value) ? undefined : placeHalf(said, { value, joins: true })
}
