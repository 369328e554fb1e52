import { isSomebody } from "../../text/given-names.ts"
import { statedPersonalNumber } from "../../text/personal-numbers.ts"
import { expression } from "../../text/regex.ts"
import { statedAttribute } from "../../text/stated-attributes.ts"
import { ATTRIBUTES, attributeChances } from "../../text/topics/attribute-model.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"
import { namedAttribute } from "./attribute-requests.ts"
import { holdsValue, tellsValue } from "./told-values.ts"

/** From this probability on a statement of which nothing else tells the attribute has it. */
const MIN_CHANCE = 0.4
/** What the model calls by another name than the request. */
const MODEL_NAMES: Readonly<Record<string, readonly string[]>> = {
  salary: ["salary", "money"],
  employer: ["employer", "job"],
  weight: ["size"],
  height: ["size"],
}
/** Who says where they work says what their job is, too. */
const ALSO_TOLD_BY: Readonly<Record<string, string>> = { job: "employer" }

const NAMES: readonly string[] = ATTRIBUTES

/** What the model of attributes calls one of them. */
export const modelNames = (attribute: string): readonly string[] => MODEL_NAMES[attribute] ?? [attribute]

/** Whether an attribute is the one that is asked for, or tells it, too. */
export const isAskedAttribute = (one: string | undefined, asked: string): boolean =>
  one === asked || (one !== undefined && one === ALSO_TOLD_BY[asked])

/** The probability that a sentence tells one of the attributes. */
export function chanceOf(sentence: string, names: readonly string[]): number {
  const chances = attributeChances(sentence)
  return Math.max(...names.map((name) => chances[NAMES.indexOf(name)] ?? 0))
}

/** Whether the model of attributes finds nothing likelier in a sentence than this one. */
export const isLikeliest = (sentence: string, attribute: string): boolean =>
  isLikeliestOf(sentence, modelNames(attribute))

export function isLikeliestOf(sentence: string, names: readonly string[]): boolean {
  const likeliest = likeliestAttribute(sentence)
  return likeliest !== undefined && names.includes(likeliest)
}

function likeliestAttribute(sentence: string): string | undefined {
  const chances = attributeChances(sentence)
  const most = Math.max(...chances)
  return most >= MIN_CHANCE ? (ATTRIBUTES[chances.indexOf(most)] ?? "other") : undefined
}

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}[\p{L}\p{M}'’-]+|d[aeio]s?|van|von|del?)){0,3}`
const GREETING = `(?:(?:[Hh](?:i|ey|ello|allo)|[Mm]oin|[Ss]alut|[Bb]onjour|[Hh]ola|[Cc]iao|[Oo]i|[Oo]lá)(?: there)?[,!.]? )?`
/** What introduces nothing but a name. */
const CALLED = expression("u")`
  ^${GREETING}(?:(?:[Mm]y|[Tt]he) (?:full |first |last )?name(?:['’]s| is)|[Nn]ame(?:['’]s| is)|[Ii]s (?:called|named)|[Cc]all me|(?:I['’]m|I am|[Ii]m) called|(?:[Pp]eople|[Ee]veryone|[Ff]riends) calls? me
  |[Ii]ch hei(?:ß|ss)e|[Mm]ein (?:[Vv]or|[Nn]ach|[Ss]pitz)?[Nn]ame ist|[Nn]enn mich|[Mm]an nennt mich|[Jj]e m['’]appelle|[Mm]on (?:pré)?nom (?:de famille )?(?:c['’])?est|[Mm]oi,? c['’]est|[Aa]ppelle-moi
  |(?:[Yy]o )?[Mm]e llamo|[Mm]i (?:nombre|apellido) es|[Ll]lámame|(?:[Ii]o )?[Mm]i chiamo|(?:[Ii]l )?[Mm]io (?:nome|cognome) è|[Cc]hiamami|(?:[Ee]u )?[Mm]e chamo|[Cc]hamo-me|(?:[Oo] )?[Mm]eu (?:nome|sobrenome) é|[Mm]e chama de)
  (?: (?:[Dd]ie|[Dd]er|[Ll]a|[Ee]l|[Oo]|[Aa]))? ${NAME}$
`
/** What also says what somebody is: "I'm Catholic", "Ich bin Epileptiker". */
const IS_CALLED = expression("u")`
  ^${GREETING}(?:[Ii]['’]?m|I am|[Tt]his is|(?<german>[Ii]ch bin(?: die| der)?|[Bb]in(?: die| der)?)|[Jj]e suis|(?:[Yy]o )?[Ss]oy(?: la| el)?|(?:[Ii]o )?[Ss]ono|(?:[Ee]u )?[Ss]ou(?: o| a)?) (?<name>${NAME})$
`
const SURNAMES_JA =
  "佐藤|鈴木|高橋|田中|伊藤|渡[辺邉邊]|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|大野"
const SURNAMES_ZH =
  "王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙|胡|朱|林|何|郭|马|罗|梁|宋|郑|谢|韩|唐|冯|于|董|萧|程|曹|袁|邓|许|傅|沈|曾|彭|吕|苏|卢|蒋|蔡|贾|丁|魏|薛|叶|阎|余|潘|杜|戴|夏|钟|汪|田|任|姜|范|方|石|姚|谭"
/** "我是苏州人", "我是金领": what somebody is, behind what may be a surname. */
const NO_NAME_ZH = String.raw`\p{Script=Han}*(?:[人族籍座者员師师生手客民女男工兵士家长長主迷控党領领妈爸]|妈妈|爸爸)$`
/** "宮崎出身です", "山口県民です": where somebody is from or works, behind what may be a surname. */
const NO_NAME_JA =
  "[\\p{Script=Han}\\p{Script=Hiragana}]{0,4}(?:[県市区町村駅院校社店線]|出身|在住|住み|住ま|勤務|勤め|所属|生まれ|育ち|大学|学園|っ子|派|似|好き|通い|通院)"
const CALLED_UNSPACED = expression("u")`
  ^(?:你好|大家好)?[，,！]?(?:我的?名字?[叫是]|我叫|我姓|本人叫|(?:你)?(?:可以)?叫我|我是(?=(?:${SURNAMES_ZH})\p{Script=Han}{1,2}$)(?!${NO_NAME_ZH}))\p{Script=Han}{1,4}$
  |^(?:はじめまして|こんにちは)?[、。！]?(?:(?:私|僕|俺)は|(?:私の)?名前は)?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}(?:と申します|といいます|と言います)|(?<=名前は)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}(?:です|だ)?|(?:${SURNAMES_JA})(?!${NO_NAME_JA})[\p{Script=Han}\p{Script=Hiragana}]{0,4}?(?:です|だ)?)$
`
const LAST_MARK = /[\s.!。！]{1,8}$/u
/** What a word with a capital may be of somebody besides their name. */
const NO_NAME: readonly string[] = ["religion", "nationality", "politics", "orientation", "diet", "marital status"]

/** Topics of what somebody is: "Je suis Bretonne", "a kosher butcher". */
const OF_BEING: ReadonlySet<string> = new Set(
  "origin|tongue|worship|illness|reaction|drug|eating|couple|profession|pastime".split("|"),
)

/** Whether a clause says how its speaker is called, and nothing else. */
export function tellsOwnName(clause: string): boolean {
  const bare = clause.replace(LAST_MARK, "")
  if (CALLED.test(bare) || CALLED_UNSPACED.test(bare)) return true
  const { german, name = "" } = IS_CALLED.exec(bare)?.groups ?? {}
  if (name === "" || NO_NAME.some((attribute) => holdsValue(bare, attribute))) return false
  if (isSomebody(/^\p{L}+/u.exec(name)?.[0] ?? "")) return true
  // German writes every noun like a name: "Ich bin Epileptiker".
  if (german !== undefined || subtopicsIn(foldedWords(name), name).some((topic) => OF_BEING.has(topic))) return false
  const likeliest = likeliestAttribute(bare)
  return likeliest === undefined || likeliest === "name"
}

/** Whether a clause may say how its speaker is called, or what they are: "Ich bin Knut", "Ich bin Epileptiker". */
const mayTellOwnName = (clause: string): boolean => IS_CALLED.test(clause.replace(LAST_MARK, ""))

/** Whether a sentence may tell what somebody is by a word that stands for more than the attribute: "a vegan chef". */
export function mayTell(sentence: string, attribute: string): boolean {
  if (attribute === "job") return (IS.test(sentence) || IS_UNSPACED.test(sentence)) && namesProfession(sentence)
  return attribute === "name" && sentence.split(/[,;]|\s(?:und|and|et|y|e)\s/u, 1).some(mayTellOwnName)
}

/** "My employer is Bosch", and, as facts leave "my" out, "Birthday is on 3 June". */
const NAMED = expression("iu")`
  ^(?:(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|mes|notre|mis?|nuestr[oa]|(?:il |la |i |le |l['’])?(?:mi[oa]|miei|mie|nostr[oa])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]))[ ])?
  (?<thing>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?) (?:is|are|was|ist|sind|lautet|(?:c['’])?est|sont|es|son|è|sono|é|são)(?!\p{L})
  |^我(?:们)?的?(?<chinese>\p{Script=Han}{1,4}?)(?:是|：|:)|^(?:(?:私|僕|俺|うち)の)?(?<japanese>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})は
`

/** Whether a clause calls an attribute of its speaker by its name and says what it is. */
export function tellsByItsName(clause: string, attribute: string): boolean {
  const { thing, chinese, japanese } = NAMED.exec(clause)?.groups ?? {}
  const name = thing ?? chinese ?? japanese
  return name !== undefined && namedAttribute(name)?.attribute === attribute
}

/** Whether a clause of a sentence that tells more tells this attribute of its speaker. */
export function tellsOwnAttribute(clause: string, attribute: string): boolean {
  const bare = clause.replace(LAST_MARK, "")
  if (attribute === "name") return tellsOwnName(bare)
  if (tellsByItsName(bare, attribute)) return true
  const stated = statedAttribute(bare)
  if (stated !== undefined) return isAskedAttribute(stated, attribute)
  if (tellsOwnName(bare)) return false
  return (
    tellsValue(bare, attribute) ||
    statedPersonalNumber(bare) === attribute ||
    isLikeliest(bare, attribute) ||
    (attribute === "job" && tellsProfession(bare))
  )
}

const IS = expression("iu")`
  ^(?:(?<english>i['’]?m|i am|is)|ich bin|bin|je suis|(?:yo )?soy|(?:io )?(?:sono|faccio)|(?:eu )?sou)(?!\p{L})(?: (?:now|currently|also|still|jetzt|auch|aussi|también|anche|também))?
`
const IS_UNSPACED = /^(?:我(?:是|当)|在.{1,12}当)(?!.*的.)/u
const ARTICLE = /^(?:an?|the|ein(?:e[nr]?)?|une?|un[oa]?|uma?|il|lo|la|l)$/iu
/** What makes of a profession behind it somebody else, or no work: "married to a teacher", "no cook", "a keen gardener". */
const NO_MODIFIER = expression("iu")`
  ^(?:to|of|for|with|by|from|on|at|in|like|be|not|no|an?|the|my|our|his|her|your|nicht|kein\p{L}*|mit|von|bei|beim|vom|zu|für|als|gegen|d[aeiou]r?|de[nmrs]|die|das|ein\p{L}*|mein\p{L}*|avec|par|pour|chez|du|des|aux?|à|un[ae]?|uno|mon|ma|mes|con|por|para|mis?|su|per|dal?|del(?:la|l|lo)?|al(?:la|l|lo)?|com|uma?|o|meu|minha|pas|não|non
  |keen|good|great|bad|decent|terrible|passionate|hobby|amateur|guter?|gute|schlechter?|leidenschaftliche\p{L}*|bon|bonne|mauvaise?|buen\p{L}?|mal[ao]?|brav[oa]|b[oô]a?|bom|daughter|son|wife|husband|mother|father|sister|brother|child|patient\p{L}*|paciente|paziente)$
`
/** What is told beside a profession: "a nurse with two dogs". */
const WITH = /(?<!\p{L})(?:with|who|mit|avec|con|com|die|der|qui|que|che)(?!\p{L})/iu
/** What a word between "I'm a" and a profession may tell besides: "a vegan chef". */
const OF_ONESELF: readonly string[] = [...NO_NAME, "diet", "orientation"]
const TOLD_BY_MODIFIER: ReadonlySet<string> = new Set("worship|illness|reaction|eating".split("|"))
const MAX_MODIFIERS = 3

/** "I'm a nurse in Bristol", and neither "I'm married to a nurse" nor what tells something else as well. */
export function tellsProfession(clause: string): boolean {
  if (IS_UNSPACED.test(clause)) return namesProfession(clause)
  const match = IS.exec(clause)
  if (match === null) return false
  const rest = clause.slice(match[0].length)
  const words = [...rest.matchAll(/[\p{L}\p{M}\p{N}-]+(?:['’]s?(?!\p{L}))?/gu)]
  const from = ARTICLE.test(words[0]?.[0].replace(/['’]$/u, "") ?? "") ? 1 : 0
  if (from === 0 && match.groups?.english !== undefined && words.length > 1 && !namesProfession(words[0]?.[0] ?? ""))
    return false
  for (let at = from; at <= from + MAX_MODIFIERS; at++) {
    const { 0: word, index } = words[at] ?? { 0: "", index: 0 }
    if (word === "" || /['’]s$/u.test(word) || NO_MODIFIER.test(word.replace(/['’]$/u, ""))) return false
    const end = index + word.length
    if (!namesProfession(rest.slice(words[from]?.index ?? 0, end))) continue
    const modifiers = rest.slice(words[from]?.index ?? 0, index)
    return (
      !/\d/u.test(modifiers) &&
      !OF_ONESELF.some((attribute) => holdsValue(modifiers.trim(), attribute)) &&
      !subtopicsIn(foldedWords(modifiers), modifiers).some((topic) => TOLD_BY_MODIFIER.has(topic)) &&
      !WITH.test(rest.slice(end))
    )
  }
  return false
}

const namesProfession = (text: string): boolean => subtopicsIn(foldedWords(text), text).includes("profession")
