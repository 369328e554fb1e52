import { canonicalAttribute } from "../../text/attributes.ts"
import { expression } from "../../text/regex.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { BEFORE_SURNAME, type GivenName } from "./given-names.ts"
import { CALLED, GENITIVE, spelledWords } from "./own-mention.ts"
import { isOwnPossessive } from "./possessives.ts"
import { relativeCalled } from "./request-address.ts"

const IS = /^(?:is|was|ist|war|s|se|si|est|es|è|é)$/iu
/** Somebody from whom one has parted is another than who has their place now. */
const FORMER = /^(?:ex(?:-\p{L}+)?|late|former)$/iu
/** Those whom one has one by one: "my sister" is not "my mother", where a girlfriend may be the wife. */
const TOLD_APART: ReadonlySet<string> = new Set(["family", "children"])

/** Whether a sentence calls somebody else by this name than who is meant by `kind`: "my ex Greta" where the daughter is meant. */
export function callsAnother(sentence: string, name: GivenName, kind: string): boolean {
  if (UNSPACED.test(name.text)) return callsAnotherUnspaced(sentence, name.text, kind)
  const words = spelledWords(sentence)
  return words.some(({ text, isApart }, at) => {
    if (foldSpelling(text.replace(GENITIVE, "")) !== foldSpelling(name.text)) return false
    let before = at - 1
    if (isApart && !CALLED.test(words[before]?.text ?? "")) return false
    while (before >= 0 && (CALLED.test(words[before]?.text ?? "") || IS.test(words[before]?.text ?? ""))) before--
    const role = words[before]?.text
    // "Frau Krüger" is no wife.
    const isTitle =
      before === at - 1 && BEFORE_SURNAME.test(role ?? "") && !isOwnPossessive(words[before - 1]?.text ?? "")
    return role !== undefined && !isTitle && isAnother(role, kind)
  })
}

function isAnother(role: string, kind: string): boolean {
  if (FORMER.test(role)) return !FORMER.test(kind)
  const [person, asked] = [relativeCalled(role), relativeCalled(kind)]
  const [attribute, wanted] = [canonicalAttribute(role), canonicalAttribute(kind)]
  if (person === undefined && attribute !== "pets") return false
  if (foldSpelling(role) === foldSpelling(kind) || (person !== undefined && person === asked)) return false
  return attribute !== wanted || TOLD_APART.has(attribute ?? "")
}

const CALLED_UNSPACED = /(?:叫做?|是叫|名字是|の名前は|は|の)$/u
const BEINGS_UNSPACED = expression("u")`
  儿子|女儿|孩子|狗|猫|鸟|兔|妈|爸|父|母|哥|弟|姐|妹|爷|奶奶|外公|外婆|老公|老婆|丈夫|妻|男友|女友|朋友|老板|同事|前任|前夫|息子|娘|犬|兄|夫|祖母|祖父|上司
`

function callsAnotherUnspaced(sentence: string, name: string, kind: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(name)))
  const isCalled = CALLED_UNSPACED.test(before) && BEINGS_UNSPACED.test(before)
  return (isCalled || BEING_BEFORE.test(before)) && !before.includes(kind)
}

/** "我同事小雨". */
const BEING_BEFORE = new RegExp(`(?:${BEINGS_UNSPACED.source})$`, "u")
