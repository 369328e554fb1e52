import { expression, oneLine } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { namedAttribute } from "./attribute-requests.ts"
import { parseForgetRequests } from "./forget-requests.ts"

const MY =
  "(?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|(?:(?:il|la|i|le) )?(?:mi[oa]|miei|mie|nostr[oaie])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))"
const CLAUSE = oneLine(`
  (?:(?:the fact )?that (?:i|we)|(?:where|what|when|who|how (?:old|tall|much)) (?:i|we)|(?:dass|wo|was|wann|wie \\p{L}+) (?:ich|wir)|(?:que|où|quand|ce que|quel âge) (?:j['’]|je|on|nous)|(?:que|dónde|cuándo|lo que|cuántos años) (?:\\p{L}+(?:o|y|emos|amos|imos))|(?:che|dove|quando|quanti anni) (?:ho|sono|\\p{L}+(?:o|iamo))|(?:que|onde|quando|quantos anos) (?:eu |sou|estou|tenho|\\p{L}+o))
`)
/** What opens something of one's own: its possessive, or a clause about oneself. */
const OWN = {
  thing: new RegExp(`(?<![\\p{L}'’])${MY}(?= )`, "giu"),
  clause: new RegExp(`(?<![\\p{L}'’])${CLAUSE}`, "giu"),
}
const HAS_CLAUSE = new RegExp(`(?<![\\p{L}'’])${CLAUSE}`, "iu")
const CLAUSE_FIRST = new RegExp(`^${CLAUSE}`, "iu")
const ABOUT = "(?:about|über|von|de|di|su|sobre|à propos de|about)"
const VERB =
  "(?:forget|delete|remove|erase|vergiss|vergesst|lösche?|entferne?|oublie[zs]?|efface|supprime|olvida|borra|elimina|dimentica|cancella|elimina|esqueç?[ae]|apague?|apaga)"
/** What stands between two such things. */
const JOINT = new RegExp(
  `(?:,? (?:and|und|et|y|e|or|oder|ou|o)(?: also| auch| aussi| también| anche| também)?|,) (?:${VERB} )?(?:${ABOUT} )?(?=${MY} |${CLAUSE})`,
  "giu",
)
/** "Forget my cat and my dog is called Bo" states something. */
const STATES = expression(
  "iu",
)`(?<!\p{L})(?:is|are|was|were|ist|sind|war|heißt|est|sont|s['’]appelle|es|son|se llama|è|sono|si chiama|é|são|se chama)(?!\p{L})`
/** "From your memory", "any more": for all. */
const TAIL = expression(
  "iu",
)`(?<tail>(?:,? (?:any ?more|any longer|from (?:your |the )?(?:memory|notes)|from what you (?:know|remember)[^,.!?]{0,40}|aus (?:deinem|dem) (?:gedächtnis|speicher)|de ta mémoire|de tu memoria|dalla tua memoria|da sua memória|please|bitte|s['’]il te plaît|por favor|per favore)){0,3}[\s.!?]{0,6})$`
/** "Forget that I visited my boss and my sister" is one statement, and "what I told you about" them is none. */
const SAYS = expression(
  "iu",
)`(?<!\p{L})(?:told|said|mentioned|shared|know|gesagt|erzählt|weißt|dit|raconté|sais|dije|conté|sabes|detto|raccontato|sai|disse|contei|sabe)(?!\p{L})`

const MAX_CHARACTERS = 240
const MAX_PARTS = 4

/** "Please forget my job and my address." as one request for each thing; nothing if it names one, or anything else. */
function divideObjects(sentence: string): readonly string[] | undefined {
  if (sentence.length > MAX_CHARACTERS) return undefined
  const parts = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)
    ? splitJapanese(sentence)
    : /\p{Script=Han}/u.test(sentence)
      ? splitChinese(sentence)
      : splitSpaced(sentence)
  if (parts === undefined || parts.length < 2 || parts.length > MAX_PARTS) return undefined
  return parts.every(asksForOwn) ? parts : undefined
}

function asksForOwn(part: string): boolean {
  const [request, ...others] = parseForgetRequests(part)
  return request !== undefined && others.length === 0
}

function splitSpaced(sentence: string): readonly string[] | undefined {
  const opening = Math.min(
    ...[...sentence.matchAll(OWN.thing), ...sentence.matchAll(OWN.clause)].map(({ index }) => index),
  )
  const joints = [...sentence.matchAll(JOINT)].filter(({ index }) => index > opening)
  const [first] = joints
  if (first === undefined) return undefined
  const tail = TAIL.exec(sentence)?.groups?.tail ?? ""
  const body = sentence.slice(0, sentence.length - tail.length)
  const left = sentence.slice(0, first.index)
  const right = body.slice(first.index + first[0].length)
  const opens = [...left.matchAll(startsWithClause(right) ? OWN.clause : OWN.thing)]
  const all = [...left.matchAll(OWN.thing), ...left.matchAll(OWN.clause)].map(({ index }) => index)
  const at = opens.at(-1)?.index ?? (all.length > 0 ? Math.min(...all) : undefined)
  if (at === undefined) return undefined
  const head = left.slice(0, at)
  if (!SAYS.test(head) && HAS_CLAUSE.test(head)) return undefined
  const objects = [left.slice(at)]
  for (const [index, { index: from, 0: joint }] of joints.entries())
    objects.push(body.slice(from + joint.length, joints[index + 1]?.index ?? body.length))
  if (objects.some((object) => !startsWithClause(object) && STATES.test(object))) return undefined
  const isAsked = /[?？]/.test(tail)
  return objects.map((object) => `${head}${object}${tail.trim() === "" ? (isAsked ? "?" : ".") : tail}`.trim())
}

const startsWithClause = (text: string): boolean => CLAUSE_FIRST.test(text)

const JOINT_ZH = /(?:，|、)?(?:和|与|跟|以及|还有|及)(?=我)|、(?=我)/gu

/** "请忘掉我的工作和我的年龄": behind the verb, each with its own "我". */
function splitChinese(sentence: string): readonly string[] | undefined {
  const start = sentence.indexOf("我")
  const end = sentence.replace(/[。！？.!?\s]{1,4}$/u, "").length
  if (start <= 0) return undefined
  const objects = sentence.slice(start, end).split(JOINT_ZH)
  return objects.map((object) => `${sentence.slice(0, start)}${object}。`)
}

const PARTS_JA = /^(?<objects>.{2,60}?)(?<rest>(?:のこと)?[はをも、]{0,2}(?:もう)?(?:忘れ|消し|削除|消去).{0,24})$/u
const JOINT_JA =
  /、(?=\P{Script=Hiragana})|(?<=こと|[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])/gu

/** "仕事と住所のことは忘れてください": before the verb. */
function splitJapanese(sentence: string): readonly string[] | undefined {
  const { objects, rest } = PARTS_JA.exec(sentence.replace(/[。！.!\s]{1,4}$/u, ""))?.groups ?? {}
  if (objects === undefined || rest === undefined) return undefined
  const bare = rest.startsWith("のこと") ? rest.slice("のこと".length) : rest
  const all = objects.split(JOINT_JA)
  // "白と黒の猫" is one cat.
  if (
    !all.every((object) => object.endsWith("こと") || namedAttribute(object.replace(/^[私僕俺]の/u, "")) !== undefined)
  )
    return undefined
  return all.map((object) => `${object}${object.endsWith("こと") ? bare : rest}。`)
}

/** A text in which a request for several things of one's own is one sentence for each. */
export function divideJoinedRequests(text: string): string {
  let divided = ""
  let from = 0
  for (const { text: sentence, start, end } of sentencesOf(text)) {
    const parts = divideObjects(sentence)
    if (parts === undefined) continue
    divided += `${text.slice(from, start)}${parts.join(" ")}`
    from = end
  }
  return divided + text.slice(from)
}
