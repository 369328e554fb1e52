import { expression } from "../../text/regex.ts"

/** Figurative places, or places without an address. */
const STATE = expression("i")`
  ^(?:in |at |near |to )?(?:(?:the|a|an|my|constant|total|complete|utter|absolute|perpetual) ){0,2}(?:fear|denial|sin|luxury
  |peace|poverty|chaos|harmony|hope|misery|squalor|exile|hiding|pain|darkness|silence|comfort|style|debt|dread|terror
  |isolation|solitude|ignorance|regret|shame|doubt|anger|dreams?|delusion|filth|moment|past|present|future|bubble|mess
  |lie|world|nightmare|tears|edge|limit|next|angst|sorge|armut|frieden|trennung|peur|miedo|paz|paura|medo|pace)\b
`
const BEYOND = expression("iu")`
  [,;]|\b(?:with|and|but|since|for|because|so|while|where|which|who|when|as|until|mit|und|seit|avec|et|depuis|con|y|desde|e|com)\b
`

/** "Lille la semaine dernière". */
const TIME_BEHIND = expression("iu")`
  \s(?:(?:la|le|l['’]|el|il|o|a) ?(?:semaine|mois|an|année|semana|mes|año|settimana|mese|anno|mês|ano|été|hiver|weekend|week-end) (?:derni\p{L}+|passée?|pasad[oa]|scors[oa]|passad[oa])|(?:last|this) (?:week|month|year|weekend|spring|summer|autumn|fall|winter)|yesterday|hier|ayer|ieri|ontem|il y a .{1,20}|hace .{1,20}|há .{1,20})$
`

/** Whether somebody lives there in a figure of speech. */
export function isState(where: string): boolean {
  return STATE.test(where)
}

/** Whether it names a place of which a person has one at a time: a proper name, or a word or two without an article. */
export function isPlace(where: string): boolean {
  if (isState(where)) return false
  const named = where.replace(TIME_BEHIND, "").split(BEYOND)[0]?.trim() ?? ""
  if (/\p{Lu}|\p{Lo}/u.test(named.replace(/^(?:In|At|Near|To)\b/, ""))) return true
  return /^(?:(?:in|at|near|outside|close to|on|to|into|from) )?(?!(?:an?|the|my|our|their|his|her|some|this|that|la|le|les|une?|el|los|las|una|der|die|das|den|dem|einer?|einem)\b)[\p{L}'-]+(?: [\p{L}'-]+)?$/u.test(
    named,
  )
}
