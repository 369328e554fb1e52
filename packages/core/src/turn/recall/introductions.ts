import type { Memory } from "../../contract/index.ts"
import { isSomebody } from "../../text/given-names.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { tellsOwnName } from "../delete/told-attribute.ts"

const WORK: readonly Attribute[] = ["job", "employer", "studies"]
/** What an introduction may say beside the name, with the attributes of which one told later makes it out of date. */
const INTRODUCED: ReadonlyMap<string, readonly Attribute[]> = new Map([
  ["home", ["home"]],
  ...WORK.map((attribute) => [attribute, WORK] as const),
])
/** From this probability on an introduction tells one of the attributes. */
const TELLS_FROM = 0.1
/** A longer introduction is read to here. */
const MAX_READ = 400

/**
 * Whether a later memory says where somebody lives or works who said so when they introduced themselves: the name holds,
 * the rest may not. A name alone holds on.
 */
export function outdatesIntroduction({ about, createdAt }: Memory, earlier: Memory): boolean {
  if (earlier.about?.attribute !== "name" || earlier.key !== undefined) return false
  if (createdAt <= earlier.createdAt || about?.subject !== "user") return false
  const outdated = INTRODUCED.get(about.attribute)
  if (outdated === undefined) return false
  const { rest, chances } = readIntroduction(earlier.content.slice(0, MAX_READ))
  if (rest === "") return false
  if (outdated.some((attribute) => (chances[ATTRIBUTES.indexOf(attribute)] ?? 0) >= TELLS_FROM)) return true
  return about.attribute === "home" && namesPlace(rest)
}

/** What an introduction says beside the name, and the probability of each attribute in it. */
const readIntroduction = rememberRecent((content: string) => {
  const rest = content.slice(nameEnd(content))
  return LETTER_OR_DIGIT.test(rest) ? { rest, chances: attributeChances(content) } : { rest: "", chances: [] }
})
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether somebody says how they are called, and nothing else. */
export const tellsNameAlone = (content: string): boolean => content.length <= MAX_NAME && tellsOwnName(content)

/** Whether a statement may say that its speaker is called otherwise. What somebody is ends no name. */
export const mayRename = ({ about, content }: Pick<Memory, "about" | "content">): boolean =>
  about === undefined
    ? (attributeChances(content)[NAME] ?? 0) >= TELLS_FROM || tellsOwnName(content)
    : about.attribute === "name"
const NAME = ATTRIBUTES.indexOf("name")
const MAX_NAME = 80

/** Where the name ends by which somebody introduces themselves, the longest that can be one. */
function nameEnd(content: string): number {
  const ends = [...content.matchAll(WORD_END)].slice(0, MAX_WORDS).map(({ index }) => index)
  const named = ends.findLast((end) => tellsOwnName(content.slice(0, end)))
  return named ?? NAME_HERE.exec(content)?.[0].length ?? FIRST_PART.exec(content)?.[0].length ?? 0
}
const WORD_END = /(?<=[\p{L}\p{M}])(?=[^\p{L}\p{M}'’-]|$)/gu
const MAX_WORDS = 10
/** "Sophie here", "Ada, 34, designer". */
const NAME_HERE = /^[^,;.!、，。]{1,40} (?:here|hier|aquí|acá|ici|qui|aqui)(?!\p{L})/u
const FIRST_PART = /^[^\s,;.!、，。]{1,30}(?=[,、，])/u

/** Whether a rest names something with a capital that is nobody: "a nurse in Leeds". */
function namesPlace(rest: string): boolean {
  return (rest.match(NAMED) ?? []).some((name) => !isSomebody(name))
}
const NAMED = /(?<![\p{L}\p{M}'’])\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+/gu
