import { CHANGES } from "../../text/change-cues.ts"
import { expression } from "../../text/regex.ts"

/** More clauses in one sentence are no natural language. */
export const MAX_CLAUSES = 6

const JOINT =
  /(?:[,;]|,? (?:and|but|while|so|plus))(?: also)? (?:now |then |these days |currently )?(?=(?:I|I'\w+|my|our|we) )/gi

/** "I'm allergic to peanuts and my dog is called Biscuit" says two things. */
export function tellingClauses(text: string): readonly string[] {
  const clauses: string[] = []
  let from = 0
  for (const { 0: joint, index } of text.matchAll(JOINT)) {
    clauses.push(text.slice(from, index))
    from = index + joint.length
  }
  clauses.push(text.slice(from))
  return clauses.length <= MAX_CLAUSES ? clauses : [text]
}

/** Words that set what follows against what was said: after them somebody says what they must not get. */
const CONTRAST = expression("iu")`
  [,、，]?\s(?:but|although|though|however|aber|doch|allerdings|mais|pourtant|pero|aunque|ma|però|mas|maar|ale|jednak|но|однако|men|ama|fakat)\s(?=\S)
  |[，,]?(?:但是|但|不过|可是)[，,]?(?=\S)|(?:(?<=です|ます|だ)(?:が|けど|けれど)|けど|でも)、(?=\S)|지만,?\s(?=\S)
`
/** What a sentence says behind its first word of contrast: "I love dogs but allergic to cats". */
export function contrastedIn(text: string): string | undefined {
  const contrast = CONTRAST.exec(text)
  return contrast === null || contrast.index === 0 ? undefined : text.slice(contrast.index + contrast[0].length)
}

/** What stands between two clauses. */
const BETWEEN = /[,;:–—] ?(?:(?:und|et|y|e|ed|mas|aber|pero|mais|ma) )?| (?:und|et|y|e|ed) /giu
const OF_NOW = /^(?:jetzt|nun|inzwischen|mittlerweile|maintenant|désormais|ahora|agora|ora|adesso) /iu
/** Ends of a job, a home or a name that no word of change tells. */
const LEAVES = expression("iu")`
  (?<!\p{L})(?:despedi-me|me demiti|demiti-me|saí d[aoe]|casei|casei-me|me casei|démissionné|marié|mariée|me casé|sposat[oa]|geheiratet)(?!\p{L})
`
const OF_WORK = /(?<!\p{L})(?:emprego|trabalho|empresa)(?!\p{L})/iu
const OF_NOW_HAN = /^我?[^，,；]{1,20}[，,；]\s?我?(?:现在|如今|目前)我?([^，,；]{3,30})$/u

/** "Saí da Galp e agora trabalho na Sonae": the ends of a sentence that may tell what holds behind a change, as statements of their own. */
export function clausesOfNow(text: string): readonly string[] {
  const han = OF_NOW_HAN.exec(text)?.[1]
  if (han !== undefined) return [`我${han}`]
  return [...text.matchAll(BETWEEN)].slice(0, MAX_CLAUSES).flatMap(({ 0: between, index }) => {
    const [head, rest] = [text.slice(0, index), text.slice(index + between.length)]
    const isNow = OF_NOW.test(rest)
    if (!isNow && !CHANGES.test(head) && !LEAVES.test(head)) return []
    const clause = rest.replace(OF_NOW, "").replace(/^(bin|heiße|heisse|wohne|lebe|arbeite) ich /iu, "Ich $1 ")
    return [OF_WORK.test(head) ? clause.replace(/^(?:estou|t[ôo]) (?=n[ao] )/iu, "trabalho ") : clause]
  })
}

/** Whether a clause names a place, a company, a person or a job: "e agora trabalho no jardim" tells none. */
export function namesValue(clause: string): boolean {
  return /\s\p{Lu}|\p{Lo}|\s(?:como|als|comme|come)\s|^(?:virei|tornei-me|me tornei)\s/u.test(clause)
}
